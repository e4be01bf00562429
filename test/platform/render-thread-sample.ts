import { parentPort } from 'node:worker_threads'
import type { RenderSite } from '#src/platform/pages-cache/packed-page.ts'
import { serveRenders } from '#src/platform/pages-cache/render-thread.ts'
import { getAllMessages } from '#src/features/language/language.contract.ts'

/** A site whose pages do what their address says. */
const render: RenderSite = async (request, client, culture) => {
  const { pathname } = new URL(request.url)
  if (pathname === '/ends') process.exit(1)
  if (pathname === '/fails') throw new Error('no such page')
  if (pathname === '/never-ends') for (;;);
  const reply = await client(getAllMessages, { query: { culture } })
  return { status: 200, contentType: 'text/html; charset=utf-8', location: null, body: `${pathname} ${JSON.stringify(reply)}` }
}

serveRenders(parentPort!, { render, addresses: ['a', 'b'] }, 'http://localhost')

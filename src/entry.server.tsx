import { PassThrough } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import { createReadableStreamFromReadable } from '@react-router/node'
import { RouterContextProvider, ServerRouter, type EntryContext } from 'react-router'
import { builtInWords } from '#src/words.ts'
import { WordsProvider } from '#src/features/language/web/words-provider.tsx'
import type { Client } from '#src/kit/client.ts'
import type { Culture } from '#src/kit/culture.ts'
import { pageClient, pageCulture, pageSite, type Site } from '#src/pages/page-context.ts'

// The server imports no React of its own: everything that renders pages comes in this one build.
export { createRequestHandler } from 'react-router'

/** What the server passes to each page: the API bound in-process, the language, and the shop's addresses. */
export function createPageContext(client: Client, culture: Culture, site: Site): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(pageClient, client)
  context.set(pageCulture, culture)
  context.set(pageSite, site)
  return context
}

/** Renders the whole page before the first byte is sent, because pages are cached. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const culture = context.get(pageCulture)
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(
      <WordsProvider culture={culture} words={builtInWords[culture]}>
        <ServerRouter context={routerContext} url={request.url} />
      </WordsProvider>,
      {
        // Pages are not streamed, so React must not split them into parts.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          const body = new PassThrough()
          pipe(body)
          resolve(new Response(createReadableStreamFromReadable(body), { status, headers }))
        },
        onShellError: reject,
        onError(error) {
          // The error goes to stderr; the page still shows what could be rendered.
          console.error(error)
        },
      },
    )
  })
}

import type { FastifyInstance } from 'fastify'
import { builtSite } from '#src/built-site.ts'
import { createRenderer } from '#src/platform/pages-cache/site.ts'

const origin = 'http://localhost'

/** Renders pages of the built site on this thread; what they call is asked of this app. */
export async function renderedSite(app: FastifyInstance): Promise<ReturnType<typeof createRenderer>> {
  const { render } = await builtSite({ buildDir: 'build', publicOrigin: origin, commerceApiUrl: origin, siteApiUrl: origin, mode: 'test' })
  return createRenderer(app, { publicOrigin: origin, render })
}

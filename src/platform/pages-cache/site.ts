import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createClient, type Client } from '#src/kit/client.ts'
import type { Culture } from '#src/kit/culture.ts'
import { cultureOf } from '#src/platform/http/caller.ts'
import { createPagesCache, type KeptPage, type PagesCache } from './pages-cache.ts'

/** The site as Vite built it: renders a request, with the API bound in-process. */
export type RenderSite = (request: Request, client: Client, culture: Culture) => Promise<Response>

export interface SiteOptions {
  /** Folder of the repository: `public` and `build/client` lie in it. */
  root: string
  publicOrigin: string
  apiOrigins: readonly string[]
  /** The only foreign origin that may fill a frame: the gateway's card fields. */
  frameOrigin: string
  render: RenderSite
}

const yearInSeconds = 365 * 24 * 60 * 60
const dayInSeconds = 24 * 60 * 60
/** The only parts of a query that may change a page; everything else never reaches it, nor the cache. */
const pageParameters = ['param', '_routes', 'keyword']
const longestParameter = 512

/** Adds pages and their files to the server. */
export async function addSite(app: FastifyInstance, options: SiteOptions): Promise<PagesCache> {
  await addFiles(app, options.root)
  const clients = { en: inProcessClient(app, 'en'), zh: inProcessClient(app, 'zh') }
  const pages = createPagesCache(({ path, culture }) => options.render(new Request(options.publicOrigin + path), clients[culture], culture))
  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const page = await pages.get({ path: pagePath(request.url), culture: cultureOf(request) })
    return sendPage(request, reply, page, options)
  })
  return pages
}

async function addFiles(app: FastifyInstance, root: string): Promise<void> {
  const built = join(root, 'build', 'client', 'assets')
  await app.register(fastifyStatic, { root: built, prefix: '/assets/', decorateReply: false, preCompressed: true, immutable: true, maxAge: yearInSeconds * 1000 })
  for (const folder of ['art', 'fonts', 'icons']) {
    await app.register(fastifyStatic, { root: join(root, 'public', folder), prefix: `/${folder}/`, decorateReply: false, maxAge: dayInSeconds * 1000 })
  }
}

/** Page loaders call the API through the same contract as the browser, without a socket and without anybody's cookies. */
const inProcessClient = (app: FastifyInstance, culture: Culture): Client =>
  createClient(async ({ method, url, body }) => {
    const response = await app.inject({
      method: method as 'GET',
      url,
      cookies: { culture },
      ...(body === undefined ? {} : { payload: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    })
    return { status: response.statusCode, body: response.body ? response.json() : null }
  })

/** The path with the parameters that matter, in one order. */
export function pagePath(url: string): string {
  const { pathname, searchParams } = new URL(url, 'http://page')
  const kept = pageParameters.flatMap((name) => {
    const value = searchParams.get(name)
    return value && value.length <= longestParameter ? [`${name}=${encodeURIComponent(value)}`] : []
  })
  return kept.length === 0 ? pathname : `${pathname}?${kept.join('&')}`
}

function sendPage(request: FastifyRequest, reply: FastifyReply, page: KeptPage, options: SiteOptions): FastifyReply {
  reply.headers({
    'content-security-policy': policy(page, options),
    'cache-control': 'public, max-age=0, must-revalidate',
    vary: 'cookie, accept-encoding',
    etag: page.etag,
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  })
  if (page.location) return reply.code(page.status).header('location', page.location).send()
  if (request.headers['if-none-match'] === page.etag) return reply.code(304).send()
  const encoding = chosenEncoding(request.headers['accept-encoding'])
  if (encoding) reply.header('content-encoding', encoding)
  return reply.code(page.status).type(page.contentType).send(page[encoding ?? 'identity'])
}

function chosenEncoding(accepted: string | string[] | undefined): 'br' | 'gzip' | null {
  const offered = String(accepted ?? '')
  if (/\bbr\b/.test(offered)) return 'br'
  return /\bgzip\b/.test(offered) ? 'gzip' : null
}

function policy(page: KeptPage, { apiOrigins, frameOrigin }: SiteOptions): string {
  return [
    "default-src 'self'",
    `script-src 'self' ${page.scriptHashes.join(' ')}`,
    "style-src 'self'",
    // A catalogue brought from elsewhere keeps its pictures where they are.
    "img-src 'self' https: data:",
    `connect-src 'self' ${apiOrigins.join(' ')}`,
    `frame-src ${frameOrigin}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

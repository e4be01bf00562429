import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { paintedFirst, readStyles } from '#src/browser-start/critical-css.ts'
import { createClient, type Client } from '#src/kit/client.ts'
import { askedCulture, type Culture } from '#src/kit/culture.ts'
import type { Changes } from '#src/platform/changes/changes.ts'
import { cultureOf } from '#src/platform/http/caller.ts'
import { createPagesCache, type CachedPage, type RenderPage } from './pages-cache.ts'

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
  /** What is kept is dropped when this tells that it has changed. */
  changes: Pick<Changes, 'subscribe'>
}

const yearInSeconds = 365 * 24 * 60 * 60
const dayInSeconds = 24 * 60 * 60
/** Which pages read which parameters; the rest of a query never reaches them, nor the cache. A language asked for chooses which page it is. */
const parametersUnder: Record<string, readonly string[]> = {
  '/productlist/category/': ['param'],
  '/productlist/brand/': ['param'],
  '/branddirectory': ['category'],
  '/search': ['keyword', 'param'],
}
/** React Router asks for a page's data at its path with this ending, and may name the routes it lacks. */
const dataEnding = '.data'
const dataParameter = '_routes'
const longestParameter = 512
const controlCharacter = /\p{Cc}/u
/** A path that is its own normal form, as nearly all are. */
const plainPath = /^(?:\/[\w-]+)+\/?$|^\/$/
/** An address without a page behind it, rendered for everything that is no address at all. */
const missingPath = '/404'

/** Adds pages and their files to the server. */
export async function addSite(app: FastifyInstance, options: SiteOptions): Promise<void> {
  await addFiles(app, options.root)
  const pages = createPagesCache(createRenderer(app, options))
  const send = createSender(options)
  options.changes.subscribe((changed) => pages.forget(changed))
  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    // What no call answers is a problem of the API, not a page.
    if (request.url.startsWith('/api/')) return reply.callNotFound()
    const page = await pages.get({ path: pagePath(request.url) ?? missingPath, culture: askedCulture(request.url) ?? cultureOf(request) })
    return send(request, reply, page)
  })
}

async function addFiles(app: FastifyInstance, root: string): Promise<void> {
  const built = join(root, 'build', 'client', 'assets')
  await app.register(fastifyStatic, {
    root: built,
    prefix: '/assets/',
    decorateReply: false,
    preCompressed: true,
    immutable: true,
    maxAge: yearInSeconds * 1000,
  })
  for (const folder of ['art', 'fonts', 'icons']) {
    await app.register(fastifyStatic, {
      root: join(root, 'public', folder),
      prefix: `/${folder}/`,
      decorateReply: false,
      maxAge: dayInSeconds * 1000,
    })
  }
}

const isHtml = (response: Response): boolean => response.headers.get('content-type')?.startsWith('text/html') ?? false

/** Renders a page as it is kept. */
export function createRenderer(
  app: FastifyInstance,
  { root, publicOrigin, render }: Pick<SiteOptions, 'root' | 'publicOrigin' | 'render'>,
): RenderPage {
  const clients = { en: inProcessClient(app, 'en'), zh: inProcessClient(app, 'zh') }
  const stylesOf = readStyles(join(root, 'build', 'client'))
  return async ({ path, culture }) => {
    const response = await render(new Request(publicOrigin + path), clients[culture], culture)
    return isHtml(response) ? new Response(paintedFirst(await response.text(), stylesOf), response) : response
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

/** The path with the parameters that its page reads, in one order; null for what cannot be the path of a page. */
export function pagePath(url: string): string | null {
  if (plainPath.test(url)) return url
  const queryAt = url.indexOf('?')
  const written = queryAt < 0 ? url : url.slice(0, queryAt)
  if (!written.startsWith('/')) return null
  // Put behind an origin, a path cannot become another host; what dots and backslashes meant shows only afterwards.
  const { pathname } = new URL(`http://page${written}`)
  const decoded = decodedPath(pathname)
  if (decoded === null || pathname.startsWith('//') || controlCharacter.test(decoded)) return null
  const given = new URLSearchParams(queryAt < 0 ? '' : url.slice(queryAt))
  const kept = parametersOf(decoded).flatMap((name) => {
    const value = given.get(name)
    return value && value.length <= longestParameter && !controlCharacter.test(value) ? [`${name}=${encodeURIComponent(value)}`] : []
  })
  return kept.length === 0 ? pathname : `${pathname}?${kept.join('&')}`
}

function decodedPath(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return null
  }
}

/** Addresses match in any case, and so do their parameters. */
function parametersOf(path: string): string[] {
  const names = Object.entries(parametersUnder).flatMap(([start, read]) => (path.toLowerCase().startsWith(start) ? read : []))
  return path.endsWith(dataEnding) ? [...names, dataParameter] : names
}

type Form = 'identity' | 'gzip' | 'br'

/** The heads of a page's answers, as they go out: made once, when it is first asked for. */
type Heads = Record<Form | 'unchanged', string[]>

/** Past the framework, to the socket as it is: the page is whole, and so is its head. */
function createSender(options: SiteOptions): (request: FastifyRequest, reply: FastifyReply, page: CachedPage) => FastifyReply {
  const known = new WeakMap<CachedPage, Heads>()
  return ({ headers }, reply, page) => {
    let heads = known.get(page)
    if (!heads) known.set(page, (heads = headsOf(page, options)))
    reply.hijack()
    if (page.location === null && headers['if-none-match'] === page.etag) {
      reply.raw.writeHead(304, heads.unchanged).end()
      return reply
    }
    const form = page.location === null ? chosenForm(headers['accept-encoding']) : 'identity'
    reply.raw.writeHead(page.status, heads[form]).end(page[form])
    return reply
  }
}

function headsOf(page: CachedPage, options: SiteOptions): Heads {
  const shared = [
    ['content-security-policy', policy(page, options)],
    ['cache-control', 'public, max-age=0, must-revalidate'],
    ['vary', 'cookie, accept-encoding'],
    ['etag', page.etag],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['x-content-type-options', 'nosniff'],
    ['cross-origin-opener-policy', 'same-origin'],
    ['permissions-policy', 'camera=(), microphone=(), geolocation=()'],
    ...(page.location === null ? [] : [['location', page.location]]),
  ].flat()
  const whole = (form: Form) => [
    ...shared,
    'content-type',
    page.contentType,
    'content-length',
    String(page[form].length),
    ...(form === 'identity' ? [] : ['content-encoding', form]),
  ]
  return { unchanged: shared, identity: whole('identity'), gzip: whole('gzip'), br: whole('br') }
}

function chosenForm(accepted: string | string[] | undefined): Form {
  const offered = String(accepted ?? '')
  if (/\bbr\b/.test(offered)) return 'br'
  return /\bgzip\b/.test(offered) ? 'gzip' : 'identity'
}

function policy(page: CachedPage, { apiOrigins, frameOrigin }: SiteOptions): string {
  return [
    "default-src 'self'",
    `script-src 'self' ${page.scriptHashes.join(' ')}`,
    `style-src 'self' ${page.styleHashes.join(' ')}`,
    // A catalogue brought from elsewhere keeps its pictures and videos where they are.
    "img-src 'self' https: data:",
    "media-src 'self' https:",
    `connect-src 'self' ${apiOrigins.join(' ')}`,
    `frame-src ${frameOrigin}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

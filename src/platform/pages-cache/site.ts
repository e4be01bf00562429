import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { nextYear } from '#src/kit/clock.ts'
import { askedCulture, cultureParameter, inEachCulture } from '#src/kit/culture.ts'
import type { Changes } from '#src/platform/changes/changes.ts'
import type { Orm } from '#src/platform/db/database.ts'
import { acceptedForm, type Form } from '#src/platform/http/accepted-form.ts'
import { everyAnswer } from '#src/platform/http/answer-headers.ts'
import { retryAfterSeconds } from '#src/platform/http/problems.ts'
import { noteRead, noteUntil } from '#src/platform/changes/read-topics.ts'
import { passing } from '#src/platform/changes/topics.ts'
import { idHeader, sameId } from '#src/platform/http/request-id.ts'
import { cultureOf } from '#src/platform/http/caller.ts'
import { networkOf } from '#src/platform/quota/networks.ts'
import { createTopicCache } from '#src/platform/topic-cache.ts'
import { createAskedPages, type AskedPages } from './asked-pages.ts'
import { dataEnding, oneAddressOf, type OneAddress } from './one-address.ts'
import type { RenderedPage, RenderSite } from './packed-page.ts'
import { pageClient, type AnswerKey, type ApiAnswer, type AskApi } from './page-api.ts'
import { createPagesCache, type CachedPage, type PageKey, type PagesCache, type RenderPage } from './pages-cache.ts'
import { refusedPage } from './refused-page.ts'
import type { RenderThreads } from './render-threads.ts'

export type ReadAs = (path: string, name: string, value: string) => string

export interface SiteOptions {
  /** The root folder of the repository, with `public`. */
  root: string
  /** Where the site was built; from the root, if it is no absolute path. */
  buildDir: string
  /** Where pictures that were fetched for the catalogue are kept. */
  picturesDir: string
  publicOrigin: string
  apiOrigins: readonly string[]
  /** The only foreign origin that may fill a frame: the gateway's card fields. */
  frameOrigin: string
  /** On threads of its own, or on the one that answers the API. */
  render: RenderThreads | RenderSite
  /** The addresses of the site's pages, as its routes write them. */
  addresses: readonly string[]
  /** A parameter of a page as the page reads it, so that all ways of writing it are one page; empty where it says nothing. */
  readAs?: ReadAs
  /** The other origins from which pages may load pictures and videos (safe-49). */
  mediaOrigins(): Promise<string[]>
  /** Where it is counted which pages are asked for. */
  orm: Orm
  /** Milliseconds of the shop's clock; those of this process's without it. */
  now?(): number
  /** The feed of changes, which invalidates cached pages. */
  changes: Pick<Changes, 'subscribe' | 'isFollowed'>
}

const yearInSeconds = 365 * 24 * 60 * 60
const dayInSeconds = 24 * 60 * 60
/** The parameters that each page reads; the rest of a query reaches neither the page nor the cache key. The parameter `lang` chooses the culture. */
const parametersUnder: Record<string, readonly string[]> = {
  '/productlist/category/': ['param'],
  '/productlist/brand/': ['param'],
  '/branddirectory': ['category'],
  '/search': ['keyword', 'param'],
}
/** React Router requests a page's data at its path with this ending, and may name the routes that it needs. */
const dataParameter = '_routes'
const longestParameter = 512
const controlCharacter = /\p{Cc}/u
/** A path that needs no normalising, as nearly all. */
const plainPath = /^(?:\/[\w-]+)+\/?$|^\/$/
/** An address without a page, rendered in place of every URL that is no valid address. */
const missingPath = '/404'

export interface Site extends Pick<PagesCache, 'counts'> {
  /** Renders the pages that are asked for most, for some seconds at most. */
  warm(): Promise<void>
}

const askedStoredEveryMs = 5 * 60_000

/** Adds pages and their files to the server. */
export async function addSite(app: FastifyInstance, options: SiteOptions): Promise<Site> {
  await addFiles(app, options)
  const { publicOrigin, changes, now = Date.now } = options
  const ask = cachedApi(app, { changes, now })
  const rendered =
    typeof options.render === 'function' ? createRenderer(app, { publicOrigin, render: options.render }, ask) : options.render.renderer(ask)
  const pages = createPagesCache(untilNextYear(orRefused(app, rendered), now), { isFollowed: changes.isFollowed, now })
  const send = createSender(options)
  const oneAddress = oneAddressOf(options.addresses)
  options.changes.subscribe((changed) => pages.invalidate(changed))
  const render = async (request: FastifyRequest, reply: FastifyReply, key: PageKey): Promise<FastifyReply> => {
    const elsewhere = key.path === missingPath ? null : movedTo(key.path, request.url, oneAddress)
    if (elsewhere) return reply.code(301).headers({ location: elsewhere, 'cache-control': 'public, max-age=3600' }).send()
    const page = await sameId.run(request.id, () => pages.get({ ...key, network: networkOf(request.ip) }))
    if (page.status === 200) asked.count(key)
    await send(request, reply, withQuery(page, request.url))
    return reply
  }
  // A cached page takes as few steps as can be: most requests are for one.
  app.get('/*', { schema: { hide: true } }, (request, reply) => {
    // An unknown API address gets a problem, not a page.
    if (request.url.startsWith('/api/')) return reply.callNotFound()
    const key = { path: pagePath(request.url, options.readAs) ?? missingPath, culture: askedCulture(request.url) ?? cultureOf(request) }
    const page = pages.peek(key)
    if (!page) return render(request, reply, key)
    asked.count(key)
    return send(request, reply, page)
  })
  const asked = countAsked(app, options.orm)
  return { counts: pages.counts, warm: () => asked.warm(pages) }
}

/** Counts which pages are asked for, and stores it now and then and at the end. */
function countAsked(app: FastifyInstance, orm: Orm): AskedPages {
  const asked = createAskedPages(orm)
  const store = () => asked.store().catch((error: unknown) => app.log.warn({ err: error }))
  const timer = setInterval(() => void store(), askedStoredEveryMs).unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await store()
  })
  return asked
}

/** The address under which the page is cached, with the query as it was sent; null for that address itself. */
function movedTo(path: string, url: string, oneAddress: OneAddress): string | null {
  const [written] = path.split('?', 1) as [string]
  const one = oneAddress(written)
  const queryAt = url.indexOf('?')
  return one === null || one === written ? null : one + (queryAt < 0 ? '' : url.slice(queryAt))
}

/**
 * A page that has moved for good leads on with the query as it was sent; where a page names a query itself, that one holds, and
 * the language that was asked for stays.
 */
function withQuery(page: CachedPage, url: string): CachedPage {
  const queryAt = url.indexOf('?')
  if (page.location === null || queryAt < 0) return page
  const isOpen = !page.location.includes('?')
  if (page.status === 301 && isOpen) return { ...page, location: page.location + url.slice(queryAt) }
  const culture = askedCulture(url)
  return culture ? { ...page, location: `${page.location}${isOpen ? '?' : '&'}${cultureParameter}=${culture}` } : page
}

type Folders = Pick<SiteOptions, 'root' | 'buildDir' | 'picturesDir'>

async function addFiles(app: FastifyInstance, { root, buildDir, picturesDir }: Folders): Promise<void> {
  // Their names are made from their content.
  const unchanging = { immutable: true, maxAge: yearInSeconds * 1000 }
  await addFolder(app, 'assets', { root: resolve(root, buildDir, 'client', 'assets'), preCompressed: true, ...unchanging })
  await mkdir(picturesDir, { recursive: true })
  await addFolder(app, 'pictures', { root: resolve(picturesDir), ...unchanging })
  for (const folder of ['art', 'fonts', 'icons'])
    await addFolder(app, folder, { root: join(root, 'public', folder), maxAge: dayInSeconds * 1000 })
}

/** The plugin's own route reads the whole folder at each request, to find its file by the exact spelling; here no file is guarded by its spelling. */
async function addFolder(app: FastifyInstance, name: string, options: FastifyStaticOptions): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(fastifyStatic, { ...options, serve: false })
    scope.get<{ Params: { '*': string } }>(`/${name}/*`, { schema: { hide: true } }, ({ params }, reply) => reply.sendFile(params['*']))
  })
}

const askApi =
  (app: FastifyInstance): AskApi =>
  async ({ culture, url }) => {
    const { statusCode, body } = await app.inject({ method: 'GET', url, cookies: { culture } })
    // A page that lacks a part because a call failed is right for now alone.
    if (statusCode >= 500) noteRead(passing)
    return { status: statusCode, text: body }
  }

const mostAnswerBytes = 4 * 1024 * 1024

/** The same with answers cached until they change: the frame of every page is made from the same few. */
function cachedApi(app: FastifyInstance, { changes, now }: Required<Pick<SiteOptions, 'changes' | 'now'>>): AskApi {
  const answers = createTopicCache<AnswerKey, ApiAnswer>({
    make: askApi(app),
    nameOf: ({ culture, url }) => `${culture} ${url}`,
    isCacheable: ({ status }) => status === 200,
    bytesOf: ({ text }) => 1 + 2 * text.length,
    mostBytes: mostAnswerBytes,
    isFollowed: changes.isFollowed,
    now,
  })
  changes.subscribe((changed) => answers.invalidate(changed))
  return answers.get
}

/** A page that cannot be rendered at all, since its thread ended. */
const orRefused =
  (app: FastifyInstance, render: RenderPage): RenderPage =>
  (key) =>
    render(key).catch((error: unknown) => {
      app.log.error({ err: error, path: key.path })
      return refusedPage(key.culture)
    })

/** The foot of every page says the year. */
const untilNextYear =
  (render: RenderPage, now: () => number): RenderPage =>
  (key) => {
    noteUntil(nextYear(new Date(now())))
    return render(key)
  }

/** Renders a page on this thread. */
export function createRenderer(
  app: FastifyInstance,
  { publicOrigin, render }: { publicOrigin: string; render: RenderSite },
  ask: AskApi = askApi(app),
): (key: PageKey) => Promise<RenderedPage> {
  const clients = inEachCulture((culture) => pageClient(ask, culture))
  return ({ path, culture }) => render(new Request(publicOrigin + path), clients[culture], culture)
}

/** The path with the parameters that its page reads, in a fixed order; null for a URL that cannot be a page's. */
export function pagePath(url: string, readAs: ReadAs = asWritten): string | null {
  if (plainPath.test(url)) return url
  const queryAt = url.indexOf('?')
  const written = queryAt < 0 ? url : url.slice(0, queryAt)
  if (!written.startsWith('/')) return null
  // After an origin, the path cannot be read as another host; the URL parser resolves dots and backslashes.
  const { pathname } = new URL(`http://page${written}`)
  const decoded = decodedPath(pathname)
  if (decoded === null || pathname.startsWith('//') || controlCharacter.test(decoded)) return null
  const given = new URLSearchParams(queryAt < 0 ? '' : url.slice(queryAt))
  const query = parametersOf(decoded).flatMap((name) => {
    const value = given.get(name)
    if (!value || value.length > longestParameter || controlCharacter.test(value)) return []
    const read = readAs(decoded.toLowerCase(), name, value)
    return read === '' ? [] : [`${name}=${encodeURIComponent(read)}`]
  })
  return query.length === 0 ? pathname : `${pathname}?${query.join('&')}`
}

const asWritten: ReadAs = (_path, _name, value) => value

function decodedPath(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return null
  }
}

/** Paths are matched without regard to case. */
function parametersOf(path: string): string[] {
  const names = Object.entries(parametersUnder).flatMap(([start, read]) => (path.toLowerCase().startsWith(start) ? read : []))
  return path.endsWith(dataEnding) ? [...names, dataParameter] : names
}

/** A shopper goes on from a page without loading another, and its policy must then allow pictures that are new in the shop. */
const originsKnownForMs = 60_000

/** The header lists of a page's responses, built at the first request of a minute. */
interface Heads {
  until: number
  unchanged: string[]
  /** Of a body in this form. */
  of: Record<Form, string[]>
}

type Send = (request: FastifyRequest, reply: FastifyReply, page: CachedPage) => Promise<void> | void

/** Writes a cached page to the socket past the framework, because body and headers are complete; at once, when they are at hand. */
function createSender(options: SiteOptions): Send {
  const known = new WeakMap<CachedPage, Heads>()
  // While the database is away, those before hold.
  let last: readonly string[] = []
  const origins = (): Promise<readonly string[]> =>
    options.mediaOrigins().then(
      (found) => (last = found),
      () => last,
    )
  const write = ({ headers, id }: FastifyRequest, { raw }: FastifyReply, page: CachedPage, heads: Heads): Promise<void> | void => {
    if (page.status === 200 && headers['if-none-match'] === page.etag) {
      raw.writeHead(304, [...heads.unchanged, idHeader, id]).end()
      return
    }
    const form = page.location === null ? acceptedForm(headers['accept-encoding']) : 'identity'
    const end = (body: Buffer): void =>
      void raw.writeHead(page.status, [...heads.of[form], 'content-length', String(body.length), idHeader, id]).end(body)
    const body = page.as(form)
    if (body instanceof Promise) return body.then(end)
    end(body)
  }
  return (request, reply, page) => {
    const heads = known.get(page)
    if (heads && performance.now() <= heads.until) return write(request, reply.hijack(), page, heads)
    return origins().then((found) => {
      const made = headsOf(page, options, found)
      known.set(page, made)
      return write(request, reply.hijack(), page, made)
    })
  }
}

function headsOf(page: CachedPage, options: SiteOptions, mediaOrigins: readonly string[]): Heads {
  const shared = [
    ['content-security-policy', policy(page, options, mediaOrigins)],
    // A refusal is of one moment, and nothing in front of the shop stores it (run-30).
    ['cache-control', page.status === 503 ? 'no-store' : 'public, max-age=0, must-revalidate'],
    ['vary', 'cookie, accept-encoding'],
    ['etag', page.etag],
    ...(page.status === 503 ? [['retry-after', String(retryAfterSeconds)]] : []),
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['cross-origin-opener-policy', 'same-origin'],
    ['permissions-policy', 'camera=(), microphone=(), geolocation=()'],
    ...Object.entries(everyAnswer(options.publicOrigin)),
    ...(page.location === null ? [] : [['location', page.location]]),
  ].flat()
  const whole = [...shared, 'content-type', page.contentType]
  return {
    until: performance.now() + originsKnownForMs,
    unchanged: shared,
    of: { identity: whole, gzip: [...whole, 'content-encoding', 'gzip'], br: [...whole, 'content-encoding', 'br'] },
  }
}

function policy(page: CachedPage, { apiOrigins, frameOrigin }: SiteOptions, mediaOrigins: readonly string[]): string {
  const media = ['', ...new Set(mediaOrigins)].join(' ')
  return [
    "default-src 'self'",
    `script-src 'self' ${page.scriptHashes.join(' ')}`,
    `style-src 'self' ${page.styleHashes.join(' ')}`,
    // The pictures and videos of an imported catalogue stay on their own hosts.
    `img-src 'self' data:${media}`,
    `media-src 'self'${media}`,
    `connect-src 'self' ${apiOrigins.join(' ')}`,
    `frame-src ${frameOrigin}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types page-start shop default',
  ].join('; ')
}

import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import type { Culture } from '#src/kit/culture.ts'
import { collectReads } from '#src/platform/changes/read-topics.ts'
import { passing, type Changed } from '#src/platform/changes/topics.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** A page as it is kept: rendered once for everybody of one language, compressed, with its hash and policy. */
export interface CachedPage {
  status: number
  contentType: string
  etag: string
  /** Hashes of its inline scripts and styles, for the Content-Security-Policy. */
  scriptHashes: string[]
  styleHashes: string[]
  /** Where a redirect points. */
  location: string | null
  identity: Buffer
  gzip: Buffer
  br: Buffer
}

export interface PagesCache {
  get(key: { path: string; culture: Culture }): Promise<CachedPage>
  /** Drops the pages that were made from what has changed; one that is being rendered, when its render has ended. */
  invalidate(changed: Changed): void
}

export type RenderPage = (key: { path: string; culture: Culture }) => Promise<Response>

/** A cached page, and the topics that it read. */
interface Rendered {
  page: CachedPage
  read: ReadonlySet<string>
}

interface Rendering {
  page: Promise<CachedPage>
  since: number
  /** The topics that changed during the render, so that the page may show their old state; null for all topics. */
  missed: Set<string> | null
}

const mebibyte = 1024 * 1024
const cacheForMs = 60_000

const bytesOf = ({ page }: Rendered): number => page.identity.length + page.gzip.length + page.br.length

/**
 * Caches pages in memory until a topic that they read changes, and for a minute at most. Simultaneous requests for one
 * page share one render. Above `mostBytes` the least recently used page is evicted. Only responses with status 200 are
 * cached.
 */
export function createPagesCache(render: RenderPage, mostBytes = 96 * mebibyte): PagesCache {
  const rendered = new LRUCache<string, Rendered>({
    maxSize: mostBytes,
    sizeCalculation: bytesOf,
    ttl: cacheForMs,
    ttlResolution: 0,
    perf: Date,
  })
  const rendering = new Map<string, Rendering>()

  /** False for a render that ends after a newer one has replaced it: its page must not be cached. */
  function end(name: string, run: Rendering): boolean {
    return rendering.get(name) === run && rendering.delete(name)
  }

  function begin(name: string, key: Parameters<RenderPage>[0]): Promise<CachedPage> {
    const made = collectReads(async () => cachedPage(await render(key)))
    const run: Rendering = { page: made.then(({ made: page }) => page), since: Date.now(), missed: new Set() }
    rendering.set(name, run)
    made.then(
      ({ made: page, read }) => {
        const isCacheable = page.status === 200 && !read.has(passing) && !isTouched(read, run.missed)
        if (end(name, run) && isCacheable) rendered.set(name, { page, read }, { start: run.since })
      },
      () => end(name, run),
    )
    return run.page
  }

  function get(key: Parameters<RenderPage>[0]): Promise<CachedPage> {
    const name = `${key.culture} ${key.path}`
    const found = rendered.get(name)
    if (found) return Promise.resolve(found.page)
    const run = rendering.get(name)
    if (!run || Date.now() - run.since >= cacheForMs) return begin(name, key)
    if (run.missed?.size === 0) return run.page
    // A request after a change gets a page whose render began after the change.
    return run.page.then((page) => (rendered.peek(name)?.page === page ? page : get(key)))
  }

  return {
    get,
    invalidate(changed) {
      const touched = [...rendered.entries()].filter(([, { read }]) => isTouched(read, changed))
      for (const [name] of touched) rendered.delete(name)
      for (const run of rendering.values()) {
        if (changed === null) run.missed = null
        else for (const topic of changed) run.missed?.add(topic)
      }
    },
  }
}

function isTouched(read: ReadonlySet<string>, changed: Changed): boolean {
  if (changed === null) return true
  const [fewer, more] = read.size < changed.size ? [read, changed] : [changed, read]
  for (const topic of fewer) if (more.has(topic)) return true
  return false
}

async function cachedPage(response: Response): Promise<CachedPage> {
  const identity = Buffer.from(await response.arrayBuffer())
  const contentType = response.headers.get('content-type') ?? 'text/html; charset=utf-8'
  const isHtml = contentType.startsWith('text/html')
  const [gzipped, br] = await Promise.all([
    zip(identity, { level: 6 }),
    brotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length } }),
  ])
  return {
    status: response.status,
    contentType,
    etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 27)}"`,
    scriptHashes: isHtml ? inlineHashes(identity.toString(), 'script') : [],
    styleHashes: isHtml ? inlineHashes(identity.toString(), 'style') : [],
    location: response.headers.get('location'),
    identity,
    gzip: gzipped,
    br,
  }
}

/** SHA-256 of every script or style written into the page, as the policy wants it. */
export function inlineHashes(html: string, element: 'script' | 'style'): string[] {
  const hashes = new Set<string>()
  const [begin, end] = [`<${element}`, `</${element}>`]
  // What a script itself writes as `<script` begins no other.
  for (let at = html.indexOf(begin); at >= 0; at = html.indexOf(begin, at)) {
    const opened = html.indexOf('>', at)
    const closed = html.indexOf(end, opened)
    if (opened < 0 || closed < 0) break
    const tag = html.slice(at, opened)
    if (!tag.includes(' src=') && !tag.includes('application/ld+json')) hashes.add(hashOf(html.slice(opened + 1, closed)))
    at = closed
  }
  return [...hashes]
}

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

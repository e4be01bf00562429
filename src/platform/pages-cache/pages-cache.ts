import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Culture } from '#src/kit/culture.ts'
import { collectReads } from '#src/platform/changes/read-topics.ts'
import { passing, type Changed } from '#src/platform/changes/topics.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** A page in the cache: rendered once for all visitors of one language, compressed, with its hash and policy. */
export interface CachedPage {
  status: number
  contentType: string
  etag: string
  /** Hashes of the inline scripts and styles, for the Content-Security-Policy. */
  scriptHashes: string[]
  styleHashes: string[]
  /** The target of a redirect. */
  location: string | null
  identity: Buffer
  gzip: Buffer
  br: Buffer
}

export interface PagesCache {
  get(key: { path: string; culture: Culture }): Promise<CachedPage>
  /** Drops the pages that read a changed topic; a page that is being rendered is dropped at the end of its render. */
  invalidate(changed: Changed): void
}

export type RenderPage = (key: { path: string; culture: Culture }) => Promise<Response>

interface Entry {
  page: Promise<CachedPage>
  /** 0 while the page is being rendered. */
  bytes: number
  since: number
  /** The topics that the page read; empty until the render has ended. */
  read: ReadonlySet<string>
  /** The topics that changed during the render, so that the page may show their old state; null for all topics. */
  missed: Set<string> | null
}

const mebibyte = 1024 * 1024
const cacheForMs = 60_000
const nothing: ReadonlySet<string> = new Set()

/**
 * Caches pages in memory until a topic that they read changes, and for a minute at most. Simultaneous requests for one
 * page share one render. Above `mostBytes` the least recently used page is evicted. Only responses with status 200 are
 * cached.
 */
export function createPagesCache(render: RenderPage, mostBytes = 96 * mebibyte): PagesCache {
  const entries = new Map<string, Entry>()
  let bytes = 0

  const isRendering = (entry: Entry) => entry.bytes === 0
  const isOvertaken = (entry: Entry) => isRendering(entry) && entry.missed?.size !== 0
  // A render may end after a newer one has replaced it, and must then leave the newer entry alone.
  const isCurrent = (name: string, entry: Entry) => entries.get(name) === entry

  function drop(name: string, entry: Entry): void {
    if (!isCurrent(name, entry)) return
    entries.delete(name)
    bytes -= entry.bytes
  }

  function store(name: string, entry: Entry, page: CachedPage): void {
    if (!isCurrent(name, entry)) return
    if (page.status !== 200 || entry.read.has(passing) || isTouched(entry.read, entry.missed)) return drop(name, entry)
    entry.bytes = page.identity.length + page.gzip.length + page.br.length
    bytes += entry.bytes
    for (const [oldest, each] of entries) {
      if (bytes <= mostBytes) break
      if (!isRendering(each)) drop(oldest, each)
    }
  }

  function begin(name: string, key: Parameters<RenderPage>[0]): Promise<CachedPage> {
    const rendering = collectReads(async () => cachedPage(await render(key)))
    const page = rendering.then(({ made }) => made)
    const entry: Entry = { page, bytes: 0, since: Date.now(), read: nothing, missed: new Set() }
    entries.set(name, entry)
    rendering.then(
      ({ made, read }) => {
        entry.read = read
        store(name, entry, made)
      },
      () => drop(name, entry),
    )
    return page
  }

  function get(key: Parameters<RenderPage>[0]): Promise<CachedPage> {
    const name = `${key.culture} ${key.path}`
    const found = entries.get(name)
    if (found && Date.now() - found.since < cacheForMs) {
      entries.delete(name)
      entries.set(name, found)
      if (!isOvertaken(found)) return found.page
      // A request after a change gets a page whose render began after the change.
      return found.page.then((page) => (isCurrent(name, found) ? page : get(key)))
    }
    if (found) drop(name, found)
    return begin(name, key)
  }

  return {
    get,
    invalidate(changed) {
      for (const [name, entry] of entries) {
        if (!isRendering(entry)) {
          if (isTouched(entry.read, changed)) drop(name, entry)
        } else if (changed === null) entry.missed = null
        else for (const topic of changed) entry.missed?.add(topic)
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

/** The SHA-256 of every inline script or style, in the form of the Content-Security-Policy. */
export function inlineHashes(html: string, element: 'script' | 'style'): string[] {
  const hashes = new Set<string>()
  for (const part of html.split(`<${element}`).slice(1)) {
    const opened = part.indexOf('>')
    const closed = part.indexOf(`</${element}>`)
    if (opened < 0 || closed < opened || part.slice(0, opened).includes(' src=') || part.slice(0, opened).includes('application/ld+json'))
      continue
    hashes.add(
      `'sha256-${createHash('sha256')
        .update(part.slice(opened + 1, closed))
        .digest('base64')}'`,
    )
  }
  return [...hashes]
}

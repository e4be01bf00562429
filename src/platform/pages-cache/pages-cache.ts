import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
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
  forget(changed: Changed): void
}

export type RenderPage = (key: { path: string; culture: Culture }) => Promise<Response>

interface Entry {
  page: Promise<CachedPage>
  /** 0 while it is being rendered. */
  bytes: number
  since: number
  /** What it was made from; known when it is rendered. */
  read: ReadonlySet<string>
  /** What has changed while it was being rendered, which it may show as it was before; null for anything. */
  missed: Set<string> | null
}

const mebibyte = 1024 * 1024
const keepForMs = 60_000
const nothing: ReadonlySet<string> = new Set()

/**
 * Pages from memory until something they were made from changes, for a minute at most. Renders of one page that are
 * asked for at the same time are one render; the page used longest ago leaves first when there are more than
 * `mostBytes`. Only answers of 200 are kept.
 */
export function createPagesCache(render: RenderPage, mostBytes = 96 * mebibyte): PagesCache {
  const kept = new Map<string, Entry>()
  let bytes = 0

  const isRendering = (entry: Entry) => entry.bytes === 0
  const isOvertaken = (entry: Entry) => isRendering(entry) && entry.missed?.size !== 0
  // A render may end after a newer one has taken its place, and then has no say about it.
  const isCurrent = (name: string, entry: Entry) => kept.get(name) === entry

  function drop(name: string, entry: Entry): void {
    if (!isCurrent(name, entry)) return
    kept.delete(name)
    bytes -= entry.bytes
  }

  function keep(name: string, entry: Entry, page: CachedPage): void {
    if (!isCurrent(name, entry)) return
    if (page.status !== 200 || entry.read.has(passing) || isTouched(entry.read, entry.missed)) return drop(name, entry)
    entry.bytes = page.identity.length + page.gzip.length + page.br.length
    bytes += entry.bytes
    for (const [oldest, each] of kept) {
      if (bytes <= mostBytes) break
      if (!isRendering(each)) drop(oldest, each)
    }
  }

  function begin(name: string, key: Parameters<RenderPage>[0]): Promise<CachedPage> {
    const rendering = collectReads(async () => cachedPage(await render(key)))
    const page = rendering.then(({ made }) => made)
    const entry: Entry = { page, bytes: 0, since: Date.now(), read: nothing, missed: new Set() }
    kept.set(name, entry)
    rendering.then(
      ({ made, read }) => {
        entry.read = read
        keep(name, entry, made)
      },
      () => drop(name, entry),
    )
    return page
  }

  function get(key: Parameters<RenderPage>[0]): Promise<CachedPage> {
    const name = `${key.culture} ${key.path}`
    const found = kept.get(name)
    if (found && Date.now() - found.since < keepForMs) {
      kept.delete(name)
      kept.set(name, found)
      if (!isOvertaken(found)) return found.page
      // Who asks after a change gets a page whose render began after it.
      return found.page.then((page) => (isCurrent(name, found) ? page : get(key)))
    }
    if (found) drop(name, found)
    return begin(name, key)
  }

  return {
    get,
    forget(changed) {
      for (const [name, entry] of kept) {
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

/** SHA-256 of every script or style written into the page, as the policy wants it. */
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

import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Culture } from '#src/kit/culture.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** A page as it is kept: rendered once for everybody of one language, compressed, with its hash and policy. */
export interface KeptPage {
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
  get(key: { path: string; culture: Culture }): Promise<KeptPage>
}

export type RenderPage = (key: { path: string; culture: Culture }) => Promise<Response>

interface Entry {
  page: Promise<KeptPage>
  /** 0 while it is being rendered. */
  bytes: number
  since: number
}

const mebibyte = 1024 * 1024
const keepForMs = 10_000

/**
 * Pages from memory, for ten seconds from when their render began. Renders of one page that are asked for at the same
 * time are one render; the page used longest ago leaves first when there are more than `mostBytes`. Only answers of
 * 200 are kept.
 */
export function createPagesCache(render: RenderPage, mostBytes = 96 * mebibyte): PagesCache {
  const kept = new Map<string, Entry>()
  let bytes = 0

  // A render may end after a newer one has taken its place, and then has no say about it.
  const isCurrent = (name: string, entry: Entry) => kept.get(name) === entry

  function drop(name: string, entry: Entry): void {
    if (!isCurrent(name, entry)) return
    kept.delete(name)
    bytes -= entry.bytes
  }

  function keep(name: string, entry: Entry, page: KeptPage): void {
    if (!isCurrent(name, entry)) return
    if (page.status !== 200) return drop(name, entry)
    entry.bytes = page.identity.length + page.gzip.length + page.br.length
    bytes += entry.bytes
    for (const [oldest, each] of kept) {
      if (bytes <= mostBytes) break
      if (each.bytes > 0) drop(oldest, each)
    }
  }

  return {
    get(key) {
      const name = `${key.culture} ${key.path}`
      const found = kept.get(name)
      if (found && Date.now() - found.since < keepForMs) {
        kept.delete(name)
        kept.set(name, found)
        return found.page
      }
      if (found) drop(name, found)
      const page = Promise.resolve(key).then(render).then(keptPage)
      const entry = { page, bytes: 0, since: Date.now() }
      kept.set(name, entry)
      page.then((made) => keep(name, entry, made), () => drop(name, entry))
      return page
    },
  }
}

async function keptPage(response: Response): Promise<KeptPage> {
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
    if (opened < 0 || closed < opened || part.slice(0, opened).includes(' src=') || part.slice(0, opened).includes('application/ld+json')) continue
    hashes.add(`'sha256-${createHash('sha256').update(part.slice(opened + 1, closed)).digest('base64')}'`)
  }
  return [...hashes]
}

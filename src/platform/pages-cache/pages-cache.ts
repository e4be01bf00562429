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
  /** Hashes of its inline scripts, for the Content-Security-Policy. */
  scriptHashes: string[]
  /** Where a redirect points. */
  location: string | null
  identity: Buffer
  gzip: Buffer
  br: Buffer
}

export interface PagesCache {
  get(key: { path: string; culture: Culture }): Promise<KeptPage>
  /** Drops every page: the catalogue or a stock state has changed. */
  forget(): void
}

export type RenderPage = (key: { path: string; culture: Culture }) => Promise<Response>

const mostBytes = 96 * 1024 * 1024
const keepForMs = 10_000

/**
 * Pages from memory. Renders of one page that are asked for at the same time are one render; the page used
 * longest ago leaves first when the room is full. Only answers of 200 are kept.
 */
export function createPagesCache(render: RenderPage): PagesCache {
  const kept = new Map<string, { page: Promise<KeptPage>; bytes: number; since: number }>()
  let bytes = 0
  let generation = 0

  function drop(name: string): void {
    bytes -= kept.get(name)?.bytes ?? 0
    kept.delete(name)
  }

  async function make(name: string, key: { path: string; culture: Culture }): Promise<KeptPage> {
    const started = generation
    const page = await keptPage(await render(key))
    const entry = kept.get(name)
    if (!entry) return page
    if (page.status !== 200 || started !== generation) drop(name)
    else {
      entry.bytes = page.identity.length + page.gzip.length + page.br.length
      bytes += entry.bytes
      for (const oldest of kept.keys()) {
        if (bytes <= mostBytes) break
        drop(oldest)
      }
    }
    return page
  }

  return {
    get(key) {
      const name = `${key.culture} ${key.path}`
      const entry = kept.get(name)
      if (entry && Date.now() - entry.since < keepForMs) {
        kept.delete(name)
        kept.set(name, entry)
        return entry.page
      }
      drop(name)
      const page = Promise.resolve().then(() => make(name, key))
      kept.set(name, { page, bytes: 0, since: Date.now() })
      page.catch(() => drop(name))
      return page
    },
    forget() {
      generation++
      kept.clear()
      bytes = 0
    },
  }
}

async function keptPage(response: Response): Promise<KeptPage> {
  const identity = Buffer.from(await response.arrayBuffer())
  const contentType = response.headers.get('content-type') ?? 'text/html; charset=utf-8'
  const [gzipped, br] = await Promise.all([
    zip(identity, { level: 6 }),
    brotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length } }),
  ])
  return {
    status: response.status,
    contentType,
    etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 27)}"`,
    scriptHashes: contentType.startsWith('text/html') ? inlineScriptHashes(identity.toString()) : [],
    location: response.headers.get('location'),
    identity,
    gzip: gzipped,
    br,
  }
}

/** SHA-256 of every script written into the page, as the policy wants it. */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>()
  for (const part of html.split('<script').slice(1)) {
    const opened = part.indexOf('>')
    const closed = part.indexOf('</script>')
    if (opened < 0 || closed < opened || part.slice(0, opened).includes(' src=')) continue
    hashes.add(`'sha256-${createHash('sha256').update(part.slice(opened + 1, closed)).digest('base64')}'`)
  }
  return [...hashes]
}

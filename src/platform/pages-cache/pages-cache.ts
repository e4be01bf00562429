import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'
import type { Culture } from '#src/kit/culture.ts'
import type { Changed } from '#src/platform/changes/topics.ts'
import type { Form } from '#src/platform/http/accepted-form.ts'
import { createTopicCache, type CacheCounts } from './topic-cache.ts'

const compressed = promisify(brotliCompress)
const decompressed = promisify(brotliDecompress)
const zipped = promisify(gzip)

/** A page as the site has rendered it; HTML is text, everything else may be bytes. */
export interface RenderedPage {
  status: number
  contentType: string
  /** Where a redirect points. */
  location: string | null
  body: string | Uint8Array
}

/** A page as it is kept: rendered once for everybody of one language, compressed, with its hash and policy. */
export interface CachedPage {
  status: number
  contentType: string
  etag: string
  /** Hashes of its inline scripts and styles, for the Content-Security-Policy. */
  scriptHashes: string[]
  styleHashes: string[]
  location: string | null
  /** What nearly every browser asks for. */
  br: Buffer
  /** The page in another form: as gzip it is made once, uncompressed each time. */
  as(form: Form): Buffer | Promise<Buffer>
}

export interface PagesCache {
  get(key: PageKey): Promise<CachedPage>
  /** Drops the pages that were made from what has changed; one that is being rendered, when its render has ended. */
  invalidate(changed: Changed): void
  counts(): CacheCounts
}

export interface PageKey {
  path: string
  culture: Culture
}

export type RenderPage = (key: PageKey) => Promise<RenderedPage>

const mebibyte = 1024 * 1024

/** As gzip a page is about a tenth larger; room for it is counted from the beginning. */
const bytesOf = (page: CachedPage): number => Math.ceil(page.br.length * 2.2)

interface PagesCacheOptions {
  mostBytes?: number
  isFollowed?(): boolean
}

/** Caches rendered pages until what they are made from changes. Only those with status 200 are cached. */
export const createPagesCache = (render: RenderPage, { mostBytes = 64 * mebibyte, isFollowed }: PagesCacheOptions = {}): PagesCache =>
  createTopicCache<PageKey, CachedPage>({
    make: async (key) => cachedPage(await render(key)),
    nameOf: ({ culture, path }) => `${culture} ${path}`,
    isCacheable: ({ status }) => status === 200,
    bytesOf,
    mostBytes,
    isFollowed,
  })

async function cachedPage({ body, ...rendered }: RenderedPage): Promise<CachedPage> {
  const identity = Buffer.from(body as string)
  const html = typeof body === 'string' && rendered.contentType.startsWith('text/html') ? body : ''
  const br = await compressed(identity, { params: { ...brotliParams, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length } })
  let asGzip: Promise<Buffer> | null = null
  return {
    ...rendered,
    etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 27)}"`,
    scriptHashes: inlineHashes(html, 'script'),
    styleHashes: inlineHashes(html, 'style'),
    br,
    as(form) {
      if (form === 'br') return br
      if (form === 'identity') return decompressed(br)
      return (asGzip ??= decompressed(br).then((whole) => zipped(whole, { level: 6 })))
    },
  }
}

/** A window that holds a whole page; a larger one takes a megabyte of memory for each page. */
const brotliParams = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 18 }

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

import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, gzip } from 'node:zlib'
import type { Culture } from '#src/kit/culture.ts'
import type { Changed } from '#src/platform/changes/topics.ts'
import type { Form } from '#src/platform/http/accepted-form.ts'
import { brotliOf } from '#src/platform/http/brotli.ts'
import { inOwnMemory } from '#src/platform/own-memory.ts'
import { createTopicCache, type CacheCounts } from '#src/platform/topic-cache.ts'
import { packed, type PackedPage, type RenderedPage } from './packed-page.ts'

const decompressed = promisify(brotliDecompress)
const compressed = promisify(brotliCompress)
const zipped = promisify(gzip)

/** A page as it is cached: rendered once for everybody of one language. */
export interface CachedPage extends PackedPage {
  /**
   * The page in this form. When it is asked for as Brotli a second time, it is compressed better in the background. As gzip it
   * is made once, uncompressed each time.
   */
  as(form: Form): Buffer | Promise<Buffer>
}

export interface PagesCache {
  get(key: PageKey): Promise<CachedPage>
  /** The cached page; null when `get` would have to render it. */
  peek(key: PageKey): CachedPage | null
  /** Drops the pages that were made from what has changed; one that is being rendered, when its render has ended. */
  invalidate(changed: Changed): void
  counts(): CacheCounts
}

export interface PageKey {
  path: string
  culture: Culture
}

/** A page that is rendered on another thread comes packed from there. */
export type RenderPage = (key: PageKey) => Promise<RenderedPage | PackedPage>

const mebibyte = 1024 * 1024
/** Takes four times as long as the first compression and makes a page an eighth smaller. */
const betterQuality = 8

/** As gzip a page is about a tenth larger; room for it is counted from the beginning. */
const bytesOf = (page: CachedPage): number => Math.ceil(page.br.length * 2.2)

interface PagesCacheOptions {
  mostBytes?: number
  isFollowed?(): boolean
}

/** Caches rendered pages until what they are made from changes. Only those with status 200 are cached. */
export const createPagesCache = (render: RenderPage, { mostBytes = 40 * mebibyte, isFollowed }: PagesCacheOptions = {}): PagesCache =>
  createTopicCache<PageKey, CachedPage>({
    make: async (key) => cachedPage(await render(key)),
    nameOf: ({ culture, path }) => `${culture} ${path}`,
    isCacheable: ({ status }) => status === 200,
    bytesOf,
    mostBytes,
    isFollowed,
  })

const isPacked = (page: RenderedPage | PackedPage): page is PackedPage => 'br' in page

function cachedPage(page: RenderedPage | PackedPage): CachedPage {
  const { br: quick, ...rest } = isPacked(page) ? page : packed(page)
  let [br, timesAsked] = [inOwnMemory(quick), 0]
  let asGzip: Promise<Buffer> | null = null
  async function compressBetter(): Promise<void> {
    const whole = await decompressed(br)
    br = inOwnMemory(await compressed(whole, brotliOf(whole.length, betterQuality)))
  }
  return {
    ...rest,
    get br() {
      return br
    },
    as(form) {
      // When it fails, the page stays as it is compressed.
      if (form === 'br' && ++timesAsked === 2) void compressBetter().catch(() => {})
      if (form === 'br') return br
      if (form === 'identity') return decompressed(br)
      return (asGzip ??= decompressed(br)
        .then((whole) => zipped(whole, { level: 6 }))
        .then(inOwnMemory))
    },
  }
}

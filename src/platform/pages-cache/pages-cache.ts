import type { Culture } from '#src/kit/culture.ts'
import type { Changed } from '#src/platform/changes/topics.ts'
import { cachedBody, type CachedBody } from '#src/platform/http/cached-body.ts'
import { createTopicCache, type CacheCounts } from '#src/platform/topic-cache.ts'
import { packed, type PackedPage, type RenderedPage } from './packed-page.ts'

/** A page as it is cached: rendered once for everybody of one language. */
export interface CachedPage extends Omit<PackedPage, 'br'>, CachedBody {
  /** What it takes in the cache: as gzip it is about a tenth larger than as Brotli, and room for it is counted from the beginning. */
  bytes: number
}

export interface PagesCache {
  get(request: PageRequest): Promise<CachedPage>
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

export interface PageRequest extends PageKey {
  /** The network of whoever asks. Renders wait in turns of networks; what the shop asks for itself has none. */
  network?: string
}

/** A page that is rendered on another thread comes packed from there. */
export type RenderPage = (request: PageRequest) => Promise<RenderedPage | PackedPage>

const mebibyte = 1024 * 1024

interface PagesCacheOptions {
  mostBytes?: number
  isFollowed?(): boolean
  /** Milliseconds of the shop's clock. */
  now?(): number
}

/** Caches rendered pages until what they are made from changes. Only those with status 200 are cached. */
export const createPagesCache = (render: RenderPage, { mostBytes = 40 * mebibyte, isFollowed, now }: PagesCacheOptions = {}): PagesCache =>
  createTopicCache<PageRequest, CachedPage>({
    make: async (request) => cachedPage(await render(request)),
    nameOf: ({ culture, path }) => `${culture} ${path}`,
    isCacheable: ({ status }) => status === 200,
    bytesOf: ({ bytes }) => bytes,
    mostBytes,
    isFollowed,
    now,
  })

const isPacked = (page: RenderedPage | PackedPage): page is PackedPage => 'br' in page

function cachedPage(page: RenderedPage | PackedPage): CachedPage {
  const { br, ...rest } = isPacked(page) ? page : packed(page)
  return { ...rest, ...cachedBody('br', br), bytes: Math.ceil(br.length * 2.2) }
}

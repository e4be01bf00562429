import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, gzip } from 'node:zlib'
import { inOwnMemory } from '#src/platform/own-memory.ts'
import type { Form } from './accepted-form.ts'
import { brotliOf, quickBrotli } from './brotli.ts'

const decompressed = promisify(brotliDecompress)
const compressed = promisify(brotliCompress)
const zipped = promisify(gzip)

/** Takes four times as long as the first compression of a page and makes it an eighth smaller. */
const betterQuality = 8
/** Fewer bytes, as they are compressed, would hardly be fewer. */
const worthImproving = 4 * 1024
/** One body at a time, because each takes some megabytes meanwhile; the others when they are asked for once more. */
let isImproving = false

/** A body that may be asked for more than once. */
export interface CachedBody {
  /** The body in this form. As gzip it is made once; uncompressed each time, from when it was first asked for as Brotli. */
  as(form: Form): Buffer | Promise<Buffer>
}

/**
 * Caches a body as it is, or as Brotli already. Nearly every browser asks for Brotli: from then on only that form is cached, and
 * the others are made from it. When it is asked for as Brotli again, it is compressed better in the background.
 */
export function cachedBody(form: 'identity' | 'br', bytes: Buffer): CachedBody {
  let [cached, isBrotli, isBetter] = [inOwnMemory(bytes), form === 'br', false]
  let timesAsked = 0
  let asGzip: Promise<Buffer> | null = null
  const whole = async (): Promise<Buffer> => (isBrotli ? decompressed(cached) : cached)

  async function improve(): Promise<void> {
    isImproving = true
    try {
      const body = await whole()
      const better = await compressed(body, brotliOf(body.length, betterQuality))
      if (better.length < cached.length) cached = inOwnMemory(better)
    } catch {
      // It stays as it is compressed.
    } finally {
      ;[isImproving, isBetter] = [false, true]
    }
  }
  function asBrotli(): Buffer {
    if (!isBrotli) [cached, isBrotli] = [inOwnMemory(quickBrotli(cached)), true]
    if (++timesAsked > 1 && !isBetter && !isImproving && cached.length >= worthImproving) void improve()
    return cached
  }
  return {
    as(form) {
      if (form === 'br') return asBrotli()
      if (form === 'identity') return isBrotli ? whole() : cached
      return (asGzip ??= whole()
        .then((body) => zipped(body, { level: 6 }))
        .then(inOwnMemory))
    },
  }
}

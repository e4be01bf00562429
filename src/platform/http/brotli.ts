import { brotliCompressSync, constants, type BrotliOptions } from 'node:zlib'

/** For a page that may be asked for only once. */
export const quickQuality = 3
/** Takes a fifth of that time, 0.1 ms for a listing's 38 KB, and makes it a fifth larger. */
const quickestQuality = 0
/** Fewer bytes take less than 0.1 ms as it is. */
const worthHurrying = 8 * 1024

/** How to compress so many bytes at once. The window holds a whole page; a larger one takes a megabyte of memory for each. */
export const brotliOf = (length: number, quality: number): BrotliOptions => ({
  // What is compressed fits, as a rule. Node would take 16 KB for each of a shop's answers, most of which are smaller.
  chunkSize: Math.max(64, Math.ceil(length / 3)),
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: 18,
    [constants.BROTLI_PARAM_SIZE_HINT]: length,
  },
})

/**
 * Compresses what may be asked for only once on the thread that answers. To give it to another takes 0.2 ms of this thread, and
 * its memory would live long enough to be collected late.
 */
export const quickBrotli = (whole: Buffer): Buffer =>
  brotliCompressSync(whole, brotliOf(whole.length, whole.length < worthHurrying ? quickQuality : quickestQuality))

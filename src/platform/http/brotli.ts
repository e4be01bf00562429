import { constants, type BrotliOptions } from 'node:zlib'

/** For what may be asked for only once. */
export const quickQuality = 3

/** How to compress so many bytes at once. The window holds a whole page; a larger one takes a megabyte of memory for each. */
export const brotliOf = (length: number, quality: number): BrotliOptions => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: 18,
    [constants.BROTLI_PARAM_SIZE_HINT]: length,
  },
})

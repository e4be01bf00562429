import type { Cents } from '#src/kit/money.ts'

/** Whole percent taken off, rounded down so that a badge never shows more than the real reduction; 0 without a reduction. */
export const percentOff = (original: Cents, price: Cents): number =>
  original > price && original > 0 ? Math.floor(((original - price) * 100) / original) : 0

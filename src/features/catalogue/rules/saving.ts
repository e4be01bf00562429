import type { Cents } from '#src/kit/money.ts'

/** Whole percent taken off, rounded down so that no badge promises more than the price keeps; 0 when nothing is. */
export const percentOff = (original: Cents, price: Cents): number =>
  original > price && original > 0 ? Math.floor(((original - price) * 100) / original) : 0

import { languages, type Culture } from '#src/kit/culture.ts'
import type { Cents } from '#src/kit/money.ts'

/** Whole percent taken off, rounded down so that a badge never shows more than the real reduction; 0 without a reduction. */
export const percentOff = (original: Cents, price: Cents): number =>
  original > price ? Math.floor(((original - price) * 100) / original) : 0

/** The number that a language names for a reduction: 14 for `14% off`, 8.6 for `8.6折`. */
export const reductionIn = (culture: Culture, percent: number): number =>
  languages[culture].reductions === 'left' ? (100 - percent) / 10 : percent

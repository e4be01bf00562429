import type { Goods } from '../goods.ts'
import type { Terms } from '../terms.ts'
import { percentOf, type ReducingKind } from './kind.ts'
import { dearestPieces, pricePerLine } from './pieces.ts'

/** So many percent off these goods; with a limit per order, off the dearest pieces. */
export interface ItemPercent {
  kind: 'itemPercent'
  goods: Goods
  percent: number
}

export const itemPercent: ReducingKind<ItemPercent & Terms> = {
  stage: 'line',
  isSet: ({ limits }) => limits.perOrder !== null,
  take: ({ percent, limits }, lines) => {
    if (limits.perOrder === null) return lines.map(({ leftCents }) => percentOf(leftCents, percent))
    return pricePerLine(lines, dearestPieces(lines, limits.perOrder)).map((cents) => percentOf(cents, percent))
  },
}

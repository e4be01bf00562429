import type { Goods } from '../goods.ts'
import type { Terms } from '../terms.ts'
import { most, sumOf, type ReducingKind } from './kind.ts'
import { priceOf, setsOf, spreadOver } from './pieces.ts'

/** Take three, pay for two: in each set the cheapest pieces are free. */
export interface MultiBuy {
  kind: 'multiBuy'
  goods: Goods
  pieces: number
  paidPieces: number
}

export const multiBuy: ReducingKind<MultiBuy & Terms> = {
  stage: 'line',
  isSet: () => true,
  take: ({ pieces, paidPieces, limits }, lines) => {
    const sets = setsOf(lines, pieces, most(limits.perOrder))
    const free = sumOf(sets.map((set) => priceOf(set.slice(paidPieces))))
    return spreadOver(free, sets.flat(), lines)
  },
}

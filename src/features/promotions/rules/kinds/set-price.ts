import type { Cents } from '#src/kit/money.ts'
import type { Goods } from '../goods.ts'
import type { Terms } from '../terms.ts'
import { most, sumOf, type ReducingKind } from './kind.ts'
import { priceOf, setsOf, spreadOver } from './pieces.ts'

/** Three for S$40: a set costs this much, where it would cost more. */
export interface SetPrice {
  kind: 'setPrice'
  goods: Goods
  pieces: number
  priceCents: Cents
}

export const setPrice: ReducingKind<SetPrice & Terms> = {
  stage: 'line',
  isSet: () => true,
  take: ({ pieces, priceCents, limits }, lines) => {
    const sets = setsOf(lines, pieces, most(limits.perOrder)).filter((set) => priceOf(set) > priceCents)
    return spreadOver(sumOf(sets.map((set) => priceOf(set) - priceCents)), sets.flat(), lines)
  },
}

import type { Goods } from '../goods.ts'
import type { Terms } from '../terms.ts'
import { percentOf, type ReducingKind } from './kind.ts'

/** So many percent off those of these goods that are sold at their regular price: no offer, no line promotion. */
export interface MemberPercent {
  kind: 'memberPercent'
  goods: Goods
  percent: number
}

export const memberPercent: ReducingKind<MemberPercent & Terms> = {
  stage: 'member',
  isSet: () => false,
  take: ({ percent }, lines) =>
    lines.map(({ line, leftCents, isReduced }) => (isReduced || line.unitListCents > line.unitCents ? 0 : percentOf(leftCents, percent))),
}

import type { Cents } from '#src/kit/money.ts'
import type { Goods } from '../goods.ts'
import type { Terms } from '../terms.ts'
import { most, type ReducingKind } from './kind.ts'
import { dearestPieces, perLine } from './pieces.ts'

/** An amount off each piece of these goods; with a limit per order, off the dearest pieces. */
export interface ItemAmount {
  kind: 'itemAmount'
  goods: Goods
  amountCents: Cents
}

export const itemAmount: ReducingKind<ItemAmount & Terms> = {
  stage: 'line',
  isSet: ({ limits }) => limits.perOrder !== null,
  take: ({ amountCents, limits }, lines) =>
    perLine(lines, dearestPieces(lines, most(limits.perOrder)), ({ unitCents, count }) => Math.min(amountCents, unitCents) * count),
}

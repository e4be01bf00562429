import type { Cents } from '#src/kit/money.ts'
import type { Goods } from '../goods.ts'
import type { Terms } from '../terms.ts'
import { percentOf, type ReducingKind } from './kind.ts'

/** So many percent off these goods, once they are worth enough together. */
export interface CartPercent {
  kind: 'cartPercent'
  goods: Goods
  fromCents: Cents
  percent: number
}

export const cartPercent: ReducingKind<CartPercent & Terms> = {
  stage: 'cart',
  isSet: () => false,
  take: ({ percent }, lines) => lines.map(({ leftCents }) => percentOf(leftCents, percent)),
}

import type { Cents } from '#src/kit/money.ts'
import type { Goods } from '../goods.ts'

/** Delivery of the store's own goods for less, or for nothing, from a value of these goods on. */
export interface Delivery {
  kind: 'delivery'
  goods: Goods
  fromCents: Cents
  feeCents: Cents
}

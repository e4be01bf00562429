import type { Cents } from '#src/kit/money.ts'
import type { Goods } from '../goods.ts'

/** A gift that can be chosen, and what stands in for it when it runs out, in this order; each with its own worth. */
export interface GiftChoice {
  sku: string
  worthCents: Cents
  substitutes: { sku: string; worthCents: Cents }[]
}

/** One gift for enough of these goods (promo-04): of the steps that are reached, the last one gives it. */
export interface Gift {
  kind: 'gift'
  goods: Goods
  /** The lowest first. Both conditions must hold; 0 asks for nothing. */
  steps: { fromCents: Cents; fromPieces: number; choices: GiftChoice[] }[]
}

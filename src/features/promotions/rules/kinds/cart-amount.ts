import type { Cents } from '#src/kit/money.ts'
import { allocate } from '#src/kit/money-shares.ts'
import type { Goods } from '../goods.ts'
import type { Terms } from '../terms.ts'
import { sumOf, type ReducingKind } from './kind.ts'

/** An amount off these goods together, once they are worth enough; each bears its share of it (money-03). */
export interface CartAmount {
  kind: 'cartAmount'
  goods: Goods
  fromCents: Cents
  amountCents: Cents
}

export const cartAmount: ReducingKind<CartAmount & Terms> = {
  stage: 'cart',
  isSet: () => false,
  take: ({ amountCents }, lines) => {
    const left = lines.map(({ leftCents }) => leftCents)
    return allocate(Math.min(amountCents, sumOf(left)), left)
  },
}

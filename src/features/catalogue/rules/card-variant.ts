import { whyNotSold, type SaleFacts } from '#src/features/availability/rules/why-not-sold.ts'
import type { Cents } from '#src/kit/money.ts'

interface Priced {
  priceCents: Cents
  facts: SaleFacts
}

const soldOf = <V extends Priced>(variants: readonly V[]): V[] => variants.filter(({ facts }) => whyNotSold(facts) === null)

/**
 * The variant that stands for its product on a card and in the filters and the order of lists, with its price, reduction
 * and picture: the cheapest that is sold, else the first one (listing-18). `variants` in their order; undefined of none. Of
 * several at that price it is the one that is most `wanted`, so that a card of another colour has the same price.
 */
export const cardVariant = <V extends Priced>(variants: readonly V[], wanted: (variant: V) => number = () => 0): V | undefined =>
  soldOf(variants).toSorted((a, b) => a.priceCents - b.priceCents || wanted(b) - wanted(a))[0] ?? variants[0]

/** Whether a card shows the price as "From …": what is sold has more than one (listing-18). */
export const hasSeveralPrices = (variants: readonly Priced[]): boolean =>
  new Set(soldOf(variants).map(({ priceCents }) => priceCents)).size > 1

import { isOutOfStock, type StockFacts } from './out-of-stock.ts'

/** Everything that decides whether a variant is sold. `catalogue/server/sale-facts.ts` reads them. */
export interface SaleFacts extends StockFacts {
  /** Whether its product is active and published. */
  published: boolean
  /** Whether it has a price that has begun. */
  priced: boolean
}

/** The reasons why a variant is not sold, the weightiest first, each with the facts that it holds for (stock-10). */
const reasons = {
  withdrawn: ({ published, priced }) => !published || !priced,
  notOnline: ({ sellsOnline }) => !sellsOnline,
  outOfStock: (facts) => isOutOfStock(facts) || (!facts.allowOverSell && facts.quantity <= 0),
} satisfies Record<string, (facts: SaleFacts) => boolean>

export type NotSoldReason = keyof typeof reasons
export const notSoldReasons = Object.keys(reasons) as NotSoldReason[]

/**
 * Why a variant is not sold; null when it is. Lists, pages, the cart and payment all ask this rule. Of a sold variant,
 * the conditional update in `stock.store.ts` decides who gets the last one (stock-05).
 */
export const whyNotSold = (facts: SaleFacts): NotSoldReason | null => notSoldReasons.find((reason) => reasons[reason](facts)) ?? null

/** Whether lists and its page show the variant, be it only to say why it is not sold (stock-11). */
export const isShown = (facts: SaleFacts): boolean => !reasons.withdrawn(facts)

/** How many pieces a shopper may put in the cart: never more than the limit per order, nor than there are, unless overselling is allowed. */
export function purchasable(facts: SaleFacts, maxAddQuantity: number): number {
  if (whyNotSold(facts)) return 0
  return facts.allowOverSell ? maxAddQuantity : Math.min(maxAddQuantity, facts.quantity)
}

/** What the out-of-stock rule needs to know (stock-01). Quantities are whole items. */
export interface StockInputs {
  /** Whether a location that sells online stocks it. */
  sellsOnline: boolean
  /** The item's own flag. */
  outOfStock: boolean
  allowOverSell: boolean
  outOfStockQuantity: number
  totalQuantity: number
  /** What can be sold online now. */
  quantity: number
}

/**
 * Whether the page shows the item as out of stock (stock-05). This rule never decides a sale:
 * the conditional update in `stock.store.ts` does.
 */
export function isOutOfStock(stock: StockInputs): boolean {
  if (!stock.sellsOnline) return false
  if (!stock.allowOverSell && stock.totalQuantity > 0) return stock.quantity <= stock.outOfStockQuantity
  return stock.outOfStock
}

/** How many of an item a shopper may put in the cart: never more than the limit per order, nor than there are, unless overselling is allowed. */
export function purchasable(stock: StockInputs, maxAddQuantity: number): number {
  if (isOutOfStock(stock)) return 0
  return stock.allowOverSell ? maxAddQuantity : Math.max(0, Math.min(maxAddQuantity, stock.quantity))
}

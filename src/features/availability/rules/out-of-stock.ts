/** What the out-of-stock rule looks at (stock-01). Quantities are whole items. */
export interface StockInputs {
  productStoresInventories: readonly { sellOnEstore: boolean }[]
  /** The item's own flag. */
  outOfStock: boolean
  allowOverSell: boolean
  outOfStockQuantity: number
  totalQuantity: number
  /** What can be sold online now. */
  quantity: number
}

/**
 * Whether the page says out of stock (stock-05). What is really sold is decided by the
 * conditional update in `stock.store.ts`, never by this.
 */
export function isOutOfStock(stock: StockInputs): boolean {
  if (!stock.productStoresInventories.some((store) => store.sellOnEstore)) return false
  if (!stock.allowOverSell && stock.totalQuantity > 0) return stock.quantity <= stock.outOfStockQuantity
  return stock.outOfStock
}

/** How many a shopper may ask for: never more than the limit per order, nor than there are, unless overselling is allowed. */
export function purchasable(stock: StockInputs, maxAddQuantity: number): number {
  if (isOutOfStock(stock)) return 0
  return stock.allowOverSell ? maxAddQuantity : Math.max(0, Math.min(maxAddQuantity, stock.quantity))
}

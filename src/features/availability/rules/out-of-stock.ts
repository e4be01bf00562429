/** What is known of a variant's stock, summed over its locations (stock-01). Quantities are whole pieces. */
export interface StockFacts {
  /** Whether a location that sells online stocks it. */
  sellsOnline: boolean
  /** The variant's own flag. */
  outOfStock: boolean
  allowOverSell: boolean
  outOfStockQuantity: number
  /** All that there is, held or not, online or not. */
  totalQuantity: number
  /** What can be sold online now. */
  quantity: number
}

/** The out-of-stock rule (stock-02, stock-03, stock-04). */
export function isOutOfStock(stock: StockFacts): boolean {
  if (!stock.sellsOnline) return false
  if (!stock.allowOverSell && stock.totalQuantity > 0) return stock.quantity <= stock.outOfStockQuantity
  return stock.outOfStock
}

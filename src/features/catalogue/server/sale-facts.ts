import { sql } from 'drizzle-orm'
import type { SaleFacts } from '#src/features/availability/rules/why-not-sold.ts'
import { packed } from '#src/platform/db/packed.ts'

/** Of a product `p`. Rails, sitemaps and bestsellers narrow by it in SQL; what they find is judged by `whyNotSold` like everything else. */
export const isPublished = sql`p.status = 'active' and p.published`

/** Whether a stock level `s` belongs to a location that sells online. The locations are read once for the statement, not for each level. */
const sellsOnline = sql`s.location_id = any((select array_agg(auto_id) from locations where sell_on_estore)::int[])`

/** The columns of `stock`, summed over stock levels `s`. */
export const stockSums = sql`sum(s.on_hand)::int total, sum(s.on_hand - s.held) filter (where ${sellsOnline})::int sellable, bool_or(${sellsOnline}) sells`

/** The facts of a variant `v` of a product `p`, with its current `price` and its `stock`, both of which may be missing. */
export const saleFacts = packed<SaleFacts>({
  published: isPublished,
  priced: sql`price.price_cents is not null`,
  sellsOnline: sql`coalesce(stock.sells, false)`,
  outOfStock: sql`v.out_of_stock`,
  allowOverSell: sql`v.allow_over_sell`,
  outOfStockQuantity: sql`v.out_of_stock_quantity`,
  totalQuantity: sql`coalesce(stock.total, 0)`,
  quantity: sql`coalesce(stock.sellable, 0)`,
})

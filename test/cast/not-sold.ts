import type { NotSoldReason, SaleFacts } from '#src/features/availability/rules/why-not-sold.ts'

/** The facts of a variant that is sold. */
export const sold: SaleFacts = {
  published: true,
  priced: true,
  sellsOnline: true,
  outOfStock: false,
  allowOverSell: false,
  outOfStockQuantity: 0,
  totalQuantity: 10,
  quantity: 5,
}

/** For each reason: the facts that it holds for, and how a variant, $1 its EAN, comes to have them and to lose them. */
export const unsold: Record<NotSoldReason, { facts: Partial<SaleFacts>; begin: string; end: string }> = {
  withdrawn: {
    facts: { published: false },
    begin: `update products set published = false where auto_id = (select product_id from variants where ean = $1)`,
    end: `update products set published = true where auto_id = (select product_id from variants where ean = $1)`,
  },
  notOnline: {
    facts: { sellsOnline: false },
    begin: `delete from stock_levels where variant_id = (select auto_id from variants where ean = $1)`,
    end: `insert into stock_levels (variant_id, location_id, on_hand) select v.auto_id, l.auto_id, 100 from variants v, locations l where ean = $1 on conflict do nothing`,
  },
  outOfStock: {
    facts: { quantity: 0 },
    begin: `update variants set out_of_stock_quantity = 1000000 where ean = $1`,
    end: `update variants set out_of_stock_quantity = 0 where ean = $1`,
  },
}

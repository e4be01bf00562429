import { refreshSearch } from '#src/features/search/server/search-index.service.ts'
import type { Queryable } from './rows.ts'

/** What became of variants that are no longer in the file. */
export interface Departure {
  /** Gone. */
  removed: Departed[]
  /** Kept for the carts and orders that refer to them, with nothing left to sell. Those that were so already are not named. */
  withdrawn: Departed[]
}

export interface Departed {
  slug: string
  ean: string
}

const inUse = `(EXISTS (SELECT FROM cart_lines c WHERE c.variant_id = v.auto_id)
  OR EXISTS (SELECT FROM stock_levels s WHERE s.variant_id = v.auto_id AND s.held > 0))`

const forSale = `(v.allow_over_sell
  OR EXISTS (SELECT FROM stock_levels s WHERE s.variant_id = v.auto_id AND s.on_hand <> s.held))`

const slug = '(SELECT p.slug FROM products p WHERE p.auto_id = v.product_id) AS slug'

/** What would become of the variants with these ids. Changes nothing. */
export async function foreseeDeparture(on: Queryable, ids: readonly number[]): Promise<Departure> {
  const text = `SELECT ean, ${slug}, ${inUse} AS in_use, ${forSale} AS for_sale
    FROM variants v WHERE auto_id = ANY($1) ORDER BY auto_id`
  const { rows } = await on.query(text, [ids])
  return {
    removed: rows.filter((row) => !row.in_use),
    withdrawn: rows.filter((row) => row.in_use && row.for_sale),
  }
}

/** Removes the variants that no cart and no order being paid refers to, and leaves nothing to sell of the others. */
export async function departVariants(on: Queryable, ids: readonly number[]): Promise<Departure> {
  // Locked first, so that no cart takes up one of them between the look and the deed.
  await on.query('SELECT FROM variants WHERE auto_id = ANY($1) ORDER BY auto_id FOR UPDATE', [ids])
  const removed = await on.query(`DELETE FROM variants v WHERE auto_id = ANY($1) AND NOT ${inUse} RETURNING ean, product_id, ${slug}`, [
    ids,
  ])
  const withdrawn = await on.query(
    `UPDATE variants v SET allow_over_sell = false WHERE auto_id = ANY($1) AND ${forSale} RETURNING ean, ${slug}`,
    [ids],
  )
  await on.query(
    `UPDATE stock_levels SET on_hand = held, allow_over_sell = false
      WHERE variant_id = ANY($1) AND (on_hand <> held OR allow_over_sell)`,
    [ids],
  )
  await refreshSearch(on, [...new Set(removed.rows.map((row) => row.product_id))])
  return { removed: removed.rows.map(({ ean, slug: of }) => ({ ean, slug: of })), withdrawn: withdrawn.rows }
}

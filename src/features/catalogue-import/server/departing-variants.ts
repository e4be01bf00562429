import { refreshSearch } from '#src/features/search/server/search-index.service.ts'
import { noLongerSold } from '../rules/catalogue-product.ts'
import type { Queryable } from './rows.ts'

/** The result of removing variants that are no longer in the file. */
export interface Removal {
  /** Deleted variants. */
  removed: RemovedVariant[]
  /** Variants that are out of stock from now on, because carts or orders refer to them. Those withdrawn already are not listed. */
  withdrawn: RemovedVariant[]
}

export interface RemovedVariant {
  slug: string
  ean: string
}

const inUse = `(EXISTS (SELECT FROM cart_lines c WHERE c.variant_id = v.auto_id)
  OR EXISTS (SELECT FROM stock_levels s WHERE s.variant_id = v.auto_id AND s.held > 0))`

const withdrawn = `v.out_of_stock_quantity = ${noLongerSold}`

const slug = '(SELECT p.slug FROM products p WHERE p.auto_id = v.product_id) AS slug'

/** What removing these variants would do. Changes nothing. */
export async function previewRemoval(on: Queryable, ids: readonly number[]): Promise<Removal> {
  const text = `SELECT ean, ${slug}, ${inUse} AS in_use, ${withdrawn} AS withdrawn
    FROM variants v WHERE auto_id = ANY($1) ORDER BY auto_id`
  const { rows } = await on.query(text, [ids])
  return {
    removed: rows.filter((row) => !row.in_use),
    withdrawn: rows.filter((row) => row.in_use && !row.withdrawn),
  }
}

/**
 * Deletes the variants that no cart and no order being paid refers to, and withdraws the others from sale. What a payment
 * holds stays, so that it can end.
 */
export async function removeVariants(on: Queryable, ids: readonly number[]): Promise<Removal> {
  // Locked first, so that no cart can add one of them between the check and the deletion.
  await on.query('SELECT FROM variants WHERE auto_id = ANY($1) ORDER BY auto_id FOR UPDATE', [ids])
  const removed = await on.query(`DELETE FROM variants v WHERE auto_id = ANY($1) AND NOT ${inUse} RETURNING ean, product_id, ${slug}`, [
    ids,
  ])
  const kept = await on.query(
    `UPDATE variants v SET allow_over_sell = false, out_of_stock_quantity = ${noLongerSold}
      WHERE auto_id = ANY($1) AND NOT ${withdrawn} RETURNING ean, ${slug}`,
    [ids],
  )
  await on.query(
    `UPDATE stock_levels SET on_hand = held, allow_over_sell = false
      WHERE variant_id = ANY($1) AND (on_hand <> held OR allow_over_sell)`,
    [ids],
  )
  await refreshSearch(on, [...new Set(removed.rows.map((row) => row.product_id))])
  return { removed: removed.rows.map(({ ean, slug: of }) => ({ ean, slug: of })), withdrawn: kept.rows }
}

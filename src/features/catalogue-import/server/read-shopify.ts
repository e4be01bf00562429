import { handleOf, itemFromShopify } from '../rules/from-shopify.ts'
import { readShopifyHeader } from '../rules/shopify-columns.ts'
import { readProducts, type ReadEvent } from './read-events.ts'
import { withSeparator } from './separator.ts'
import { readTable } from './source-table.ts'

/** Reads a Shopify product CSV, with Shopify's older column names or its newer ones, however a spreadsheet has saved it. */
export async function* readShopify(file: AsyncIterable<Uint8Array>): AsyncGenerator<ReadEvent> {
  const { separator, bytes } = await withSeparator(file)
  yield* readProducts(readTable(bytes, separator, readShopifyHeader), {
    keyOf: handleOf,
    handleOf,
    readItem: itemFromShopify,
    handleColumn: (row) => row.name('handle'),
  })
}

import { handleOf, itemFromShopify } from '../../rules/from-shopify.ts'
import { readShopifyHeader } from '../../rules/shopify-columns.ts'
import { readProducts, type ReadEvent } from './read-events.ts'
import { readTable } from './source-table.ts'

/** Reads a Shopify product CSV, with the column names of before or after 2024. */
export const readShopify = (bytes: AsyncIterable<Uint8Array>): AsyncIterable<ReadEvent> =>
  readProducts(readTable(bytes, ',', readShopifyHeader), {
    handleOf,
    readItem: itemFromShopify,
    handleColumn: (row) => row.name('handle'),
  })

import { handleOf, itemFromShopify } from '../rules/from-shopify.ts'
import { readShopifyHeader } from '../rules/shopify-columns.ts'
import { readProducts, type ReadEvent } from './read-events.ts'
import { readTable } from './source-table.ts'

/** Reads a Shopify product CSV, with Shopify's older column names or its newer ones. */
export const readShopify = (bytes: AsyncIterable<Uint8Array>): AsyncIterable<ReadEvent> =>
  readProducts(readTable(bytes, ',', readShopifyHeader), {
    handleOf,
    readItem: itemFromShopify,
    handleColumn: (row) => row.name('handle'),
  })

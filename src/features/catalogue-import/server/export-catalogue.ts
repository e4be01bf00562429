import { once } from 'node:events'
import type { Writable } from 'node:stream'
import type { Database } from '#src/platform/db/database.ts'
import type { CatalogueProduct } from '../rules/catalogue-product.ts'
import { exportHeader, rowsOf, type RowContext } from '../rules/to-shopify.ts'
import { picturesOf, withOriginalPictures } from '../rules/local-pictures.ts'
import { loadPage } from './catalogue-reader.ts'
import { loadDefinitions, type Definitions } from './definition-reader.ts'
import { findSources } from './fetched-pictures.store.ts'
import type { Queryable } from './rows.ts'

const pageSize = 200

/**
 * Writes the whole catalogue as a Shopify product CSV with this shop's own columns, in the order in which the products were
 * created. An import of it changes nothing, and into an empty shop with the same locations it brings the same catalogue; of the
 * brands and categories, those that products refer to. The export is a consistent snapshot; one page is in memory at a time.
 * Returns the number of products and rows written. Does not end `sink`.
 */
export async function exportCatalogue(
  database: Database,
  sink: Writable,
  { now, onProgress }: { now: Date; onProgress?(progress: { products: number; rows: number }): void },
): Promise<{ products: number; rows: number }> {
  return database.transaction(async ({ client }) => {
    await client.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY')
    const contextOf = contexts(await loadDefinitions(client))
    const written = { products: 0, rows: 0 }
    await write(sink, csvLine(exportHeader))
    for await (const product of allProducts(client, now)) {
      const rows = rowsOf(product, contextOf(product))
      await write(sink, rows.map(csvLine).join(''))
      written.products++
      written.rows += rows.length
      onProgress?.(written)
    }
    return written
  })
}

async function* allProducts(on: Queryable, now: Date): AsyncGenerator<CatalogueProduct> {
  for (let after = 0; ;) {
    const page = await loadPage(on, after, pageSize, now)
    const sources = await findSources(
      on,
      page.flatMap((product) => picturesOf(product)),
    )
    for (const product of page) yield withOriginalPictures(product, sources)
    if (page.length < pageSize) return
    after = page.at(-1)!.id
  }
}

/** Adds the definition of each brand and category to the first product that needs it. */
function contexts({ brands, lineageOf }: Definitions): (product: CatalogueProduct) => RowContext {
  const given = new Set<string>()
  const isNew = (key: string): boolean => !given.has(key) && Boolean(given.add(key))
  return ({ brand, categories }) => {
    const definition = brands.get(brand)!
    return {
      brandName: definition.displayName,
      ...(isNew(`brand ${brand}`) && { brandDefinition: definition }),
      categoryDefinitions: categories.flatMap(lineageOf).filter(({ code }) => isNew(`category ${code}`)),
    }
  }
}

/** Cells are quoted where necessary (RFC 4180). */
export const csvLine = (cells: readonly string[]): string =>
  `${cells.map((cell) => (/[",\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',')}\n`

async function write(sink: Writable, text: string): Promise<void> {
  // What is closed would never ask for more.
  if (sink.destroyed) throw sink.errored ?? new Error('The file was closed before its end.')
  if (!sink.write(text)) await once(sink, 'drain')
}

import type { CatalogueService } from '#src/features/catalogue/server/catalogue.service.ts'
import type { Database } from '#src/platform/db/database.ts'
import { emptyListingIndex, put, type ListingIndex } from '../rules/listing-index.ts'
import { findBestsellers, findOperatorNames, readEntries, type BestsellerSource } from './entries.store.ts'
import { categoryPaths, listingEntryOf } from './listing-entry.ts'

/** The most products read for one reply. */
const mostRead = 2000

/**
 * An index with only the bestsellers of one list, for replies while the full index of a large catalogue is being built:
 * the right products in the right order, but its counts cover no other products.
 */
export async function readExcerpt({ orm }: Database, catalogue: CatalogueService, source: BestsellerSource): Promise<ListingIndex> {
  const ids = await findBestsellers(orm, source, mostRead)
  const [rows, categories, names] = await Promise.all([readEntries(orm, ids), catalogue.categories(orm), findOperatorNames(orm)])
  const index = emptyListingIndex()
  for (const row of rows) put(index, listingEntryOf(row, categoryPaths(categories), names))
  return index
}

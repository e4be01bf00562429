import type { CatalogueService } from '#src/features/catalogue/server/catalogue.service.ts'
import type { Database } from '#src/platform/db/database.ts'
import { emptyListingIndex, put, type ListingIndex } from '../rules/listing-index.ts'
import { findBestsellers, readEntries, type BestsellersOf } from './entries.store.ts'
import { linesOf, toEntry } from './listing-entry.ts'

/** What is read for one answer while the whole is being read. */
const mostRead = 2000

/**
 * A shelf with the best sold of one list alone, for answers before the first reading of a large catalogue has ended:
 * the right products in the right order, though it counts no more than it holds.
 */
export async function readExcerpt({ orm }: Database, catalogue: CatalogueService, source: BestsellersOf): Promise<ListingIndex> {
  const ids = await findBestsellers(orm, source, mostRead)
  const [rows, categories] = await Promise.all([readEntries(orm, ids), catalogue.categories(orm)])
  const index = emptyListingIndex()
  for (const row of rows) put(index, toEntry(row, linesOf(categories)))
  return index
}

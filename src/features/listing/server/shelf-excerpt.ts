import type { CatalogueService } from '#src/features/catalogue/server/catalogue.service.ts'
import type { Database } from '#src/platform/db/database.ts'
import { emptyShelf, put, type Shelf } from '../rules/shelf.ts'
import { findBestsellers, readEntries, type BestsellersOf } from './entries.store.ts'
import { linesOf, toEntry } from './listing-entry.ts'

/** What is read for one answer while the whole is being read. */
const mostRead = 2000

/**
 * A shelf with the best sold of one list alone, for answers before the first reading of a large catalogue has ended:
 * the right products in the right order, though it counts no more than it holds.
 */
export async function readExcerpt({ orm }: Database, catalogue: CatalogueService, source: BestsellersOf): Promise<Shelf> {
  const ids = await findBestsellers(orm, source, mostRead)
  const [rows, categories] = await Promise.all([readEntries(orm, ids), catalogue.categories(orm)])
  const shelf = emptyShelf()
  for (const row of rows) put(shelf, toEntry(row, linesOf(categories)))
  return shelf
}

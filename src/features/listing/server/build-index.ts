import type { CatalogueService } from '#src/features/catalogue/server/catalogue.service.ts'
import type { Orm } from '#src/platform/db/database.ts'
import { emptyListingIndex, hasPlace, put, unlist, type ListingIndex } from '../rules/listing-index.ts'
import { findIdsAfter, readEntries } from './entries.store.ts'
import { categoryPaths, listingEntryOf } from './listing-entry.ts'

const batchSize = 1000

interface IndexSource {
  orm: Orm
  catalogue: CatalogueService
  /** The store's own names. */
  operatorNames: readonly string[]
}

/** Reads the whole catalogue into a new index. */
export async function buildIndex(source: IndexSource): Promise<ListingIndex> {
  const built = emptyListingIndex()
  const nextIds = (after: number) => findIdsAfter(source.orm, after, batchSize)
  for (let ids = await nextIds(0); ids.length > 0; ids = await nextIds(ids.at(-1)!)) await fill(source, built, ids)
  return built
}

/** Reads these products again. False when one of them needs a row between existing rows, so that the index has to be built again. */
export async function refreshIndex(source: IndexSource, index: ListingIndex, ids: number[]): Promise<boolean> {
  ids.sort((a, b) => a - b)
  for (let from = 0; from < ids.length; from += batchSize) {
    if (!(await fill(source, index, ids.slice(from, from + batchSize)))) return false
  }
  return true
}

async function fill({ orm, catalogue, operatorNames }: IndexSource, index: ListingIndex, ids: readonly number[]): Promise<boolean> {
  const [rows, categories] = await Promise.all([readEntries(orm, ids), catalogue.categories(orm)])
  const pathOf = categoryPaths(categories)
  if (!rows.every(({ id }) => hasPlace(index, id))) return false
  for (const id of ids) unlist(index, id)
  for (const row of rows) put(index, listingEntryOf(row, pathOf, operatorNames))
  return true
}

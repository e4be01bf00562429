import { setTimeout } from 'node:timers/promises'
import type { CatalogueService } from '#src/features/catalogue/server/catalogue.service.ts'
import type { Changes } from '#src/platform/changes/changes.ts'
import { noteRead } from '#src/platform/changes/read-topics.ts'
import { passing } from '#src/platform/changes/topics.ts'
import type { Database } from '#src/platform/db/database.ts'
import type { ListingIndex } from '../rules/listing-index.ts'
import type { BestsellerSource } from './entries.store.ts'
import { readExcerpt } from './index-excerpt.ts'
import { createListingIndexSync } from './listing-index-sync.ts'

/** How long a request waits for the index to be built; an index of some thousand products takes less. */
const patienceMs = 1000

export interface IndexLookup {
  /** The index for one list. While the index of a large catalogue is being built, it has only the bestsellers of that list. */
  indexFor(source: BestsellerSource): Promise<ListingIndex>
  /** Brings the index up to date ahead of the next request. */
  catchUp(): Promise<void>
}

export function createIndexLookup(
  database: Database,
  catalogue: CatalogueService,
  changes: Pick<Changes, 'subscribe' | 'catchUp'>,
): IndexLookup {
  const sync = createListingIndexSync(database, catalogue, changes)
  return {
    async indexFor(source) {
      // The store's own names decide which goods can be collected.
      noteRead('settings')
      const building = sync.current()
      if (sync.isBuilt()) return building
      const patience = new AbortController()
      const excerpt = setTimeout(patienceMs, null, { signal: patience.signal }).then(() => {
        noteRead(passing)
        return readExcerpt(database, catalogue, source)
      })
      excerpt.catch(() => {})
      return Promise.race([building, excerpt]).finally(() => patience.abort())
    },
    catchUp: async () => void (await sync.current()),
  }
}

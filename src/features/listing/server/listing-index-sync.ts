import type { CatalogueService } from '#src/features/catalogue/server/catalogue.service.ts'
import { createCachedValue } from '#src/platform/cached-value.ts'
import type { Changes } from '#src/platform/changes/changes.ts'
import { productIn } from '#src/platform/changes/topics.ts'
import type { Database } from '#src/platform/db/database.ts'
import type { ListingIndex } from '../rules/listing-index.ts'
import { buildIndex, refreshIndex } from './build-index.ts'
import { findOperatorNames } from './entries.store.ts'

export interface ListingIndexSync {
  /** The index as the database has it. */
  current(): Promise<ListingIndex>
  /** Whether the index is built, so that `current` does not have to read the whole catalogue. */
  isBuilt(): boolean
}

/**
 * Keeps the index equal to the database. Each look-up first catches up with the feed of changes and reads the changed
 * products again, so the index is exact in every process, even before a notification arrives.
 */
export function createListingIndexSync(
  { orm }: Database,
  catalogue: CatalogueService,
  changes: Pick<Changes, 'subscribe' | 'catchUp'>,
): ListingIndexSync {
  const ownNames = createCachedValue<string[]>(Infinity)
  /** The store's own names when the index was built. */
  let builtWith = ''
  let index: ListingIndex | null = null
  /** Products that have changed since they were read; null when everything may have changed. */
  let changed: Set<number> | null = null
  let running: Promise<unknown> = Promise.resolve()
  let next: Promise<ListingIndex> | null = null

  changes.subscribe((topics) => {
    if (topics === null || topics.has('settings')) ownNames.invalidate()
    // A brand's products do not say themselves that it sends them now, or no longer.
    if (topics === null || topics.has('brands')) changed = null
    else for (const topic of topics) addChanged(productIn(topic))
  })
  function addChanged(id: number | null): void {
    if (id !== null) changed?.add(id)
  }

  async function lookUp(): Promise<ListingIndex> {
    await changes.catchUp()
    const ids = changed
    // Changes published from here on may not be visible to the queries below.
    changed = new Set()
    try {
      return await bringUpToDate(ids)
    } catch (error) {
      changed = ids && changed && ids.union(changed)
      throw error
    }
  }

  async function bringUpToDate(ids: ReadonlySet<number> | null): Promise<ListingIndex> {
    const operatorNames = await ownNames.get(() => findOperatorNames(orm))
    const source = { orm, catalogue, operatorNames }
    if (ids === null || builtWith !== String(operatorNames)) index = null
    builtWith = String(operatorNames)
    if (index === null || !(await refreshIndex(source, index, [...ids!]))) index = await buildIndex(source)
    return index
  }

  return {
    current() {
      // A running look-up may have read before this call; all calls during it share the next one.
      next ??= running.then(() => {
        next = null
        const lookingUp = lookUp()
        running = lookingUp.catch(() => {})
        return lookingUp
      })
      return next
    },
    isBuilt: () => index !== null && changed !== null,
  }
}

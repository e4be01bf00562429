import type { CatalogueService } from '#src/features/catalogue/server/catalogue.service.ts'
import type { Changes } from '#src/platform/changes/changes.ts'
import { productIn } from '#src/platform/changes/topics.ts'
import type { Database } from '#src/platform/db/database.ts'
import { emptyListingIndex, hasPlace, put, withdraw, type ListingIndex } from '../rules/listing-index.ts'
import { findIdsAfter, readEntries } from './entries.store.ts'
import { linesOf, toEntry } from './listing-entry.ts'

const atOnce = 1000

export interface ListingIndexSync {
  /** The index as the database has it. */
  current(): Promise<ListingIndex>
  /** Whether the next answer needs no reading of the whole catalogue. */
  isRead(): boolean
}

/**
 * Keeps the index as the database has it. Each look-up first catches up with the feed of changes and reads the products
 * it names anew; so it is exact, in every process, however late a notification comes.
 */
export function createListingIndexSync(
  { orm }: Database,
  catalogue: CatalogueService,
  changes: Pick<Changes, 'subscribe' | 'catchUp'>,
): ListingIndexSync {
  let index: ListingIndex | null = null
  /** Products that have changed since they were read; null when anything may have. */
  let changed: Set<number> | null = null
  let running: Promise<unknown> = Promise.resolve()
  let next: Promise<ListingIndex> | null = null

  changes.subscribe((told) => {
    if (told === null) changed = null
    else for (const topic of told) addChanged(productIn(topic))
  })
  function addChanged(id: number | null): void {
    if (id !== null) changed?.add(id)
  }

  async function lookUp(): Promise<ListingIndex> {
    await changes.catchUp()
    const ids = changed
    // What is told from here on may be too late for this reading.
    changed = new Set()
    try {
      return await bringUpToDate(ids)
    } catch (error) {
      changed = ids && changed && ids.union(changed)
      throw error
    }
  }

  async function bringUpToDate(ids: ReadonlySet<number> | null): Promise<ListingIndex> {
    if (ids === null) index = null
    if (index === null || !(await refresh(index, [...ids!]))) index = await readWhole()
    return index
  }

  /** Reads these products anew. False when one turns up between others, for which there is no row. */
  async function refresh(on: ListingIndex, ids: number[]): Promise<boolean> {
    ids.sort((a, b) => a - b)
    for (let from = 0; from < ids.length; from += atOnce) {
      if (!(await fill(on, ids.slice(from, from + atOnce)))) return false
    }
    return true
  }

  async function readWhole(): Promise<ListingIndex> {
    const anew = emptyListingIndex()
    for (let ids = await findIdsAfter(orm, 0, atOnce); ids.length > 0; ids = await findIdsAfter(orm, ids.at(-1)!, atOnce))
      await fill(anew, ids)
    return anew
  }

  async function fill(on: ListingIndex, ids: readonly number[]): Promise<boolean> {
    const [rows, categories] = await Promise.all([readEntries(orm, ids), catalogue.categories(orm)])
    const lineOf = linesOf(categories)
    if (!rows.every(({ id }) => hasPlace(on, id))) return false
    for (const id of ids) withdraw(on, id)
    for (const row of rows) put(on, toEntry(row, lineOf))
    return true
  }

  return {
    current() {
      // A look-up that has begun may have been too early for this caller; all who come meanwhile share the next one.
      next ??= running.then(() => {
        next = null
        const now = lookUp()
        running = now.catch(() => {})
        return now
      })
      return next
    },
    isRead: () => index !== null && changed !== null,
  }
}

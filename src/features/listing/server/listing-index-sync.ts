import type { CatalogueService } from '#src/features/catalogue/server/catalogue.service.ts'
import type { Database } from '#src/platform/db/database.ts'
import { emptyListingIndex, hasPlace, put, withdraw, type ListingIndex } from '../rules/listing-index.ts'
import { findIdsAfter, findMoment, readEntries, type Moment } from './entries.store.ts'
import { linesOf, toEntry } from './listing-entry.ts'

const atOnce = 1000
/** Changes are kept for a day; who has not looked for half of one begins anew. */
const staleAfterMs = 12 * 60 * 60 * 1000

interface Stocked {
  index: ListingIndex
  seen: Moment
  /** When the next price of a product begins, in milliseconds. */
  coming: Map<number, number>
}

/**
 * The shelf as the database has it. Each look first asks which products were changed by transactions committed since the
 * one before, and reads those anew; so it is exact, in every process, without anybody being told.
 */
export function createListingIndexSync({ orm }: Database, catalogue: CatalogueService): () => Promise<ListingIndex> {
  let stocked: Stocked | null = null
  let running: Promise<unknown> = Promise.resolve()
  let next: Promise<ListingIndex> | null = null

  async function look(): Promise<ListingIndex> {
    const moment = await findMoment(orm, stocked?.seen.snapshot ?? null)
    const isFresh = stocked !== null && moment.now - stocked.seen.now < staleAfterMs
    if (!isFresh || !(await refresh(stocked!, moment))) stocked = await stock(moment)
    return stocked!.index
  }

  /** Reads what has changed since. False when a product turns up between others, for which there is no row. */
  async function refresh(on: Stocked, moment: Moment): Promise<boolean> {
    const begun = [...on.coming].flatMap(([id, at]) => (at <= moment.now ? [id] : []))
    const ids = [...new Set([...moment.changed, ...begun])].sort((a, b) => a - b)
    for (let from = 0; from < ids.length; from += atOnce) {
      if (!(await fill(on, ids.slice(from, from + atOnce)))) return false
    }
    on.seen = moment
    return true
  }

  async function stock(moment: Moment): Promise<Stocked> {
    const anew: Stocked = { index: emptyListingIndex(), seen: moment, coming: new Map() }
    for (let ids = await findIdsAfter(orm, 0, atOnce); ids.length > 0; ids = await findIdsAfter(orm, ids.at(-1)!, atOnce))
      await fill(anew, ids)
    return anew
  }

  async function fill({ index, coming }: Stocked, ids: readonly number[]): Promise<boolean> {
    const [rows, categories] = await Promise.all([readEntries(orm, ids), catalogue.categories(orm)])
    const lineOf = linesOf(categories)
    if (!rows.every(({ id }) => hasPlace(index, id))) return false
    for (const id of ids) {
      coming.delete(id)
      withdraw(index, id)
    }
    for (const row of rows) {
      put(index, toEntry(row, lineOf))
      if (row.nextPriceAt !== null) coming.set(row.id, row.nextPriceAt)
    }
    return true
  }

  return () => {
    // A look that has begun may have been too early for this caller; all who come meanwhile share the next one.
    next ??= running.then(() => {
      next = null
      const now = look()
      running = now.catch(() => {})
      return now
    })
    return next
  }
}

import type { Store } from '#src/features/stock/stores.contract.ts'
import type { Fault } from '#src/kit/expected.ts'
import type { Orm } from '#src/platform/db/database.ts'
import { findAwaitedStores, writeStoreName } from './orders.store.ts'

/** A store stays until the last goods that were paid for are collected there: their order and its mails name it. */
export async function awaitedStoreFaults(orm: Orm, stores: readonly Pick<Store, 'code'>[]): Promise<Fault[]> {
  const missing = (await findAwaitedStores(orm)).filter((code) => !stores.some((store) => store.code === code))
  return missing.map((code) => ({
    path: 'stores',
    text: `leaves out ${code}, where goods of paid orders are still to be collected; expected it in the list until they are`,
  }))
}

/** Writes into the orders that were collected at stores that now go what these were called. */
export async function nameRemovedStores(orm: Orm, before: readonly Store[], stores: readonly Pick<Store, 'code'>[]): Promise<void> {
  for (const store of before) if (!stores.some(({ code }) => code === store.code)) await writeStoreName(orm, store)
}

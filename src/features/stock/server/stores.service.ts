import type { Fault } from '#src/kit/expected.ts'
import type { Orm } from '#src/platform/db/database.ts'
import { catalogueLocation } from '../rules/catalogue-location.ts'
import type { Store } from '../stores.contract.ts'
import { deleteStores, findAllStores, findWithGoods, writeStore } from './stores.store.ts'

/** What an operator does with the places where goods are. */

export const readStores = (orm: Orm): Promise<Store[]> => findAllStores(orm)

/** The codes of those that are left out and have to go. The one that an import of a catalogue makes need not be named. */
const leftOut = (there: readonly Store[], stores: readonly Store[]): string[] =>
  there.map(({ code }) => code).filter((code) => code !== catalogueLocation && !stores.some((store) => store.code === code))

/** A place that has goods, or holds some for an order, can not go. */
export async function storeFaults(orm: Orm, stores: readonly Store[]): Promise<Fault[]> {
  const withGoods = await findWithGoods(orm, leftOut(await findAllStores(orm), stores))
  return withGoods.map((code) => ({
    path: 'stores',
    text: `leaves out ${code}, which has goods; expected it in the list, with "sellsOnline": false where they are not for sale`,
  }))
}

/** Makes these the places of the shop. */
export async function changeStores(orm: Orm, stores: readonly Store[]): Promise<void> {
  await deleteStores(orm, leftOut(await findAllStores(orm), stores))
  for (const store of stores) await writeStore(orm, store)
}

import { and, asc, eq, inArray, ne, or } from 'drizzle-orm'
import type { Orm } from '#src/platform/db/database.ts'
import type { Store } from '../stores.contract.ts'
import { locations, stockLevels } from './stock.tables.ts'

/** Every place, in the order in which goods are taken from them. */
export async function findAllStores(orm: Orm): Promise<Store[]> {
  const rows = await orm.select().from(locations).orderBy(asc(locations.autoId))
  return rows.map(({ code, kind, name, nameZh, address, addressZh, phone, hours, sellsOnline }) => ({
    code,
    kind,
    name: { en: name, zh: nameZh },
    address: { en: address ?? '', zh: addressZh },
    phone: phone ?? '',
    hours: hours ?? { en: '', zh: null },
    sellsOnline,
  }))
}

/** Which of these places have goods, or hold some for orders. */
export async function findWithGoods(orm: Orm, codes: readonly string[]): Promise<string[]> {
  const rows = await orm
    .selectDistinct({ code: locations.code })
    .from(stockLevels)
    .innerJoin(locations, eq(locations.autoId, stockLevels.locationId))
    .where(and(inArray(locations.code, [...codes]), or(ne(stockLevels.onHand, 0), ne(stockLevels.held, 0))))
  return rows.map(({ code }) => code)
}

/** Deletes places without goods. */
export async function deleteStores(orm: Orm, codes: readonly string[]): Promise<void> {
  const ids = orm
    .select({ id: locations.autoId })
    .from(locations)
    .where(inArray(locations.code, [...codes]))
  await orm.delete(stockLevels).where(inArray(stockLevels.locationId, ids))
  await orm.delete(locations).where(inArray(locations.code, [...codes]))
}

/** Inserts a place, or gives the one of its code these names and times. */
export async function writeStore(orm: Orm, { code, kind, name, address, phone, hours, sellsOnline }: Store): Promise<void> {
  const columns = {
    kind,
    name: name.en,
    nameZh: name.zh || null,
    address: address.en || null,
    addressZh: address.zh || null,
    phone: phone || null,
    hours: Object.values(hours).some(Boolean) ? hours : null,
    sellsOnline,
  }
  await orm
    .insert(locations)
    .values({ code, ...columns })
    .onConflictDoUpdate({ target: locations.code, set: columns })
}

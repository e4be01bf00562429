import { sql } from 'drizzle-orm'
import type { Orm } from '#src/platform/db/database.ts'
import type { StoreSettings } from '../rules/store-settings.ts'
import { settings } from './settings.tables.ts'

/** Of each key, the newest row that holds at a moment. */
export async function findSettings(orm: Orm, at: Date): Promise<Partial<StoreSettings>> {
  const rows = await orm
    .selectDistinctOn([settings.key], { key: settings.key, value: settings.value })
    .from(settings)
    .where(sql`${settings.holdsFrom} <= ${at}`)
    .orderBy(settings.key, sql`${settings.holdsFrom} desc`)
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]))
}

/** Stores values that hold from a moment on; a value that is already stored for that moment stays. */
export async function insertSettings(orm: Orm, values: Partial<StoreSettings>, holdsFrom: Date): Promise<void> {
  const rows = Object.entries(values).map(([key, value]) => ({ key, value, holdsFrom }))
  await orm.insert(settings).values(rows).onConflictDoNothing()
}

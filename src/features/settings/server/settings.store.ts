import type { Orm } from '#src/platform/db/database.ts'
import { columnsOf, prepared } from '#src/platform/db/prepared.ts'
import type { StoredSetting, StoreSettings } from '../rules/store-settings.ts'
import { sql } from 'drizzle-orm'
import { settings } from './settings.tables.ts'

const everySetting = prepared<StoredSetting>('every-setting', sql`select ${columnsOf(settings)} from settings order by holds_from`)

/** Every setting there has been, the earliest first. */
export const findSettings = (orm: Orm): Promise<StoredSetting[]> => everySetting(orm, {})

/** Stores values that hold from a moment on; a value that is already stored for that moment stays. */
export async function insertSettings(orm: Orm, values: Partial<StoreSettings>, holdsFrom: Date): Promise<void> {
  const rows = Object.entries(values).map(([key, value]) => ({ key, value, holdsFrom }))
  await orm.insert(settings).values(rows).onConflictDoNothing()
}

/** Stores values that hold from a moment on, in place of what is stored for that very moment. */
export async function writeSettings(orm: Orm, values: Partial<StoreSettings>, holdsFrom: Date): Promise<void> {
  const rows = Object.entries(values).map(([key, value]) => ({ key, value, holdsFrom }))
  await orm
    .insert(settings)
    .values(rows)
    .onConflictDoUpdate({ target: [settings.key, settings.holdsFrom], set: { value: sql`excluded.value` } })
}

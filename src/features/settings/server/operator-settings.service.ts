import type { Fault } from '#src/kit/expected.ts'
import type { Orm } from '#src/platform/db/database.ts'
import { takenNumbers } from '../rules/plan-numbers.ts'
import { settingsAt, type StoreSettings } from '../rules/store-settings.ts'
import { defaultSettings } from './settings.service.ts'
import { findSettings, writeSettings } from './settings.store.ts'

/** What an operator does with the settings: each call reads what is stored, nothing from memory. */

/** The settings that hold at a moment. */
export const readSettings = async (orm: Orm, now: Date): Promise<StoreSettings> => ({
  ...defaultSettings,
  ...settingsAt(await findSettings(orm), now),
})

/** What the history of the settings forbids to values that fit their schemas. */
export async function settingFaults(orm: Orm, { instalmentPlans = [] }: Partial<StoreSettings>): Promise<Fault[]> {
  const former = (await findSettings(orm)).flatMap(({ key, value }) =>
    key === 'instalmentPlans' ? (value as StoreSettings['instalmentPlans']) : [],
  )
  return takenNumbers(former, instalmentPlans).map(({ index, number, bankCode, months }) => ({
    path: `instalmentPlans.${index}.autoId`,
    text: `is ${number}, the number of a plan of ${bankCode} in ${months} months; expected a number that no plan has had`,
  }))
}

/** Makes values hold from a moment on. What held before stays in the history, so an old order keeps its settings (shop-15). */
export const changeSettings = (orm: Orm, values: Partial<StoreSettings>, holdsFrom: Date): Promise<void> =>
  writeSettings(orm, values, holdsFrom)

/** Which of these settings have another value entered for a later moment, and from when it holds. */
export async function enteredForLater(orm: Orm, keys: readonly string[], now: Date): Promise<{ key: string; holdsFrom: Date }[]> {
  return (await findSettings(orm)).filter(({ key, holdsFrom }) => keys.includes(key) && holdsFrom > now)
}

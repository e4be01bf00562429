import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { programme, type Programme } from '#src/features/rewards/programme.contract.ts'
import { awaitedStoreFaults, nameRemovedStores } from '#src/features/orders/server/awaited-stores.service.ts'
import { changeProgramme, readProgramme } from '#src/features/rewards/server/programme.service.ts'
import { changesBetween, type Change } from '#src/features/settings/rules/changes.ts'
import type { StoreSettings } from '#src/features/settings/rules/store-settings.ts'
import { changeSettings, enteredForLater, readSettings, settingFaults } from '#src/features/settings/server/operator-settings.service.ts'
import { settingSchemas } from '#src/features/settings/store-settings.contract.ts'
import { changeStores, readStores, storeFaults } from '#src/features/stock/server/stores.service.ts'
import { stores, type Store } from '#src/features/stock/stores.contract.ts'
import { shopDay, startOfDay } from '#src/kit/clock.ts'
import { faultsIn, fields, type Fault } from '#src/kit/expected.ts'
import type { Database, Orm } from '#src/platform/db/database.ts'

/** All that an operator sets up: the settings, the stores, and the tiers of the member programme. */
export interface ShopSettings extends StoreSettings {
  stores: Store[]
  tiers: Programme
}

const schemas = { ...settingSchemas, stores, tiers: programme }
/** What a file may name: some of it, or all. */
export const shopFile = fields(
  Object.fromEntries(Object.entries(schemas).map(([key, schema]) => [key, z.optional(schema as z.ZodMiniType)])),
) as unknown as z.ZodMiniType<Partial<ShopSettings>>

/** What holds at a moment. */
export async function readShop(orm: Orm, now: Date): Promise<ShopSettings> {
  return { ...(await readSettings(orm, now)), stores: await readStores(orm), tiers: await readProgramme(orm, shopDay(now)) }
}

export interface Outcome {
  changes: Change[]
  /** What is wrong with the values: then nothing is changed. */
  faults: Fault[]
  /** Settings that were changed, and have another value entered for later. */
  later: { key: string; holdsFrom: Date }[]
}

/** Changes of one shop take turns: each compares with what the one before it has left. */
const oneAtATime: SQL = sql`select pg_advisory_xact_lock(4714)`

/**
 * Makes values hold from now on, or from the beginning of a day to come, in one transaction: only those that differ are
 * written, and none when one of them is wrong. Every process of the shop follows at once, by the database's feed of changes.
 * `make` gets what holds then.
 */
export function changeShop(
  database: Database,
  make: (then: ShopSettings) => unknown,
  { now, dryRun, from = null }: { now: () => Date; dryRun: boolean; from?: string | null },
): Promise<Outcome> {
  return database.transaction(async ({ orm }) => {
    await orm.execute(oneAtATime)
    const moment = from === null ? now() : startOfDay(from)
    const before = await readShop(orm, moment)
    const given = make(before)
    const faults = faultsIn(shopFile, given)
    if (faults.length > 0) return { changes: [], faults, later: [] }
    const after = given as Partial<ShopSettings>
    const together = await faultsTogether(orm, before, after)
    if (together.length > 0) return { changes: [], faults: together, later: [] }
    const changed = Object.keys(after).filter((key) => changesIn(before, after, key).length > 0)
    if (from !== null && changed.includes('stores')) return { changes: [], faults: [storesAtOnce], later: [] }
    const outcome = {
      changes: changed.flatMap((key) => changesIn(before, after, key)),
      faults: [],
      later: await enteredForLater(orm, changed, moment),
    }
    if (!dryRun) await write(orm, Object.fromEntries(changed.map((key) => [key, after[key as keyof ShopSettings]])), moment)
    return outcome
  })
}

const storesAtOnce: Fault = { path: 'stores', text: 'change at once, and with them nothing that is to hold from a later day' }

/** Stores are compared by their codes, because their order is that in which they were made. */
const byCode = (value: unknown): unknown => Object.fromEntries((value as Store[]).map((store) => [store.code, store]))

function changesIn(before: ShopSettings, after: Partial<ShopSettings>, key: string): Change[] {
  const [one, other] = [before[key as keyof ShopSettings], after[key as keyof ShopSettings]]
  return key === 'stores' ? changesBetween(byCode(one), byCode(other), key) : changesBetween(one, other, key)
}

/** What is wrong with values that each fit their own schema. */
async function faultsTogether(orm: Orm, before: ShopSettings, after: Partial<ShopSettings>): Promise<Fault[]> {
  return [
    ...(await settingFaults(orm, after)),
    ...(after.stores ? [...(await storeFaults(orm, after.stores)), ...(await awaitedStoreFaults(orm, after.stores))] : []),
    ...(after.stores || after.openingHours ? hoursOfNoStore({ ...before, ...after }) : []),
  ]
}

function hoursOfNoStore({ stores: all, openingHours }: ShopSettings): Fault[] {
  const codes = all.map(({ code }) => code)
  return Object.keys(openingHours)
    .filter((code) => !codes.includes(code))
    .map((code) => ({
      path: `openingHours.${code}`,
      text: `is of no store; expected the code of one of stores${codes.length > 0 ? `: ${codes.join(', ')}` : ', which is empty'}`,
    }))
}

async function write(orm: Orm, { stores: places, tiers, ...values }: Partial<ShopSettings>, moment: Date): Promise<void> {
  if (Object.keys(values).length > 0) await changeSettings(orm, values, moment)
  if (places) {
    await nameRemovedStores(orm, await readStores(orm), places)
    await changeStores(orm, places)
  }
  if (tiers) await changeProgramme(orm, tiers, shopDay(moment))
}

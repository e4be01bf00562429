import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inArray } from 'drizzle-orm'
import { variants } from '../../src/features/catalogue/server/catalogue.tables.ts'
import { promotionData } from '../../src/features/promotions/server/promotion-schema.ts'
import { putPromotions, type NewPromotion } from '../../src/features/promotions/server/promotions.store.ts'
import type { Orm } from '../../src/platform/db/database.ts'

export interface PromotionEntry {
  code: string
  /** How long it lasts from the start of the shop on; without a number, for ever. */
  days?: number
}

const dayMs = 24 * 60 * 60 * 1000
/** Midnight in Singapore, in UTC. */
const midnightMs = 16 * 60 * 60 * 1000

/** What every promotion has that its entry does not say. */
const usual = {
  messagePriority: 15,
  priority: 1,
  group: 'campaign',
  exclusive: false,
  audience: { only: 'everyone' },
  limits: { perOrder: null, perCustomer: null, total: null },
  codes: [],
  goods: {},
}

/**
 * Promotions, if the shop sells the demonstration's goods: false when it has a catalogue of its own. One that has ended by a
 * later start begins anew, so that there are always some.
 */
export async function seedPromotions(orm: Orm, now: Date): Promise<boolean> {
  const entries = JSON.parse(readFileSync(join(import.meta.dirname, 'promotions.json'), 'utf8')) as PromotionEntry[]
  const gifts = eansIn(entries)
  const sold = await orm.select({ ean: variants.ean }).from(variants).where(inArray(variants.ean, gifts))
  if (sold.length < gifts.length) return false
  await putPromotions(orm, rowsOf(entries, now), now)
  return true
}

/** Promotions that begin today. */
export function rowsOf(entries: readonly PromotionEntry[], now: Date): NewPromotion[] {
  const today = new Date(Math.floor((now.getTime() - midnightMs) / dayMs) * dayMs + midnightMs)
  return entries.map(({ code, days, ...entry }) => ({
    code,
    startsAt: today,
    endsAt: days === undefined ? null : new Date(today.getTime() + days * dayMs),
    data: promotionData({ ...usual, ...entry }),
  }))
}

/** The items that are given or offered, by EAN. */
const eansIn = (entries: readonly unknown[]): string[] => [...new Set(JSON.stringify(entries).match(/(?<=")\d{13}(?=")/g))]

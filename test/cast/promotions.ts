import { dayMs } from '#src/kit/clock.ts'
import type { PromotionData } from '#src/features/promotions/server/promotion-schema.ts'
import { putPromotions } from '#src/features/promotions/server/promotions.store.ts'
import type { Database } from '#src/platform/db/database.ts'
import type { TestShop } from '#test/shop.ts'

const usual = {
  messagePriority: 15,
  priority: 1,
  group: 'campaign',
  exclusive: false,
  audience: { only: 'everyone' as const },
  limits: { perOrder: null, perCustomer: null, total: null },
  codes: [],
  goods: {},
}

/** What a test says of a promotion; the rest is usual. */
export type PromotionOfCast = Pick<PromotionData, 'kind'> & Record<string, unknown>

/** Stores promotions that hold from yesterday to tomorrow, each in a stacking group of its own unless it says otherwise. */
export async function storePromotions({ orm }: Pick<Database, 'orm'>, promotions: Record<string, PromotionOfCast>): Promise<void> {
  const rows = Object.entries(promotions).map(([code, given]) => ({
    code,
    startsAt: new Date(Date.now() - dayMs),
    endsAt: new Date(Date.now() + dayMs),
    data: {
      ...usual,
      group: code,
      name: { en: code, zh: `${code}（中）` },
      message: { en: code, zh: code },
      ...given,
    } as unknown as PromotionData,
  }))
  await putPromotions(orm, rows, new Date())
}

/** The same in a shop, which knows them at once. */
export async function beginPromotions({ shop, database }: TestShop, promotions: Record<string, PromotionOfCast>): Promise<void> {
  await storePromotions(database, promotions)
  await shop.changes.catchUp()
}

import type { PromotionData } from '#src/features/promotions/server/promotion-schema.ts'
import { putPromotions } from '#src/features/promotions/server/promotions.store.ts'
import type { TestShop } from '#test/shop.ts'

const dayMs = 24 * 60 * 60 * 1000

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

/** Begins these promotions, each in a stacking group of its own, and waits until the shop knows. Returns nothing: they are named by their code. */
export async function beginPromotions({ shop, database }: TestShop, promotions: Record<string, PromotionOfCast>): Promise<void> {
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
  await putPromotions(database.orm, rows, new Date())
  await shop.changes.catchUp()
}

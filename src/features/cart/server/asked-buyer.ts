import type { Buyer } from '#src/features/promotions/rules/cart.ts'
import type { PromotionsService } from '#src/features/promotions/server/promotions.service.ts'
import type { BuyerOfBag, Buyers } from '#src/features/rewards/server/rewards.service.ts'
import type { Orm } from '#src/platform/db/database.ts'
import type { CartRow } from './cart.store.ts'

export interface BuyerParts {
  promotions: PromotionsService
  buyers: Buyers
}

/** Who fills a bag, and how often promotions with a limit were used, by them and by everybody. */
export type AskedBuyer = BuyerOfBag & Pick<Buyer, 'uses' | 'usesByAll'>

export async function askedBuyer({ promotions, buyers }: BuyerParts, orm: Orm, row: CartRow | null): Promise<AskedBuyer> {
  const { sessionId = null, memberId = null } = row ?? {}
  const all = await promotions.all(orm)
  const [buyer, uses] = await Promise.all([buyers(orm, memberId), promotions.uses(orm, all, { sessionId, memberId })])
  return { ...buyer, ...uses }
}

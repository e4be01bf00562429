import type { Clock } from '#src/kit/clock.ts'
import { noteRead, noteUntil } from '#src/platform/changes/read-topics.ts'
import { createCachedValue } from '#src/platform/cached-value.ts'
import type { Database, Orm } from '#src/platform/db/database.ts'
import type { Cents } from '#src/kit/money.ts'
import type { Buyer } from '../rules/cart.ts'
import { publicFreeDelivery, type PublicFreeDelivery } from '../rules/free-delivery.ts'
import { isSpecific } from '../rules/goods.ts'
import { isOn, nextTurn } from '../rules/live.ts'
import { isOnProductPages } from '../rules/on-product-page.ts'
import type { Promotion } from '../rules/promotion.ts'
import { countUses, deleteUses, findPromotions, insertUses, lockPromotions, type PromotionBuyer } from './promotions.store.ts'

export { presentGifts, presentOffered } from './item.present.ts'
export { nameWithEnd, promotionText } from './name.present.ts'
export { refusalProblem, refusalWords } from './refusal.present.ts'
export type { PromotionBuyer }

/** Promotions as data, and the orders that use those with a limit. Uses move in the caller's transaction. */
export interface PromotionsService {
  /** All that can hold now or later, and those that ended lately, so that their codes say so. Inside a transaction, pass its own connection. */
  all(orm?: Orm): Promise<readonly Promotion[]>
  /** Those that hold now and are about certain goods. */
  ofGoods(): Promise<readonly Promotion[]>
  /** Those that hold now and that product pages show. */
  onProductPages(): Promise<readonly Promotion[]>
  /** What pages say of free delivery that are the same for all; `storeFromCents` is the threshold without promotions (reward-34). */
  freeDelivery(storeFromCents: Cents): Promise<PublicFreeDelivery>
  /** How often those of them that hold now and have a limit were used, by this buyer and by everybody. */
  uses(orm: Orm, promotions: readonly Promotion[], buyer: PromotionBuyer): Promise<Pick<Buyer, 'uses' | 'usesByAll'>>
  /** Counts an order as a use of these promotions. False when one of them has been used as often as it may; the caller then rolls back. */
  use(orm: Orm, orderId: number, ids: readonly number[], buyer: { sessionId: string; memberId: number | null }): Promise<boolean>
  /** Gives an order's uses back; does nothing when it has none. */
  release(orm: Orm, orderId: number): Promise<void>
  /** Drops the cached promotions. */
  invalidate(): void
}

const freshForMs = 5000
const saidToHaveEndedForMs = 90 * 24 * 60 * 60 * 1000

const hasLimit = ({ limits }: Promotion): boolean => limits.total !== null || limits.perCustomer !== null

/** `warn` tells the operator what only they can mend. */
export function createPromotions({ orm: own }: Database, clock: Clock, warn: (words: string) => void = () => undefined): PromotionsService {
  const cache = createCachedValue<Promotion[]>(freshForMs, () => clock.now().getTime())
  const told = new Set<string>()
  const tellOnce = (code: string, damage: string): void => {
    const words = `Promotion ${code} is left out, because its row in the database is wrong at: ${damage}`
    if (!told.has(words)) warn(words)
    told.add(words)
  }
  const all = (orm: Orm = own): Promise<Promotion[]> => {
    noteRead('promotions')
    return cache.get(() => findPromotions(orm, new Date(clock.now().getTime() - saidToHaveEndedForMs), tellOnce))
  }
  const live = async (): Promise<Promotion[]> => {
    const now = clock.now()
    const promotions = await all()
    noteUntil(nextTurn(promotions, now))
    return promotions.filter((each) => isOn(each, now))
  }
  return {
    all,
    ofGoods: async () => (await live()).filter(({ goods }) => isSpecific(goods)),
    onProductPages: async () => (await live()).filter(isOnProductPages),
    freeDelivery: async (storeFromCents) => publicFreeDelivery(await live(), storeFromCents, clock.now()),
    async uses(orm, promotions, buyer) {
      const now = clock.now()
      const limited = promotions.filter((each) => hasLimit(each) && isOn(each, now))
      const counted = await countUses(orm, limited, buyer)
      return {
        uses: Object.fromEntries(counted.map(({ promotionId, byBuyer }) => [promotionId, byBuyer])),
        usesByAll: Object.fromEntries(counted.map(({ promotionId, byAll }) => [promotionId, byAll])),
      }
    },
    async use(orm, orderId, ids, buyer) {
      const used = (await all(orm)).filter((each) => ids.includes(each.id) && hasLimit(each))
      if (used.length === 0) return true
      const usedIds = used.map(({ id }) => id)
      await lockPromotions(orm, usedIds)
      const counted = new Map((await countUses(orm, used, buyer)).map((each) => [each.promotionId, each]))
      const isFree = used.every(({ id, limits }) => {
        const { byAll, byBuyer } = counted.get(id) ?? { byAll: 0, byBuyer: 0 }
        return byAll < (limits.total ?? Infinity) && byBuyer < (limits.perCustomer ?? Infinity)
      })
      if (isFree) await insertUses(orm, orderId, usedIds, buyer)
      return isFree
    },
    release: deleteUses,
    invalidate: cache.invalidate,
  }
}

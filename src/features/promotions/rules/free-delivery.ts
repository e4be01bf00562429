import type { Cents } from '#src/kit/money.ts'
import type { Buyer } from './cart.ts'
import type { Goods } from './goods.ts'
import { whyNotLive } from './live.ts'
import type { Promotion } from './promotion.ts'

/** The value of own goods from which their delivery is free for this buyer, by a promotion that asks for no code; null without one (reward-34). */
export function freeDeliveryFor(promotions: readonly Promotion[], buyer: Buyer, now: Date): Cents | null {
  const from = promotions.flatMap((each) => {
    const isFree = each.kind === 'delivery' && each.feeCents === 0 && each.codes.length === 0 && isOwnGoods(each.goods)
    return isFree && whyNotLive(each, buyer, now) === null ? [each.fromCents] : []
  })
  return from.length === 0 ? null : Math.min(...from)
}

/** From which value of own goods their delivery is free, as a page says it that is the same for all. In cents. */
export interface PublicFreeDelivery {
  fromCents: Cents
  /** For every member, whatever their tier; never more than for everybody. */
  membersFromCents: Cents
}

/** A promotion with a limit is not promised to all. `storeFromCents` is the threshold without promotions. */
export function publicFreeDelivery(promotions: readonly Promotion[], storeFromCents: Cents, now: Date): PublicFreeDelivery {
  const unlimited = promotions.filter(({ limits }) => limits.total === null && limits.perCustomer === null)
  const fromFor = (tier: Buyer['tier']): Cents =>
    Math.min(storeFromCents, freeDeliveryFor(unlimited, { tier, isFirstOrder: false, uses: {}, usesByAll: {} }, now) ?? storeFromCents)
  return { fromCents: fromFor(null), membersFromCents: fromFor('') }
}

const isOwnGoods = ({ skus, brands, categories, own }: Goods): boolean => own === true && !(skus ?? brands ?? categories)

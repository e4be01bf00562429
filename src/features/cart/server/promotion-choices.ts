import { refusalProblem } from '#src/features/promotions/server/promotions.service.ts'
import type { Promotion } from '#src/features/promotions/rules/promotion.ts'
import type { EnteredCode } from '#src/features/promotions/rules/cart.ts'
import { limitReached, problem, type Problem } from '#src/kit/problem.ts'
import { ok, refuse, type Result } from '#src/kit/result.ts'
import type { Caller } from '#src/platform/http/caller.ts'
import { mostCodes, withCode, withDeclined, withGift, withoutCode, type PromotionChoices } from '../rules/promotion-choices.ts'
import type { CartService } from './cart.service.ts'
import type { PricedCart } from './priced-cart.ts'

type Answer = ReturnType<CartService['read']>

interface OfCode {
  cartId?: number
  code: string
  /** Null for a code of the cart. */
  lineId: number | null
}

/** What the shopper chooses about promotions: codes, gifts and offers. */
export interface PromotionChoicesService {
  /** Refused, with the reason, when it would take nothing; the cart then stays as it was (promo-12). */
  applyCode(caller: Caller, entered: OfCode): Answer
  removeCode(caller: Caller, entered: OfCode): Answer
  chooseGift(caller: Caller, choice: { cartId?: number; promotionId: number; ean: string | null }): Answer
  declineOffer(caller: Caller, choice: { cartId?: number; promotionId: number; isDeclined: boolean }): Answer
}

export function createPromotionChoices(cart: CartService): PromotionChoicesService {
  /** Nothing is stored about what the shop or the bag does not have. */
  const change = (
    caller: Caller,
    cartId: number | undefined,
    isThere: (before: PricedCart) => boolean,
    choose: (before: PromotionChoices) => PromotionChoices,
  ): Answer =>
    cart.change(caller, cartId, async (_, before) =>
      isThere(before) ? ok({ promotionChoices: choose(before.best.choices) }) : refuse(problem('NOT_FOUND')),
    )
  const isA =
    (kind: Promotion['kind'], promotionId: number) =>
    ({ best }: PricedCart): boolean =>
      best.promotions.get(promotionId)?.kind === kind
  return {
    applyCode: (caller, { cartId, ...entered }) =>
      cart.change(caller, cartId, async (orm, before) => {
        const hasLine = entered.lineId === null || before.lines.some(({ autoId }) => autoId === entered.lineId)
        if (!hasLine) return refuse(problem('NOT_FOUND'))
        const promotionChoices = withCode(before.best.choices, inCapitals(entered))
        if (promotionChoices.codes.length > mostCodes) return refuse(limitReached('TOO_MANY_CODES', mostCodes))
        const after = await cart.pricedWith(orm, before, { promotionChoices })
        return accepted(after, inCapitals(entered), { promotionChoices })
      }),
    removeCode(caller, { cartId, ...given }) {
      const entered = inCapitals(given)
      const isEntered = ({ best }: PricedCart) => withoutCode(best.choices, entered).codes.length < best.choices.codes.length
      return change(caller, cartId, isEntered, (before) => withoutCode(before, entered))
    },
    chooseGift: (caller, { cartId, promotionId, ean }) =>
      change(caller, cartId, isA('gift', promotionId), (before) => withGift(before, promotionId, ean)),
    declineOffer: (caller, { cartId, promotionId, isDeclined }) =>
      change(caller, cartId, isA('purchaseWithPurchase', promotionId), (before) => withDeclined(before, promotionId, isDeclined)),
  }
}

const inCapitals = ({ code, lineId }: EnteredCode): EnteredCode => ({ code: code.trim().toUpperCase(), lineId })

function accepted<Change>({ best }: PricedCart, entered: EnteredCode, change: Change): Result<Change, Problem> {
  const answer = best.price.codes.find(({ code, lineId }) => code === entered.code && lineId === entered.lineId)
  return answer?.refusal ? refuse(refusalProblem(answer.refusal, best.promotions)) : ok(change)
}

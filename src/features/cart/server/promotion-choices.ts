import { refusalProblem } from '#src/features/promotions/server/promotions.service.ts'
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
  const change = (caller: Caller, cartId: number | undefined, choose: (before: PromotionChoices) => PromotionChoices): Answer =>
    cart.change(caller, cartId, async (_, { best }) => ok({ promotionChoices: choose(best.choices) }))
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
    removeCode: (caller, { cartId, ...entered }) => change(caller, cartId, (before) => withoutCode(before, inCapitals(entered))),
    chooseGift: (caller, { cartId, promotionId, ean }) => change(caller, cartId, (before) => withGift(before, promotionId, ean)),
    declineOffer: (caller, { cartId, promotionId, isDeclined }) =>
      change(caller, cartId, (before) => withDeclined(before, promotionId, isDeclined)),
  }
}

const inCapitals = ({ code, lineId }: EnteredCode): EnteredCode => ({ code: code.trim().toUpperCase(), lineId })

function accepted<Change>({ best }: PricedCart, entered: EnteredCode, change: Change): Result<Change, Problem> {
  const answer = best.price.codes.find(({ code, lineId }) => code === entered.code && lineId === entered.lineId)
  return answer?.refusal ? refuse(refusalProblem(answer.refusal, best.promotions)) : ok(change)
}

import { refusalProblem, type PromotionsService } from '#src/features/promotions/server/promotions.service.ts'
import type { Promotion } from '#src/features/promotions/rules/promotion.ts'
import type { EnteredCode } from '#src/features/promotions/rules/cart.ts'
import { limitReached, problem, type Problem } from '#src/kit/problem.ts'
import { ok, refuse } from '#src/kit/result.ts'
import type { Caller } from '#src/platform/http/caller.ts'
import { mostCodes, withCode, withDeclined, withGift, withoutCode, type PromotionChoices } from '../rules/promotion-choices.ts'
import type { Orm } from '#src/platform/db/database.ts'
import type { CartService, FilledCart, PricedCart } from './cart.service.ts'

type Answer = ReturnType<CartService['change']>

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

/** `refusedGuess` counts a code that is entered, and refuses it when there were too many. */
export function createPromotionChoices(
  cart: CartService,
  promotions: PromotionsService,
  refusedGuess: (caller: Caller) => Promise<Problem | null>,
): PromotionChoicesService {
  /** Nothing is stored about what the shop or the bag does not have. */
  const change = (
    caller: Caller,
    cartId: number | undefined,
    isThere: (before: FilledCart, orm: Orm) => boolean | Promise<boolean>,
    choose: (before: PromotionChoices) => PromotionChoices,
  ): Answer =>
    cart.change(caller, cartId, async (orm, before) =>
      (await isThere(before, orm)) ? ok({ promotionChoices: choose(before.choices) }) : refuse(problem('NOT_FOUND')),
    )
  const isA =
    (kind: Promotion['kind'], promotionId: number) =>
    async (_: FilledCart, orm: Orm): Promise<boolean> =>
      (await promotions.all(orm)).some((each) => each.id === promotionId && each.kind === kind)
  return {
    async applyCode(caller, { cartId, ...given }) {
      const tooMany = await refusedGuess(caller)
      if (tooMany) return refuse(tooMany)
      const entered = inCapitals(given)
      const enter = async (_: Orm, { lines, choices }: FilledCart) => {
        const hasLine = entered.lineId === null || lines.some(({ autoId }) => autoId === entered.lineId)
        if (!hasLine) return refuse(problem('NOT_FOUND'))
        const promotionChoices = withCode(choices, entered)
        if (promotionChoices.codes.length > mostCodes) return refuse(limitReached('TOO_MANY_CODES', mostCodes))
        return ok({ promotionChoices })
      }
      return cart.change(caller, cartId, enter, (after) => refusedCode(after, entered))
    },
    removeCode(caller, { cartId, ...given }) {
      const entered = inCapitals(given)
      const isEntered = ({ choices }: FilledCart) => withoutCode(choices, entered).codes.length < choices.codes.length
      return change(caller, cartId, isEntered, (before) => withoutCode(before, entered))
    },
    chooseGift: (caller, { cartId, promotionId, ean }) =>
      change(caller, cartId, isA('gift', promotionId), (before) => withGift(before, promotionId, ean)),
    declineOffer: (caller, { cartId, promotionId, isDeclined }) =>
      change(caller, cartId, isA('purchaseWithPurchase', promotionId), (before) => withDeclined(before, promotionId, isDeclined)),
  }
}

const inCapitals = ({ code, lineId }: EnteredCode): EnteredCode => ({ code: code.trim().toUpperCase(), lineId })

function refusedCode({ best }: PricedCart, entered: EnteredCode): Problem | null {
  const answer = best.price.codes.find(({ code, lineId }) => code === entered.code && lineId === entered.lineId)
  return answer?.refusal ? refusalProblem(answer.refusal, best.promotions) : null
}

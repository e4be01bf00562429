import { voucherProblem, type TendersService } from '#src/features/rewards/server/rewards.service.ts'
import type { DataOf } from '#src/kit/endpoint.ts'
import { limitReached, problem, type Problem } from '#src/kit/problem.ts'
import { ok, refuse, type Result } from '#src/kit/result.ts'
import type { Database, Orm } from '#src/platform/db/database.ts'
import type { Caller } from '#src/platform/http/caller.ts'
import { membersTenders } from '../problem-messages.ts'
import { mostVouchers, withoutVoucher, withVoucher } from '../rules/chosen-tenders.ts'
import type { getTotalRedeemableRebates } from '../tenders.contract.ts'
import type { CartService, FilledCart, PricedCart } from './cart.service.ts'

type Answer = ReturnType<CartService['change']>

/** What a member chooses to pay with before the card: vouchers and rebates (reward-25, reward-26). */
export interface TenderChoicesService {
  redeemable(caller: Caller): Promise<Result<DataOf<typeof getTotalRedeemableRebates>, Problem>>
  applyRebates(caller: Caller, asked: { cartId?: number; amountCents: number }): Answer
  /** Refused, with the reason, when it can not be used; the cart then stays as it was. */
  applyVoucher(caller: Caller, entered: { cartId?: number; code: string }): Answer
  removeVoucher(caller: Caller, entered: { cartId?: number; code: string }): Answer
}

export function createTenderChoices(
  { orm }: Database,
  cart: CartService,
  tenders: TendersService,
  refusedGuess: (caller: Caller) => Promise<Problem | null>,
): TenderChoicesService {
  return {
    async redeemable({ session, member }) {
      if (member === null) return refuse(membersOnly)
      const { rebateCents: balanceCents, first } = await tenders.wallet(orm, member, [])
      const { toPayCents, rebateCents } = (await cart.priced(orm, { session, member })).tenders
      return ok({ balanceCents, redeemableCents: Math.min(balanceCents, toPayCents + rebateCents), first })
    },

    async applyRebates(caller, { cartId, amountCents }) {
      if (caller.member === null) return refuse(membersOnly)
      return cart.change(
        caller,
        cartId,
        async (_, { chosenTenders }) => ok({ tenders: { ...chosenTenders, rebateCents: amountCents } }),
        (after) => (after.tenders.rebateCents < amountCents ? problem('REDEEM_TOO_LARGE') : null),
      )
    },

    async applyVoucher(caller, { cartId, code }) {
      const { member } = caller
      if (member === null) return refuse(membersOnly)
      const { vouchers } = await tenders.wallet(orm, member, [code])
      // Every other code counts before it is compared, right ones too: else the refusals would tell which are wrong.
      const tooMany = vouchers.some(({ memberId }) => memberId === member) ? null : await refusedGuess(caller)
      if (tooMany) return refuse(tooMany)
      const enter = async (_: Orm, { chosenTenders }: FilledCart) => {
        const chosen = withVoucher(chosenTenders, code)
        return chosen.voucherCodes.length > mostVouchers ? refuse(limitReached('TOO_MANY_VOUCHERS', mostVouchers)) : ok({ tenders: chosen })
      }
      return cart.change(caller, cartId, enter, (after) => refusedVoucher(after, code))
    },

    async removeVoucher(caller, { cartId, code }) {
      if (caller.member === null) return refuse(membersOnly)
      return cart.change(caller, cartId, async (_, { chosenTenders: chosen }) =>
        chosen.voucherCodes.includes(code) ? ok({ tenders: withoutVoucher(chosen, code) }) : refuse(problem('NOT_FOUND')),
      )
    },
  }
}

function refusedVoucher({ tenders }: PricedCart, code: string): Problem | null {
  const { refusal, voucher } = tenders.entered.find((each) => each.code === code)!
  return refusal && voucherProblem(refusal, voucher ?? { minimumCents: 0 })
}

/** A guest has not been signed out: the answer says who may redeem. */
const membersOnly = problem('NOT_SIGNED_IN', { wordsIn: (culture) => membersTenders[culture] })

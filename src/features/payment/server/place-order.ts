import { purchasable } from '#src/features/availability/rules/why-not-sold.ts'
import { notSoldProblem } from '#src/features/availability/server/availability.service.ts'
import { refusedDelivery, type PricedCart } from '#src/features/cart/server/cart.service.ts'
import { isOfKind, offeredPlans, type InstalmentPlan } from '#src/features/pricing/rules/instalments.ts'
import { problem } from '#src/kit/problem.ts'
import { ok, refuse, type Result } from '#src/kit/result.ts'
import { sqlState } from '#src/platform/db/sql-state.ts'
import type { Caller } from '#src/platform/http/caller.ts'
import { otherWindowSince } from '../rules/attempt.ts'
import type { Judgement } from './card-testing.ts'
import type { PaymentParts, PaymentRequest } from './payment-parts.ts'
import { findByIdempotencyKey } from './payment.store.ts'
import { findSavedCard, type SavedCardRow } from './saved-cards.store.ts'
import { holdAndWrite, type Payment, type Placed, type Refusal } from './write-order.ts'

/** The agreed order with its goods held and its attempt written, or what the same intent has led to before. */
export async function placeOrder(
  parts: PaymentParts,
  session: string,
  caller: Caller,
  request: PaymentRequest,
): Promise<Result<Placed, Refusal>> {
  const { orm } = parts.database
  const placed = await tryToPlace(parts, session, caller, request).catch(usedKeyOrThrow)
  if (!(placed instanceof Error) && placed.ok) return placed
  const tried = await findByIdempotencyKey(orm, session, request.idempotencyKey)
  if (tried) return ok({ tried })
  if (placed instanceof Error) throw placed
  if (placed.problem.code !== 'OVER_STOCK') return placed
  // Others may have taken the rest in the meantime: the refusal says what is left after them.
  return refuse(refusedGoods(await parts.cart.priced(orm, { session, member: caller.member })) ?? placed.problem)
}

const uniqueViolation = '23505'

/** The key was used for a try that came to nothing; it has that answer for ever (safe-06). */
function usedKeyOrThrow(error: Error): Error {
  if (sqlState(error) !== uniqueViolation) throw error
  return error
}

/** Four round trips to the database: the bag, its goods, their stock, and all that is written. */
const tryToPlace = (parts: PaymentParts, session: string, caller: Caller, request: PaymentRequest): Promise<Result<Placed, Refusal>> =>
  parts.database.transaction(async (tx) => {
    const { orm } = tx
    const { idempotencyKey, quoteHash, savedCardId } = request
    const [locked, saved] = await Promise.all([
      parts.cart.lock(orm, { session, member: caller.member }, request.cartId),
      savedCardId === undefined ? null : findSavedCard(orm, caller.member, savedCardId),
    ])
    // One bag is paid once at a time: who presses Pay again, with whichever key, gets the outcome of the first.
    const cartId = locked.ok ? locked.value.row.autoId : null
    const since = otherWindowSince(parts.clock.now())
    const earlier = parts.orders.earlier(orm, { sessionId: session, idempotencyKey, cartId, quoteHash, since })
    if (!locked.ok) return earlier.then((order) => (order ? ok({ order }) : locked))
    const network = parts.cardTesting.networkHash(caller.ip)
    const [order, priced, judgement] = await Promise.all([
      earlier,
      parts.cart.price(orm, locked.value),
      parts.cardTesting.judge(orm, { session, network, humanCheck: request.humanCheck, fingerprint: saved?.fingerprint }),
    ])
    if (order) return ok({ order })
    const refusal = refused(priced, request)
    if (refusal) return refuse(refusal)
    const payment = agreedPayment(priced, request, { saved, judgement, network })
    if (!payment.ok) return payment
    return holdAndWrite(parts, tx, { session, caller, request, priced, payment: payment.value })
  })

/** How the rest is paid; null when vouchers, rebates or promotions left none. */
function agreedPayment(
  priced: PricedCart,
  { nonce, savedCardId, planId }: PaymentRequest,
  { saved, judgement, network }: { saved: SavedCardRow | null; judgement: Judgement; network: string },
): Result<Payment | null, Refusal> {
  if (priced.tenders.toPayCents === 0) return ok(null)
  const plan = agreedPlan(priced, planId)
  if (plan === undefined) return refuse(problem('PLAN_NOT_OFFERED'))
  if (savedCardId !== undefined && !saved) return refuse(problem('NOT_FOUND'))
  const { refusal, isNetworkMarked } = judgement
  if (refusal) return refuse(refusal)
  const card = saved ? { vaultToken: saved.vaultToken } : { nonce: nonce! }
  return ok({ card, plan, network, isNetworkMarked })
}

/**
 * The plan that the order names, or else that of the bag, which names no bank (SetCartPaymentInfo); null for full payment.
 * Undefined where none is offered, and where the bag's is offered by several banks.
 */
function agreedPlan(
  { store, tenders, paymentType, instalments }: PricedCart,
  planId: number | undefined,
): InstalmentPlan | null | undefined {
  if (planId === undefined && paymentType === 1) return null
  const offered = offeredPlans(store.instalmentPlans, tenders.toPayCents)
  if (planId !== undefined) return offered.find(({ autoId }) => autoId === planId)
  const [plan, ...others] = instalments ? offered.filter((each) => isOfKind(each, instalments)) : []
  return others.length === 0 ? plan : undefined
}

function refused(priced: PricedCart, { quoteHash, nonce, savedCardId }: PaymentRequest): Refusal | null {
  if (priced.lines.length === 0) return problem('CART_EMPTY')
  // This check without a lock turns most of a crowd away; the hold decides for the others.
  const unsold = refusedGoods(priced)
  if (unsold) return unsold
  if (priced.quoteHash !== quoteHash) return problem('STALE_QUOTE')
  if (priced.tenders.toPayCents > 0 && nonce === undefined && savedCardId === undefined)
    return problem('VALIDATION', { fields: { paymentNonce: 'required' } })
  return (
    refusedDelivery(priced) ?? (priced.shippingAddress ? null : problem('ADDRESS_INCOMPLETE', { fields: { shippingAddress: 'required' } }))
  )
}

/** Why a line can not be sold; OVER_STOCK where some are left, but too few (stock-09), and where one order may hold fewer by now. */
function refusedGoods({ lines }: PricedCart): Refusal | null {
  const reason = lines.find(({ notSold }) => notSold)?.notSold
  if (reason) return notSoldProblem(reason)
  // One article may stand at two prices.
  const isShort = [...Map.groupBy(lines, ({ variantId }) => variantId).values()].some((ofOne) => {
    const wanted = ofOne.reduce((sum, { quantity }) => sum + quantity, 0)
    const { variant, product } = ofOne[0]!.item
    return purchasable(variant.facts, product.maxAddQuantity) < wanted
  })
  return isShort ? problem('OVER_STOCK') : null
}

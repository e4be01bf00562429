import { randomUUID } from 'node:crypto'
import { purchasable } from '#src/features/availability/rules/why-not-sold.ts'
import { notSoldProblem } from '#src/features/availability/server/availability.service.ts'
import { givenItems, refusedDelivery, usedPromotions, type PricedCart } from '#src/features/cart/server/cart.service.ts'
import { hasPlace, type DeliverySlot } from '#src/features/fulfilment/rules/delivery-slots.ts'
import type { Order } from '#src/features/orders/rules/order.ts'
import { offeredPlans, type InstalmentPlan } from '#src/features/pricing/rules/instalments.ts'
import type { ProblemOf } from '#src/kit/endpoint.ts'
import { problem, type Problem } from '#src/kit/problem.ts'
import { ok, refuse, type Result } from '#src/kit/result.ts'
import type { CardSource } from '#src/outside/payments/port.ts'
import { RolledBack, type Orm } from '#src/platform/db/database.ts'
import type { Caller } from '#src/platform/http/caller.ts'
import type { createOrder } from '../payment.contract.ts'
import { agreedPlan } from '../rules/agreed-plan.ts'
import type { PaymentParts, PaymentRequest } from './payment-parts.ts'
import { findByIdempotencyKey, insertAttempt, type AttemptRow } from './payment.store.ts'
import { findSavedCard } from './saved-cards.store.ts'
import { completeOrder } from './settle-attempt.ts'

/** One that the contract names: the browser decides by it whether the card may have been charged. */
export type Refusal = Problem<ProblemOf<typeof createOrder>>

/** A new order whose card is to be charged now. */
export interface Charge {
  order: Order
  attempt: AttemptRow
  card: CardSource
  plan: InstalmentPlan | null
  isNetworkMarked: boolean
}

/** `charge`: what is to be done now. `order`: one that is there already, or needed no card. `tried`: what became of this key before. */
type Placed = { charge: Charge } | { order: Order } | { tried: AttemptRow }

/** The agreed order with its goods held and its attempt written, or what the same intent has led to before. */
export async function placeOrder(
  parts: PaymentParts,
  session: string,
  caller: Caller,
  request: PaymentRequest,
): Promise<Result<Placed, Refusal>> {
  const { orm } = parts.database
  const placed = await tryToPlace(parts, session, caller, request)
  if (placed.ok) return placed
  const tried = await findByIdempotencyKey(orm, session, request.idempotencyKey)
  if (tried) return ok({ tried })
  if (placed.problem.code !== 'OVER_STOCK') return placed
  // Others may have taken the rest in the meantime: the refusal says what is left after them.
  return refuse(refusedGoods(await parts.cart.priced(orm, { session, member: caller.member })) ?? placed.problem)
}

const tryToPlace = (
  parts: PaymentParts,
  session: string,
  caller: Caller,
  request: PaymentRequest,
): Promise<Result<Exclude<Placed, { tried: AttemptRow }>, Refusal>> =>
  parts.database.transaction(async (tx) => {
    const { orm } = tx
    const locked = await parts.cart.lock(orm, { session, member: caller.member }, request.cartId)
    // One bag is paid once at a time: who presses Pay again, with whichever key, gets the outcome of the first.
    const earlier = await parts.orders.earlier(orm, session, request.idempotencyKey, locked.ok ? locked.value.autoId : null)
    if (earlier) return ok({ order: earlier })
    if (!locked.ok) return locked
    const priced = await parts.cart.price(orm, locked.value)
    const refusal = refused(priced, request)
    if (refusal) return refuse(refusal)
    const { slotId } = priced.delivery
    const slot = slotId === undefined ? null : await parts.slots.find(orm, slotId)
    // Like the check of the goods: the hold decides.
    if (slotId !== undefined && !(slot && hasPlace(slot, parts.clock.now()))) return refuse(problem('SLOT_TAKEN'))
    const payment = await agreedPayment(parts, orm, { session, caller, priced, request })
    if (!payment.ok) return payment
    const order = await parts.orders.place(orm, {
      sessionId: session,
      memberId: caller.member,
      culture: caller.culture,
      cart: priced,
      slot,
      idempotencyKey: request.idempotencyKey,
    })
    const heldUntil = new Date(parts.clock.now().getTime() + priced.store.holdMinutes * 60_000)
    const refusedHold = await hold(parts, orm, order, priced, { slot, expiresAt: heldUntil })
    if (refusedHold) throw new RolledBack(refuse(refusedHold))
    if (payment.value === null) {
      await completeOrder(parts, tx, order, null)
      return ok({ order })
    }
    const attempt = await writeAttempt(parts, orm, { order, payment: payment.value, amountCents: priced.tenders.toPayCents, heldUntil })
    return ok({ charge: { ...payment.value, order, attempt } })
  })

type Payment = Pick<Charge, 'card' | 'plan' | 'isNetworkMarked'> & { network: string }

/** How the rest is paid; null when vouchers, rebates or promotions left none. */
async function agreedPayment(
  { cardTesting }: PaymentParts,
  orm: Orm,
  { session, caller, priced, request }: { session: string; caller: Caller; priced: PricedCart; request: PaymentRequest },
): Promise<Result<Payment | null, Refusal>> {
  const { toPayCents } = priced.tenders
  if (toPayCents === 0) return ok(null)
  const { nonce, savedCardId, planId, humanCheck } = request
  const plan = planId === undefined ? null : offeredPlans(priced.store.instalmentPlans, toPayCents).find(({ autoId }) => autoId === planId)
  if (plan === undefined) return refuse(problem('PLAN_NOT_OFFERED'))
  const saved = savedCardId === undefined ? null : await findSavedCard(orm, caller.member, savedCardId)
  if (savedCardId !== undefined && !saved) return refuse(problem('NOT_FOUND'))
  const network = cardTesting.networkHash(caller.ip)
  const { refusal, isNetworkMarked } = await cardTesting.judge(orm, { session, network, humanCheck, fingerprint: saved?.fingerprint })
  if (refusal) return refuse(refusal)
  const card = saved ? { vaultToken: saved.vaultToken } : { nonce: nonce! }
  return ok({ card, plan, network, isNetworkMarked })
}

/** Takes everything that the order needs until it is paid: uses of promotions, vouchers and rebates, goods, a place in the slot. Why not, if something is gone. */
async function hold(
  { promotions, tenders, stock, slots }: PaymentParts,
  orm: Orm,
  { autoId, orderNumber, sessionId, memberId }: Order,
  priced: PricedCart,
  { slot, expiresAt }: { slot: DeliverySlot | null; expiresAt: Date },
): Promise<Refusal | null> {
  if (!(await promotions.use(orm, autoId, usedPromotions(priced.best), { sessionId, memberId }))) return problem('STALE_QUOTE')
  const { vouchers, rebateCents } = priced.tenders
  const voucherCodes = vouchers.map(({ code }) => code)
  if (memberId !== null && !(await tenders.use(orm, { memberId, orderNumber, voucherCodes, rebateCents }))) return problem('STALE_QUOTE')
  const gifts = givenItems(priced.best).map(({ item }) => ({ variantId: item.variant.autoId, quantity: 1 }))
  const held = await stock.hold(orm, { id: autoId, expiresAt, lines: [...priced.lines, ...gifts] })
  if (!held.ok) return missingGoods(priced, held.problem.variantId)
  return slot && !(await slots.hold(orm, autoId, slot.autoId)) ? problem('SLOT_TAKEN') : null
}

/** The attempt, written before the gateway is called: the row from which a sweep settles it if this process does not. */
async function writeAttempt(
  { clock }: PaymentParts,
  orm: Orm,
  { order, payment, amountCents, heldUntil }: { order: Order; payment: Payment; amountCents: number; heldUntil: Date },
): Promise<AttemptRow> {
  const { autoId: orderId, orderNumber, sessionId, memberId, idempotencyKey, quoteHash } = order
  const attempt = await insertAttempt(orm, {
    orderId,
    orderNumber,
    sessionId,
    memberId,
    idempotencyKey,
    quoteHash,
    amountCents,
    heldUntil,
    createdAt: clock.now(),
    attemptKey: `${orderNumber}.${randomUUID()}`,
    currency: 'SGD',
    network: payment.network,
    plan: payment.plan && agreedPlan(payment.plan, amountCents),
  })
  // The key was used for a try that came to nothing; it has that answer for ever (safe-06).
  if (!attempt) throw new RolledBack(refuse(problem('PAYMENT_DECLINED')))
  return attempt
}

function refused(priced: PricedCart, { quoteHash, nonce, savedCardId }: PaymentRequest): Refusal | null {
  if (priced.lines.length === 0) return problem('CART_EMPTY')
  // This check without a lock turns most of a crowd away; the hold decides for the others.
  const unsold = refusedGoods(priced)
  if (unsold) return unsold
  if (priced.quoteHash !== quoteHash) return problem('STALE_QUOTE')
  if (priced.tenders.toPayCents > 0 && nonce === undefined && savedCardId === undefined)
    return problem('VALIDATION', { fields: { paymentNonce: 'required' } })
  return refusedDelivery(priced) ?? (priced.shippingAddress ? null : problem('ADDRESS_INCOMPLETE'))
}

/** Without the last gift the bag is another one, which the shopper has not seen. */
const missingGoods = ({ lines }: PricedCart, variantId: number): Refusal =>
  problem(lines.some((line) => line.variantId === variantId) ? 'OVER_STOCK' : 'STALE_QUOTE')

/** Why a line can not be sold; OVER_STOCK where some are left, but too few (stock-09). */
function refusedGoods({ lines }: PricedCart): Refusal | null {
  const reason = lines.find(({ notSold }) => notSold)?.notSold
  if (reason) return notSoldProblem(reason)
  const isShort = lines.some(({ item, quantity }) => purchasable(item.variant.facts, quantity) < quantity)
  return isShort ? problem('OVER_STOCK') : null
}

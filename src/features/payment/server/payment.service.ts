import type { Order } from '#src/features/orders/rules/order.ts'
import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { Clock } from '#src/kit/clock.ts'
import type { Translated } from '#src/kit/culture.ts'
import type { Cents } from '#src/kit/money.ts'
import type { DataOf, ProblemOf } from '#src/kit/endpoint.ts'
import { problem, type Problem } from '#src/kit/problem.ts'
import { ok, refuse, type Result } from '#src/kit/result.ts'
import { givenItems, refusedDelivery, usedPromotions, type CartService, type PricedCart } from '#src/features/cart/server/cart.service.ts'
import { hasPlace, type DeliverySlot } from '#src/features/fulfilment/rules/delivery-slots.ts'
import { orderJobs, type OrdersService } from '#src/features/orders/server/orders.service.ts'
import type { PromotionsService } from '#src/features/promotions/server/promotions.service.ts'
import type { PaidOrder } from '#src/features/rewards/rules/paid-order.ts'
import type { TendersService } from '#src/features/rewards/server/rewards.service.ts'
import type { SettingsService } from '#src/features/settings/server/settings.service.ts'
import type { SlotsService } from '#src/features/slots/server/slots.service.ts'
import type { StockService } from '#src/features/stock/server/stock.service.ts'
import { notSoldProblem } from '#src/features/availability/server/availability.service.ts'
import { purchasable } from '#src/features/availability/rules/why-not-sold.ts'
import type { ChargeOutcome, InquiryOutcome, PaymentGateway } from '#src/outside/payments/port.ts'
import { RolledBack, type Database, type Orm, type Transaction } from '#src/platform/db/database.ts'
import type { Caller } from '#src/platform/http/caller.ts'
import type { Jobs } from '#src/platform/jobs/jobs.ts'
import type { getInstallmentPlans } from '../instalments.contract.ts'
import type { createOrder } from '../payment.contract.ts'
import { answeredBy, isLost } from '../rules/attempt.ts'
import { presentPlans } from './instalments.present.ts'
import { findAttempt, insertAttempt, markUnknown, settleAttempt, type AttemptRow } from './payment.store.ts'

export interface PaymentRequest {
  cartId?: number
  idempotencyKey: string
  quoteHash: string
  /** Undefined when the shopper had nothing left to pay. */
  nonce?: string
  agreeToTerms: boolean
}

/** One that the contract names: the browser decides by it whether the card may have been charged. */
type Refusal = Problem<ProblemOf<typeof createOrder>>
type Paid = Result<DataOf<typeof createOrder>, Refusal>

export interface PaymentService {
  /** Places the order and charges it; the same key always leads to the same order. */
  createOrder(caller: Caller, request: PaymentRequest): Promise<Paid>
  /** The plans to pay the caller's bag in months (pay-18). */
  plans(caller: Caller): Promise<DataOf<typeof getInstallmentPlans>>
  /** Asks the gateway about an order that is still unpaid; throws while the gateway does not know, so that the job runs again. */
  resolve(orderId: number): Promise<void>
  /** Settles every order whose hold has expired, however long ago, so that none stays open for ever. */
  resolveOverdue(): Promise<void>
}

export const paymentJobs = { resolve: 'resolve-payment', sweep: 'resolve-overdue-payments' } as const

export interface PaymentParts {
  database: Database
  cart: CartService
  orders: OrdersService
  stock: StockService
  promotions: PromotionsService
  slots: SlotsService
  tenders: TendersService
  settings: SettingsService
  gateway: PaymentGateway
  jobs: Jobs
  clock: Clock
  /** The effects of a member's paid order, in the transaction that settles it. */
  onPaid(orm: Orm, order: PaidOrder): Promise<void>
}

/** Longer than the time after which the attempt of another process counts as lost. */
const waitForOtherMs = 5000
const lookEveryMs = 100

export function createPayment(parts: PaymentParts): PaymentService {
  const { database, gateway } = parts
  return {
    async createOrder(caller, request) {
      if (!request.agreeToTerms) return refuse(problem('TERMS_NOT_AGREED', { fields: { agreeToTerms: 'TERMS_NOT_AGREED' } }))
      if (!caller.session) return refuse(problem('CART_EMPTY'))
      const placed = await place(parts, caller.session, caller, request)
      if (!placed.ok) return placed
      const { order, attempt } = placed.value
      if (!attempt) return outcomeOf(parts, order, request)
      const outcome = await gateway.charge({
        attemptKey: attempt.attemptKey,
        amountCents: attempt.amountCents,
        currency: 'SGD',
        card: { nonce: request.nonce! },
        orderNumber: order.orderNumber,
      })
      await settle(parts, order, attempt, outcome.state === 'requires-action' ? await gateway.end(attempt.attemptKey) : outcome)
      return answerFor(parts, order.autoId)
    },

    async plans(caller) {
      const { store, tenders } = await parts.cart.priced(database.orm, caller)
      return presentPlans(store.instalmentPlans, tenders.toPayCents, caller.culture)
    },

    resolve: (orderId) => resolve(parts, orderId),

    async resolveOverdue() {
      for (const orderId of await parts.stock.overdue(database.orm, parts.clock.now())) {
        // One that the gateway does not know yet waits for the next sweep and does not stop the others.
        await resolve(parts, orderId).catch(() => {})
      }
    },
  }
}

async function resolve(parts: PaymentParts, orderId: number): Promise<void> {
  const order = await parts.orders.byId(parts.database.orm, orderId)
  if (order?.status !== 'pendingPayment') return
  if (!(await inquire(parts, order))) throw new Error('the gateway does not know yet')
}

/** Asks the gateway about an attempt whose response is lost, and writes what it says. False while it does not know, or is being asked to charge. */
async function inquire(parts: PaymentParts, order: Order): Promise<boolean> {
  const { database, gateway, clock } = parts
  const attempt = await findAttempt(database.orm, order.autoId)
  if (!attempt || !isLost(attempt, gateway.timeoutMs, clock.now())) return false
  const outcome = await gateway.inquire(attempt.attemptKey)
  await settle(parts, order, attempt, outcome)
  return outcome.state !== 'unknown' && outcome.state !== 'requires-action'
}

type Placed = Result<{ order: Order; attempt: AttemptRow | null }, Refusal>

/** The agreed order with its goods held and its attempt written, or without an attempt the order that is there already. */
async function place(parts: PaymentParts, session: string, caller: Caller, request: PaymentRequest): Promise<Placed> {
  const placed = await tryToPlace(parts, session, caller, request)
  if (placed.ok || placed.problem.code !== 'OVER_STOCK') return placed
  // Others may have taken the rest in the meantime: the refusal says what is left after them.
  return refuse(refusedGoods(await parts.cart.priced(parts.database.orm, { session, member: caller.member })) ?? placed.problem)
}

async function tryToPlace(parts: PaymentParts, session: string, caller: Caller, request: PaymentRequest): Promise<Placed> {
  const { database, cart, orders, slots, settings, clock } = parts
  const { holdMinutes } = await settings.current()
  return database.transaction(async (tx) => {
    const { orm } = tx
    const locked = await cart.lock(orm, { session, member: caller.member }, request.cartId)
    const before = await orders.byKey(orm, session, request.idempotencyKey)
    if (before) return ok({ order: before, attempt: null })
    if (!locked.ok) return locked
    const priced = locked.value
    // One bag is paid once at a time: who presses Pay again, with whichever key, gets the outcome of the first.
    const pending = await orders.pendingOfCart(orm, priced.autoId!)
    if (pending) return ok({ order: pending, attempt: null })
    const refusal = refused(priced, request)
    if (refusal) return refuse(refusal)
    const { slotId } = priced.delivery
    const slot = slotId === undefined ? null : await slots.find(orm, slotId)
    // Like the check of the goods: the hold decides.
    if (slotId !== undefined && !(slot && hasPlace(slot, clock.now()))) return refuse(problem('SLOT_TAKEN'))
    const order = await orders.place(orm, {
      sessionId: session,
      memberId: caller.member,
      culture: caller.culture,
      cart: priced,
      slot,
      idempotencyKey: request.idempotencyKey,
    })
    const expiresAt = new Date(clock.now().getTime() + holdMinutes * 60_000)
    const refusedHold = await hold(parts, orm, order, priced, { slot, expiresAt })
    if (refusedHold) throw new RolledBack(refuse(refusedHold))
    const amountCents = priced.tenders.toPayCents
    if (amountCents > 0) return ok({ order, attempt: await writeAttempt(parts, tx, order, amountCents) })
    await complete(parts, tx, order, null)
    return ok({ order, attempt: null })
  })
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

/** The attempt, written before the gateway is called, with the job that settles it if this process does not. */
async function writeAttempt(
  { jobs, gateway, clock }: PaymentParts,
  tx: Transaction,
  { autoId: orderId, orderNumber }: Order,
  amountCents: Cents,
): Promise<AttemptRow> {
  const createdAt = clock.now()
  await jobs.enqueue(tx, paymentJobs.resolve, { orderId }, { startAfter: answeredBy(createdAt, gateway.timeoutMs) })
  return insertAttempt(tx.orm, { orderId, attemptKey: `${orderNumber}.${randomUUID()}`, amountCents, currency: 'SGD', createdAt })
}

function refused(priced: PricedCart, request: PaymentRequest): Refusal | null {
  if (priced.lines.length === 0) return problem('CART_EMPTY')
  // This check without a lock turns most of a crowd away; the hold decides for the others.
  const unsold = refusedGoods(priced)
  if (unsold) return unsold
  if (priced.quoteHash !== request.quoteHash) return problem('STALE_QUOTE')
  if (priced.tenders.toPayCents > 0 && request.nonce === undefined) return problem('VALIDATION', { fields: { paymentNonce: 'required' } })
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

/** Writes the gateway's reply. A second call changes nothing. */
async function settle(parts: PaymentParts, order: Order, attempt: AttemptRow, outcome: ChargeOutcome | InquiryOutcome): Promise<void> {
  const { database, clock } = parts
  await database.transaction(async (tx) => {
    const { orm } = tx
    if (outcome.state === 'unknown' || outcome.state === 'requires-action') return markUnknown(orm, attempt.attemptKey)
    const settledAt = clock.now()
    if (outcome.state === 'captured') {
      const { reference, card } = outcome
      const first = await settleAttempt(orm, attempt.attemptKey, {
        state: 'captured',
        gatewayReference: reference,
        cardBrand: card.brand,
        cardLast4: card.last4,
        settledAt,
      })
      if (first) await complete(parts, tx, order, { source: { en: `${card.brand} •••• ${card.last4}` }, amountCents: attempt.amountCents })
      return
    }
    const declineReason = outcome.state === 'declined' ? outcome.reason : outcome.state
    if (!(await settleAttempt(orm, attempt.attemptKey, { state: 'declined', declineReason, settledAt }))) return
    await parts.orders.cancel(orm, order.autoId)
    await parts.stock.release(orm, order.autoId)
    await parts.slots.release(orm, order.autoId)
    await parts.promotions.release(orm, order.autoId)
    const { memberId, orderNumber } = order
    if (memberId !== null) await parts.tenders.release(orm, { memberId, orderNumber })
  })
}

/** Makes an order paid whose goods are held. `card` paid what its vouchers and rebates left; null when they left nothing. */
async function complete(
  { orders, stock, cart, jobs, onPaid }: PaymentParts,
  tx: Transaction,
  order: Order,
  card: { source: Translated; amountCents: Cents } | null,
): Promise<void> {
  const isPaid = await orders.pay(tx.orm, order, card)
  const isSold = await stock.sell(tx.orm, order.autoId)
  // The first call that settles an attempt finds the order unpaid and its goods held; anything else is a bug and throws.
  if (!isPaid || !isSold) throw new Error(`Order ${order.orderNumber} could not be completed`)
  const lines = await orders.lines(tx.orm, order.autoId)
  await cart.takeOut(
    tx.orm,
    order.cartId,
    lines.filter(({ isGift }) => !isGift),
  )
  const { memberId, orderNumber, totalCents } = order
  if (memberId !== null) await onPaid(tx.orm, { memberId, orderNumber, totalCents, ledger: await orders.ledger(tx.orm, order.autoId) })
  await jobs.enqueue(tx, orderJobs.confirm, { orderId: order.autoId })
}

/** The outcome of an order that another request placed: waits while it is being charged, and asks the gateway if its response was lost. */
async function outcomeOf(parts: PaymentParts, order: Order, request: PaymentRequest): Promise<Paid> {
  const isSameKey = order.idempotencyKey === request.idempotencyKey
  if (isSameKey && order.quoteHash !== request.quoteHash) return refuse(problem('IDEMPOTENCY_MISMATCH'))
  const until = Date.now() + parts.gateway.timeoutMs + waitForOtherMs
  while (Date.now() < until && (await isBeingCharged(parts, order))) await delay(lookEveryMs)
  await inquire(parts, order)
  return answerFor(parts, order.autoId)
}

async function isBeingCharged({ database, gateway, clock }: PaymentParts, order: Order): Promise<boolean> {
  const attempt = await findAttempt(database.orm, order.autoId)
  return attempt?.state === 'created' && !isLost(attempt, gateway.timeoutMs, clock.now())
}

async function answerFor({ database, orders }: PaymentParts, orderId: number): Promise<Paid> {
  const order = (await orders.byId(database.orm, orderId))!
  if (order.status === 'pendingPayment') return refuse(problem('PAYMENT_UNKNOWN'))
  if (order.status === 'cancelled') return refuse(problem('PAYMENT_DECLINED'))
  return ok({ orderNumber: order.orderNumber, status: 'paid', invoiceKey: orders.invoiceKey(order.orderNumber) })
}

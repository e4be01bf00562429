import { setTimeout as delay } from 'node:timers/promises'
import type { DataOf, ProblemOf } from '#src/kit/endpoint.ts'
import { problem } from '#src/kit/problem.ts'
import { ok, refuse, type Result } from '#src/kit/result.ts'
import type { LeftCart } from '#src/features/cart/server/cart.service.ts'
import type { Orm } from '#src/platform/db/database.ts'
import type { Caller } from '#src/platform/http/caller.ts'
import type { Problem } from '#src/kit/problem.ts'
import type { getInstallmentPlans } from '../instalments.contract.ts'
import type { completeOrder, PaymentState } from '../payment.contract.ts'
import { isLost, isOpen, lostBefore } from '../rules/attempt.ts'
import { declined } from './declined.ts'
import { presentPlans } from './instalments.present.ts'
import type { PaymentParts, PaymentRequest } from './payment-parts.ts'
import { findAttempt, findByAttemptKey, findLost, findByOrderNumber, findOfOrders, updateCartOf, type AttemptRow } from './payment.store.ts'
import { placeOrder } from './place-order.ts'
import { askIfDue, settle } from './settle-attempt.ts'
import type { Charge, Refusal } from './write-order.ts'

export type { PaymentParts } from './payment-parts.ts'

/** How the shopper comes back from the gateway's page; with neither, the question is how the order stands. */
interface Return {
  orderNumber: string
  proof?: string
  abandon?: boolean
}

export interface PaymentService {
  /** Places the order and charges it; the same key always leads to the same order. */
  createOrder(caller: Caller, request: PaymentRequest): Promise<Result<PaymentState, Refusal>>
  /** Continues a charge after 3-D Secure; only for who placed the order (pay-17). */
  completeOrder(caller: Caller, back: Return): Promise<Result<PaymentState, Problem<ProblemOf<typeof completeOrder>>>>
  /** The plans to pay the caller's bag in months (pay-18). */
  plans(caller: Caller): Promise<DataOf<typeof getInstallmentPlans>>
  /** Asks about an attempt of which the gateway has told something. */
  hear(attemptKey: string): Promise<void>
  /** Settles all whose answer was lost, and all whose goods are held no longer, so that none stays open for ever. */
  resolveOverdue(): Promise<void>
}

/** Longer than the time after which the attempt of another process counts as lost. */
const waitForOtherMs = 5000
const lookEveryMs = 100
const askedAtOnce = 4

export function createPayment(parts: PaymentParts): PaymentService {
  const { database, gateway, clock } = parts
  parts.cart.askPayment({
    isBeingPaid: async (orm, cartId) => (await parts.orders.pendingOf(orm, cartId)) !== null,
    followLeft: (orm, left) => followCart(parts, orm, left),
  })
  return {
    async createOrder(caller, request) {
      const refusal = refused(caller, request)
      if (refusal) return refuse(refusal)
      if (!caller.session) return refuse(problem('CART_EMPTY'))
      const placed = await placeOrder(parts, caller.session, caller, request)
      if (!placed.ok) return placed
      if ('charge' in placed.value) return answer(parts, await charge(parts, placed.value.charge, request))
      return answerAgain(parts, placed.value, request)
    },

    async completeOrder(caller, { orderNumber, proof, abandon }) {
      const attempt = await findByOrderNumber(database.orm, orderNumber)
      if (!attempt || !(await isOwn(parts, caller, attempt))) return refuse(problem('NOT_FOUND'))
      const now = await outcomeOf(parts, attempt)
      if (!isOpen(now.state) || now.state === 'created') return answer(parts, now)
      if (abandon) return answer(parts, await settle(parts, now, await gateway.end(now.attemptKey)))
      if (proof === undefined || now.state !== 'requiresAction') return answer(parts, now)
      return answer(parts, await settle(parts, now, await gateway.complete(now.attemptKey, proof)))
    },

    async plans(caller) {
      const { store, tenders } = await parts.cart.priced(database.orm, caller)
      return presentPlans(store.instalmentPlans, tenders.toPayCents, caller.culture)
    },

    async hear(attemptKey) {
      const attempt = await findByAttemptKey(database.orm, attemptKey)
      if (attempt && isOpen(attempt.state)) await settle(parts, attempt, await gateway.inquire(attemptKey))
    },

    async resolveOverdue() {
      const now = clock.now()
      const overdue = await findOfOrders(database.orm, await parts.stock.overdue(database.orm, now))
      const due = [...(await findLost(database.orm, lostBefore(now, gateway.timeoutMs))), ...overdue]
      const ask = async (): Promise<void> => {
        // One that the gateway does not know yet waits for the next sweep and does not stop the others.
        for (let attempt = due.pop(); attempt; attempt = due.pop()) await askIfDue(parts, attempt).catch(() => {})
      }
      await Promise.all(Array.from({ length: askedAtOnce }, ask))
    },
  }
}

/** Whoever signs in while a bag is being paid takes its payment along: the same goods are not paid twice (cart-11, pay-17). */
async function followCart({ orders }: PaymentParts, orm: Orm, { cartId, into, areGoodsMerged }: LeftCart): Promise<void> {
  const orderId = await orders.pendingOf(orm, cartId)
  if (orderId === null) return
  await updateCartOf(orm, orderId, into)
  if (areGoodsMerged) await orders.followCart(orm, orderId, into)
}

/** Whether it is of the browser that placed the order, of its member, or of who signed in while it was being paid and took its bag along. */
async function isOwn({ cart, database }: PaymentParts, { session, member }: Caller, attempt: AttemptRow): Promise<boolean> {
  if (session === null) return false
  if (attempt.sessionId === session) return true
  if (member === null || attempt.memberId !== null) return member !== null && attempt.memberId === member
  return attempt.cartId !== null && cart.isOf(database.orm, attempt.cartId, member)
}

function refused({ member }: Caller, { agreeToTerms, saveCard }: PaymentRequest): Refusal | null {
  if (!agreeToTerms) return problem('TERMS_NOT_AGREED', { fields: { agreeToTerms: 'TERMS_NOT_AGREED' } })
  return saveCard && member === null ? problem('VALIDATION', { fields: { saveCard: 'membersOnly' } }) : null
}

async function charge(
  parts: PaymentParts,
  { order, attempt, card, plan, isNetworkMarked }: Charge,
  { saveCard }: PaymentRequest,
): Promise<AttemptRow> {
  const outcome = await parts.gateway.charge({
    attemptKey: attempt.attemptKey,
    amountCents: attempt.amountCents,
    currency: 'SGD',
    card,
    orderNumber: order.orderNumber,
    ...(saveCard && order.memberId !== null ? { storeFor: `member-${order.memberId}` } : {}),
    ...(plan ? { instalments: { bank: plan.bank.code, months: plan.months, cardRanges: plan.cardRanges } } : {}),
  })
  return settle(parts, attempt, outcome, { order, isNetworkMarked })
}

/** The outcome of what another request placed, for the same key or for the same bag. */
async function answerAgain(
  parts: PaymentParts,
  before: { order: { autoId: number; idempotencyKey: string; quoteHash: string; orderNumber: string } } | { tried: AttemptRow },
  { idempotencyKey, quoteHash, planId }: PaymentRequest,
): Promise<Result<PaymentState, Refusal>> {
  const attempt = 'tried' in before ? before.tried : await findAttempt(parts.database.orm, before.order.autoId)
  const first = attempt ?? ('order' in before ? before.order : null)
  // One that names no plan is paid by that of the bag.
  const isOther = first?.quoteHash !== quoteHash || (planId !== undefined && attempt?.plan?.autoId !== planId)
  if (first?.idempotencyKey === idempotencyKey && isOther) return refuse(problem('IDEMPOTENCY_MISMATCH'))
  if (attempt) return answer(parts, await outcomeOf(parts, attempt))
  return ok(paid(parts, first!.orderNumber))
}

/** Waits while an attempt is being charged, and asks the gateway if its answer was lost. */
async function outcomeOf(parts: PaymentParts, attempt: AttemptRow): Promise<AttemptRow> {
  const { database, gateway, clock } = parts
  const until = Date.now() + gateway.timeoutMs + waitForOtherMs
  let now = attempt
  while (now.state === 'created' && !isLost(now, gateway.timeoutMs, clock.now()) && Date.now() < until) {
    await delay(lookEveryMs)
    now = (await findByAttemptKey(database.orm, attempt.attemptKey))!
  }
  return askIfDue(parts, now)
}

const paid = ({ orders }: PaymentParts, orderNumber: string): PaymentState => ({
  orderNumber,
  status: 'paid',
  invoiceKey: orders.invoiceKey(orderNumber),
})

function answer(
  parts: PaymentParts,
  { state, orderNumber, challengeUrl, heldUntil, declineReason }: AttemptRow,
): Result<PaymentState, Problem<'PAYMENT_UNKNOWN' | 'PAYMENT_DECLINED'>> {
  if (state === 'captured') return ok(paid(parts, orderNumber))
  if (state === 'requiresAction')
    return ok({ orderNumber, status: 'requiresAction', challengeUrl: challengeUrl!, heldUntil: heldUntil.toISOString() })
  return refuse(isOpen(state) ? problem('PAYMENT_UNKNOWN') : declined(declineReason))
}

import type { Reply, Failure } from '#src/kit/client.ts'
import type { DataOf, ProblemOf } from '#src/kit/endpoint.ts'
import type { completeOrder, createOrder } from '#src/features/payment/payment.contract.ts'

/** The bank's 3-D Secure page, and until when the goods are held (ISO 8601). */
export interface Challenge {
  orderNumber: string
  url: string
  heldUntil: string
}

/** The outcome of one intent to pay, as far as the page acts on it. */
export type PaymentOutcome =
  | { state: 'paid'; orderNumber: string; invoiceKey: string }
  /** The shopper has to answer the bank first. */
  | { state: 'challenge'; challenge: Challenge }
  /** The bank has not replied, or its reply was lost: retry with the same key. */
  | { state: 'unknown' }
  | { state: 'broken' }
  /** Settled, and nothing was charged. Paying again is a new intent. */
  | { state: 'declined'; problem: Failure }
  /** Several cards were declined: after a wait the same intent is sent again, with this check. */
  | { state: 'check'; humanCheck: string; waitSeconds: number }
  /** The hold ended before the bank had answered. */
  | { state: 'ended' }
  | { state: 'stale' }
  | { state: 'stock' }
  | { state: 'refused'; problem: Failure }

/** What each problem says of the intent. Nothing is settled by a call that was turned away: an earlier send may have been charged. */
const states: Record<ProblemOf<typeof createOrder>, Exclude<PaymentOutcome['state'], 'paid' | 'challenge' | 'ended' | 'check'>> = {
  PAYMENT_DECLINED: 'declined',
  STALE_QUOTE: 'stale',
  OVER_STOCK: 'stock',
  OUT_OF_STOCK: 'stock',
  NOT_SOLD: 'stock',
  CART_EMPTY: 'refused',
  NOT_FOUND: 'refused',
  ADDRESS_INCOMPLETE: 'refused',
  DELIVERY_NOT_AVAILABLE: 'refused',
  COLLECTION_NOT_AVAILABLE: 'refused',
  SLOT_TAKEN: 'refused',
  PARCEL_BY_BRAND: 'refused',
  PARCEL_NO_WEIGHT: 'refused',
  PARCEL_TOO_HEAVY: 'refused',
  PARCEL_NOT_PRICED: 'refused',
  IDEMPOTENCY_MISMATCH: 'refused',
  TERMS_NOT_AGREED: 'refused',
  VALIDATION: 'refused',
  MALFORMED: 'refused',
  FORBIDDEN: 'refused',
  PLAN_NOT_OFFERED: 'refused',
  CARD_TESTING_CHECK: 'refused',
  CARD_TESTING_PAUSE: 'refused',
  PAYMENT_UNKNOWN: 'unknown',
  NOT_SIGNED_IN: 'broken',
  TOO_MANY_REQUESTS: 'broken',
  UNAVAILABLE: 'broken',
  UNEXPECTED: 'broken',
}

/** Reads a reply. Unless it says that the intent is settled, the intent stays open: it may have been charged. */
export function paymentOutcome(reply: Reply<typeof createOrder> | Reply<typeof completeOrder>): PaymentOutcome {
  if (reply.ok) return answered(reply.value)
  const { problem } = reply
  // A newer server may name a problem that this page does not know.
  const state = states[problem.code] ?? 'broken'
  if (problem.code === 'CARD_TESTING_CHECK') return checkOf(problem)
  return state === 'refused' || state === 'declined' ? { state, problem } : { state }
}

function checkOf(problem: Failure): PaymentOutcome {
  const { humanCheck, waitSeconds } = (problem.details ?? {}) as Record<string, unknown>
  return typeof humanCheck === 'string' && typeof waitSeconds === 'number'
    ? { state: 'check', humanCheck, waitSeconds }
    : { state: 'refused', problem }
}

type Answer = DataOf<typeof createOrder>

const answered = (answer: Answer): PaymentOutcome =>
  answer.status === 'paid'
    ? { state: 'paid', orderNumber: answer.orderNumber, invoiceKey: answer.invoiceKey }
    : { state: 'challenge', challenge: { orderNumber: answer.orderNumber, url: answer.challengeUrl, heldUntil: answer.heldUntil } }

export const isOpen = (outcome: PaymentOutcome): boolean => outcome.state === 'unknown' || outcome.state === 'broken'

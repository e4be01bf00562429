import type { Reply, Failure } from '#src/kit/client.ts'
import type { ProblemOf } from '#src/kit/endpoint.ts'
import type { createOrder } from '#src/features/payment/payment.contract.ts'

/** The outcome of one intent to pay, as far as the page acts on it. */
export type PaymentOutcome =
  | { state: 'paid'; orderNumber: string; invoiceKey: string }
  /** The bank has not replied, or its reply was lost: retry with the same key. */
  | { state: 'unknown' }
  | { state: 'broken' }
  /** Settled, and nothing was charged. Paying again is a new intent. */
  | { state: 'declined' }
  | { state: 'stale' }
  | { state: 'stock' }
  | { state: 'refused'; problem: Failure }

/** What each problem says of the intent. Nothing is settled by a call that was turned away: an earlier send may have been charged. */
const states: Record<ProblemOf<typeof createOrder>, Exclude<PaymentOutcome['state'], 'paid'>> = {
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
  PLAN_NOT_OFFERED: 'refused',
  CARD_TESTING_CHECK: 'refused',
  CARD_TESTING_PAUSE: 'refused',
  TERMS_NOT_AGREED: 'refused',
  VALIDATION: 'refused',
  MALFORMED: 'refused',
  FORBIDDEN: 'refused',
  PAYMENT_UNKNOWN: 'unknown',
  NOT_SIGNED_IN: 'broken',
  TOO_MANY_REQUESTS: 'broken',
  UNAVAILABLE: 'broken',
  UNEXPECTED: 'broken',
}

/** Reads a reply. Unless it says that the intent is settled, the intent stays open: it may have been charged. */
export function paymentOutcome(reply: Reply<typeof createOrder>): PaymentOutcome {
  if (reply.ok) {
    const { value } = reply
    return value.status === 'paid' ? { state: 'paid', orderNumber: value.orderNumber, invoiceKey: value.invoiceKey } : { state: 'unknown' }
  }
  const { problem } = reply
  // A newer server may name a problem that this page does not know.
  const state = states[problem.code] ?? 'broken'
  return state === 'refused' ? { state, problem } : { state }
}

export const isOpen = (outcome: PaymentOutcome): boolean => outcome.state === 'unknown' || outcome.state === 'broken'

import type { Reply, Failure } from '#src/kit/client.ts'
import type { ProblemCode } from '#src/kit/problem.ts'
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
  | { state: 'stock'; problem: Failure }
  | { state: 'refused'; problem: Failure }

const settled: Partial<Record<ProblemCode, 'declined' | 'stale' | 'stock' | 'refused'>> = {
  PAYMENT_DECLINED: 'declined',
  STALE_QUOTE: 'stale',
  OVER_STOCK: 'stock',
  OUT_OF_STOCK: 'stock',
  CART_EMPTY: 'refused',
  NOT_FOUND: 'refused',
  ADDRESS_INCOMPLETE: 'refused',
  DELIVERY_NOT_AVAILABLE: 'refused',
  IDEMPOTENCY_MISMATCH: 'refused',
  TERMS_NOT_AGREED: 'refused',
  VALIDATION: 'refused',
  MALFORMED: 'refused',
  FORBIDDEN: 'refused',
}

/** Reads a reply. Unless it says that the intent is settled, the intent stays open: it may have been charged. */
export function paymentOutcome(reply: Reply<typeof createOrder>): PaymentOutcome {
  if (reply.ok) return { state: 'paid', orderNumber: reply.value.orderNumber, invoiceKey: reply.value.invoiceKey }
  const { problem } = reply
  if (problem.code === 'PAYMENT_UNKNOWN') return { state: 'unknown' }
  const state = settled[problem.code]
  if (!state) return { state: 'broken' }
  return state === 'stock' || state === 'refused' ? { state, problem } : { state }
}

export const isOpen = (outcome: PaymentOutcome): boolean => outcome.state === 'unknown' || outcome.state === 'broken'

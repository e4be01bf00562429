import type { Clock } from '#src/kit/clock.ts'
import type { ChargeOutcome, InquiryOutcome, RefundOutcome, RefundRequest } from '../port.ts'
import type { AttemptStore, RefundRow, RefundStore } from './attempts.store.ts'
import { errorCodes, findByKey, findByOrderId, type BraintreeApi, type BraintreeSale } from './braintree-api.ts'
import { orderIdOf, partsOf } from './order-id.ts'
import { refundStep } from './refund-step.ts'
import { sharedCalls } from './shared-calls.ts'
import { amountOf, centsOf } from './sale-outcome.ts'
import { lostAfterMs } from './sales.ts'

export interface RefundsParts {
  api: BraintreeApi
  attempts: AttemptStore
  refunds: RefundStore
  clock: Clock
  /** What became of an attempt. */
  inquire(attemptKey: string): Promise<InquiryOutcome>
}

type Captured = Extract<ChargeOutcome, { state: 'captured' }>

const unknown = { state: 'unknown' } as const

/** Refunds. Both functions reject when Braintree or the database cannot be reached. */
export function createRefunds(parts: RefundsParts) {
  const { api, attempts, refunds } = parts

  const asking = sharedCalls<RefundOutcome | { state: 'never-seen' }>()

  async function start(request: RefundRequest): Promise<RefundOutcome> {
    const capture = await parts.inquire(request.attemptKey)
    if (capture.state === 'unknown') return unknown
    if (capture.state !== 'captured') return { state: 'refused', reason: 'not-captured' }
    const sale = await api.transaction.find(capture.reference)
    const row = await refunds.open(request, centsOf(sale.amount))
    return isOf(row, request) ? proceed(parts, row, sale) : unknown
  }

  async function refund(request: RefundRequest): Promise<RefundOutcome> {
    const outcome = await asking.share(request.refundKey, () => start(request))
    const row = await refunds.find(request.refundKey)
    return (row && !isOf(row, request)) || outcome.state === 'never-seen' ? unknown : outcome
  }

  /** Asking about a refund that could not be made yet makes it, if it can be made now. */
  const inquireRefund = (refundKey: string): Promise<RefundOutcome | { state: 'never-seen' }> =>
    asking.share(refundKey, async () => {
      const row = await refunds.find(refundKey)
      if (!row) return askUnseen(api, refundKey)
      if (row.outcome) return row.outcome
      const { outcome } = (await attempts.find(row.attemptKey))!
      return proceed(parts, row, await api.transaction.find((outcome as Captured).reference))
    })

  return { refund, inquireRefund }
}

const isOf = (row: RefundRow, request: RefundRequest): boolean =>
  row.attemptKey === request.attemptKey && row.amountCents === request.amountCents

/** A refund that is not stored here: nobody asked for it, or the database was restored from a time before. */
async function askUnseen(api: BraintreeApi, refundKey: string): Promise<RefundOutcome | { state: 'never-seen' }> {
  const made = madeOf(await findByKey(api, refundKey))
  return made ? { state: 'refunded', reference: made.id } : { state: 'never-seen' }
}

const madeOf = (found: readonly BraintreeSale[]): BraintreeSale | undefined => found.find(({ status }) => !refusedStates.has(status))

async function proceed(parts: RefundsParts, row: RefundRow, sale: BraintreeSale): Promise<RefundOutcome> {
  if (row.outcome) return row.outcome
  const done = row.sentAt && (await traceOf(parts.api, row, sale))
  if (done) return settle(parts, row, done)
  const facts = { status: sale.status, capturedCents: centsOf(sale.amount), refundCents: row.amountCents }
  const step = refundStep({ ...facts, others: await parts.refunds.others(row) })
  if (step === 'over') return settle(parts, row, { state: 'refused', reason: 'more-than-captured' })
  const now = parts.clock.now()
  const lostBefore = new Date(now.getTime() - lostAfterMs)
  if (step === 'wait' || !(await parts.refunds.beginSending(row.refundKey, step, now, lostBefore))) return unknown
  return send(parts, row, sale, step)
}

/** A refund whose response was lost: a voided sale says it itself, a refund is found by its order id. */
async function traceOf(api: BraintreeApi, row: RefundRow, sale: BraintreeSale): Promise<RefundOutcome | null> {
  if (row.sentAs === 'void') return sale.status === 'voided' ? { state: 'refunded', reference: sale.id } : null
  const refund = madeOf(await findByOrderId(api, partsOf(sale.orderId).orderNumber, row.attemptKey, row.refundKey))
  return refund ? { state: 'refunded', reference: refund.id } : null
}

const refusedStates = new Set(['processor_declined', 'gateway_rejected', 'failed', 'settlement_declined', 'voided'])

/** Refunded already, or less is left than asked for: somebody refunded a part in the control panel. */
const moreThanCaptured = new Set(['91512', '91521'])

async function send(parts: RefundsParts, row: RefundRow, sale: BraintreeSale, step: 'void' | 'refund'): Promise<RefundOutcome> {
  const { api, refunds } = parts
  const orderId = orderIdOf(partsOf(sale.orderId).orderNumber, row.attemptKey, row.refundKey)
  const request = { amount: amountOf(row.amountCents), orderId }
  // The type declarations know only the amount.
  const reply = await (step === 'void' ? api.transaction.void(sale.id) : api.transaction.refund(sale.id, request as unknown as string))
  if (reply.success) return settle(parts, row, { state: 'refunded', reference: reply.transaction.id })
  if (errorCodes(reply).some((code) => moreThanCaptured.has(code)))
    return settle(parts, row, { state: 'refused', reason: 'more-than-captured' })
  await refunds.wasNotDone(row.refundKey)
  return unknown
}

async function settle({ refunds }: RefundsParts, { refundKey }: RefundRow, outcome: RefundOutcome): Promise<RefundOutcome> {
  await refunds.settle(refundKey, outcome)
  return outcome
}

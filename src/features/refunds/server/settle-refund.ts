import type { RefundOutcome } from '#src/outside/payments/port.ts'
import type { Transaction } from '#src/platform/db/database.ts'
import { refundJobs, type RefundParts } from './refund-parts.ts'
import { findByKey, findOpenRefunds, findRefund, updateRefund, type RefundRow } from './refunds.store.ts'

/** Asks the gateway to pay a refund, or what became of it, and writes its answer. False while it does not know (refund-08). */
export async function settleRefund(parts: RefundParts, refund: RefundRow, { isFirst }: { isFirst: boolean }): Promise<boolean> {
  if (!isOpen(refund)) return true
  const outcome = await askGateway(parts, refund, isFirst)
  if (outcome.state === 'refused')
    parts.warn(`The gateway refuses refund ${refund.refundKey} of order ${refund.orderNumber}: ${outcome.reason}`)
  await write(parts, refund, outcome)
  return outcome.state !== 'unknown'
}

const isOpen = ({ state }: RefundRow): boolean => state === 'created' || state === 'unknown'

/** Only the first call pays without asking: a later one may come after a payment whose reply was lost. */
async function askGateway(
  { gateway }: RefundParts,
  { refundKey, attemptKey, cardCents }: RefundRow,
  isFirst: boolean,
): Promise<RefundOutcome> {
  const known = isFirst ? { state: 'never-seen' as const } : await gateway.inquireRefund(refundKey)
  return known.state === 'never-seen' ? gateway.refund({ refundKey, attemptKey: attemptKey!, amountCents: cardCents }) : known
}

/** A second call changes nothing. One that was paid before and is asked for again keeps its time, and its mail has gone (refund-12). */
async function write(
  { database, jobs, clock }: RefundParts,
  { autoId, orderId, settledAt }: RefundRow,
  outcome: RefundOutcome,
): Promise<void> {
  await database.transaction(async (tx) => {
    if (outcome.state === 'unknown') return void (await updateRefund(tx.orm, autoId, { state: 'unknown' }, ['created']))
    const gatewayReference = outcome.state === 'refunded' ? outcome.reference : null
    const change = { state: outcome.state, gatewayReference, settledAt: settledAt ?? clock.now() }
    const isFirst = (await updateRefund(tx.orm, autoId, change)) && settledAt === null
    if (isFirst && outcome.state === 'refunded' && orderId !== null) await jobs.enqueue(tx, refundJobs.mail, { refundId: autoId })
  })
}

/** For the job: throws while the gateway does not know, so that it runs again. */
export async function settleById(parts: RefundParts, refundId: number): Promise<void> {
  const refund = await findRefund(parts.database.orm, refundId)
  if (refund && !(await settleRefund(parts, refund, { isFirst: false }))) throw new Error('the gateway does not know yet')
}

/** The gateway has told something of a refund: what, it is asked after the transaction that takes the event. */
export async function hearRefund({ jobs }: RefundParts, tx: Transaction, refundKey: string): Promise<void> {
  const refund = await findByKey(tx.orm, refundKey)
  if (refund && isOpen(refund)) await jobs.enqueue(tx, refundJobs.settle, { refundId: refund.autoId })
}

/** Settles every refund whose call is over without an answer: of a process that died, and of a gateway that was down. */
export async function settleOpen(parts: RefundParts): Promise<void> {
  const { database, clock, gateway } = parts
  for (const refund of await findOpenRefunds(database.orm, new Date(clock.now().getTime() - gateway.timeoutMs)))
    await settleRefund(parts, refund, { isFirst: false })
}

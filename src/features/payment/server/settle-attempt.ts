import { orderJobs } from '#src/features/orders/server/orders.service.ts'
import type { Order } from '#src/features/orders/rules/order.ts'
import type { Translated } from '#src/kit/culture.ts'
import type { Cents } from '#src/kit/money.ts'
import type { InquiryOutcome } from '#src/outside/payments/port.ts'
import type { Orm, Transaction } from '#src/platform/db/database.ts'
import { isOpen, questionAbout, stateAfter } from '../rules/attempt.ts'
import { cardSource } from './card-source.ts'
import type { PaymentParts } from './payment-parts.ts'
import { findByAttemptKey, moveAttempt, type AttemptRow } from './payment.store.ts'
import { storeCard } from './saved-cards.service.ts'

/** What the caller knows already, so that it is not read again. */
interface Known {
  order?: Order
  isNetworkMarked?: boolean
}

/** Writes the gateway's answer with all that follows from it. A second call changes nothing. Returns the attempt as it is then. */
export const settle = (parts: PaymentParts, attempt: AttemptRow, outcome: InquiryOutcome, known: Known = {}): Promise<AttemptRow> =>
  parts.database.transaction(async (tx) => {
    const { orm } = tx
    const moved = await moveAttempt(orm, attempt.attemptKey, {
      state: stateAfter(outcome),
      ...detailsOf(attempt, outcome, parts.clock.now()),
    })
    if (!moved) return (await findByAttemptKey(orm, attempt.attemptKey))!
    if (outcome.state === 'captured') {
      if (outcome.stored && moved.memberId !== null)
        await storeCard(parts, tx, moved.memberId, { ...outcome.stored, fingerprint: outcome.card.fingerprint })
      if (known.isNetworkMarked ?? true) await parts.cardTesting.paid(orm, attempt)
      const order = known.order ?? (await parts.orders.byId(orm, moved.orderId!))!
      await completeOrder(parts, tx, order, { source: cardSource(outcome.card, moved.plan), amountCents: moved.amountCents })
    } else if (outcome.state === 'requires-action') {
      await parts.stock.extend(orm, moved.orderId!, moved.heldUntil)
    } else if (!isOpen(moved.state)) {
      if (moved.state === 'declined') await parts.cardTesting.declined(orm, { ...moved, network: attempt.network }, moved.cardFingerprint)
      await undo(parts, orm, moved)
      return { ...moved, orderId: null }
    }
    return moved
  })

/** A shopper who has to confirm a charge at the bank has the time of a hold anew. */
const heldFrom = ({ createdAt, heldUntil }: AttemptRow, now: Date): Date =>
  new Date(now.getTime() + heldUntil.getTime() - createdAt.getTime())

/** Network and challenge are known only as long as they are needed. */
function detailsOf(attempt: AttemptRow, outcome: InquiryOutcome, now: Date): Partial<AttemptRow> {
  if (outcome.state === 'unknown') return {}
  if (outcome.state === 'requires-action') return { challengeUrl: outcome.challengeUrl, heldUntil: heldFrom(attempt, now) }
  const settled = { settledAt: now, network: null, challengeUrl: null }
  if (outcome.state === 'never-seen') return { ...settled, declineReason: 'never-seen' }
  const card = outcome.card && { cardBrand: outcome.card.brand, cardLast4: outcome.card.last4, cardFingerprint: outcome.card.fingerprint }
  return outcome.state === 'captured'
    ? { ...settled, ...card, gatewayReference: outcome.reference }
    : { ...settled, ...card, declineReason: outcome.reason }
}

/** Gives back all that an order has taken that will not be paid, and deletes it; the attempt stays as the record (pay-27). */
async function undo({ orders, stock, slots, promotions, tenders }: PaymentParts, orm: Orm, attempt: AttemptRow): Promise<void> {
  const { orderId, orderNumber, memberId } = attempt
  if (orderId === null) return
  await stock.release(orm, orderId)
  await slots.release(orm, orderId)
  await promotions.release(orm, orderId)
  if (memberId !== null) await tenders.release(orm, { memberId, orderNumber })
  // Nothing may be charged for an order that is gone, and nothing gone of one that is paid: a bug throws.
  if (!(await orders.removeUnpaid(orm, orderId))) throw new Error(`Order ${orderNumber} is no longer unpaid`)
}

/** Makes an order paid whose goods are held. `card` paid what its vouchers and rebates left; null when they left nothing. */
export async function completeOrder(
  { orders, stock, cart, jobs, onPaid }: PaymentParts,
  tx: Transaction,
  order: Order,
  card: { source: Translated; amountCents: Cents } | null,
): Promise<void> {
  const [isPaid, isSold, lines] = await Promise.all([
    orders.pay(tx.orm, order, card),
    stock.sell(tx.orm, order.autoId),
    orders.lines(tx.orm, order.autoId),
  ])
  // The first call that settles an attempt finds the order unpaid and its goods held; anything else is a bug and throws.
  if (!isPaid || !isSold) throw new Error(`Order ${order.orderNumber} could not be completed`)
  await cart.takeOut(
    tx.orm,
    order.cartId,
    lines.filter(({ isGift }) => !isGift),
  )
  const { memberId, orderNumber, totalCents } = order
  if (memberId !== null) await onPaid(tx.orm, { memberId, orderNumber, totalCents, ledger: await orders.ledger(tx.orm, order.autoId) })
  await jobs.enqueue(tx, orderJobs.confirm, { orderId: order.autoId })
}

/** Asks the gateway what has to be asked about an attempt by now, and writes what it says. */
export async function askIfDue(parts: PaymentParts, attempt: AttemptRow): Promise<AttemptRow> {
  const { gateway, clock } = parts
  const question = questionAbout(attempt, gateway.timeoutMs, clock.now())
  return question === null ? attempt : settle(parts, attempt, await gateway[question](attempt.attemptKey))
}

import { tellOfPaid } from '#src/features/orders/server/orders.service.ts'
import type { Order } from '#src/features/orders/rules/order.ts'
import type { Translated } from '#src/kit/culture.ts'
import type { Cents } from '#src/kit/money.ts'
import type { InquiryOutcome } from '#src/outside/payments/port.ts'
import { RolledBack, type Orm, type Transaction } from '#src/platform/db/database.ts'
import { isOpen, questionAbout, stateAfter } from '../rules/attempt.ts'
import { cardSource } from './card-source.ts'
import type { PaymentParts } from './payment-parts.ts'
import { findByAttemptKey, moveAttempt, type AttemptChange, type AttemptRow } from './payment.store.ts'
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
    const change = { state: stateAfter(outcome), ...detailsOf(attempt, outcome, parts.clock.now()) }
    if (outcome.state === 'captured') return capture(parts, tx, attempt, { outcome, change, known })
    const moved = await moveAttempt(orm, attempt.attemptKey, change)
    if (!moved) return (await findByAttemptKey(orm, attempt.attemptKey))!
    if (outcome.state === 'requires-action') {
      await parts.stock.extend(orm, moved.orderId!, moved.heldUntil)
    } else if (!isOpen(moved.state)) {
      if (moved.state === 'declined') await parts.cardTesting.declined(orm, { ...moved, network: attempt.network }, moved.cardFingerprint)
      await undo(parts, orm, moved)
      return { ...moved, orderId: null }
    }
    return moved
  })

/** Two round trips to the database when the order is known: what it takes, with what is sold, and the rest with the commit. */
async function capture(
  parts: PaymentParts,
  tx: Transaction,
  attempt: AttemptRow,
  { outcome, change, known }: { outcome: InquiryOutcome & { state: 'captured' }; change: AttemptChange; known: Known },
): Promise<AttemptRow> {
  const { orm } = tx
  const order = known.order ?? (attempt.orderId === null ? null : await parts.orders.byId(orm, attempt.orderId))
  const card = { source: cardSource(outcome.card, attempt.plan), amountCents: attempt.amountCents }
  const [moved, sold] = await Promise.all([moveAttempt(orm, attempt.attemptKey, change), order && sell(parts, tx, order, card)])
  if (!moved) throw new RolledBack((await findByAttemptKey(orm, attempt.attemptKey))!)
  if (outcome.stored && moved.memberId !== null)
    await storeCard(parts, tx, moved.memberId, { ...outcome.stored, fingerprint: outcome.card.fingerprint })
  if (known.isNetworkMarked ?? true) await parts.cardTesting.paid(orm, attempt)
  await finishSale(parts, tx, order!, sold!)
  return moved
}

/** A shopper who has to confirm a charge at the bank has the time of a hold anew, once: asked again, the bank says the same (pay-22). */
const heldFrom = ({ createdAt, heldUntil, challengeUrl }: AttemptRow, now: Date): Date =>
  challengeUrl === null ? new Date(now.getTime() + heldUntil.getTime() - createdAt.getTime()) : heldUntil

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
export const sellOrder = async (parts: PaymentParts, tx: Transaction, order: Order, card: Card | null): Promise<void> =>
  finishSale(parts, tx, order, await sell(parts, tx, order, card))

type Card = { source: Translated; amountCents: Cents }

/** What the sale of an order begins with, all of it sent together; the caller rolls back what should not have been sold. */
async function sell({ orders, stock, cart, jobs }: PaymentParts, tx: Transaction, order: Order, card: Card | null) {
  const { orm } = tx
  const { autoId: orderId } = order
  const [isPaid, isSold, lines, inCart] = await Promise.all([
    orders.pay(orm, order, card),
    stock.sell(orm, orderId),
    orders.lines(orm, orderId),
    lockCart({ cart, orders }, orm, order),
    tellOfPaid(jobs, tx, orderId),
  ])
  return { isSold: isPaid && isSold, lines, inCart }
}

/** The cart of an order: it may have been merged into another since the order was read, which the order went along with. */
async function lockCart({ cart, orders }: Pick<PaymentParts, 'cart' | 'orders'>, orm: Orm, { autoId, cartId }: Order) {
  const found = await cart.lockOrdered(orm, cartId)
  const now = found ? null : await orders.byId(orm, autoId)
  return now && now.cartId !== cartId ? cart.lockOrdered(orm, now.cartId) : found
}

async function finishSale(
  { orders, cart, onPaid }: PaymentParts,
  tx: Transaction,
  { autoId, orderNumber, memberId, totalCents }: Order,
  { isSold, lines, inCart }: Awaited<ReturnType<typeof sell>>,
): Promise<void> {
  // The first call that settles an attempt finds the order unpaid and its goods held; anything else is a bug and throws.
  if (!isSold) throw new Error(`Order ${orderNumber} could not be sold`)
  if (memberId !== null) await onPaid(tx.orm, { memberId, orderNumber, totalCents, ledger: await orders.ledger(tx.orm, autoId) })
  const ordered = lines.filter(({ isGift }) => !isGift)
  if (inCart) tx.withCommit(cart.takeOut(tx.orm, inCart, ordered))
}

/** Asks the gateway what has to be asked about an attempt by now, and writes what it says. */
export async function askIfDue(parts: PaymentParts, attempt: AttemptRow): Promise<AttemptRow> {
  const { gateway, clock } = parts
  const question = questionAbout(attempt, gateway.timeoutMs, clock.now())
  return question === null ? attempt : settle(parts, attempt, await gateway[question](attempt.attemptKey))
}

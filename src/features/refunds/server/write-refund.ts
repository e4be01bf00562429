import { randomUUID } from 'node:crypto'
import { inEachCulture } from '#src/kit/culture.ts'
import type { Cents } from '#src/kit/money.ts'
import { ok, refuse, type Result } from '#src/kit/result.ts'
import { newEvent, type Actor } from '#src/features/orders/rules/order-event.ts'
import type { OrderStatus } from '#src/features/orders/rules/order-status.ts'
import type { OrderGroup } from '#src/features/orders/rules/staff-acts.ts'
import { groupsIn, type OrderInProgress } from '#src/features/orders/server/orders.service.ts'
import type { LedgerEntry, TenderKind } from '#src/features/pricing/rules/ledger.ts'
import type { Credit } from '#src/features/invoices/rules/credit-note.ts'
import type { Transaction } from '#src/platform/db/database.ts'
import { endedNames } from '../ended-names.ts'
import { creditOf, endedWithAccount, refundedBy, refundEntries } from '../rules/entries.ts'
import type { SoldOrder } from '../rules/parts.ts'
import { emptiedGroups, isUnsent, linesWhereTaken, statusesAfter, unsentLines } from '../rules/phase.ts'
import {
  deducted,
  everything,
  leftOf,
  leftQualifying,
  previewRefund,
  refundedWith,
  type KeptGift,
  type Pieces,
  type Refunded,
  type RefundPreview,
} from '../rules/preview.ts'
import { answeredWishes, type RefundReason } from '../rules/refund.ts'
import { leftSaving, soldOrder } from '../rules/sold-order.ts'
import { refundJobs, type RefundParts } from './refund-parts.ts'
import { findCapture, findEntriesOf, findReturnsOf, insertRefund, updateReturn, type RefundRow } from './refunds.store.ts'

export interface RefundRequest {
  /** What goes back; all that is left without it. */
  pieces?: readonly Pieces[]
  /** Lines of gifts that should come back and do not. */
  keptGifts?: readonly number[]
  /** The store refunds the delivery with the last goods although they were sent. */
  withDelivery?: boolean
  /** False: goods that came back cannot be sold again. */
  isSellable?: boolean
  /** The wish to send goods back that it answers; staff refund the pieces that it asked for, unless others are named. */
  returnId?: number
  reason: RefundReason
  note?: string
  by: Actor
}

export type RefundRefusal =
  | { code: 'unknownOrder' }
  | { code: 'unpaid' }
  | { code: 'sent' }
  | { code: 'notCaptured' }
  | { code: 'notThere'; left: Pieces[] }

/** A refund as it is written, and as it is shown before it is. */
export interface WrittenRefund {
  refund: RefundRow
  credit: Credit
  status: OrderStatus
}

/** What decides about a refund of a locked order. */
interface Facts {
  ledger: LedgerEntry[]
  sold: SoldOrder
  refunded: Refunded
  deductedCents: Cents
}

/** Decides a refund and writes it with everything that follows from it, in the caller's transaction (refund-08). */
export async function writeRefund(
  parts: RefundParts,
  tx: Transaction,
  locked: OrderInProgress | null,
  request: RefundRequest,
): Promise<Result<WrittenRefund, RefundRefusal>> {
  if (!locked) return refuse({ code: 'unknownOrder' })
  const { order } = locked
  if (!order.paidAt) return refuse({ code: 'unpaid' })
  const unsent = isUnsent(groupsIn(locked).map(({ state }) => state))
  if (request.reason === 'cancelled' && !unsent) return refuse({ code: 'sent' })
  const facts = await factsOf(parts, tx, locked)
  const { sold, refunded, ledger } = facts
  const left = everything(sold, refunded)
  const { pieces = left, keptGifts = [], withDelivery = false } = request
  const delivered = groupsIn(locked).filter(({ mode }) => mode === 'delivery')
  const unsentDelivery = unsentLines(delivered, locked.lines)
  const preview = previewRefund(sold, refunded, { pieces, keptGifts, withDelivery: unsent || withDelivery, unsentDelivery })
  if (!preview) return refuse({ code: 'notThere', left })
  const attemptKey = await findCapture(tx.orm, order.autoId)
  if (attemptKey === null && sold.tenders.some(({ kind }) => kind === 'card')) return refuse({ code: 'notCaptured' })
  const outcome = outcomeOf(locked, facts, preview, unsent)
  await giveBackGoods(parts, tx, locked, preview, { ...outcome, isSellable: request.isSellable ?? true, keptGifts })
  const { owedCents, hasLeft } = await settleRewards(parts, tx, locked, facts, preview, outcome)
  const { tenders } = deducted(sold, preview.tenders, owedCents)
  const given = creditOf({ ...preview, tenders }, owedCents, ledger)
  const credit = hasLeft ? endedWithAccount(given, endedWords) : given
  const refund = await write(parts, tx, locked, credit, { ...request, attemptKey, kept: preview.keptGifts })
  await endReturns(parts, tx, locked, { refundId: refund.autoId, returnId: request.returnId, left: outcome.left })
  const statuses = statusesAfter({ isLast: preview.isLast, unsent, before: order.status })
  const after = await recordStatus(
    parts,
    tx,
    locked,
    { statuses, emptied: preview.isLast ? [] : outcome.emptied, back: preview.lines },
    request,
  )
  return ok({ refund, credit, status: after })
}

async function factsOf({ orders }: RefundParts, { orm }: Transaction, { order, lines }: OrderInProgress): Promise<Facts> {
  const ledger = await orders.ledger(orm, order.autoId)
  const entries = await findEntriesOf(orm, order.autoId)
  return {
    ledger,
    sold: soldOrder(order, lines, ledger),
    refunded: refundedBy(entries),
    deductedCents: entries.reduce((sum, { kind, amountCents }) => (kind === 'rebateOwed' ? sum + amountCents : sum), 0),
  }
}

const endedWords = inEachCulture((culture) => endedNames[culture].ended)

/** What a refund makes of an order. */
interface Outcome {
  /** Nothing of it is left, and nothing was sent. */
  endsUnsent: boolean
  /** The groups that have not left the store and of which nothing is left to send. */
  emptied: OrderGroup[]
  /** Its pieces that are left, by the position of their line. */
  left: ReadonlyMap<number, number>
}

function outcomeOf(locked: OrderInProgress, { refunded }: Facts, { lines, isLast }: RefundPreview, unsent: boolean): Outcome {
  const left = leftOf(locked, { pieces: [...refunded.pieces, ...lines] })
  return { endsUnsent: unsent && isLast, emptied: emptiedGroups(groupsIn(locked), locked.lines, left), left }
}

/**
 * Goods that were not sent, or came back and can be sold, go back into stock. An order that ends unsent gives back its slot and its
 * uses; one that ends or goes on without its delivery gives back the slot alone (refund-11).
 */
async function giveBackGoods(
  { stock, slots, promotions }: RefundParts,
  { orm }: Transaction,
  locked: OrderInProgress,
  preview: RefundPreview,
  { endsUnsent, emptied, isSellable, keptGifts }: Outcome & { isSellable: boolean; keptGifts: readonly number[] },
): Promise<void> {
  const { order, lines } = locked
  const groups = groupsIn(locked)
  const unsent = unsentLines(groups, lines)
  const whereTaken = linesWhereTaken(groups, lines)
  const collected = new Set(groups.flatMap(({ name, mode }) => (mode === 'collection' ? [name] : [])))
  const back = preview.lines.filter(({ line }) => !keptGifts.includes(line) && (isSellable || unsent.includes(line)))
  const goods = back.map(({ line, quantity }) => {
    const { variantId, group } = lines.find(({ position }) => position === line)!
    const collectedAt = collected.has(group.en) ? order.delivery.storeCode : undefined
    return { variantId, quantity, collectedAt, isWhereTaken: whereTaken.includes(line) }
  })
  await stock.putBack(orm, order.autoId, goods)
  if (endsUnsent || emptied.some(({ mode }) => mode === 'delivery')) await slots.release(orm, order.autoId)
  if (endsUnsent) await promotions.release(orm, order.autoId)
}

/**
 * Takes back what the goods earned and gives back the vouchers and rebates that paid for them; answers what is deducted for rebates
 * that are spent, and whether the member has left.
 */
async function settleRewards(
  { tenders, takeBack }: RefundParts,
  { orm }: Transaction,
  { order, lines }: OrderInProgress,
  { sold, refunded, ledger, deductedCents }: Facts,
  preview: RefundPreview,
  { endsUnsent }: Outcome,
): Promise<{ owedCents: Cents; hasLeft: boolean }> {
  const { memberId, orderNumber } = order
  if (memberId === null) return { owedCents: 0, hasLeft: false }
  const after = refundedWith(refunded, preview)
  const of = (kind: TenderKind, amounts: readonly Cents[] = preview.tenders): Cents[] =>
    amounts.filter((_, index) => sold.tenders[index]!.kind === kind)
  const sum = (amounts: readonly Cents[]): Cents => amounts.reduce((total, each) => total + each, 0)
  const owedCents = await takeBack(orm, {
    orderNumber,
    ledger,
    leftCents: leftQualifying(sold, after),
    leftSavedCents: leftSaving(lines, ledger, after),
    deductedCents,
    mostCents: sum([...of('rebate'), ...of('card')]),
    isCancelled: endsUnsent,
  })
  const paidBack = deducted(sold, preview.tenders, owedCents).tenders
  const vouchers = sold.tenders.flatMap(({ kind, cents: paidCents }, index) =>
    kind === 'voucher' ? [{ paidCents, cents: preview.tenders[index]! }] : [],
  )
  const isThere = await tenders.giveBack(orm, { memberId, orderNumber, vouchers, rebateCents: sum(of('rebate', paidBack)) })
  return { owedCents, hasLeft: !isThere }
}

/** The refund, its entries, its credit note, and the job that settles it if this process does not. */
async function write(
  parts: RefundParts,
  tx: Transaction,
  { order }: OrderInProgress,
  credit: Credit,
  request: RefundRequest & { attemptKey: string | null; kept: readonly KeptGift[] },
): Promise<RefundRow> {
  const { invoices, jobs, gateway, clock } = parts
  const cardCents = credit.tenders.reduce((sum, { kind, amountCents }) => (kind === 'card' ? sum + amountCents : sum), 0)
  const now = clock.now()
  const refund = (await insertRefund(
    tx.orm,
    {
      orderId: order.autoId,
      orderNumber: order.orderNumber,
      refundKey: `${order.orderNumber}.${randomUUID()}`,
      attemptKey: cardCents > 0 ? request.attemptKey : null,
      cardCents,
      credit,
      reason: request.reason,
      note: request.note ?? null,
      byKind: request.by.kind,
      byName: request.by.name,
      createdAt: now,
      ...(cardCents > 0 ? { state: 'created' } : { state: 'refunded', settledAt: now }),
    },
    refundEntries(credit, request.kept),
  ))!
  await invoices.creditNote(tx.orm, { orderId: order.autoId, refundKey: refund.refundKey, credit })
  if (cardCents === 0) await jobs.enqueue(tx, refundJobs.mail, { refundId: refund.autoId })
  else await jobs.enqueue(tx, refundJobs.settle, { refundId: refund.autoId }, { startAfter: new Date(now.getTime() + gateway.timeoutMs) })
  return refund
}

/** Ends the wish to send goods back that a refund answers, and those whose pieces are not there any more (refund-10). */
async function endReturns(
  { clock }: RefundParts,
  { orm }: Transaction,
  { order }: OrderInProgress,
  { refundId, returnId, left }: { refundId: number; returnId: number | undefined; left: ReadonlyMap<number, number> },
): Promise<void> {
  const others = (await findReturnsOf(orm, order.autoId)).filter(({ autoId }) => autoId !== returnId)
  const ended = answeredWishes(others, left).map(({ autoId }) => autoId)
  for (const each of returnId === undefined ? ended : [returnId, ...ended])
    await updateReturn(orm, each, { state: 'refunded', refundId, changedAt: clock.now() })
}

async function recordStatus(
  { progress, clock }: RefundParts,
  { orm }: Transaction,
  locked: OrderInProgress,
  { statuses, emptied, back }: { statuses: readonly OrderStatus[]; emptied: Outcome['emptied']; back: readonly Pieces[] },
  { by, note }: RefundRequest,
): Promise<OrderStatus> {
  const groups = new Set(locked.lines.filter(({ position }) => back.some(({ line }) => line === position)).map(({ group }) => group.en))
  // A part belongs to the groups that it is of; what ends the order belongs to all of them (refund-17).
  const happened = [
    ...statuses.flatMap((status) => (status === 'partlyRefunded' ? [...groups] : [null]).map((group) => ({ status, group }))),
    ...emptied.map(({ name: group }) => ({ status: 'cancelled' as const, group })),
  ]
  const events = happened.map((each) => newEvent({ ...each, at: clock.now(), by, reason: note ?? null }))
  return (await progress.record(orm, locked, events)).order.status
}

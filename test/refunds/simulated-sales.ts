import { ledgerBalance, type LedgerEntry } from '#src/features/pricing/rules/ledger.ts'
import { payWith } from '#src/features/pricing/rules/tenders.ts'
import { gstContained } from '#src/kit/money-shares.ts'
import type { Account } from '#src/features/refunds/rules/account.ts'
import type { GiftTerms } from '#src/features/orders/rules/order.ts'
import { creditOf, refundEntries, type RefundEntry } from '#src/features/refunds/rules/entries.ts'
import {
  deducted,
  everything,
  nothingRefunded,
  previewRefund,
  refundedWith,
  type RefundPreview,
  type Refunded,
} from '#src/features/refunds/rules/preview.ts'
import type { SoldOrder } from '#src/features/refunds/rules/parts.ts'
import { soldOrder } from '#src/features/refunds/rules/sold-order.ts'
import { seeded } from '#test/seeded.ts'

export interface SimulatedSale {
  account: Account
  /** What its refunds gave back to all tenders, and what they deducted. */
  refundedCents: number
  totalCents: number
  /** Whether all that was bought went back. */
  isWhole: boolean
}

/** A bank that only knows what it is asked: it writes a key once, however often it is asked, and never gives back more than it took. */
class Bank {
  readonly movements: Account['movements'][number][] = []
  capture(key: string, amountCents: number): void {
    if (!this.movements.some((each) => each.key === key)) this.movements.push({ kind: 'captured', key, attemptKey: key, amountCents })
  }
  refund(key: string, attemptKey: string, amountCents: number): void {
    if (this.movements.some((each) => each.key === key)) return
    const left = this.movements.reduce((sum, each) => sum + (each.kind === 'captured' ? each.amountCents : -each.amountCents), 0)
    if (amountCents > left) throw new Error('more than was captured')
    this.movements.push({ kind: 'refunded', key, attemptKey, amountCents })
  }
}

/** So many orders with random lines, discounts, tenders and refunds, each charged and refunded at a bank whose replies get lost. */
export function simulatedSales({ orders, seed }: { orders: number; seed: number }): SimulatedSale[] {
  const random = seeded(seed)
  return Array.from({ length: orders }, (_, index) => simulatedSale(`KM-${index}`, random))
}

type Random = () => number
const whole = (random: Random, from: number, to: number): number => from + Math.floor(random() * (to - from + 1))
const chance = (random: Random, of: number): boolean => random() < of
const lostReplies = 0.1

function simulatedSale(orderNumber: string, random: Random): SimulatedSale {
  const { lines, ledger, totalCents } = randomOrder(random)
  const sold = soldOrder({ gstCents: gstContained(totalCents, 900), gstRate: 900 }, lines, ledger)
  const cardCents = sold.tenders.reduce((sum, { kind, cents }) => (kind === 'card' ? sum + cents : sum), 0)
  const bank = new Bank()
  const attemptKey = `${orderNumber}.attempt`
  // A reply that is lost is asked for again, with the same key.
  const until = (move: () => void): void => {
    do move()
    while (chance(random, lostReplies))
  }
  if (cardCents > 0) until(() => bank.capture(attemptKey, cardCents))
  const refunds = randomRefunds(sold, ledger, random)
  const rows = refunds.map(({ entries }, index) => {
    const key = `${orderNumber}.refund-${index + 1}`
    const cents = sumOf(entries.filter(({ kind }) => kind === 'card'))
    if (cents > 0) until(() => bank.refund(key, attemptKey, cents))
    return { key, attemptKey, cardCents: cents, balanceCents: sumOf(entries), isOpen: false, isRefused: false, isFresh: false }
  })
  return {
    account: {
      orderNumber,
      order: { balanceCents: ledgerBalance(ledger), cardCents },
      attempts: cardCents > 0 ? [{ key: attemptKey, amountCents: cardCents, isOpen: false, isCaptured: true, isFresh: false }] : [],
      refunds: rows,
      movements: bank.movements,
    },
    refundedCents: sumOf(refunds.flatMap(({ entries }) => entries.filter(({ amountCents }) => amountCents > 0))),
    totalCents,
    isWhole: isAllRefunded(sold, refunds),
  }
}

/** By the pieces alone, so that an order counts as whole also where a refund forgets something of it. */
function isAllRefunded({ lines }: SoldOrder, refunds: readonly { preview: RefundPreview }[]): boolean {
  const gone = refunds.flatMap(({ preview }) => preview.lines)
  const piecesOf = (position: number): number => gone.reduce((sum, { line, quantity }) => (line === position ? sum + quantity : sum), 0)
  return lines.every(({ position, quantity }) => piecesOf(position) === quantity)
}

const sumOf = (entries: readonly { amountCents: number }[]): number => entries.reduce((sum, { amountCents }) => sum + amountCents, 0)

interface RandomOrder {
  lines: { position: number; quantity: number; amountCents: number; isGift: boolean; giftTerms: GiftTerms | null }[]
  ledger: LedgerEntry[]
  totalCents: number
}

function randomOrder(random: Random): RandomOrder {
  const ledger: LedgerEntry[] = []
  const write = (kind: LedgerEntry['kind'], line: number | null, amountCents: number): void =>
    void ledger.push({ kind, line, source: null, amountCents })
  const lines: RandomOrder['lines'] = Array.from({ length: whole(random, 1, 5) }, (_, index) => {
    const [position, quantity, list] = [index + 1, whole(random, 1, 4), whole(random, 0, 30_000)]
    write('list', position, list)
    let amountCents = list
    for (const kind of ['offer', 'cartPromotion', 'code', 'memberDiscount'] as const) {
      const off = chance(random, 0.25) ? whole(random, 0, amountCents) : 0
      if (off > 0) write(kind, position, -off)
      amountCents -= off
    }
    return { position, quantity, amountCents, isGift: false, giftTerms: null }
  })
  if (chance(random, 0.2)) {
    const earnedBy = lines.map(({ position }) => position).filter(() => chance(random, 0.7))
    const giftTerms = { fromCents: whole(random, 0, 10_000), fromPieces: whole(random, 0, 3), lines: earnedBy, worthCents: 900 }
    lines.push({ position: lines.length + 1, quantity: 1, amountCents: 0, isGift: true, giftTerms })
  }
  const deliveryCents = chance(random, 0.5) ? 800 : 0
  if (deliveryCents > 0) write('delivery', null, deliveryCents)
  const goodsCents = lines.reduce((sum, { amountCents }) => sum + amountCents, 0)
  const totalCents = goodsCents + deliveryCents
  const vouchers = chance(random, 0.3) ? [{ code: 'V', valueCents: whole(random, 100, 20_000) }] : []
  const paid = payWith({ goodsCents, totalCents }, { vouchers, rebateCents: chance(random, 0.3) ? whole(random, 1, 20_000) : 0 })
  for (const { cents } of paid.vouchers) write('voucher', null, -cents)
  if (paid.rebateCents > 0) write('rebate', null, -paid.rebateCents)
  if (paid.toPayCents > 0) write('card', null, -paid.toPayCents)
  return { lines, ledger, totalCents }
}

/** None to all of it, a few pieces at a time; sometimes a spent rebate is deducted. */
function randomRefunds(
  sold: SoldOrder,
  ledger: readonly LedgerEntry[],
  random: Random,
): { preview: RefundPreview; entries: RefundEntry[] }[] {
  const refunds: { preview: RefundPreview; entries: RefundEntry[] }[] = []
  let refunded: Refunded = nothingRefunded
  while (chance(random, 0.7)) {
    const left = everything(sold, refunded).filter(() => chance(random, 0.7))
    if (left.length === 0) break
    const pieces = left.map(({ line, quantity }) => ({ line, quantity: whole(random, 1, quantity) }))
    const preview = previewRefund(sold, refunded, { pieces, withDelivery: true })!
    const { tenders, deductedCents } = deducted(sold, preview.tenders, chance(random, 0.1) ? whole(random, 1, 300) : 0)
    refunds.push({ preview, entries: refundEntries(creditOf({ ...preview, tenders }, deductedCents, ledger), preview.keptGifts) })
    refunded = refundedWith(refunded, preview)
  }
  return refunds
}

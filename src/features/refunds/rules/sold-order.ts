import type { Cents } from '#src/kit/money.ts'
import { tendersOf, type LedgerEntry, type LedgerKind } from '#src/features/pricing/rules/ledger.ts'
import type { GiftTerms, Order, OrderLine } from '#src/features/orders/rules/order.ts'
import type { SoldOrder } from './parts.ts'
import { leftOf, type Refunded } from './preview.ts'

/** An order and its ledger as refunds see them. */
export function soldOrder(
  { gstCents, gstRate }: Pick<Order, 'gstCents' | 'gstRate'>,
  lines: readonly Pick<OrderLine, 'position' | 'quantity' | 'amountCents' | 'isGift' | 'giftTerms'>[],
  ledger: readonly LedgerEntry[],
): SoldOrder {
  const sum =
    (...kinds: LedgerKind[]): ((entry: LedgerEntry[]) => Cents) =>
    (entries) =>
      entries.reduce((total, { kind, amountCents }) => (kinds.includes(kind) ? total + amountCents : total), 0)
  return {
    lines: lines.map(({ position, quantity, amountCents, isGift, giftTerms }) => ({
      position,
      quantity,
      amountCents,
      thresholdCents: sum('list', 'offer')(ledger.filter(({ line }) => line === position)),
      gift: isGift ? (giftTerms ?? untilTheEnd(lines)) : null,
    })),
    deliveryCents: sum('delivery')([...ledger]),
    tenders: tendersOf(ledger).map(({ kind, amountCents }) => ({ kind, cents: -amountCents })),
    gstCents,
    gstRate,
  }
}

/** A gift of which is not known what it was given for goes back with the last goods. */
const untilTheEnd = (lines: readonly Pick<OrderLine, 'position' | 'isGift'>[]): GiftTerms => ({
  fromCents: 0,
  fromPieces: 0,
  lines: lines.flatMap(({ position, isGift }) => (isGift ? [] : [position])),
  worthCents: 0,
})

/** What the member price still saves on the goods that are left (reward-08). */
export function leftSaving(
  lines: readonly Pick<OrderLine, 'position' | 'quantity'>[],
  ledger: readonly LedgerEntry[],
  refunded: Pick<Refunded, 'pieces'>,
): Cents {
  const left = leftOf({ lines }, refunded)
  return lines.reduce((sum, { position, quantity }) => {
    const saved = ledger.reduce(
      (total, { kind, line, amountCents }) => (kind === 'memberDiscount' && line === position ? total - amountCents : total),
      0,
    )
    return sum + Math.round((saved * left.get(position)!) / quantity)
  }, 0)
}

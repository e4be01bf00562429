import type { Cents } from '#src/kit/money.ts'
import { tendersOf, type LedgerEntry, type LedgerKind } from '#src/features/pricing/rules/ledger.ts'
import type { Order, OrderLine } from '#src/features/orders/rules/order.ts'
import type { GiftTerms, SoldOrder } from './parts.ts'
import { leftOf, type Refunded } from './preview.ts'

/** An order and its ledger as refunds see them. `gifts`: what each gift was given for, by the number of its line. */
export function soldOrder(
  { gstCents, gstRate }: Pick<Order, 'gstCents' | 'gstRate'>,
  lines: readonly Pick<OrderLine, 'position' | 'quantity' | 'amountCents' | 'isGift'>[],
  ledger: readonly LedgerEntry[],
  gifts: ReadonlyMap<number, GiftTerms | null>,
): SoldOrder {
  const sum =
    (...kinds: LedgerKind[]): ((entry: LedgerEntry[]) => Cents) =>
    (entries) =>
      entries.reduce((total, { kind, amountCents }) => (kinds.includes(kind) ? total + amountCents : total), 0)
  return {
    lines: lines.map(({ position, quantity, amountCents, isGift }) => ({
      position,
      quantity,
      amountCents,
      thresholdCents: sum('list', 'offer')(ledger.filter(({ line }) => line === position)),
      gift: isGift ? (gifts.get(position) ?? untilTheEnd) : null,
    })),
    deliveryCents: sum('delivery')([...ledger]),
    tenders: tendersOf(ledger).map(({ kind, amountCents }) => ({ kind, cents: -amountCents })),
    gstCents,
    gstRate,
  }
}

/** A gift whose promotion is no longer known goes back with the last goods. */
const untilTheEnd: GiftTerms = { fromCents: 0, fromPieces: 0, worthCents: 0 }

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

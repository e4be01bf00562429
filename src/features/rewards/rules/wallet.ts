import type { Cents } from '#src/kit/money.ts'
import { addDays, type Day } from './days.ts'
import { byExpiry, type EntrySet, type Lot, type MoveKind } from './rebates.ts'

export interface HistoryRow {
  day: Day
  kind: MoveKind
  orderNumber: string
  amountCents: Cents
  /** The spendable balance after it. */
  balanceCents: Cents
}

/** Days before its expiry from which a lot counts as expiring soon. */
const soonDays = 60

/** A member's rebates: spendable, pending, and expiring soon. */
export function walletOf(lots: readonly Lot[], today: Day) {
  const pending = lots.filter(({ pendingCents }) => pendingCents > 0)
  const first = firstToExpire(lots)
  return {
    spendableCents: spendableOf(lots),
    pendingCents: pending.reduce((sum, lot) => sum + lot.pendingCents, 0),
    /** The day from which all that is pending can be spent; null while an order of it has not completed. */
    pendingUntil: pending.some(({ spendableFrom }) => spendableFrom === null) ? null : latest(pending),
    expiring: first && first.on <= addDays(today, soonDays) ? first : null,
  }
}

/** What expires first of what can be spent, all that ends on that day together; null when there is nothing. */
export function firstToExpire(lots: readonly Lot[]): { on: Day; amountCents: Cents } | null {
  const open = lots.filter(({ spendableCents }) => spendableCents > 0).toSorted(byExpiry)
  const on = open[0]?.expiresOn ?? null
  return on === null ? null : { on, amountCents: spendableOf(open.filter(({ expiresOn }) => expiresOn === on)) }
}

const spendableOf = (lots: readonly Lot[]): Cents => lots.reduce((sum, { spendableCents }) => sum + spendableCents, 0)

const latest = (pending: readonly Lot[]): Day | null =>
  pending.reduce<Day | null>((last, { spendableFrom }) => (last === null || spendableFrom! > last ? spendableFrom : last), null)

/** Movements by day, each with the balance after it. What the daily job wrote late has the day on which it was due; within a day the order of writing holds. */
export function historyOf(sets: readonly EntrySet[]): HistoryRow[] {
  let balanceCents = 0
  return sets
    .toSorted((a, b) => a.day.localeCompare(b.day))
    .map(({ kind, day, orderNumber, entries }) => {
      const of = (...accounts: string[]): Cents =>
        entries.filter(({ account }) => accounts.includes(account)).reduce((sum, entry) => sum + entry.amountCents, 0)
      balanceCents += of('spendable')
      return { day, kind, orderNumber, amountCents: kind === 'released' ? of('spendable') : of('pending', 'spendable'), balanceCents }
    })
}

/** What an order earns after returns, whatever was spent of it since; null where the movements have nothing of it. */
export function earnedBy(history: readonly Pick<HistoryRow, 'kind' | 'orderNumber' | 'amountCents'>[], orderNumber: string): Cents | null {
  const ofOrder = history.filter((row) => row.orderNumber === orderNumber && (row.kind === 'earned' || row.kind === 'reversed'))
  return ofOrder.some(({ kind }) => kind === 'earned') ? ofOrder.reduce((sum, { amountCents }) => sum + amountCents, 0) : null
}

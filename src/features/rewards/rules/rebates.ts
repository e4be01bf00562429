import type { Cents } from '#src/kit/money.ts'
import { ok, refuse, type Result } from '#src/kit/result.ts'
import type { Day } from './days.ts'
import type { LotTerms } from './programme.ts'

/** One earning. It is pending until the return window ends, then spendable until it expires (reward-12). */
export interface Lot {
  autoId: number
  orderNumber: string
  earnedOn: Day
  /** Null until its order completes. */
  spendableFrom: Day | null
  /** The last day on which it can be spent; null until its order completes. */
  expiresOn: Day | null
  earnedCents: Cents
  /** Null: it was earned before they were stored. */
  terms: LotTerms | null
  pendingCents: Cents
  spendableCents: Cents
}

/** `programme` is the store's side; the other accounts hold a lot's cents, or record where they went. */
export const accounts = ['programme', 'pending', 'spendable', 'spent', 'expired'] as const
export type Account = (typeof accounts)[number]

export const moveKinds = ['earned', 'released', 'used', 'returned', 'expired', 'reversed'] as const
export type MoveKind = (typeof moveKinds)[number]

export interface Entry {
  lotId: number
  account: Account
  amountCents: Cents
}

/** One movement, in entries that add up to zero. */
export interface EntrySet {
  kind: MoveKind
  day: Day
  /** The order that earned it or that it was used on. */
  orderNumber: string
  entries: Entry[]
}

const move = (lotId: number, from: Account, to: Account, amountCents: Cents): Entry[] =>
  amountCents === 0
    ? []
    : [
        { lotId, account: from, amountCents: -amountCents },
        { lotId, account: to, amountCents },
      ]

export const earned = ({ autoId, earnedOn, orderNumber, earnedCents }: Lot): EntrySet => ({
  kind: 'earned',
  day: earnedOn,
  orderNumber,
  entries: move(autoId, 'programme', 'pending', earnedCents),
})

/** Releases pending lots that are due. The set has the day on which it was due, even when it is written later. */
export const released = (lots: readonly Lot[], today: Day): EntrySet[] =>
  lots
    .filter(({ pendingCents, spendableFrom }) => pendingCents > 0 && spendableFrom !== null && spendableFrom <= today)
    .map(({ autoId, orderNumber, spendableFrom, pendingCents }) => ({
      kind: 'released',
      day: spendableFrom!,
      orderNumber,
      entries: move(autoId, 'pending', 'spendable', pendingCents),
    }))

export const expired = (lots: readonly Lot[], today: Day): EntrySet[] =>
  lots
    .filter((lot) => lot.spendableCents > 0 && isOver(lot, today))
    .map(({ autoId, orderNumber, expiresOn, spendableCents }) => ({
      kind: 'expired',
      day: expiresOn!,
      orderNumber,
      entries: move(autoId, 'spendable', 'expired', spendableCents),
    }))

/** All movements that are due on a day. Releases come before expiries, so that a lot that missed both still gets both. */
export function due(lots: readonly Lot[], today: Day): EntrySet[] {
  const out = released(lots, today)
  return [...out, ...expired(afterAll(lots, out), today)]
}

/** Spends any amount up to the balance, the oldest expiry first. */
export function used(lots: readonly Lot[], amountCents: Cents, order: { day: Day; orderNumber: string }): Result<EntrySet, 'TOO_LARGE'> {
  const open = lots.filter((lot) => !isOver(lot, order.day))
  const entries: Entry[] = []
  let left = amountCents
  for (const { autoId, spendableCents } of open.toSorted(byExpiry)) {
    const part = Math.min(left, spendableCents)
    entries.push(...move(autoId, 'spendable', 'spent', part))
    left -= part
  }
  return left > 0 ? refuse('TOO_LARGE') : ok({ kind: 'used', ...order, entries })
}

/**
 * Gives back what an order has used, or a part of it, to the lots that it came from: what was used last comes back first.
 * What has expired meanwhile expires. `before`: what it gave back already. Null when nothing is left to give back.
 */
export function returned(
  { orderNumber, entries }: EntrySet,
  lots: readonly Lot[],
  day: Day,
  { amountCents = Infinity, before = [] }: { amountCents?: Cents; before?: readonly EntrySet[] } = {},
): EntrySet | null {
  let left = amountCents
  const back: Entry[] = []
  for (const { lotId, amountCents: spent } of entries.filter(({ account }) => account === 'spent').toReversed()) {
    const given = sumOf(before.flatMap((set) => set.entries).filter((entry) => entry.lotId === lotId && entry.account === 'spent'))
    const part = Math.min(left, spent + given)
    const hasExpired = lots.some((lot) => lot.autoId === lotId && isOver(lot, day))
    back.push(...move(lotId, 'spent', hasExpired ? 'expired' : 'spendable', part))
    left -= part
  }
  return back.length === 0 ? null : { kind: 'returned', day, orderNumber, entries: back }
}

const sumOf = (entries: readonly Entry[]): Cents => entries.reduce((sum, { amountCents }) => sum + amountCents, 0)

const isOver = ({ expiresOn }: Lot, day: Day): boolean => expiresOn !== null && expiresOn < day

/** Those whose order has not completed last. */
export const byExpiry = (a: Lot, b: Lot): number => (a.expiresOn ?? never).localeCompare(b.expiresOn ?? never) || a.autoId - b.autoId
const never: Day = '9999-12-31'

/** Takes back what is left of an order's earning, or a part of it. Rebates already spent stay spent. */
export function reversed({ autoId, orderNumber, pendingCents, spendableCents }: Lot, day: Day, amountCents = Infinity): EntrySet | null {
  const fromPending = Math.min(amountCents, pendingCents)
  const fromSpendable = Math.min(amountCents - fromPending, spendableCents)
  const entries = [...move(autoId, 'pending', 'programme', fromPending), ...move(autoId, 'spendable', 'programme', fromSpendable)]
  return entries.length === 0 ? null : { kind: 'reversed', day, orderNumber, entries }
}

/** The lots after a movement. */
export const applied = (lots: readonly Lot[], { entries }: EntrySet): Lot[] =>
  lots.map((lot) => {
    const sum = (account: Account): Cents =>
      entries
        .filter((entry) => entry.lotId === lot.autoId && entry.account === account)
        .reduce((total, entry) => total + entry.amountCents, 0)
    return { ...lot, pendingCents: lot.pendingCents + sum('pending'), spendableCents: lot.spendableCents + sum('spendable') }
  })

export const afterAll = (lots: readonly Lot[], sets: readonly EntrySet[]): Lot[] => sets.reduce<Lot[]>(applied, [...lots])

import type { Cents } from '#src/kit/money.ts'

/** Money that the gateway moved, by its own journal. */
export interface BankMovement {
  kind: 'captured' | 'refunded'
  /** The attempt's, or the refund's. */
  key: string
  /** The attempt that captured it. */
  attemptKey: string
  amountCents: Cents
}

/** All that is known about the money of one order number, there and here. */
export interface Account {
  orderNumber: string
  /** Null: there is no such order, or it was never paid. */
  order: {
    /** The sum of the order's ledger; 0 when it is right. */ balanceCents: Cents
    /** What its ledger says the card paid. */ cardCents: Cents
  } | null
  /** `isFresh`: settled after the journal was last read, so that it cannot be in it. */
  attempts: readonly { key: string; amountCents: Cents; isOpen: boolean; isCaptured: boolean; isFresh: boolean }[]
  /** `balanceCents`: the sum of its entries; `isOpen`: the gateway has not answered yet; `isRefused`: it said that it will not pay. */
  refunds: readonly {
    key: string
    attemptKey: string | null
    cardCents: Cents
    balanceCents: Cents
    isOpen: boolean
    isRefused: boolean
    isFresh: boolean
  }[]
  movements: readonly BankMovement[]
}

export const differenceKinds = [
  'ledgerOff',
  'capturedUnpaid',
  'capturedTwice',
  'captureMissing',
  'captureDiffers',
  'attemptOpen',
  'refundOpen',
  'refundMissing',
  'refundRefused',
  'refundDiffers',
  'refundedTwice',
  'refundUnknown',
  'refundedTooMuch',
] as const
export type DifferenceKind = (typeof differenceKinds)[number]

export interface Difference {
  kind: DifferenceKind
  orderNumber: string
  /** The attempt or the refund that it is about; null for the order itself. */
  key: string | null
  /** By how much the gateway and the shop differ. */
  cents: Cents
}

/** Where the gateway's journal, the attempts, the refunds and the ledgers of an order do not agree (refund-14). */
export function differencesOf({ orderNumber, order, attempts, refunds, movements }: Account): Difference[] {
  const found: Difference[] = []
  const say = (kind: DifferenceKind, key: string | null, cents: Cents): void => void found.push({ kind, orderNumber, key, cents })
  const sayUnlessRefunded = (key: string, cents: Cents): void => {
    if (!refunds.some(({ attemptKey, cardCents }) => attemptKey === key && cardCents === cents)) say('capturedUnpaid', key, cents)
  }
  const captured = movements.filter(({ kind }) => kind === 'captured')
  const refunded = movements.filter(({ kind }) => kind === 'refunded')
  for (const [key, [first, ...more]] of Map.groupBy(captured, (each) => each.key)) {
    const { amountCents } = first!
    const attempt = attempts.find((each) => each.key === key)
    if (attempt?.isOpen) say('attemptOpen', key, amountCents)
    else if (!attempt?.isCaptured || !order) sayUnlessRefunded(key, amountCents)
    else if (attempt.amountCents !== amountCents) say('captureDiffers', key, amountCents - attempt.amountCents)
    if (more.length > 0) say('capturedTwice', key, sum(more))
  }
  for (const { key, amountCents, isCaptured, isFresh } of attempts)
    if (isCaptured && !isFresh && !captured.some((each) => each.key === key)) say('captureMissing', key, -amountCents)
  for (const { key, cardCents, balanceCents, isOpen, isRefused, isFresh } of refunds) {
    const moved = refunded.filter((each) => each.key === key)
    if (balanceCents !== 0) say('ledgerOff', key, balanceCents)
    if (moved.length > 1) say('refundedTwice', key, sum(moved.slice(1)))
    // One that was refused and then paid all the same is asked for like one that is open.
    else if (isOpen || (isRefused && moved.length === 1)) say('refundOpen', key, cardCents)
    else if (isRefused) say('refundRefused', key, cardCents)
    else if (cardCents > 0 && !isFresh && moved.length === 0) say('refundMissing', key, cardCents)
    else if (moved[0] && moved[0].amountCents !== cardCents) say('refundDiffers', key, moved[0].amountCents - cardCents)
  }
  for (const { key, amountCents } of refunded) if (!refunds.some((each) => each.key === key)) say('refundUnknown', key, amountCents)
  if (sum(refunded) > sum(captured)) say('refundedTooMuch', null, sum(refunded) - sum(captured))
  if (!order) return found
  if (order.balanceCents !== 0) say('ledgerOff', null, order.balanceCents)
  const kept = attempts.filter(({ isCaptured }) => isCaptured)
  if (kept.length > 1) say('capturedTwice', null, sum(kept.slice(1)))
  else if (order.cardCents !== sum(kept)) say('ledgerOff', null, order.cardCents - sum(kept))
  return found
}

const sum = (amounts: readonly { amountCents: Cents }[]): Cents => amounts.reduce((total, { amountCents }) => total + amountCents, 0)

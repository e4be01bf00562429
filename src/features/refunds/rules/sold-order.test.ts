import { expect, it } from 'vitest'
import type { LedgerEntry } from '#src/features/pricing/rules/ledger.ts'
import type { GiftTerms } from '#src/features/orders/rules/order.ts'
import { leftSaving, soldOrder } from './sold-order.ts'

const entry = (kind: LedgerEntry['kind'], line: number | null, amountCents: number): LedgerEntry => ({
  kind,
  line,
  source: null,
  amountCents,
})
const goods = (position: number, quantity: number, amountCents: number) => ({
  position,
  quantity,
  amountCents,
  isGift: false,
  giftTerms: null,
})
const gift = (position: number, giftTerms: GiftTerms | null) => ({ position, quantity: 1, amountCents: 0, isGift: true, giftTerms })
const terms = { fromCents: 8000, fromPieces: 2, lines: [1], worthCents: 900 }

/** Three candles with an offer and the member price, a teapot, two gifts and the delivery. */
const lines = [goods(1, 3, 9500), goods(2, 1, 2250), gift(3, terms), gift(4, null)]
const ledger = [
  entry('list', 1, 12_000),
  entry('list', 2, 2500),
  entry('offer', 1, -2000),
  entry('memberDiscount', 1, -500),
  entry('memberDiscount', 2, -250),
  entry('delivery', null, 1200),
  entry('delivery', null, -400),
  entry('voucher', null, -1500),
  entry('card', null, -11_050),
]

it('refunds see an order by its ledger; thresholds count goods after the offers of their lines (promo-03, refund-03)', () => {
  const sold = soldOrder({ gstCents: 1036, gstRate: 900 }, lines, ledger)
  expect(sold).toEqual({
    lines: [
      { position: 1, quantity: 3, amountCents: 9500, thresholdCents: 10_000, gift: null },
      { position: 2, quantity: 1, amountCents: 2250, thresholdCents: 2500, gift: null },
      { position: 3, quantity: 1, amountCents: 0, thresholdCents: 0, gift: terms },
      // What it was given for was not stored yet: it goes back with the last goods.
      { position: 4, quantity: 1, amountCents: 0, thresholdCents: 0, gift: { fromCents: 0, fromPieces: 0, lines: [1, 2], worthCents: 0 } },
    ],
    deliveryCents: 800,
    tenders: [
      { kind: 'voucher', cents: 1500 },
      { kind: 'card', cents: 11_050 },
    ],
    gstCents: 1036,
    gstRate: 900,
  })
})

it.each([
  ['nothing goes back', [], 750],
  ['a candle goes back', [{ line: 1, quantity: 1 }], 583],
  ['the teapot goes back', [{ line: 2, quantity: 1 }], 500],
  [
    'all of it goes back',
    [
      { line: 1, quantity: 3 },
      { line: 2, quantity: 1 },
    ],
    0,
  ],
])('the member price still saves on the goods that are left, when %s (reward-08)', (_, pieces, cents) => {
  expect(leftSaving(lines, ledger, { pieces })).toBe(cents)
})

import { expect, it } from 'vitest'
import type { LedgerEntry } from '#src/features/pricing/rules/ledger.ts'
import { creditOf, endedWithAccount, refundedBy, refundEntries } from './entries.ts'
import type { RefundPreview } from './preview.ts'

const visa = { en: 'Visa •••• 4242' }
const entry = (kind: LedgerEntry['kind'], amountCents: number, source: LedgerEntry['source'] = null): LedgerEntry => ({
  kind,
  line: null,
  source,
  amountCents,
})
const ledger = [
  entry('list', 12_500),
  entry('delivery', 800),
  entry('voucher', -1500),
  entry('rebate', -1000),
  entry('card', -10_800, visa),
]
const preview: RefundPreview = {
  lines: [{ line: 1, quantity: 2, cents: 6667, gstCents: 551 }],
  delivery: { cents: 800, gstCents: 66 },
  kept: { cents: 900, gstCents: 74 },
  keptGifts: [{ line: 3, cents: 900 }, { line: 4, cents: 0 }], // oxfmt-ignore
  tenders: [800, 0, 5467],
  isLast: true,
}

it('a credit note names the tenders of the order that get something back (order-14)', () => {
  expect(creditOf(preview, 300, ledger)).toEqual({
    lines: preview.lines,
    delivery: preview.delivery,
    kept: preview.kept,
    tenders: [
      { kind: 'voucher', source: null, amountCents: 800 },
      { kind: 'card', source: visa, amountCents: 5467 },
    ],
    owedCents: 300,
  })
})

it('every refund is a set of entries that adds up to 0 (refund-07)', () => {
  const entries = refundEntries(creditOf({ ...preview, tenders: [800, 0, 5467] }, 300, ledger), [{ line: 3, cents: 900 }])
  const none = { line: null, quantity: null, source: null }
  expect(entries).toEqual([
    { ...none, kind: 'goods', amountCents: -6667, line: 1, quantity: 2 },
    { ...none, kind: 'delivery', amountCents: -800 },
    { ...none, kind: 'giftKept', amountCents: 900, line: 3 },
    { ...none, kind: 'rebateOwed', amountCents: 300 },
    { ...none, kind: 'voucher', amountCents: 800 },
    { ...none, kind: 'card', amountCents: 5467, source: visa },
  ])
  expect(entries.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(0)
})

it('each gift that is kept has an entry, also one that could not be deducted (refund-03)', () => {
  const entries = refundEntries(creditOf(preview, 0, ledger), preview.keptGifts)
  const none = { kind: 'giftKept', quantity: null, source: null }
  expect(entries.filter(({ kind }) => kind === 'giftKept')).toEqual([
    { ...none, line: 3, amountCents: 900 },
    { ...none, line: 4, amountCents: 0 },
  ])
  expect(refundedBy(entries)).toEqual({ pieces: [{ line: 1, quantity: 2 }], delivery: true, keptGifts: preview.keptGifts })
})

it('what is neither refunded nor deducted has no entry (refund-07)', () => {
  const goods = { ...preview, delivery: null, kept: null, tenders: [800, 0, 5867] }
  expect(refundEntries(creditOf(goods, 0, ledger), []).map(({ kind }) => kind)).toEqual(['goods', 'voucher', 'card'])
})

it('what earlier refunds took back is read from their entries: pieces, and the delivery (refund-01)', () => {
  const entries = refundEntries(creditOf(preview, 0, ledger), [])
  expect(refundedBy(entries)).toEqual({ pieces: [{ line: 1, quantity: 2 }], delivery: true, keptGifts: [] })
  expect(refundedBy(entries.filter(({ kind }) => kind !== 'delivery')).delivery).toBe(false)
  // Of refunds before a gift's line was written nothing is known.
  expect(refundedBy([{ kind: 'giftKept', line: null, quantity: null, source: null, amountCents: 900 }]).keptGifts).toEqual([])
  expect(refundedBy([])).toEqual({ pieces: [], delivery: false, keptGifts: [] })
})

it('what would go back to a member who has left ended with the account, which its name says; the card gets its part (refund-04)', () => {
  const credit = creditOf(
    { ...preview, tenders: [800, 100, 5467] },
    0,
    ledger.with(2, entry('voucher', -1500, { en: 'Gift', zh: '礼品券' })),
  )
  expect(endedWithAccount(credit, { en: 'ended', zh: '已失效' }).tenders).toEqual([
    { kind: 'voucher', source: { en: 'Gift, ended', zh: '礼品券，已失效' }, amountCents: 800, isEnded: true },
    { kind: 'rebate', source: { en: 'rebate, ended', zh: 'rebate，已失效' }, amountCents: 100, isEnded: true },
    { kind: 'card', source: visa, amountCents: 5467 },
  ])
})

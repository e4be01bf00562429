import { expect, it } from 'vitest'
import { ledgerBalance, ledgerTotal, priceMovements, tendersOf, type LedgerEntry, type LedgerKind } from './ledger.ts'

const entry = (kind: LedgerKind, amountCents: number, line: number | null = null): LedgerEntry => ({
  kind,
  line,
  source: null,
  amountCents,
})

/** S$58.00 less an offer and a promotion, with delivery, paid by a voucher, rebates and the card. */
const price = [
  entry('list', 5800, 1),
  entry('offer', -580, 1),
  entry('cartPromotion', -100),
  entry('code', -200),
  entry('memberDiscount', -300, 1),
  entry('delivery', 800),
]
const tenders = [entry('voucher', -1500), entry('rebate', -400), entry('card', -3520)]
const ledger = [...price, ...tenders]

it('what moved the price is told from what paid it (money-04, money-08)', () => {
  expect(priceMovements(ledger)).toEqual(price)
  expect(tendersOf(ledger)).toEqual(tenders)
})

it('the total is the sum of all movements but the tenders, which pay exactly that (money-04)', () => {
  expect(ledgerTotal(ledger)).toBe(5420)
  expect(ledgerBalance(ledger)).toBe(0)
  expect(ledgerBalance(ledger.slice(0, -1))).toBe(3520)
})

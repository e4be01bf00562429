import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { LedgerKind } from '#src/features/pricing/rules/ledger.ts'
import { birthdayVoucherMonth } from './birthday.ts'
import { cardNumber, printedCardNumber } from './card-number.ts'
import { code128 } from './code128.ts'
import { addDays, addMonths, lastOfMonth } from './days.ts'
import { memberSavingCents, qualifyingCents } from './qualifying.ts'

test('adding months stops at the end of a shorter month', () => {
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
  expect(addMonths('2024-02-29', 12)).toBe('2025-02-28')
  expect(addMonths('2026-03-15', -12)).toBe('2025-03-15')
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(lastOfMonth('2028-02-10')).toBe('2028-02-29')
})

test('goods count after discounts and tenders, delivery does not (reward-07)', () => {
  const entry = (kind: LedgerKind, amountCents: number) => ({
    kind,
    line: null,
    source: null,
    amountCents,
  })
  const goods = [
    entry('list', 10_000),
    entry('offer', -1_000),
    entry('cartPromotion', -500),
    entry('code', -300),
    entry('memberDiscount', -200),
  ]
  const ledger = [...goods, entry('delivery', 800), entry('voucher', -2_000), entry('rebate', -600), entry('card', -6_200)]
  expect(qualifyingCents(ledger)).toBe(5_400)
  expect(qualifyingCents([entry('list', 1_000), entry('voucher', -2_000)])).toBe(0)
  // What the member price took off (reward-08).
  expect([memberSavingCents(ledger), memberSavingCents([])]).toEqual([200, 0])
})

test('a birthday voucher is for the month, by a date that has not changed for 30 days (reward-16)', () => {
  expect(birthdayVoucherMonth({ dateOfBirth: '1990-11-05', setOn: '2026-10-02' }, '2026-11-21')).toEqual({
    from: '2026-11-01',
    until: '2026-11-30',
  })
  expect(birthdayVoucherMonth({ dateOfBirth: '1990-11-05', setOn: '2026-10-03' }, '2026-11-21')).toBeNull()
  expect(birthdayVoucherMonth({ dateOfBirth: '1990-11-05', setOn: null }, '2026-11-21')).toBeNull()
  expect(birthdayVoucherMonth({ dateOfBirth: '1990-12-05', setOn: '2020-01-01' }, '2026-11-21')).toBeNull()
})

test('a card number is twelve digits: the programme’s, the member’s, and a check digit, by which a typing error is found (reward-19)', () => {
  /** Luhn: every second digit twice, and the digits of all that come to a multiple of ten. */
  const isValid = (number: string): boolean => {
    const digits = [...number].toReversed().flatMap((digit, index) => [...String(Number(digit) * (1 + (index % 2)))])
    return digits.reduce((sum, digit) => sum + Number(digit), 0) % 10 === 0
  }
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9_999_999 }), (memberId) => {
      const number = cardNumber(memberId)
      expect(number.slice(0, 11)).toBe(`8801${String(memberId).padStart(7, '0')}`)
      expect(number).toHaveLength(12)
      expect(isValid(number)).toBe(true)
    }),
  )
  expect([4610, 99, 1].map(cardNumber)).toEqual(['880100046106', '880100000996', '880100000012'])
  expect(printedCardNumber('880146102046')).toBe('8801 4610 2046')
})

test('the bars of 880146102046 are those that scanners read', () => {
  const { width, bars } = code128('880146102046')
  expect(width).toBe(101)
  expect(bars.map(({ x, width: wide }) => `${x}+${wide}`).join(' ')).toBe(
    '0+2 3+1 6+3 11+4 17+1 20+1 22+2 26+2 29+2 33+1 35+3 41+2 44+2 48+1 52+1 55+2 59+1 62+3 66+1 68+3 74+2 77+3 82+2 85+1 88+2 93+3 97+1 99+2',
  )
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatMoney } from './money.ts'
import { allocate, gstContained } from './money-shares.ts'
import { parseMoney } from './parse-money.ts'

test.each([
  [0, 'S$0.00'],
  [5, 'S$0.05'],
  [123_450, 'S$1,234.50'],
  [100_000_000_000, 'S$1,000,000,000.00'],
  [-500, '-S$5.00'],
])('%i cents are formatted as %s', (cents, text) => {
  expect(formatMoney(cents)).toBe(text)
})

test('every amount has one form (money-02)', () => {
  fc.assert(fc.property(fc.integer(), (cents) => /^-?S\$\d{1,3}(,\d{3})*\.\d{2}$/.test(formatMoney(cents))))
})

test.each([
  ['168', 16_800],
  ['168.5', 16_850],
  [' 1,168.00 ', 116_800],
  ['.50', null],
  ['-1', null],
  ['12.345', null],
  ['1e5', null],
  ['', null],
])('%j parses to %s', (text, cents) => {
  expect(parseMoney(text)).toBe(cents)
})

test('a voucher is allocated to the lines as on the printed invoice', () => {
  expect(allocate(2000, [5220, 2980, 55_200])).toEqual([165, 94, 1741])
})

test('parts add up to the whole and stay within a cent of their share (money-03)', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 10_000_000 }),
      fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 60 }),
      (amount, weights) => {
        const parts = allocate(amount, weights)
        const total = weights.reduce((sum, weight) => sum + weight, 0)
        const near = total === 0 || parts.every((part, index) => Math.abs(part - (amount * weights[index]!) / total) < 1.000001)
        return parts.reduce((sum, part) => sum + part, 0) === amount && near
      },
    ),
  )
})

test.each([
  [62_200, 5136],
  [58_900, 4863],
  [0, 0],
  [109, 9],
])('%i cents contain %i of 9 % GST (money-01)', (cents, gst) => {
  expect(gstContained(cents, 900)).toBe(gst)
})

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
  [-1_234_550, '-S$12,345.50'],
])('%i cents are formatted as %s', (cents, text) => {
  expect(formatMoney(cents)).toBe(text)
})

test('every amount has one form, which says that amount (money-02)', () => {
  const amounts = fc.oneof(fc.integer({ min: -100_000, max: 100_000 }), fc.integer({ min: -100_000_000_000, max: 100_000_000_000 }))
  fc.assert(
    fc.property(amounts, (cents) => {
      const text = formatMoney(cents)
      expect(text).toMatch(/^-?S\$\d{1,3}(,\d{3})*\.\d{2}$/)
      expect(text.startsWith('-')).toBe(cents < 0)
      expect(parseMoney(text.replace(/^-?S\$/, ''))).toBe(Math.abs(cents))
    }),
  )
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

test.each([
  [2, [4, 1, 1], [2, 0, 0]],
  [1500, [5800, 3200, 69_000], [112, 61, 1327]],
  [1500, [3200, 5800, 69_000], [62, 111, 1327]],
  [880, [450, 1710, 640], [142, 537, 201]],
])('of %i over %j the earlier part has the cent, where both miss as much of it (money-03)', (amount, weights, parts) => {
  expect(allocate(amount, weights)).toEqual(parts)
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

import { expect, test } from 'vitest'
import { endsSoon, listedFor } from './voucher-list.ts'

const voucher = (name: string, valueCents: number, minimumCents: number, more = {}) => ({
  name,
  valueCents,
  minimumCents,
  memberId: 7,
  validFrom: '2026-05-01',
  validUntil: '2026-05-31',
  isUsed: false,
  ...more,
})

test('vouchers that the bag can use come first, the largest first, then those that miss least (reward-31)', () => {
  const vouchers = [
    voucher('next month', 5000, 0, { validFrom: '2026-06-01' }),
    voucher('far', 4000, 80_000),
    voucher('near', 2000, 8_000),
    voucher('small', 800, 0),
    voucher('used', 9000, 0, { isUsed: true }),
    voucher('large', 1500, 6_000),
  ]
  for (const any of [vouchers, vouchers.toReversed()]) {
    const listed = listedFor(any, { memberId: 7, today: '2026-05-20', goodsCents: 7_000 })
    expect(listed.map(({ voucher: { name }, refusal }) => [name, refusal?.reason ?? null, refusal?.missingCents ?? 0])).toEqual([
      ['large', null, 0],
      ['small', null, 0],
      ['near', 'belowMinimum', 1_000],
      ['far', 'belowMinimum', 73_000],
      ['used', 'used', 0],
      ['next month', 'notYet', 0],
    ])
  }
})

test.each([
  ['ready', '2026-11-29', true],
  ['ready', '2026-12-06', true],
  ['ready', '2026-12-07', false],
  ['used', '2026-11-30', false],
])('a voucher that is %s until %s is warned of on 29 November: %s (reward-17)', (state, validUntil, warned) => {
  expect(endsSoon({ state, validUntil }, '2026-11-29')).toBe(warned)
})

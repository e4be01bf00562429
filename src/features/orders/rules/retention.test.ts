import { expect, test } from 'vitest'
import { forgottenBefore } from './retention.ts'

test.each([
  ['2031-12-31T23:59:59+08:00', '2026-01-01T00:00:00+08:00'],
  ['2032-01-01T00:00:00+08:00', '2027-01-01T00:00:00+08:00'],
])('at %s, orders are kept from %s on: five years after their year', (now, from) => {
  expect(forgottenBefore(new Date(now))).toEqual(new Date(from))
})

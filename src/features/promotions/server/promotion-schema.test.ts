import { expect, it } from 'vitest'
import { promotionFrom } from './promotion-schema.ts'

const stored = {
  kind: 'cartPercent',
  fromCents: 0,
  percent: 12,
  group: 'seasonal',
  codes: [],
  goods: {},
  name: { en: 'First leaf', zh: null },
  message: { en: '12% off', zh: null },
  messagePriority: 0,
  priority: 0,
  exclusive: false,
  limits: { perOrder: null, perCustomer: null, total: null },
}

it.each([
  ['everyone', null, null],
  ['firstOrder', null, 1],
  ['firstOrder', 2, 2],
])('a promotion for %s with %j uses a customer has %j (promo-24)', (only, perCustomer, expected) => {
  const data = { ...stored, audience: { only }, limits: { ...stored.limits, perCustomer } }
  expect(promotionFrom({ autoId: 1, startsAt: new Date(0), endsAt: null, data }).limits.perCustomer).toBe(expected)
})

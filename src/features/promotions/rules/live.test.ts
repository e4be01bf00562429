import { expect, it } from 'vitest'
import { isOn, nextTurn, whyNotLive } from './live.ts'
import type { Promotion } from './promotion.ts'
import { promotions } from './worked-carts/cast.ts'

const [start, end] = ['2026-11-01T00:00:00+08:00', '2026-12-01T00:00:00+08:00']
const promotion = (more: Partial<Promotion> = {}): Promotion => ({ ...promotions['10 off 100']!, id: 1, ...more }) as Promotion
const guest = { tier: null, isFirstOrder: false, uses: {}, usesByAll: {} }

it.each([
  ['2026-10-31T23:59:59.999+08:00', end, 'notStarted'],
  [start, end, null],
  ['2026-11-30T23:59:59.999+08:00', end, null],
  [end, end, 'ended'],
  ['2036-11-01T00:00:00+08:00', null, null],
])(
  'a promotion holds from the moment at which it begins to the one at which it ends (promo-22): at %s, when it ends at %s',
  (now, endsAt, expected) => {
    expect(whyNotLive(promotion({ endsAt }), guest, new Date(now))).toBe(expected)
    expect(isOn(promotion({ endsAt }), new Date(now))).toBe(expected === null)
  },
)

it.each([
  ['2026-10-01T00:00:00+08:00', start],
  [start, '2026-11-11T00:00:00+08:00'],
  ['2026-11-11T00:00:00+08:00', '2026-11-12T00:00:00+08:00'],
  ['2026-11-15T00:00:00+08:00', end],
  [end, null],
])('after %s, promotions begin or end next at %s (promo-22)', (now, next) => {
  const day = promotion({ startsAt: '2026-11-11T00:00:00+08:00', endsAt: '2026-11-12T00:00:00+08:00' })
  const all = [promotion({ endsAt: end }), day, promotion({ endsAt: null })]
  expect(nextTurn(all, new Date(now))).toEqual(next === null ? null : new Date(next))
})

it.each([
  ['everyone', null, null],
  ['members', null, 'membersOnly'],
  ['members', 'classic', null],
  [['elite', 'classic'], 'classic', null],
  [['elite'], 'classic', 'tiersOnly'],
  [['elite'], null, 'tiersOnly'],
] as const)('for %j: a buyer of tier %s (promo-01)', (only, tier, expected) => {
  const audience = typeof only === 'string' ? { only } : { only: 'tiers' as const, tiers: [...only] }
  expect(whyNotLive(promotion({ audience }), { ...guest, tier }, new Date(start))).toBe(expected)
})

it.each([
  [true, null],
  [false, 'firstOrderOnly'],
])('for first orders: %s (promo-01)', (isFirstOrder, expected) => {
  expect(whyNotLive(promotion({ audience: { only: 'firstOrder' } }), { ...guest, isFirstOrder }, new Date(start))).toBe(expected)
})

it.each([
  [{}, {}, null],
  [{ 1: 1 }, { 1: 9 }, null],
  [{ 1: 2 }, { 1: 9 }, 'usedByYou'],
  [{ 1: 1 }, { 1: 10 }, 'usedUp'],
  [{ 2: 2 }, { 2: 10 }, null],
])('twice by a customer and ten times in all: used %j and %j (promo-24)', (uses, usesByAll, expected) => {
  const limits = { perOrder: null, perCustomer: 2, total: 10 }
  expect(whyNotLive(promotion({ limits }), { ...guest, uses, usesByAll }, new Date(start))).toBe(expected)
})

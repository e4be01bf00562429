import { expect, it } from 'vitest'
import { freeDeliveryFor, publicFreeDelivery } from './free-delivery.ts'
import type { Promotion } from './promotion.ts'
import { promotions } from './worked-carts/cast.ts'

const now = new Date('2026-11-22T04:00:00Z')
const member = { tier: 'classic', isFirstOrder: false, uses: {}, usesByAll: {} }
const free = (more: Partial<Promotion> = {}): Promotion => ({ ...promotions['Free from 80']!, ...more }) as Promotion

it.each([
  ['from the least of several', [free({ fromCents: 9000 } as Partial<Promotion>), free()], 8000],
  ['by none', [], null],
  ['not by another kind', [{ ...promotions['10 off 100']!, goods: { own: true }, feeCents: 0 } as Promotion], null],
  ['not for a fee', [promotions['Delivery 4.00']!], null],
  ['not with a code', [free({ codes: ['SHIPFREE'] })], null],
  ['not for goods that a brand sends', [free({ goods: { own: false } })], null],
  ['not for all goods, of which a brand sends some', [free({ goods: {} })], null],
  ['not for certain articles', [free({ goods: { own: true, skus: ['candle'] } })], null],
  ['not for a brand', [free({ goods: { own: true, brands: ['Selat'] } })], null],
  ['not for a category', [free({ goods: { own: true, categories: ['home'] } })], null],
  ['not after its end', [free({ endsAt: '2026-11-20T00:00:00+08:00' })], null],
])('delivery of own goods is free for a buyer %s (reward-34)', (_, given, expected) => {
  expect(freeDeliveryFor(given, member, now)).toBe(expected)
})

it('what is for members is not for a guest (reward-34)', () => {
  expect(freeDeliveryFor([free()], { ...member, tier: null }, now)).toBeNull()
})

const { limits: unlimited } = free()
const for10 = (audience: Promotion['audience'], more: Partial<Promotion> = {}) =>
  free({ audience, fromCents: 10_000, ...more } as Partial<Promotion>)

it.each([
  ['the store’s threshold without promotions', [], [15_000, 15_000]],
  ['less for members', [for10({ only: 'members' })], [15_000, 10_000]],
  ['less for everybody, members too', [for10({ only: 'everyone' })], [10_000, 10_000]],
  [
    'the threshold when the promotion asks for more',
    [for10({ only: 'everyone' }, { fromCents: 20_000 } as Partial<Promotion>)],
    [15_000, 15_000],
  ],
  ['nothing of one tier', [for10({ only: 'tiers', tiers: ['elite'] })], [15_000, 15_000]],
  ['nothing of first orders', [for10({ only: 'firstOrder' })], [15_000, 15_000]],
  ['nothing that may be used up', [for10({ only: 'members' }, { limits: { ...unlimited, total: 100 } })], [15_000, 15_000]],
  ['nothing that a buyer may have used', [for10({ only: 'members' }, { limits: { ...unlimited, perCustomer: 1 } })], [15_000, 15_000]],
  ['nothing that has ended', [for10({ only: 'members' }, { endsAt: '2026-11-20T00:00:00+08:00' })], [15_000, 15_000]],
])('a page that is the same for all says %s (reward-34)', (_, given, [fromCents, membersFromCents]) => {
  expect(publicFreeDelivery(given, 15_000, now)).toEqual({ fromCents, membersFromCents })
})

import { expect, test } from 'vitest'
import type { Promotion } from '#src/features/promotions/rules/promotion.ts'
import { offersOf, type OfferedProduct, type OfferedVariant } from './offers.ts'

const variant = (ean: string, over: Partial<OfferedVariant> = {}): OfferedVariant => ({
  ean,
  priceCents: 10_000,
  originalCents: null,
  next: null,
  ...over,
})
const product = (over: Partial<OfferedProduct> = {}): OfferedProduct => ({
  variants: [variant('1')],
  exclusive: false,
  sentByBrand: false,
  isDeliveryAllowed: true,
  freeDeliveryFromCents: 15_000,
  promotions: [],
  ...over,
})
const reduced = { priceCents: 20_000, originalCents: 25_000 }
const december = new Date('2026-12-01T00:00:00+08:00')

test('a plain product has no offers', () => expect(offersOf(product())).toEqual([]))

test('offers are sorted by priority (product-02)', () => {
  const offers = offersOf(product({ variants: [variant('1', reduced)], exclusive: true }))
  expect(offers.map(({ kind }) => kind)).toEqual(['reduction', 'exclusive', 'freeDelivery'])
  expect(offers.map(({ priority }) => priority)).toEqual([10, 20, 30])
  expect(offers[0]).toMatchObject({ percent: 20, endsAt: null, eans: null })
  const promotions = [15, 5].map((messagePriority) => ({ promotion: { messagePriority } as Promotion, eans: ['1'] }))
  const all = offersOf(product({ variants: [variant('1', { ...reduced, priceCents: 15_000 })], exclusive: true, promotions }))
  expect(all.map(({ priority }) => priority)).toEqual([5, 10, 15, 20, 30])
})

test('a reduction ends where a higher price begins, and not where a lower one does', () => {
  const ending = (priceCents: number) =>
    offersOf(product({ variants: [variant('1', { ...reduced, next: { startsAt: december, priceCents } })] }))[0]
  expect(ending(25_000)).toMatchObject({ endsAt: december })
  expect(ending(18_000)).toMatchObject({ endsAt: null })
  expect(ending(20_000)).toMatchObject({ endsAt: null })
})

test('an offer for some variants names them; equal offers are merged', () => {
  const variants = [variant('1', reduced), variant('2'), variant('3', reduced), variant('4', { priceCents: 9000, originalCents: 10_000 })]
  expect(offersOf(product({ variants }))).toMatchObject([
    { kind: 'reduction', percent: 20, eans: ['1', '3'] },
    { kind: 'reduction', percent: 10, eans: ['4'] },
    { kind: 'freeDelivery', eans: ['1', '3'] },
  ])
})

test('a product sent by its brand has no offer of free delivery', () =>
  expect(offersOf(product({ variants: [variant('1', { priceCents: 20_000 })], sentByBrand: true }))).toEqual([]))

test.each([
  [14_999, true, []],
  [15_000, true, ['freeDelivery']],
  [20_000, false, []],
])('at %i cents, delivery allowed %s: %j (fulfil-05, product-19)', (priceCents, isDeliveryAllowed, kinds) =>
  expect(offersOf(product({ variants: [variant('1', { priceCents })], isDeliveryAllowed })).map(({ kind }) => kind)).toEqual(kinds),
)

test('a promotion names the variants that are part of it, and is no offer where none is (product-02)', () => {
  const [tea, towels] = [15, 5].map((messagePriority) => ({ messagePriority }) as Promotion)
  const promotions = [
    { promotion: tea!, eans: ['2'] },
    { promotion: towels!, eans: [] },
  ]
  const variants = [variant('1'), variant('2')]
  expect(offersOf(product({ variants, promotions }))).toEqual([{ kind: 'promotion', promotion: tea, priority: 15, eans: ['2'] }])
})

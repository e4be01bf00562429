import fc from 'fast-check'
import { expect, test } from 'vitest'
import { backWhereTaken } from './put-back.ts'

const taken = (locationId: number, quantity: number, variantId = 1) => ({ variantId, locationId, code: `place-${locationId}`, quantity })
const goods = (quantity: number, collectedAt?: number, more = {}) => ({
  variantId: 1,
  quantity,
  collectedAt: collectedAt === undefined ? undefined : `place-${collectedAt}`,
  isWhereTaken: true,
  ...more,
})

test.each([
  ['the last place first', [goods(3)], [taken(1, 2), taken(2, 2), taken(3, 0)], { 1: 1, 2: 2 }],
  ['the store at which they are collected last', [goods(3, 3)], [taken(1, 1), taken(2, 1), taken(3, 5)], { 1: 1, 2: 1, 3: 1 }],
  ['that store last wherever it stands among the others', [goods(2, 2)], [taken(2, 1), taken(3, 1), taken(1, 1)], { 1: 1, 3: 1 }],
  ['that store last before one and after another', [goods(2, 2)], [taken(1, 1), taken(2, 1), taken(3, 1)], { 1: 1, 3: 1 }],
  ['each piece once, also of two lines', [goods(1, 2), goods(2, 2)], [taken(1, 1), taken(2, 5)], { 1: 1, 2: 2 }],
  ['each article for itself', [goods(1)], [taken(1, 1), taken(2, 1, 2)], { 1: 1 }],
])('what goes back where it was taken goes to %s (refund-11)', (_, back, places, expected) => {
  const found = backWhereTaken(back, places)
  expect(Object.fromEntries(found.back.map(({ locationId, quantity }) => [locationId, quantity]))).toEqual(expected)
  expect(found.others).toEqual([])
})

test('what has left its place, or more than was taken there, goes elsewhere (refund-11)', () => {
  const sent = goods(2, 1, { isWhereTaken: false })
  expect(backWhereTaken([sent, goods(3, 1)], [taken(1, 2)])).toEqual({ back: [taken(1, 2)], others: [sent, goods(1, 1)] })
  expect(backWhereTaken([goods(3)], [])).toEqual({ back: [], others: [goods(3)] })
})

test('no piece is lost or made, and no place gets more than was taken there (refund-11)', () => {
  const variantId = fc.integer({ min: 1, max: 2 })
  const anyGoods = fc.record({
    variantId,
    quantity: fc.integer({ min: 1, max: 5 }),
    collectedAt: fc.option(fc.constantFrom('place-1', 'place-3'), { nil: undefined }),
    isWhereTaken: fc.boolean(),
  })
  const anyTaken = fc.uniqueArray(fc.record({ variantId, locationId: fc.integer({ min: 1, max: 3 }), quantity: fc.nat(5) }), {
    selector: ({ variantId: variant, locationId }) => `${variant} ${locationId}`,
  })
  const pieces = (of: readonly { variantId: number; quantity: number }[], variant: number) =>
    of.reduce((sum, each) => (each.variantId === variant ? sum + each.quantity : sum), 0)
  fc.assert(
    fc.property(fc.array(anyGoods), anyTaken, (all, places) => {
      const withCodes = places.map((each) => ({ ...each, code: `place-${each.locationId}` }))
      const { back, others } = backWhereTaken(all, withCodes)
      for (const variant of [1, 2]) expect(pieces(back, variant) + pieces(others, variant)).toBe(pieces(all, variant))
      for (const each of back) {
        const place = withCodes.find((one) => one.variantId === each.variantId && one.locationId === each.locationId)!
        expect(each.quantity).toBeLessThanOrEqual(place.quantity)
      }
    }),
  )
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allocateStock, isOnShelf } from './allocation.ts'

const at = (locationId: number, available: number, allowOverSell = false) => ({
  locationId,
  code: `place-${locationId}`,
  available,
  allowOverSell,
})
const collectedAt = (locationId: number, quantity: number) => ({ code: `place-${locationId}`, quantity })

test('one location is emptied before the next', () => {
  expect(allocateStock(5, [at(1, 3), at(2, 4)])).toEqual([
    { locationId: 1, quantity: 3 },
    { locationId: 2, quantity: 2 },
  ])
})

test('portions are in the order of the numbers of their locations, whichever is emptied first', () => {
  expect(allocateStock(6, [at(3, 3), at(1, 1), at(2, 4)])).toEqual([
    { locationId: 1, quantity: 1 },
    { locationId: 2, quantity: 2 },
    { locationId: 3, quantity: 3 },
  ])
})

test('a quantity is refused when there is too little of it', () => {
  expect(allocateStock(8, [at(1, 3), at(2, 4)])).toBeNull()
})

test('oversold pieces are taken from the location that allows it', () => {
  expect(allocateStock(8, [at(1, 3), at(2, 1, true)])).toEqual([
    { locationId: 1, quantity: 3 },
    { locationId: 2, quantity: 5 },
  ])
})

test.each([
  ['from its store, although another place comes first', 2, [at(1, 10), at(2, 4)], [collectedAt(2, 2)], { 2: 2 }],
  ['as far as the store has it, and else in the order given', 5, [at(1, 10), at(2, 3)], [collectedAt(2, 5)], { 1: 2, 2: 3 }],
  ['in the order given where the store has oversold', 1, [at(1, 10), at(2, -1)], [collectedAt(2, 1)], { 1: 1 }],
  ['in the order given where the store does not sell it', 1, [at(1, 10)], [collectedAt(2, 1)], { 1: 1 }],
  ['apart from what is delivered', 3, [at(1, 10), at(2, 3)], [collectedAt(2, 1)], { 1: 2, 2: 1 }],
  ['never more often than the store has it', 3, [at(1, 1), at(2, 2)], [collectedAt(2, 1)], { 1: 1, 2: 2 }],
])('what is collected is taken %s (fulfil-14)', (_, quantity, locations, collected, expected) => {
  const portions = allocateStock(quantity, locations, collected)
  expect(Object.fromEntries(portions!.map((portion) => [portion.locationId, portion.quantity]))).toEqual(expected)
})

test.each([
  ['as many as are collected there', [at(1, 0), at(2, 2)], [collectedAt(2, 2)], true],
  ['too few', [at(1, 9), at(2, 1)], [collectedAt(2, 2)], false],
  ['too few for both parts', [at(2, 2)], [collectedAt(2, 1), collectedAt(2, 2)], false],
  ['none, where it may be oversold', [at(2, 0, true)], [collectedAt(2, 1)], false],
  ['nothing to sell online', [at(1, 9)], [collectedAt(2, 1)], false],
  ['nothing to hand over', [at(1, 9)], [], true],
])('a shelf has %s (fulfil-14)', (_, locations, collected, expected) => expect(isOnShelf(locations, collected)).toBe(expected))

const locationStocks = fc.uniqueArray(
  fc
    .record({ locationId: fc.integer({ min: 1, max: 9 }), available: fc.integer({ min: -3, max: 20 }) })
    .map((each) => at(each.locationId, each.available)),
  { selector: ({ locationId }) => locationId },
)

test('portions add up to the quantity and never exceed the stock of their location', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 40 }),
      locationStocks,
      fc.integer({ min: 1, max: 9 }),
      fc.nat(40),
      (quantity, locations, store, most) => {
        const portions = allocateStock(quantity, locations, [collectedAt(store, Math.min(quantity, most))])
        const there = locations.reduce((sum, { available }) => sum + Math.max(0, available), 0)
        if (portions === null) return there < quantity
        const fits = portions.every(
          (portion) => portion.quantity > 0 && portion.quantity <= locations.find((l) => l.locationId === portion.locationId)!.available,
        )
        return fits && portions.reduce((sum, portion) => sum + portion.quantity, 0) === quantity
      },
    ),
  )
})

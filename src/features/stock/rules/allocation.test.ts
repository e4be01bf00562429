import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allocateStock } from './allocation.ts'

const at = (locationId: number, available: number, allowOverSell = false) => ({ locationId, available, allowOverSell })

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

const locationStocks = fc.uniqueArray(
  fc.record({ locationId: fc.integer({ min: 1, max: 9 }), available: fc.integer({ min: -3, max: 20 }), allowOverSell: fc.constant(false) }),
  { selector: ({ locationId }) => locationId },
)

test('portions add up to the quantity and never exceed the stock of their location', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40 }), locationStocks, (quantity, locations) => {
      const portions = allocateStock(quantity, locations)
      const there = locations.reduce((sum, { available }) => sum + Math.max(0, available), 0)
      if (portions === null) return there < quantity
      const fits = portions.every(
        (portion) => portion.quantity > 0 && portion.quantity <= locations.find((l) => l.locationId === portion.locationId)!.available,
      )
      return fits && portions.reduce((sum, portion) => sum + portion.quantity, 0) === quantity
    }),
  )
})

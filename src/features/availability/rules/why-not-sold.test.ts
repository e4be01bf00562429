import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { sold, unsold } from '#test/cast/not-sold.ts'
import { isShown, notSoldReasons, purchasable, whyNotSold, type NotSoldReason, type SaleFacts } from './why-not-sold.ts'

const factsOf = (reasons: readonly NotSoldReason[]): SaleFacts => Object.assign({}, sold, ...reasons.map((reason) => unsold[reason].facts))

describe('whyNotSold (stock-10)', () => {
  it('finds no reason where nothing speaks against it', () => expect(whyNotSold(sold)).toBeNull())
  it.each(notSoldReasons)('%s', (reason) => expect(whyNotSold(factsOf([reason]))).toBe(reason))
  it.each(notSoldReasons)('says %s before every reason after it', (reason) => {
    expect(whyNotSold(factsOf(notSoldReasons.slice(notSoldReasons.indexOf(reason))))).toBe(reason)
  })

  it.each<[string, Partial<SaleFacts>, NotSoldReason | null]>([
    ['before its price begins', { priced: false }, 'withdrawn'],
    ['at the threshold', { quantity: 3, outOfStockQuantity: 3 }, 'outOfStock'],
    ['with its own flag, while it may be oversold', { allowOverSell: true, outOfStock: true }, 'outOfStock'],
    ['with nothing left, while it may be oversold', { allowOverSell: true, quantity: -4 }, null],
    ['with nothing anywhere', { totalQuantity: 0, quantity: 0 }, 'outOfStock'],
    ['with the last ones held for orders', { quantity: 0 }, 'outOfStock'],
  ])('%s', (_, facts, expected) => expect(whyNotSold({ ...sold, ...facts })).toBe(expected))
})

test('only what is withdrawn is not shown any more (stock-11)', () => {
  expect(notSoldReasons.filter((reason) => !isShown(factsOf([reason])))).toEqual(['withdrawn'])
})

test.each<[string, Partial<SaleFacts>, number]>([
  ['limited by the order limit', { quantity: 50 }, 10],
  ['limited by stock', { quantity: 3 }, 3],
  ['nothing when out of stock', { quantity: 0 }, 0],
  ['overselling is limited by the order limit alone', { quantity: -4, allowOverSell: true }, 10],
])('purchasable: %s', (_, facts, expected) => {
  expect(purchasable({ ...sold, ...facts }, 10)).toBe(expected)
})

test('there is always either a reason or a piece to buy', () => {
  const pieces = fc.integer({ min: -5, max: 5 })
  const facts = fc.record({
    published: fc.boolean(),
    priced: fc.boolean(),
    sellsOnline: fc.boolean(),
    outOfStock: fc.boolean(),
    allowOverSell: fc.boolean(),
    outOfStockQuantity: pieces,
    totalQuantity: pieces,
    quantity: pieces,
  })
  fc.assert(fc.property(facts, (given) => purchasable({ ...sold, ...given }, 10) > 0 === (whyNotSold({ ...sold, ...given }) === null)))
})

import { expect, test } from 'vitest'
import { isOutOfStock, purchasable, type StockInputs } from './out-of-stock.ts'

const sells = [{ sellOnEstore: true }, { sellOnEstore: false }]
const none = [{ sellOnEstore: false }]
const stock = (over: Partial<StockInputs>): StockInputs => ({
  productStoresInventories: sells,
  outOfStock: false,
  allowOverSell: false,
  outOfStockQuantity: 0,
  totalQuantity: 10,
  quantity: 5,
  ...over,
})

// Every row of the rule's truth table: does a store sell, may it oversell, is there a total, how does quantity compare, the flag.
const rows: [string, Partial<StockInputs>, boolean][] = [
  ['no store sells, flag set', { productStoresInventories: none, outOfStock: true, quantity: 0 }, false],
  ['no store at all', { productStoresInventories: [], outOfStock: true, quantity: 0, totalQuantity: 0 }, false],
  ['above the threshold', { outOfStockQuantity: 4 }, false],
  ['at the threshold', { outOfStockQuantity: 5 }, true],
  ['below the threshold', { outOfStockQuantity: 6 }, true],
  ['above the threshold, flag set', { outOfStock: true }, false],
  ['all held', { quantity: 0 }, true],
  ['overselling, nothing left', { allowOverSell: true, quantity: 0 }, false],
  ['overselling, flag set', { allowOverSell: true, outOfStock: true }, true],
  ['no total, flag clear', { totalQuantity: 0, quantity: 0 }, false],
  ['no total, flag set', { totalQuantity: 0, quantity: 0, outOfStock: true }, true],
]
test.each(rows)('%s', (_, inputs, expected) => {
  expect(isOutOfStock(stock(inputs))).toBe(expected)
})

test.each<[string, Partial<StockInputs>, number]>([
  ['limited by the order limit', { quantity: 50 }, 10],
  ['limited by stock', { quantity: 3 }, 3],
  ['nothing when out of stock', { quantity: 0 }, 0],
  ['overselling is limited by the order limit alone', { quantity: -4, allowOverSell: true }, 10],
  ['no store sells online: not out of stock, yet nothing to buy', { productStoresInventories: none, quantity: 0 }, 0],
])('purchasable: %s', (_, inputs, expected) => {
  expect(purchasable(stock(inputs), 10)).toBe(expected)
})

import { expect, test } from 'vitest'
import { isOutOfStock, type StockFacts } from './out-of-stock.ts'

// The complete truth table of the rule: every combination of its inputs, and whether the item is out of stock for
// a quantity below, at and above the threshold.
const truth = `
  a store sells | overselling | total above 0 | flag || below | at  | above
  no            | off         | no            | no   || no    | no  | no
  no            | off         | no            | yes  || no    | no  | no
  no            | off         | yes           | no   || no    | no  | no
  no            | off         | yes           | yes  || no    | no  | no
  no            | on          | no            | no   || no    | no  | no
  no            | on          | no            | yes  || no    | no  | no
  no            | on          | yes           | no   || no    | no  | no
  no            | on          | yes           | yes  || no    | no  | no
  yes           | off         | no            | no   || no    | no  | no
  yes           | off         | no            | yes  || yes   | yes | yes
  yes           | off         | yes           | no   || yes   | yes | no
  yes           | off         | yes           | yes  || yes   | yes | no
  yes           | on          | no            | no   || no    | no  | no
  yes           | on          | no            | yes  || yes   | yes | yes
  yes           | on          | yes           | no   || no    | no  | no
  yes           | on          | yes           | yes  || yes   | yes | yes`
const threshold = 3
const quantities = { below: 2, at: 3, above: 4 }
const lines = truth
  .trim()
  .split('\n')
  .slice(1)
  .map((line) =>
    line
      .split('|')
      .map((cell) => cell.trim())
      .filter(Boolean),
  )
const rows = lines.flatMap(([store, overselling, total, flag, ...answers]) =>
  Object.entries(quantities).map(([place, quantity], index) => ({
    store,
    overselling,
    total,
    flag,
    place,
    quantity,
    expected: answers[index],
  })),
)

test('the truth table is complete (stock-01, stock-02, stock-03, stock-04)', () => {
  expect(new Set(rows.map(({ store, overselling, total, flag, place }) => [store, overselling, total, flag, place].join())).size).toBe(
    2 * 2 * 2 * 2 * 3,
  )
})

test.each(rows)(
  'store sells: $store, overselling: $overselling, total above 0: $total, flag: $flag, quantity $place the threshold: $expected',
  (row) => {
    const stock: StockFacts = {
      sellsOnline: row.store === 'yes',
      allowOverSell: row.overselling === 'on',
      totalQuantity: row.total === 'yes' ? 10 : 0,
      outOfStock: row.flag === 'yes',
      outOfStockQuantity: threshold,
      quantity: row.quantity,
    }
    expect(isOutOfStock(stock)).toBe(row.expected === 'yes')
  },
)

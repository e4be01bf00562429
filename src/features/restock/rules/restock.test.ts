import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import type { StockInputs } from '#src/features/availability/rules/out-of-stock.ts'
import { mostAtOnce, restockError, tellable } from './restock.ts'

test.each([
  ['', 'emailRequired'],
  ['   ', 'emailRequired'],
  ['meilin', 'emailInvalid'],
  ['a@b.sg\r\nBcc: c@d.sg', 'emailInvalid'],
  ['陈@example.sg', 'emailInvalid'],
  [' MeiLin@Example.SG ', undefined],
])('the address %j: %s', (email, error) => expect(restockError(email)).toBe(error))

const stock = (quantity: number, over: Partial<StockInputs> = {}): StockInputs => ({
  productStoresInventories: [{ sellOnEstore: true }],
  outOfStock: quantity <= 0,
  allowOverSell: false,
  outOfStockQuantity: 0,
  totalQuantity: quantity,
  quantity,
  ...over,
})

describe('tellable', () => {
  it('is what came back', () => expect(tellable(stock(3), 0)).toBe(3))
  it('counts those who were told and have not come yet', () => expect(tellable(stock(3), 2)).toBe(1))
  it('is nobody while all pieces are spoken of', () => expect(tellable(stock(3), 3)).toBe(0))
  it('is nobody while the page still says out of stock', () => expect(tellable(stock(2, { outOfStockQuantity: 2 }), 0)).toBe(0))
  it('is nobody while no store sells online', () => expect(tellable(stock(0, { productStoresInventories: [] }), 0)).toBe(0))
  it('is everybody, in portions, of what may be oversold', () =>
    expect(tellable(stock(0, { allowOverSell: true, outOfStock: false }), 7)).toBe(mostAtOnce))

  it('never makes more people told than there are pieces', () => {
    const amount = fc.integer({ min: 0, max: 300 })
    fc.assert(
      fc.property(amount, amount, (quantity, told) =>
        told > quantity ? tellable(stock(quantity), told) === 0 : tellable(stock(quantity), told) + told <= quantity,
      ),
    )
  })
})

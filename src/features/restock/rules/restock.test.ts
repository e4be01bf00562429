import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import type { SaleFacts } from '#src/features/availability/rules/why-not-sold.ts'
import { sold } from '#test/cast/not-sold.ts'
import { mostAtOnce, restockError, notifiable } from './restock.ts'

test.each([
  ['', 'emailRequired'],
  ['   ', 'emailRequired'],
  ['meilin', 'emailInvalid'],
  ['a@b.sg\r\nBcc: c@d.sg', 'emailInvalid'],
  ['陈@example.sg', 'emailInvalid'],
  [' MeiLin@Example.SG ', undefined],
])('the address %j: %s', (email, error) => expect(restockError(email)).toBe(error))

const stock = (quantity: number, over: Partial<SaleFacts> = {}): SaleFacts => ({ ...sold, totalQuantity: quantity, quantity, ...over })

describe('notifiable', () => {
  it('is what came back', () => expect(notifiable(stock(3), 0)).toBe(3))
  it('subtracts those who were notified and have not bought yet', () => expect(notifiable(stock(3), 2)).toBe(1))
  it('is 0 while as many were notified as there are pieces', () => expect(notifiable(stock(3), 3)).toBe(0))
  it('is 0 while the page still shows out of stock', () => expect(notifiable(stock(2, { outOfStockQuantity: 2 }), 0)).toBe(0))
  it('is 0 while no store sells online', () => expect(notifiable(stock(0, { sellsOnline: false }), 0)).toBe(0))
  it('is 0 for what is not sold for another reason', () => expect(notifiable(stock(3, { published: false }), 0)).toBe(0))
  it('is everybody, in batches, for goods that may be oversold', () =>
    expect(notifiable(stock(0, { allowOverSell: true }), 7)).toBe(mostAtOnce))

  it('never notifies more people than there are pieces', () => {
    const amount = fc.integer({ min: 0, max: 300 })
    fc.assert(
      fc.property(amount, amount, (quantity, notified) =>
        notified > quantity ? notifiable(stock(quantity), notified) === 0 : notifiable(stock(quantity), notified) + notified <= quantity,
      ),
    )
  })
})

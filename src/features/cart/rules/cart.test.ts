import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { confirmRemoval, setQuantity, steppedQuantity } from './cart.ts'

const lines = [
  { id: 1, quantity: 2, most: 5 },
  { id: 2, quantity: 1, most: 0 },
  { id: 3, quantity: 9, most: 3 },
]
const set = (id: number, quantity: number) => setQuantity(lines, id, quantity, (line) => line.most)
const quantities = (result: ReturnType<typeof set>) => (result.ok ? result.value.map((line) => [line.id, line.quantity]) : result.problem)

describe('setQuantity (cart-09)', () => {
  it.each([
    [
      'raises',
      1,
      5,
      [
        [1, 5],
        [2, 1],
        [3, 9],
      ],
    ],
    [
      'lowers',
      1,
      1,
      [
        [1, 1],
        [2, 1],
        [3, 9],
      ],
    ],
    [
      'removes at 0',
      1,
      0,
      [
        [2, 1],
        [3, 9],
      ],
    ],
    [
      'removes below 0',
      1,
      -3,
      [
        [2, 1],
        [3, 9],
      ],
    ],
    [
      'removes what is out of stock',
      2,
      0,
      [
        [1, 2],
        [3, 9],
      ],
    ],
    ['refuses more than can be bought', 1, 6, 'OVER_STOCK'],
    ['refuses more of what is not sold', 2, 2, 'NOT_SOLD'],
    [
      'lowers what is over stock already',
      3,
      8,
      [
        [1, 2],
        [2, 1],
        [3, 8],
      ],
    ],
    ['refuses a line that is not there', 9, 1, 'NOT_FOUND'],
  ] as const)('%s', (_, id, quantity, expected) => {
    expect(quantities(set(id, quantity))).toEqual(expected)
  })
})

it('a quantity may stay, and be lowered, although there is less or none of it now (cart-09)', () => {
  for (const most of [0, 2])
    for (const quantity of [3, 4]) {
      const result = setQuantity([{ id: 1, quantity: 4 }], 1, quantity, () => most)
      expect(result).toEqual({ ok: true, value: [{ id: 1, quantity }] })
    }
})

describe('steppedQuantity (cart-08)', () => {
  it.each([
    [1, -1, 10, 1],
    [2, -1, 10, 1],
    [9, 1, 10, 10],
    [10, 1, 10, 10],
    // The stock fell below the quantity in the cart: one step goes straight to what is left.
    [8, -1, 3, 3],
    [1, 1, 0, 1],
  ] as const)('%i %i of %i → %i', (quantity, step, most, expected) => {
    expect(steppedQuantity(quantity, step, most)).toBe(expected)
  })

  it('stays between 1 and what can be bought', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 99 }),
        fc.constantFrom(1 as const, -1 as const),
        fc.integer({ min: 1, max: 99 }),
        (quantity, step, most) => {
          const next = steppedQuantity(quantity, step, most)
          expect(next >= 1 && next <= most).toBe(true)
        },
      ),
    )
  })
})

it('asks for confirmation at one line at most (cart-07)', () => {
  const confirming = confirmRemoval(confirmRemoval(lines, 1), 2)
  expect(confirming.map((line) => line.isConfirmingRemoval)).toEqual([false, true, false])
  expect(confirmRemoval(confirming, null).some((line) => line.isConfirmingRemoval)).toBe(false)
})

import { expect, it } from 'vitest'
import { quantityHint } from './quantity-hint.ts'

it.each([
  ['few are left', 1, 5, 10, 'left'],
  ['the last one is left', 1, 1, 10, 'left'],
  ['several are left, and fewer are chosen', 6, 7, 10, null],
  ['all that are left are chosen', 7, 7, 10, 'left'],
  ['the limit per order is not reached', 9, 10, 10, null],
  ['the limit per order is reached', 10, 10, 10, 'atMost'],
  ['a low limit per order is reached', 2, 2, 2, 'atMost'],
  ['one order has one at most', 1, 1, 1, null],
] as const)('%s (product-20)', (_, chosen, available, maxAddQuantity, hint) =>
  expect(quantityHint(chosen, available, maxAddQuantity)).toBe(hint),
)

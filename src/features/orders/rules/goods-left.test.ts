import { expect, it } from 'vitest'
import { goodsLeft, type RefundedPieces } from './goods-left.ts'

const lines = [
  { position: 1, quantity: 3 },
  { position: 2, quantity: 1 },
]
const back = (...pairs: [line: number, quantity: number][]): RefundedPieces[] =>
  pairs.map(([line, quantity]) => ({ line, quantity, at: new Date(0) }))

it.each<[RefundedPieces[], [number, number][]]>([
  [
    back(),
    [
      [1, 3],
      [2, 1],
    ],
  ],
  [
    back([1, 1]),
    [
      [1, 2],
      [2, 1],
    ],
  ],
  [back([1, 1], [1, 1], [2, 1]), [[1, 1]]],
  [back([2, 1], [1, 3]), []],
])('after the refunds %j the goods %j are left (refund-11)', (refunded, left) => {
  expect(goodsLeft(lines, refunded).map(({ position, quantity }) => [position, quantity])).toEqual(left)
})

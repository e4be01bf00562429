import { expect, test } from 'vitest'
import { answeredWishes, type ReturnState } from './refund.ts'

const wish = (autoId: number, quantity: number, state: ReturnState = 'requested') => ({ autoId, state, pieces: [{ line: 1, quantity }] })
const answered = (left: number, ...wishes: ReturnType<typeof wish>[]) =>
  answeredWishes(wishes, new Map([[1, left]])).map(({ autoId }) => autoId)

test('wishes wait while there is enough for all of them, and those that ask for more are answered (refund-10)', () => {
  expect(answered(3, wish(1, 1), wish(2, 2))).toEqual([])
  expect(answered(1, wish(1, 2))).toEqual([1])
  expect(answered(0, wish(1, 1), wish(2, 2, 'refused'), wish(3, 1, 'refunded'))).toEqual([1])
  expect(answeredWishes([{ ...wish(1, 1), pieces: [{ line: 2, quantity: 1 }] }], new Map())).toHaveLength(1)
  // It asks for more of one of its two lines.
  const ofTwo = [1, 2].map((line) => ({ line, quantity: 1 }))
  expect(answeredWishes([{ ...wish(1, 1), pieces: ofTwo }], new Map([[1, 1]]))).toHaveLength(1)
})

test('of two wishes for the same goods that one is answered whose goods came, else the older one (refund-10)', () => {
  expect(answered(1, wish(1, 1), wish(2, 1))).toEqual([1])
  expect(answered(1, wish(1, 1), wish(2, 1, 'received'))).toEqual([2])
  expect(answered(1, wish(1, 1, 'received'), wish(2, 1))).toEqual([1])
})

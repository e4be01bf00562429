import { expect, test } from 'vitest'
import { problemWords } from '#src/words.ts'
import { limitReached, problem } from '#src/kit/problem.ts'
import { problemBody } from './problems.ts'

test('the problem of too many requests names the wait in whole minutes (wire-15)', () => {
  const said = (seconds?: number) =>
    problemBody(problem('TOO_MANY_REQUESTS', seconds === undefined ? {} : { retryAfterSeconds: seconds }), 'en', problemWords).details
  expect(said()).toBe('You can try again in 1 min.')
  expect(said(61)).toBe('You can try again in 2 min.')
})

test('a problem names wrong fields by their keys; other problems have no details (wire-14)', () => {
  expect(problemBody(problem('VALIDATION', { fields: { email: 'invalid' } }), 'zh', problemWords).details).toEqual({ email: 'invalid' })
  expect(problemBody(problem('NOT_FOUND'), 'en', problemWords)).not.toHaveProperty('details')
})

test('the problem of a full list names its limit', () => {
  expect(problemBody(limitReached('WISHLIST_FULL', 300), 'en', problemWords).message).toBe(
    'A wishlist holds 300 items. Remove one to add another.',
  )
  expect(problemBody(limitReached('CART_FULL', 60), 'zh', problemWords).message).toBe('购物袋最多可放 60\u00a0款商品。请先移除一款再添加。')
})

import { expect, test } from 'vitest'
import { problemWords } from '#src/words.ts'
import { problem } from '#src/kit/problem.ts'
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

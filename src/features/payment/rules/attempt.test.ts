import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  answeredBy,
  lostBefore,
  otherWindowSince,
  attemptStates,
  canBecome,
  declineWordOf,
  isLost,
  isOpen,
  questionAbout,
  stateAfter,
  statesBefore,
  type AttemptState,
  type GatewayAnswer,
} from './attempt.ts'

test.each<[AttemptState, AttemptState[]]>([
  ['created', ['requiresAction', 'unknown', 'captured', 'declined', 'voided']],
  ['requiresAction', ['unknown', 'captured', 'declined', 'voided']],
  ['unknown', ['requiresAction', 'captured', 'declined', 'voided']],
  ['captured', []],
  ['declined', []],
  ['voided', []],
])('an attempt that is %s can become %j (pay-28)', (from, to) => {
  expect(attemptStates.filter((state) => canBecome(from, state))).toEqual(to)
  expect(isOpen(from)).toBe(to.length > 0)
})

test('only an open attempt is captured, declined or voided', () => {
  for (const end of ['captured', 'declined', 'voided'] as const) expect(statesBefore(end)).toEqual(['created', 'requiresAction', 'unknown'])
  expect(statesBefore('unknown')).toEqual(['created', 'requiresAction'])
})

test.each<[GatewayAnswer, AttemptState]>([
  [{ state: 'captured' }, 'captured'],
  [{ state: 'requires-action' }, 'requiresAction'],
  [{ state: 'unknown' }, 'unknown'],
  [{ state: 'never-seen' }, 'voided'],
  [{ state: 'declined', reason: 'insufficient-funds' }, 'declined'],
  [{ state: 'declined', reason: 'abandoned' }, 'voided'],
])('%j makes it %s (pay-28)', (answer, state) => {
  expect(stateAfter(answer)).toBe(state)
})

const answers = fc.constantFrom<GatewayAnswer>(
  { state: 'captured' },
  { state: 'requires-action' },
  { state: 'unknown' },
  { state: 'never-seen' },
  { state: 'declined', reason: 'declined' },
  { state: 'declined', reason: 'abandoned' },
)

test('whatever is heard afterwards, an attempt stays as it was settled', () => {
  fc.assert(
    fc.property(fc.array(answers, { maxLength: 8 }), (heard) => {
      let state: AttemptState = 'created'
      let settled: AttemptState | null = null
      for (const answer of heard) {
        const to = stateAfter(answer)
        if (canBecome(state, to)) state = to
        settled ??= isOpen(state) ? null : state
      }
      if (settled) expect(state).toBe(settled)
    }),
  )
})

const at = (seconds: number): Date => new Date(seconds * 1000)
const timeoutMs = 10_000

test.each<[AttemptState, number, 'inquire' | 'end' | null]>([
  ['created', 11, null],
  ['created', 12, 'inquire'],
  ['created', 600, 'end'],
  ['unknown', 1, 'inquire'],
  ['unknown', 600, 'end'],
  ['requiresAction', 599, null],
  ['requiresAction', 600, 'end'],
  ['captured', 601, null],
  ['declined', 601, null],
  ['voided', 601, null],
])('%s, %i s old, held for 600: the gateway is asked to %s (pay-22, pay-24)', (state, age, question) => {
  expect(questionAbout({ state, createdAt: at(0), heldUntil: at(600) }, timeoutMs, at(age))).toBe(question)
})

test('a response is lost when it was, or two seconds after the gateway’s time for it (pay-22)', () => {
  expect(answeredBy(at(0), timeoutMs)).toEqual(at(12))
  expect(lostBefore(at(12), timeoutMs)).toEqual(at(0))
  const lost = (state: AttemptState, age: number): boolean => isLost({ state, createdAt: at(0) }, timeoutMs, at(age))
  expect([lost('unknown', 0), lost('created', 11), lost('created', 12)]).toEqual([true, false, true])
  expect(attemptStates.filter((state) => lost(state, 600))).toEqual(['created', 'unknown'])
})

test('another window may be ten minutes late (pay-22)', () => {
  expect(otherWindowSince(new Date('2026-11-28T12:10:00Z'))).toEqual(new Date('2026-11-28T12:00:00Z'))
})

test('a charge that somebody waits for is never ended, however short its goods are held', () => {
  expect(questionAbout({ state: 'created', createdAt: at(0), heldUntil: at(5) }, timeoutMs, at(11))).toBeNull()
})

test.each([
  ['expired-card', 'expired-card'],
  ['invalid-nonce', 'not-received'],
  ['never-seen', 'not-received'],
  [null, 'declined'],
])('%s is said as %s (pay-25)', (reason, word) => {
  expect(declineWordOf(reason)).toBe(word)
})

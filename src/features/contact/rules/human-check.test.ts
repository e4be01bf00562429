import { expect, it } from 'vitest'
import { isHumanPace } from './human-check.ts'

const openedAt = Date.parse('2026-11-21T01:00:00Z')
const day = 24 * 60 * 60 * 1000

it.each([
  ['is sent at once', 0, false],
  ['is sent before three seconds have passed', 2999, false],
  ['is sent after three seconds', 3000, true],
  ['stayed open overnight', day, true],
  ['stayed open for longer than a day', day + 1, false],
  ['is sent before it was opened', -3000, false],
])('a form that %s is of a person’s pace: %i → %s', (_, ms, isHuman) => {
  expect(isHumanPace(openedAt, openedAt + ms)).toBe(isHuman)
})

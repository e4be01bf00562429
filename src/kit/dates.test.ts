import { expect, it } from 'vitest'
import { dayOf, momentOf } from './dates.ts'

it.each([
  ['en', '21\u00a0Nov\u00a02026', '21\u00a0Nov\u00a02026, 3:34\u00a0pm'],
  ['zh', '2026\u2060年\u206011\u2060月\u206021\u2060日', '2026\u2060年\u206011\u2060月\u206021\u2060日 15:34'],
] as const)('formats dates for %s in the shop’s time zone, in which no line breaks (language-11)', (culture, day, moment) => {
  expect(dayOf('2026-11-21T07:34:00Z', culture)).toBe(day)
  expect(momentOf('2026-11-21T07:34:00Z', culture)).toBe(moment)
  expect(dayOf('2026-11-20T16:00:00Z', culture)).toBe(day)
})

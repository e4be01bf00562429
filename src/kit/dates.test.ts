import { expect, it } from 'vitest'
import { dayOf, momentOf } from './dates.ts'

it.each([
  ['en', '21 Nov 2026', '21 Nov 2026, 3:34 pm'],
  ['zh', '2026年11月21日', '2026年11月21日 15:34'],
] as const)('formats dates for %s in the shop’s time zone', (culture, day, moment) => {
  expect(dayOf('2026-11-21T07:34:00Z', culture)).toBe(day)
  expect(momentOf('2026-11-21T07:34:00Z', culture).replace(/\s/g, ' ')).toBe(moment)
  expect(dayOf('2026-11-20T16:00:00Z', culture)).toBe(day)
})

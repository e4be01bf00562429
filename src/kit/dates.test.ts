import { expect, it } from 'vitest'
import { dayOf, lastDayOf, momentOf, shopTime, shortDayOf, weekdayOf } from './dates.ts'

it.each([
  ['en', '21\u00a0Nov\u00a02026', '21\u00a0Nov\u00a02026, 3:34\u00a0pm'],
  ['zh', '2026\u2060年\u206011\u2060月\u206021\u2060日', '2026\u2060年\u206011\u2060月\u206021\u2060日 15:34'],
] as const)('formats dates for %s in the shop’s time zone, in which no line breaks (language-11)', (culture, day, moment) => {
  expect(dayOf('2026-11-21T07:34:00Z', culture)).toBe(day)
  expect(momentOf('2026-11-21T07:34:00Z', culture)).toBe(moment)
  expect(dayOf('2026-11-20T16:00:00Z', culture)).toBe(day)
})

it.each([
  ['2026-12-01T00:00:00+08:00', '30\u00a0Nov\u00a02026'],
  ['2026-12-01T00:00:01+08:00', '1\u00a0Dec\u00a02026'],
  ['2026-11-30T16:00:00Z', '30\u00a0Nov\u00a02026'],
  ['2028-03-01T00:00:00+08:00', '29\u00a0Feb\u00a02028'],
  ['2027-01-01T00:00:00+08:00', '31\u00a0Dec\u00a02026'],
])('what ends at %s holds until %s: the end itself is not a part of it (promo-22, promo-23)', (endsAt, lastDay) => {
  expect(lastDayOf(endsAt, 'en')).toBe(lastDay)
})

it('writes the short forms in the shop’s time zone too, at both sides of midnight', () => {
  const [before, midnight] = ['2026-11-21T15:59:00Z', '2026-11-21T16:00:00Z']
  expect([before, midnight].map((at) => shopTime(at))).toEqual(['23:59', '00:00'])
  expect([before, midnight].map((at) => [shortDayOf(at, 'en'), weekdayOf(at, 'en')])).toEqual([
    ['21\u00a0Nov', 'Sat'],
    ['22\u00a0Nov', 'Sun'],
  ])
  expect([shortDayOf(midnight, 'zh'), weekdayOf(midnight, 'zh')]).toEqual(['11\u2060月\u206022\u2060日', '周日'])
})

import { expect, it } from 'vitest'
import { nextYear, shopDay } from './clock.ts'

const inSingapore = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Singapore' })

it('is the day of the time zone’s own table, from 1982 on, around every midnight of Singapore', () => {
  const midnights = Array.from({ length: 100 * 366 }, (_, day) => Date.UTC(1982, 0, 1 + day, 16))
  const wrong = midnights
    .flatMap((midnight) => [new Date(midnight - 1), new Date(midnight)])
    .filter((at) => shopDay(at) !== inSingapore.format(at))
  expect(wrong).toEqual([])
})

it('ends its year at midnight of Singapore', () => {
  const newYear = '2026-12-31T16:00:00.000Z'
  expect(nextYear(new Date('2026-01-01T00:00:00+08:00')).toISOString()).toBe(newYear)
  expect(nextYear(new Date('2026-12-31T23:59:59+08:00')).toISOString()).toBe(newYear)
  expect(nextYear(new Date(newYear)).toISOString()).toBe('2027-12-31T16:00:00.000Z')
})

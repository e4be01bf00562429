import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import locations from '../../../../demonstration/settings/locations.json' with { type: 'json' }
import settings from '../../../../demonstration/settings/settings.json' with { type: 'json' }
import { daysOf, hoursOn, usualHours, type StoreDays } from './opening-hours.ts'
import { readyBy } from './ready-by.ts'

const times = { publicHolidays: [], pickingHours: 2, transferDays: 2 }
const usual = { opening: usualHours, ...times }
/** Half past ten to nine; on Sundays only from noon to six. Holidays from eleven to eight; Chinese New Year is closed, its eve ends at five. */
const week = [...Array.from({ length: 6 }, () => ['10:30', '21:00']), ['12:00', '18:00']]
const store: StoreDays = {
  ...times,
  opening: {
    week,
    holidays: ['11:00', '20:00'],
    days: { '2026-12-03': ['09:00', '12:00'], '2027-02-05': ['10:30', '17:00'], '2027-02-06': null, '2027-02-07': null },
  },
  publicHolidays: ['2026-12-25', '2027-02-06', '2027-02-07', '2027-02-08'],
}

/** From twenty to eleven to a quarter past nine; on 3 December only in the afternoon. */
const odd: StoreDays = {
  ...times,
  opening: { week: Array.from({ length: 7 }, () => ['10:40', '21:15']), holidays: null, days: { '2026-12-03': ['14:00', '20:00'] } },
}

const closed: StoreDays = { ...times, opening: { week: Array.from({ length: 7 }, () => null), holidays: null, days: {} } }

test('a store has the hours that it entered, or the usual ones (fulfil-26)', () => {
  const entered = { ...times, openingHours: { katong: store.opening }, publicHolidays: ['2026-12-25'] }
  expect(daysOf(entered, 'katong')).toEqual({ ...times, opening: store.opening, publicHolidays: ['2026-12-25'] })
  expect(daysOf(entered, 'orchard')).toEqual({ ...times, opening: usualHours, publicHolidays: ['2026-12-25'] })
})

describe('when collection is ready (fulfil-03, fulfil-26)', () => {
  test.each<[string, string, boolean, StoreDays, string]>([
    ['in the morning, before opening', '2026-11-21T09:30', true, usual, '2026-11-21T13:00'],
    ['in the afternoon', '2026-11-21T14:00', true, usual, '2026-11-21T16:00'],
    ['at ten past, to the next half hour', '2026-11-21T14:10', true, usual, '2026-11-21T16:30'],
    ['so late that the next morning is needed too', '2026-11-21T19:30', true, usual, '2026-11-22T11:30'],
    ['past midnight in Singapore is already the next day', '2026-11-22T00:30', true, usual, '2026-11-22T13:00'],
    ['not on the shelf', '2026-11-29T14:00', false, usual, '2026-12-01T12:00'],
    ['after one opening hour, where the store needs no more', '2026-11-21T14:00', true, { ...usual, pickingHours: 1 }, '2026-11-21T15:00'],
    [
      'from the warehouse the next day, where it takes no longer',
      '2026-11-29T14:00',
      false,
      { ...usual, transferDays: 1 },
      '2026-11-30T12:00',
    ],
    ['at three in the morning', '2026-11-24T03:00', true, store, '2026-11-24T12:30'],
    ['at three in the morning of a Sunday', '2026-11-29T03:00', true, store, '2026-11-29T14:00'],
    ['on Saturday, minutes before closing', '2026-11-28T20:50', true, store, '2026-11-29T14:00'],
    ['exactly two hours before closing', '2026-11-24T19:00', true, store, '2026-11-24T21:00'],
    ['after closing', '2026-11-24T22:00', true, store, '2026-11-25T12:30'],
    ['on a holiday’s eve, an hour before closing', '2026-12-24T20:00', true, store, '2026-12-25T12:00'],
    ['on a holiday', '2026-12-25T09:00', true, store, '2026-12-25T13:00'],
    ['on the eve of Chinese New Year, in the morning', '2027-02-05T08:00', true, store, '2027-02-05T12:30'],
    ['on the eve of Chinese New Year, an hour before its early closing', '2027-02-05T16:00', true, store, '2027-02-08T12:00'],
    ['on the first day of Chinese New Year', '2027-02-06T12:00', true, store, '2027-02-08T13:00'],
    ['on that eve, minutes later', '2027-02-05T16:01', true, store, '2027-02-08T12:30'],
    ['from the warehouse at that minute, not before what was on the shelf', '2027-02-05T16:01', false, store, '2027-02-08T12:30'],
    ['from the warehouse, when two days later the store closes at noon', '2026-12-01T12:00', false, store, '2026-12-04T12:00'],
    ['on the last hours, when the next half hour is after closing', '2026-11-24T19:05', true, odd, '2026-11-25T11:00'],
    ['from the warehouse, not before the store opens', '2026-12-01T12:00', false, odd, '2026-12-03T14:00'],
    ['in a store that is never open, on a day far ahead rather than none', '2026-11-21T09:30', true, closed, '2027-01-20T12:00'],
    ['from the warehouse, in a store that is never open', '2026-11-21T09:30', false, closed, '2027-01-20T12:00'],
    ['from the warehouse, when two days later is Chinese New Year', '2027-02-04T12:00', false, store, '2027-02-08T12:00'],
  ])('%s', (_, now, onShelf, days, expected) => {
    expect(readyBy(new Date(`${now}:00+08:00`), onShelf, days)).toBe(`${expected}:00+08:00`)
  })

  const anyNow = fc.date({ min: new Date('2026-11-23'), max: new Date('2029-12-31'), noInvalidDate: true })
  const minuteOfDay = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

  test('whenever it is asked, the store is open then, and had at least two open hours before', () => {
    fc.assert(
      fc.property(anyNow, (now) => {
        const ready = readyBy(now, true, store)
        const [opens, closes] = hoursOn(store, ready.slice(0, 10))!.map(minuteOfDay) as [number, number]
        const at = minuteOfDay(ready.slice(11))
        expect(at).toBeGreaterThan(opens)
        expect(at).toBeLessThanOrEqual(closes)
        expect(Date.parse(ready) - now.getTime()).toBeGreaterThanOrEqual(2 * 3_600_000)
      }),
    )
  })

  test('who asks later is never served earlier, and what is on the shelf is ready first', () => {
    fc.assert(
      fc.property(anyNow, anyNow, (a, b) => {
        const [first, second] = a < b ? [a, b] : [b, a]
        expect(readyBy(first, true, store) <= readyBy(second, true, store)).toBe(true)
        expect(readyBy(first, true, store) <= readyBy(first, false, store)).toBe(true)
      }),
    )
  })
})

test('the demonstration knows the public holidays of the three years to come, at least eleven a year (fulfil-26)', () => {
  for (const year of ['2027', '2028', '2029'])
    expect(settings.publicHolidays.filter((day) => day.startsWith(year)).length, year).toBeGreaterThanOrEqual(11)
  expect(settings.publicHolidays).toEqual([...settings.publicHolidays].sort())
})

test.each(['katong', 'orchard'] as const)('the text about %s names the hours that decide (fulfil-26)', (code) => {
  const { week, holidays, days } = settings.openingHours[code]
  const { hours } = locations.find((each) => each.code === code)!
  const [, newYearsEve] = Object.entries(days).find(([, each]) => each !== null)!
  const wanted = new Set([...week, holidays, ...Object.values(days)].flatMap((each) => each ?? []))
  const spoken = (time: string) =>
    `${Number(time.slice(0, 2)) % 12 || 12}${time.endsWith('00') ? '' : `.${time.slice(3)}`} ${time < '12' ? 'am' : 'pm'}`
  expect(new Set(hours!.en.match(/\d+(\.\d+)? [ap]m/g))).toEqual(new Set([...wanted].map(spoken)))
  expect(new Set(hours!.zh.match(/\d+:\d+/g))).toEqual(wanted)
  expect(hours!.en).toContain(`Eve to ${spoken(newYearsEve![1]!)}`)
  const longer = [4, 5].every((day) => week[day]![1]! > week[0]![1]!)
  expect([hours!.en.includes('Friday and Saturday'), hours!.zh.includes('周五、周六')]).toEqual([longer, longer])
})

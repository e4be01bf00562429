import { describe, expect, test } from 'vitest'
import { hasPlace, plannedSlots, slotsOpenFrom, yearsWithoutClosedDays, type SlotPlan } from './delivery-slots.ts'

const plan: SlotPlan = {
  daysAhead: 3,
  weekdays: [1, 2, 3, 4, 5, 6],
  closedDays: [],
  windows: [
    { from: '09:00', until: '13:00', capacity: 20 },
    { from: '14:00', until: '18:00', capacity: 10 },
  ],
}
const times = (changed: Partial<SlotPlan>, now: string) =>
  plannedSlots({ ...plan, ...changed }, new Date(now)).map(({ startsAt, endsAt, capacity }) =>
    [startsAt.toISOString().slice(5, 16), endsAt.toISOString().slice(11, 16), capacity].join(' '),
  )

describe('plannedSlots (fulfil-12)', () => {
  test.each<[string, Partial<SlotPlan>, string, string[]]>([
    [
      'from tomorrow on; Sunday 22 November has no deliveries',
      {},
      '2026-11-20T02:00:00Z',
      ['11-21T01:00 05:00 20', '11-21T06:00 10:00 10', '11-23T01:00 05:00 20', '11-23T06:00 10:00 10'],
    ],
    [
      'past midnight in Singapore tomorrow is a day later',
      { daysAhead: 1 },
      '2026-11-23T16:30:00Z',
      ['11-25T01:00 05:00 20', '11-25T06:00 10:00 10'],
    ],
    ['over the end of a year', { daysAhead: 1 }, '2026-12-31T02:00:00Z', ['01-01T01:00 05:00 20', '01-01T06:00 10:00 10']],
    [
      'a public holiday has none',
      { daysAhead: 2, closedDays: ['2026-12-25'] },
      '2026-12-24T02:00:00Z',
      ['12-26T01:00 05:00 20', '12-26T06:00 10:00 10'],
    ],
    ['no days', { daysAhead: 0 }, '2026-11-20T02:00:00Z', []],
    ['no weekdays', { weekdays: [] }, '2026-11-20T02:00:00Z', []],
    ['no windows', { windows: [] }, '2026-11-20T02:00:00Z', []],
  ])('%s', (_, changed, now, expected) => expect(times(changed, now)).toEqual(expected))
})

test.each([
  ['on the day before', 19, '2026-11-23T15:59:59Z', true],
  ['on the day itself', 19, '2026-11-23T16:00:00Z', false],
  ['when it is full', 20, '2026-11-23T02:00:00Z', false],
])('a slot of Tuesday 24 November %s, with %i of 20 places taken (fulfil-12)', (_, taken, now, expected) => {
  const slot = { autoId: 1, startsAt: new Date('2026-11-24T01:00:00Z'), endsAt: new Date('2026-11-24T05:00:00Z'), capacity: 20, taken }
  expect(hasPlace(slot, new Date(now))).toBe(expected)
})

test('slots are open from the start of tomorrow in Singapore', () => {
  const now = new Date('2026-11-23T02:00:00Z')
  expect(slotsOpenFrom(now).toISOString()).toBe('2026-11-23T16:00:00.000Z')
  const first = { autoId: 1, startsAt: slotsOpenFrom(now), endsAt: slotsOpenFrom(now), capacity: 1, taken: 0 }
  expect(hasPlace(first, now)).toBe(true)
})

test('a year is named while slots are made in it and none of its public holidays is known (fulfil-21)', () => {
  const closedDays = ['2026-12-25', '2027-01-01']
  const years = (now: string) => yearsWithoutClosedDays({ ...plan, closedDays }, plannedSlots({ ...plan, closedDays }, new Date(now)))
  expect(years('2026-12-30T02:00:00Z')).toEqual([])
  // The first day is 1 January in Singapore, and 31 December in UTC.
  expect(years('2027-12-30T16:00:00Z')).toEqual([2028])
  expect(years('2027-12-29T02:00:00Z')).toEqual([2028])
})

import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { shopDay } from '#src/kit/clock.ts'
import { addDays } from '#src/features/rewards/rules/days.ts'
import { daysDue, mostDays, ripeDay } from './days-due.ts'

test.each([
  ['2026-11-24T05:59:59+08:00', '2026-11-22'],
  ['2026-11-24T06:00:00+08:00', '2026-11-23'],
  ['2026-11-24T23:59:59+08:00', '2026-11-23'],
  ['2027-01-01T06:00:00+08:00', '2026-12-31'],
])('at %s the newest day that is over is %s (order-21)', (now, day) => {
  expect(ripeDay(new Date(now), shopDay)).toBe(day)
})

test.each([
  [null, '2026-11-23', []],
  ['2026-11-23', '2026-11-23', []],
  ['2026-11-22', '2026-11-23', ['2026-11-23']],
  ['2026-11-20', '2026-11-23', ['2026-11-21', '2026-11-22', '2026-11-23']],
  ['2026-10-01', '2026-11-03', ['2026-10-28', '2026-10-29', '2026-10-30', '2026-10-31', '2026-11-01', '2026-11-02', '2026-11-03']],
  // A clock that was set back.
  ['2026-11-25', '2026-11-23', []],
])('after %s, on %s: %j are summed up (order-21)', (last, ripe, days) => {
  expect(daysDue(last, ripe)).toEqual(days)
})

test('days are summed up once each, in order, whenever the shop looks (order-21)', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 6 }), { maxLength: 20 }), (steps) => {
      let [last, ripe] = ['2026-11-22', '2026-11-22']
      const all: string[] = []
      for (const step of steps) {
        ripe = addDays(ripe, step)
        const days = daysDue(last, ripe)
        all.push(...days)
        last = days.at(-1) ?? last
      }
      expect(last).toBe(ripe)
      expect(all).toEqual(all.map((_, index) => addDays('2026-11-23', index)))
      expect(mostDays).toBeGreaterThan(6)
    }),
  )
})

import { expect, test } from 'vitest'
import { clockOf, minutesLeft, secondsLeft } from './hold-time.ts'

const until = '2026-11-23T10:10:00.000Z'

test.each([
  ['2026-11-23T10:00:00.000Z', 600, '10:00', 10],
  ['2026-11-23T10:00:00.001Z', 600, '10:00', 10],
  ['2026-11-23T10:02:42.000Z', 438, '07:18', 8],
  ['2026-11-23T10:09:00.000Z', 60, '01:00', 1],
  ['2026-11-23T10:09:59.900Z', 1, '00:01', 1],
  ['2026-11-23T10:10:00.000Z', 0, '00:00', 0],
  ['2026-11-23T11:00:00.000Z', 0, '00:00', 0],
])('at %s a hold until 10:10 has %i seconds left, shown as %s, told as %i minutes (pay-29)', (now, seconds, clock, minutes) => {
  const left = secondsLeft(until, Date.parse(now))
  expect([left, clockOf(left), minutesLeft(left)]).toEqual([seconds, clock, minutes])
})

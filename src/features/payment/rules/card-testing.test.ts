import { expect, test } from 'vitest'
import { isAboutCard, pauseMs, strictest, verdictOn, type Verdict } from './card-testing.ts'

const at = (seconds: number): Date => new Date(seconds * 1000)
const free: Verdict = { kind: 'free' }
const check = (waitSeconds: number): Verdict => ({ kind: 'check', waitSeconds })
const pause = (seconds: number): Verdict => ({ kind: 'pause', seconds })

test.each<[number, number, Verdict]>([
  [0, 0, free],
  [4, 0, free],
  [5, 0, check(3)],
  [6, 0, check(6)],
  [9, 0, check(48)],
  [10, 0, pause(300)],
  [10, 299, pause(1)],
  [10, 300, check(60)],
  [11, 300, pause(300)],
  [11, 600, check(60)],
  [14, 3599, pause(1)],
  [30, 3600, check(60)],
])('%i declined, the last %i s ago: %j (pay-26)', (declined, ago, verdict) => {
  expect(verdictOn({ declined, lastAt: declined === 0 ? null : at(0), underWay: 0 }, at(ago))).toEqual(verdict)
})

test.each<[number, number, Verdict]>([
  [0, 50, free],
  [1, 8, free],
  [1, 9, pause(5)],
  [5, 4, check(3)],
  [5, 5, pause(5)],
])('%i declined and %i under way: %j (pay-26)', (declined, underWay, verdict) => {
  expect(verdictOn({ declined, lastAt: at(0), underWay }, at(1))).toEqual(verdict)
})

test('the pause grows and ends: nobody waits longer than an hour', () => {
  expect([10, 11, 12, 13, 14, 50].map((declined) => pauseMs(declined) / 60_000)).toEqual([5, 10, 20, 40, 60, 60])
})

test('the strictest verdict holds', () => {
  expect(strictest([])).toEqual(free)
  expect(strictest([check(3), check(12), free])).toEqual(check(12))
  expect(strictest([check(60), pause(5), pause(9)])).toEqual(pause(9))
})

test('a card of another bank than the plan’s says nothing about the card', () => {
  expect([isAboutCard('declined'), isAboutCard(null), isAboutCard('other-bank')]).toEqual([true, true, false])
})

import { expect, test } from 'vitest'
import { settingsAt } from './store-settings.ts'

const day = (date: number): Date => new Date(Date.UTC(2026, 10, date))

const stored = [
  { key: 'gstRate', holdsFrom: day(1), value: 800 },
  { key: 'returnDays', holdsFrom: day(2), value: 14 },
  { key: 'gstRate', holdsFrom: day(5), value: 900 },
]

test.each([
  ['before anything was set', new Date(day(1).getTime() - 1), {}],
  ['from its moment on', day(1), { gstRate: 800 }],
  ['with what was set later', day(4), { gstRate: 800, returnDays: 14 }],
  ['until another value holds', day(5), { gstRate: 900, returnDays: 14 }],
])('a setting holds %s (shop-15)', (_, moment, expected) => {
  expect(settingsAt(stored, moment)).toEqual(expected)
})

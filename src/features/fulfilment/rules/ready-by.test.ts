import { expect, test } from 'vitest'
import { readyBy } from './ready-by.ts'

// When collection is ready (fulfil-03).
test.each([
  ['in the morning, before opening', '2026-11-21T01:30:00Z', true, '2026-11-21T13:00:00+08:00'],
  ['in the afternoon', '2026-11-21T06:00:00Z', true, '2026-11-21T16:00:00+08:00'],
  ['too late for today', '2026-11-21T11:30:00Z', true, '2026-11-22T13:00:00+08:00'],
  ['past midnight in Singapore is already the next day', '2026-11-21T16:30:00Z', true, '2026-11-22T13:00:00+08:00'],
  ['not on the shelf', '2026-11-29T06:00:00Z', false, '2026-12-01T12:00:00+08:00'],
])('%s', (_, now, onShelf, expected) => {
  expect(readyBy(new Date(now), onShelf)).toBe(expected)
})

import { expect, test } from 'vitest'
import { clockRange } from './clock-times.ts'

test.each([
  ['09:00', '13:00', 'en', '9\u00a0am–1\u00a0pm'],
  ['14:00', '18:00', 'en', '2–6\u00a0pm'],
  ['09:30', '11:00', 'en', '9.30–11\u00a0am'],
  ['12:00', '15:00', 'en', '12\u00a0noon–3\u00a0pm'],
  ['12:30', '14:00', 'en', '12.30–2\u00a0pm'],
  ['00:00', '06:00', 'en', '12–6\u00a0am'],
  ['09:00', '12:00', 'en', '9\u00a0am–12\u00a0noon'],
  ['14:00', '18:00', 'zh', '14:00–18:00'],
] as const)('%s to %s in %s is %s', (from, until, culture, words) => {
  expect(clockRange({ startsAt: `2026-11-24T${from}:00+08:00`, endsAt: `2026-11-24T${until}:00+08:00` }, culture)).toBe(words)
})

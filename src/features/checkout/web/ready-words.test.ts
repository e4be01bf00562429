import { expect, it } from 'vitest'
import { readyWords } from './ready-words.ts'

const now = new Date('2026-11-20T15:30:00+08:00')

it.each([
  ['2026-11-20T18:00:00+08:00', 'en', { isToday: true, day: 'Fri 20 Nov', time: '6 pm' }],
  ['2026-11-20T10:00:00Z', 'zh', { isToday: true, day: '11月20日 周五', time: '18:00' }],
  ['2026-11-22T12:00:00+08:00', 'en', { isToday: false, day: 'Sun 22 Nov', time: '12 noon' }],
  ['2026-11-22T12:00:00+08:00', 'zh', { isToday: false, day: '11月22日 周日', time: '12:00' }],
  ['2026-11-21T09:30:00+08:00', 'en', { isToday: false, day: 'Sat 21 Nov', time: '9.30 am' }],
  ['2026-11-20T16:30:00Z', 'en', { isToday: false, day: 'Sat 21 Nov', time: '12.30 am' }],
] as const)('%s in %s', (readyBy, culture, words) => {
  expect(readyWords(readyBy, now, culture)).toEqual(words)
})

import { expect, it } from 'vitest'
import { readyWords } from './ready-words.ts'

const now = new Date('2026-11-20T15:30:00+08:00')

it.each([
  ['2026-11-20T18:00:00+08:00', 'en', { isToday: true, day: 'Fri\u00a020\u00a0Nov', time: '6\u00a0pm' }],
  ['2026-11-20T10:00:00Z', 'zh', { isToday: true, day: '11\u2060月\u206020\u2060日\u00a0周五', time: '18:00' }],
  ['2026-11-22T12:00:00+08:00', 'en', { isToday: false, day: 'Sun\u00a022\u00a0Nov', time: '12\u00a0noon' }],
  ['2026-11-22T12:00:00+08:00', 'zh', { isToday: false, day: '11\u2060月\u206022\u2060日\u00a0周日', time: '12:00' }],
  ['2026-11-21T09:30:00+08:00', 'en', { isToday: false, day: 'Sat\u00a021\u00a0Nov', time: '9.30\u00a0am' }],
  ['2026-11-20T16:30:00Z', 'en', { isToday: false, day: 'Sat\u00a021\u00a0Nov', time: '12.30\u00a0am' }],
] as const)('%s in %s', (readyBy, culture, words) => {
  expect(readyWords(readyBy, now, culture)).toEqual(words)
})

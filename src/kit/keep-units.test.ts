import { expect, test } from 'vitest'
import { keepUnits, keepUnitsOfMessage } from './keep-units.ts'

test.each([
  ['净重220克，约3 天', '净重220\u2060克，约3\u00a0天'],
  [
    '至2027年1月12日，即 2027 年 1 月 12 日',
    '至2027\u2060年\u20601\u2060月\u206012\u2060日，即 2027\u00a0年\u00a01\u00a0月\u00a012\u00a0日',
  ],
  ['until 12 Jan 2027, 6 pm; on 3 September; 4 marbles', 'until 12\u00a0Jan\u00a02027, 6\u00a0pm; on 3\u00a0September; 4 marbles'],
  ['<p class="a1">2026年</p>', '<p class="a1">2026\u2060年</p>'],
  ['满 S$150.00 免运费', '满 S$150.00\u00a0免运费'],
  ['220 g, 3 days, 2 of them', '220 g, 3 days, 2 of them'],
  ['三天 3', '三天 3'],
])('%s keeps its numbers with their units (language-11)', (text, kept) => {
  expect(keepUnits(text)).toBe(kept)
  expect(keepUnits(kept)).toBe(kept)
})

test.each([
  ['共 {count, number} 件，约 {days, plural, other {# 天}}', '共 {count, number}\u00a0件，约 {days, plural, other {#\u00a0天}}'],
  ['免息分{months, number}期', '免息分{months, number}\u2060期'],
  ['{name} 已加入', '{name} 已加入'],
  ['{n} items', '{n} items'],
])('the message %s keeps its numbers with their units (language-11)', (message, kept) => {
  expect(keepUnitsOfMessage(message)).toBe(kept)
  expect(keepUnitsOfMessage(kept)).toBe(kept)
})

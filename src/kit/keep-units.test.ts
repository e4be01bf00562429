import { expect, test } from 'vitest'
import { keepUnits, keepUnitsOfMessage } from './keep-units.ts'

test.each([
  ['净重220克，约3 天', '净重220\u2060克，约3\u00a0天'],
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

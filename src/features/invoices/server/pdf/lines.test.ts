import { expect, it } from 'vitest'
import { brokenInto } from './lines.ts'

/** As wide as many characters, Chinese ones twice. */
const widthOf = (text: string): number => [...text].reduce((sum, each) => sum + (each > '⺀' ? 2 : 1), 0)

it.each<[string, number, string[]]>([
  ['Vetiver & Clove Candle, 220 g', 16, ['Vetiver & Clove', 'Candle, 220 g']],
  ['Home delivery Tue 24 Nov, 14:00–18:00', 22, ['Home delivery Tue 24', 'Nov, 14:00–18:00']],
  ['Home delivery Tue\u00a024\u00a0Nov, 2–6\u00a0pm', 22, ['Home delivery', 'Tue\u00a024\u00a0Nov, 2–6\u00a0pm']],
  ['订单时间11\u2060月\u206024\u2060日\u00a0周二', 22, ['订单时间', '11\u2060月\u206024\u2060日\u00a0周二']],
  ['11月24日 周二 14:00–18:00 送货上门', 24, ['11月24日 周二', '14:00–18:00 送货上门']],
  ['塔那哈蒂，特别长的商品', 8, ['塔那哈', '蒂，特别', '长的商品']],
  ['8882010004417', 6, ['888201', '000441', '7']],
  ['', 10, ['']],
])('breaks %j at %i', (text, width, lines) => {
  expect(brokenInto(text, width, widthOf)).toEqual(lines)
  expect(lines.every((line) => widthOf(line) <= width)).toBe(true)
})

import { expect, test } from 'vitest'
import { closeChinese } from './close-chinese.ts'

test.each([
  ['由 晨露 寄送，免运费', '由晨露寄送，免运费'],
  ['Lilin 的其他商品', 'Lilin 的其他商品'],
  ['From Lilin', 'From Lilin'],
])('%s is written as %s (language-11)', (text, closed) => {
  expect(closeChinese(text)).toBe(closed)
})

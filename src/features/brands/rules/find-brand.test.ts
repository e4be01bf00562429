import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findsBrand } from './find-brand.ts'

const daughters = {
  name: 'Dapur & Daughters',
  otherName: '灶与女儿',
  pinyin: 'zao yu nv er',
  aliases: ['竈與女兒', 'kitchen and daughters'],
}

test.each([
  '',
  'd',
  'Dap',
  'daughters',
  'DAUGH',
  'daughters dapur',
  'dapurda',
  '灶',
  '女儿',
  '女兒',
  'zao',
  'zao yu',
  'zaoyu',
  ' Zao Yu',
  '&',
  'zy',
  'yu nv',
  'kitchen',
])('%j matches', (typed) => {
  expect(findsBrand(typed, daughters)).toBe(true)
})

test.each(['apur', 'aughters', 'dapur x', '雨', 'ao', 'x', 'kitchens', 'nver'])('%j does not match', (typed) => {
  expect(findsBrand(typed, daughters)).toBe(false)
})

test('any typed text gives an answer', () => {
  fc.assert(fc.property(fc.string(), (typed) => typeof findsBrand(typed, daughters) === 'boolean'))
})

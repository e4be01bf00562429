import { expect, test } from 'vitest'
import { digitsIn } from './message-digits.ts'

test('a planted digit is found in either language, however it is written', () => {
  expect(digitsIn({ en: { list: { full: 'A wishlist holds 300 items.' } }, zh: { list: { full: '心愿单最多可放３００件。' } } })).toEqual([
    'en.list.full: A wishlist holds 300 items.',
    'zh.list.full: 心愿单最多可放３００件。',
  ])
  expect(digitsIn({ en: { left: '{count, plural, =1 {Only 1 left} other {Only # left}}' } })).toHaveLength(1)
})

test('arguments, branches of a plural and justified texts have none', () => {
  const fine = {
    full: 'A wishlist holds {limit} items.',
    remove: '{count, plural, =1 {Remove this?} =2 {Remove both?} other {Remove all #?}}',
    addressLine1: 'Address line 1',
    percentOff: '{percent, plural, =15 {8.5折} other {减 #%}}',
  }
  expect(digitsIn({ en: fine })).toEqual([])
})

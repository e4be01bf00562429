import { expect, test } from 'vitest'
import { grouped } from './numbers.ts'

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [-1000, '-1,000'],
  [1_234_567, '1,234,567'],
])('the thousands of %i are grouped', (whole, text) => {
  expect(grouped(whole)).toBe(text)
})

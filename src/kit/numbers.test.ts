import fc from 'fast-check'
import { expect, test } from 'vitest'
import { grouped } from './numbers.ts'

test('thousands are grouped as both languages write them', () => {
  fc.assert(
    fc.property(fc.integer(), (whole) => {
      expect(grouped(whole)).toBe(whole.toLocaleString('en-SG'))
      expect(grouped(whole)).toBe(whole.toLocaleString('zh-SG'))
    }),
    { examples: [[0], [999], [1000], [-1000], [1_234_567]] },
  )
})

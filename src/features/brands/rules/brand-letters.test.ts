import fc from 'fast-check'
import { expect, test } from 'vitest'
import { brandLetters, groupByLetter, letterOf } from './brand-letters.ts'

test.each([
  ['Hujan', 'H'],
  ['élan', 'E'],
  ['yu xiang', 'Y'],
  ['5 Kaki', '#'],
  ['&Co', '#'],
  ['', '#'],
])('%j stands under %s', (reading, letter) => expect(letterOf(reading)).toBe(letter))

test('groups come in the order of the alphabet, names within them by their reading', () => {
  const names = ['Selat', '5 Kaki', 'anggun', 'Ambar House'].map((reading) => ({ reading }))
  expect(groupByLetter(names)).toEqual({
    A: [{ reading: 'Ambar House' }, { reading: 'anggun' }],
    S: [{ reading: 'Selat' }],
    '#': [{ reading: '5 Kaki' }],
  })
})

test('every brand stands under exactly one known letter (brand-01)', () => {
  fc.assert(
    fc.property(fc.array(fc.record({ reading: fc.string() })), (brands) => {
      const groups = groupByLetter(brands)
      expect(Object.values(groups).flat()).toHaveLength(brands.length)
      expect(brandLetters).toEqual(expect.arrayContaining(Object.keys(groups)))
    }),
  )
})

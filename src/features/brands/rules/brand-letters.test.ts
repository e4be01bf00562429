import fc from 'fast-check'
import { expect, test } from 'vitest'
import { brandLetters, groupByLetter, letterOf } from './brand-letters.ts'

test.each([
  ['Hujan', 'H'],
  ['élan', 'E'],
  ['Ørskov', 'O'],
  ['yu xiang', 'Y'],
  ['5 Kaki', '#'],
  ['&Co', '#'],
  [' Lilin', 'L'],
  ['', '#'],
])('%j is under %s', (latinName, letter) => expect(letterOf(latinName)).toBe(letter))

test('groups come in the order of the alphabet, sorted by their Latin names', () => {
  const names = ['Selat', '5 Kaki', 'anggun', ' Ambar House', 'Ámbar', 'Aroma'].map((latinName) => ({ latinName }))
  expect(groupByLetter(names)).toEqual({
    A: [{ latinName: 'Ámbar' }, { latinName: ' Ambar House' }, { latinName: 'anggun' }, { latinName: 'Aroma' }],
    S: [{ latinName: 'Selat' }],
    '#': [{ latinName: '5 Kaki' }],
  })
})

test('every brand is under exactly one letter of the directory (brand-01)', () => {
  fc.assert(
    fc.property(fc.array(fc.record({ latinName: fc.string() })), (brands) => {
      const groups = groupByLetter(brands)
      expect(Object.values(groups).flat()).toHaveLength(brands.length)
      expect(brandLetters).toEqual(expect.arrayContaining(Object.keys(groups)))
    }),
  )
})

import { expect, it } from 'vitest'
import { codeIn, isCode } from './codes.ts'

it.each([
  ['409215', '409215'],
  [' 409 215 ', '409215'],
  ['Your code is 409215.', '409215'],
  ['40921', '40921'],
  ['4092159', '409215'],
  ['no code', ''],
])('%j pastes %j', (pasted, code) => expect(codeIn(pasted)).toBe(code))

it('has six digits and nothing else (sign-in-02)', () => {
  expect(['409215', '000000', '40921', '4092155', '４０９２１５', '409215\n', ''].map(isCode)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
    false,
  ])
})

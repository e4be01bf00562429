import { describe, expect, it } from 'vitest'
import {
  isAtLeast,
  isAtMost,
  isEmail,
  isName,
  isNumeric,
  isPhone,
  isPlainText,
  isPostalCode,
  isShortPhone,
  isSingaporePostalCode,
  validate,
} from './validation.ts'

const table = (holds: (value: string) => boolean, valid: string[], invalid: string[]) => {
  it.each(valid)('accepts %j', (value) => expect(holds(value)).toBe(true))
  it.each(invalid)('refuses %j', (value) => expect(holds(value)).toBe(false))
}

describe('name (form-04)', () =>
  table(isName, ['Tan Mei Lin', '陈美琳', "O'Neil", 'Nur-Aisyah', 'C3'], ['', '   ', '!@#$%^&*()', '+=._', '---']))

describe('email (form-03)', () =>
  table(
    isEmail,
    ['meilin.tan@example.sg', 'MEILIN@EXAMPLE.SG', 'a+b@mail.example.com', 'josé@example.com', "o'neil@example.ie"],
    [
      '',
      'meilin',
      'meilin.tan@example',
      'meilin@@example.sg',
      'mei lin@example.sg',
      '.a@example.sg',
      'a..b@example.sg',
      '陈@example.sg',
      'a@例子.sg',
      `${'a'.repeat(250)}@b.sg`,
      'a@b.sg\nBcc: c@d.sg',
      'a\u0007b@example.sg',
    ],
  ))

describe('phone (form-05)', () => {
  table(
    isPhone,
    ['+65 9123 4567', '91234567', '6591234567', '+1 415 555 2671'],
    ['', '+', '9123-4567', 'call me', '123456', '９１２３４５６７'],
  )
  it.each([
    ['+65 9123 4567 890', true],
    ['1234567890123 4', true],
    ['1234567890123 45', false],
  ])('fewer than 15 digits: %j is %s', (value, short) => expect(isShortPhone(value)).toBe(short))
})

describe('numeric and not empty (form-02)', () => table(isNumeric, ['0', '12', '007'], ['', ' ', '1 2', '1.5', '-1', '+65', '１２', 'ten']))
describe('postal code (address-09)', () => table(isPostalCode, ['1234', '1234567890'], ['', '123', '12345678901', '12a45', '1234 56']))
describe('postal code of Singapore (address-10)', () =>
  table(isSingaporePostalCode, ['427505', '018956'], ['42750', '4275055', '42750S', '']))
describe('plain text', () => table(isPlainText, ['', 'Joo Chiat Place', '如切坊 118 号'], ['a\nb', 'a\u0000b', 'a\u001b[31m']))

it('counts characters (form-02)', () => {
  expect([isAtLeast(2)('ab'), isAtLeast(3)('ab'), isAtMost(2)('ab'), isAtMost(1)('ab')]).toEqual([true, false, true, false])
})

describe('validate (form-01)', () => {
  const rules = {
    second: [{ holds: (value: string, values: { first: string }) => value === values.first, message: 'differs' as const }],
    first: [
      { holds: (value: string) => value !== '', message: 'missing' as const },
      { holds: (value: string) => value.length > 3, message: 'short' as const },
    ],
  }
  it.each([
    [{ first: '', second: '' }, { first: 'missing' }],
    [{ first: 'abc', second: 'abc' }, { first: 'short' }],
    [
      { first: 'abc', second: 'x' },
      { second: 'differs', first: 'short' },
    ],
    [{ first: 'abcd', second: 'abcd' }, {}],
  ])('%j → %j: the first failing rule supplies the message', (values, errors) => {
    expect(validate(values, rules)).toEqual(errors)
  })

  it('returns errors in the order of the rules, which is the order of the page', () => {
    expect(Object.keys(validate({ first: 'abc', second: 'x' }, rules))).toEqual(['second', 'first'])
  })
})

import { describe, expect, it, test } from 'vitest'
import { addressError, addressErrorIn, channelOf, masked, shownNumber } from './address.ts'

// What the checker says of what was typed (sign-in-08).
it.each([
  ['', 'emailOrMobileRequired'],
  ['   ', 'emailOrMobileRequired'],
  ['meilin', 'emailInvalid'],
  ['a@b.sg', 'addressTooShort'],
  ['9123456', 'addressTooShort'],
  ['陈@example.sg', 'emailInvalid'],
  ['9123-4567', 'emailInvalid'],
  ['912 345', 'mobileInvalid'],
  ['+++++++++', 'mobileInvalid'],
  ['123456789012345', 'mobileTooLong'],
  ['meilin.tan@example.sg', undefined],
  [' MEILIN.TAN@EXAMPLE.SG ', undefined],
  ['9123 4567', undefined],
  ['+65 9123 4567', undefined],
])('%j is %s', (typed, message) => expect(addressError(typed)).toBe(message))

// In a field for one kind of address (sign-in-08).
it.each([
  ['tel', 'mei@example.sg', 'mobileInvalid'],
  ['tel', '9123-4567', 'mobileInvalid'],
  ['tel', '9123 4567', undefined],
  ['tel', '', 'emailOrMobileRequired'],
  ['email', '91234567', 'emailInvalid'],
  ['email', 'mei@example.sg', undefined],
  ['text', '91234567', undefined],
] as const)('in a field for %s, %j is %s', (type, typed, message) => expect(addressErrorIn(type)(typed)).toBe(message))

it.each([
  ['meilin.tan@example.sg', 'm•••••n@example.sg'],
  ['ml@example.sg', 'm•••••@example.sg'],
  ['+6591234567', '+65 •••• 4567'],
])('%s is shown as %s', (address, shown) => expect(masked(address)).toBe(shown))

it.each([
  ['+6591234567', '+65 9123 4567'],
  ['+14155552671', '+14155552671'],
])('%s reads %s', (number, shown) => expect(shownNumber(number)).toBe(shown))

describe('a code goes', () => {
  test('by mail to an address with letters, by SMS to digits', () => {
    expect(['+65 9123 4567', '91234567', '\t91234567\n', 'mei@example.sg', 'mei'].map(channelOf)).toEqual([
      'sms',
      'sms',
      'sms',
      'email',
      'email',
    ])
  })
})

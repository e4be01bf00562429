import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { passwordError, passwordRules } from './password.ts'

it.each([
  ['', 'passwordRequired'],
  ['Ab1', 'passwordTooShort'],
  ['kemuning7', 'passwordNeedsCapital'],
  ['KEMUNING7', 'passwordTooWeak'],
  ['Kemuning', 'passwordTooWeak'],
  ['Password1', 'passwordCommon'],
  ['Password1!', 'passwordCommon'],
  ['Password2026', 'passwordCommon'],
  ['Qwerty123', 'passwordCommon'],
  ['P@ssw0rd', 'passwordCommon'],
  ['Woaini1314', 'passwordCommon'],
  [`Aa1${'x'.repeat(126)}`, 'passwordTooLong'],
  ['Kemuning7', undefined],
  ['Joo Chiat 118', undefined],
])('%j is %s', (password, message) => expect(passwordError(password)).toBe(message))

test('an empty password meets no rule of the page (sign-in-12)', () => {
  expect(Object.values(passwordRules).map((holds) => holds(''))).toEqual([false, false, false, false])
})

test('a password is accepted exactly when every rule of the page is met and it is not too long (sign-in-12, sign-in-13)', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 20, unit: fc.constantFrom('a', 'B', '1', '!', ' ', '陈', 'q', 'W') }), (password) => {
      const isTicked = Object.values(passwordRules).every((holds) => holds(password))
      return isTicked === (passwordError(password) === undefined)
    }),
  )
})

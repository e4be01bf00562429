import { expect, test } from 'vitest'
import { slashedExpiry, spacedNumber } from './card-format.ts'
import { cardProblems, type CardEntry } from './card-rules.ts'

const month = '2026-11'
const card: CardEntry = { number: '4242 4242 4242 4242', expiry: '09/28', cvv: '123', name: 'TAN MEI LIN' }
const problemsOf = (change: Partial<CardEntry>) => cardProblems({ ...card, ...change }, month)

test('a good card has no problems', () => {
  expect(problemsOf({})).toEqual({})
  for (const number of ['5555555555554444', '3566 0020 2036 0505', '6200-0000-0000-0005']) expect(problemsOf({ number })).toEqual({})
  expect(problemsOf({ number: '3782 8224 6310 005', cvv: '1234' })).toEqual({})
})

test('empty fields are missing (pay-09)', () => {
  expect(problemsOf({ number: ' ', expiry: '', cvv: '', name: '  ' })).toEqual({
    number: 'missing',
    expiry: 'missing',
    cvv: 'missing',
    name: 'missing',
  })
})

test('a number needs an accepted pattern and its check digit (pay-07)', () => {
  for (const number of ['4242 4242 4242 4241', '5412 7500 1234 567', '1234', '9999999999999995', 'x'.repeat(50_000), '4'.repeat(50_000)]) {
    expect(problemsOf({ number }).number).toBe('invalid')
  }
})

test('an expiry lies between this month and ten years ahead (pay-08)', () => {
  for (const expiry of ['11/26', '12/26', '1/27', '01/27', '12/36']) expect(problemsOf({ expiry })).toEqual({})
  for (const expiry of ['10/26', '12/25', '01/37', '13/28', '00/28', '0928', '09/2028', 'ab/cd'])
    expect(problemsOf({ expiry })).toEqual({ expiry: 'invalid' })
})

test('a CVV has three digits, four for American Express', () => {
  for (const cvv of ['12', '1234', 'abc']) expect(problemsOf({ cvv })).toEqual({ cvv: 'invalid' })
  expect(problemsOf({ number: '378282246310005', cvv: '123' })).toEqual({ cvv: 'invalid' })
})

test('a name has letters, and a card number in the wrong field is refused', () => {
  for (const name of ['陈美玲', "O'Brien", 'José']) expect(problemsOf({ name })).toEqual({})
  for (const name of ['!!!', '4242 4242 4242 4242', 'x4242424242424242']) expect(problemsOf({ name })).toEqual({ name: 'invalid' })
})

test('numbers are spaced in groups of four (pay-06)', () => {
  expect(spacedNumber('42424242424242421')).toBe('4242 4242 4242 4242 1')
  expect(spacedNumber('4242 42')).toBe('4242 42')
  expect(spacedNumber('4242')).toBe('4242')
})

test('an expiry gets its slash', () => {
  const typed = (text: string) => slashedExpiry(text, false)
  expect([typed('0'), typed('1'), typed('9'), typed('09'), typed('1/'), typed('09/2'), typed('09/28')]).toEqual([
    '0',
    '1',
    '09/',
    '09/',
    '01/',
    '09/2',
    '09/28',
  ])
  expect([typed('0928'), typed('092028'), typed('09/2028'), typed('09/202'), typed('9/28'), typed('09/289')]).toEqual([
    '09/28',
    '09/28',
    '09/28',
    '09/202',
    '09/28',
    '09/28',
  ])
})

test('deleting a character is not undone by the formatting', () => {
  const left = (text: string) => slashedExpiry(text, true)
  expect([left('09/2'), left('09/'), left('09'), left('0'), left('')]).toEqual(['09/2', '09/', '09', '0', ''])
  expect([left('/28'), left('2/28'), left('/')]).toEqual(['/28', '2/28', ''])
})

import { expect, test } from 'vitest'
import { endOf, nonceMessage, problemsIn, type FieldStates } from './field-state.ts'

const right = { isEmpty: false, isValid: true }
const states = (change: Partial<FieldStates> = {}): FieldStates => ({
  number: right,
  expirationDate: right,
  cvv: right,
  cardholderName: right,
  ...change,
})

test('a field that is empty is missing, one that is wrong is invalid, and the name is required (pay-09)', () => {
  expect(problemsIn(states())).toEqual({})
  const empty = { isEmpty: true, isValid: false }
  expect(
    problemsIn(states({ number: empty, cvv: { isEmpty: false, isValid: false }, cardholderName: { isEmpty: true, isValid: true } })),
  ).toEqual({
    number: 'missing',
    cvv: 'invalid',
    cardholderName: 'missing',
  })
})

test('the shop is told the nonce, the brand and the first and last digits, and nothing else', () => {
  const tokenized = { nonce: 'n-1', details: { bin: '40128800', lastFour: '1881', cardType: 'Visa', expirationMonth: '09' } }
  expect(nonceMessage(tokenized)).toEqual({ type: 'nonce', nonce: 'n-1', brand: 'Visa', last4: '1881', range: '401288' })
  expect(nonceMessage({ nonce: 'n-2', details: {} })).toEqual({ type: 'nonce', nonce: 'n-2', brand: '', last4: '', range: '' })
})

test.each([
  ['THREEDS_CARDINAL_SDK_CANCELED', 'abandoned'],
  ['THREEDS_VERIFY_CARD_CANCELED_BY_MERCHANT', 'abandoned'],
  ['THREEDS_CARDINAL_SDK_SETUP_TIMEDOUT', 'failed'],
  ['', 'failed'],
])('3-D Secure that ends with %s is %s', (code, end) => expect(endOf(code)).toBe(end))

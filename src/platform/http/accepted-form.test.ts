import { expect, test } from 'vitest'
import { acceptedForm } from './accepted-form.ts'

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br', 'br'],
  ['gzip;q=1.0, br;q=0.5', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.000, gzip;q=0', 'identity'],
  ['br ; Q=0', 'identity'],
  ['br;q=0.001', 'br'],
  ['brotli, x-gzip', 'identity'],
])('an answer is written as the browser reads it: %j (wire-31)', (accepted, form) => {
  expect(acceptedForm(accepted)).toBe(form)
})

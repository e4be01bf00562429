import { expect, test } from 'vitest'
import type { Failure } from '#src/kit/client.ts'
import { popupFor } from './problem-popup.ts'

const failed = (status: number, more: Partial<Failure> = {}): Failure => ({
  status,
  code: 'UNEXPECTED',
  title: 'A title',
  message: 'A message',
  ...more,
})
const cart = { path: '/api/cart/GetShoppingCart' }

/** The calls that fail, and what each shows (wire-21, wire-22, wire-23, wire-24, wire-25, wire-26). */
test.each([
  ['500 on any call', cart, failed(500), { kind: 'system', title: 'A title', body: 'A message' }],
  ['400 on the check', { path: '/api/Account/CheckExistEmailOrPhone' }, failed(400), { kind: 'reload' }],
  ['429 on the check, without which a form goes on', { path: '/api/Account/CheckExistEmailOrPhone' }, failed(429), null],
  ['400 on another call', cart, failed(400), null],
  ['429', cart, failed(429, { details: 'In 1 min' }), { kind: 'tooMany', title: 'A message', body: 'In 1 min' }],
  ['429 with fields', cart, failed(429, { details: { email: 'x' } }), { kind: 'tooMany', body: '' }],
  ['401 on adding to the wishlist', { path: '/api/Member/AddWishlist' }, failed(401), null],
  ['401 on another call', { path: '/api/Member/GetWishlist' }, failed(401), { kind: 'session', title: '', body: '' }],
  ['a refusal', cart, failed(409), null],
  ['no answer', cart, failed(0), null],
])('%s', (_, endpoint, problem, popup) => {
  const shown = popupFor(endpoint, problem)
  if (popup === null) expect(shown).toBeNull()
  else expect(shown).toMatchObject(popup)
})

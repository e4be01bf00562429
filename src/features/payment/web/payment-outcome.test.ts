import { expect, it } from 'vitest'
import { createOrder } from '#src/features/payment/payment.contract.ts'
import type { ProblemOf } from '#src/kit/endpoint.ts'
import { isOpen, paymentOutcome } from './payment-outcome.ts'

type Code = ProblemOf<typeof createOrder>

const refused = (code: Code, status = 409) => paymentOutcome({ ok: false, problem: { status, code, title: '', message: '' } })

it('takes the invoice from a paid order', () => {
  const value = { orderNumber: 'KM-2611-04827', status: 'paid' as const, invoiceKey: 'abc' }
  expect(paymentOutcome({ ok: true, value })).toEqual({ state: 'paid', orderNumber: 'KM-2611-04827', invoiceKey: 'abc' })
})

it('takes the bank’s page and the end of the hold from an order that waits for 3-D Secure (pay-02)', () => {
  const value = {
    orderNumber: 'KM-2611-04827',
    status: 'requiresAction' as const,
    challengeUrl: 'https://bank.example/1',
    heldUntil: '2026-11-23T10:10:00.000Z',
  }
  const challenge = { orderNumber: 'KM-2611-04827', url: 'https://bank.example/1', heldUntil: '2026-11-23T10:10:00.000Z' }
  expect(paymentOutcome({ ok: true, value })).toEqual({ state: 'challenge', challenge })
})

it.each<[Code, string]>([
  ['PAYMENT_DECLINED', 'declined'],
  ['STALE_QUOTE', 'stale'],
  ['OVER_STOCK', 'stock'],
  ['OUT_OF_STOCK', 'stock'],
  ['NOT_SOLD', 'stock'],
  ['ADDRESS_INCOMPLETE', 'refused'],
  ['PAYMENT_UNKNOWN', 'unknown'],
  ['CART_EMPTY', 'refused'],
  ['FORBIDDEN', 'refused'],
  ['UNAVAILABLE', 'broken'],
  ['UNEXPECTED', 'broken'],
  ['TOO_MANY_REQUESTS', 'broken'],
])('%s leaves the intent %s', (code, state) => {
  expect(refused(code).state).toBe(state)
})

it('leaves the intent open when a newer server names a problem that the page does not know', () => {
  expect(refused('RECALLED' as Code).state).toBe('broken')
})

it('keeps the same key whenever a charge cannot be ruled out', () => {
  const anywhere = ['NOT_SIGNED_IN', 'TOO_MANY_REQUESTS', 'UNAVAILABLE', 'UNEXPECTED'] as const
  const open = [...new Set([...anywhere, ...createOrder.problems])].filter((code) => isOpen(refused(code)))
  expect(open).toEqual([...anywhere, 'PAYMENT_UNKNOWN'])
})

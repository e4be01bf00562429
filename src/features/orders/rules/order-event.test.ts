import { expect, test } from 'vitest'
import { isCancelledByShopper } from './order-event.ts'

test('a shopper cancels a whole order; the store itself, a part of it and other events are no such cancellation (refund-09)', () => {
  const shopper = { kind: 'shopper', name: null } as const
  const whole = { status: 'cancelled', group: null, by: shopper } as const
  expect(isCancelledByShopper(whole)).toBe(true)
  for (const other of [{ by: { kind: 'staff', name: 'Siti' } }, { group: 'Kemuning' }, { status: 'refunded' }] as const)
    expect(isCancelledByShopper({ ...whole, ...other })).toBe(false)
})

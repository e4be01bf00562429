import { expect, test } from 'vitest'
import { systemClock } from '#src/kit/clock.ts'
import type { ChargeRequest } from '../port.ts'
import type { AttemptRow, AttemptStore } from './attempts.store.ts'
import { createSales } from './sales.ts'

test('a charge of a key whose sale ends while it is looked up gets what that came to', async () => {
  const request = { attemptKey: 'a-key', orderNumber: 'KM-2611-00001', amountCents: 100, card: { nonce: 'x' } } as ChargeRequest
  const outcome = { state: 'declined', reason: 'declined' } as const
  const row = { attemptKey: 'a-key', request, state: 'selling', outcome: null } as AttemptRow
  const reads = [row, { ...row, state: 'settled', outcome } as AttemptRow]
  const attempts = { find: async () => reads.shift() } as Partial<AttemptStore> as AttemptStore
  const sales = createSales({
    api: {} as never,
    attempts,
    clock: systemClock,
    merchantAccountId: 'm',
    cardKey: 'k',
    challengeUrlOf: String,
  })
  expect(await sales.charge(request)).toEqual(outcome)
})

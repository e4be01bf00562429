import { expect, it } from 'vitest'
import { whyNotUsable, type VoucherFacts } from './voucher-use.ts'

const voucher: VoucherFacts = { memberId: 7, minimumCents: 8000, validFrom: '2026-05-01', validUntil: '2026-05-31', isUsed: false }
const bag = { memberId: 7, today: '2026-05-20', goodsCents: 8000 }

it.each([
  ['can be used from its minimum on', {}, {}, null],
  ['can be used on its first day', {}, { today: '2026-05-01' }, null],
  ['can be used on its last day', {}, { today: '2026-05-31' }, null],
  ['one cent below the minimum says what is missing', {}, { goodsCents: 7999 }, { reason: 'belowMinimum', missingCents: 1 }],
  ['the day before', {}, { today: '2026-04-30' }, { reason: 'notYet', day: '2026-05-01' }],
  ['the day after', {}, { today: '2026-06-01' }, { reason: 'expired', day: '2026-05-31' }],
  ['of another member', {}, { memberId: 8 }, { reason: 'anothers' }],
  ['of nobody: of whoever has its code', { memberId: null }, { memberId: 8 }, null],
  ['used, whoever asks when', { isUsed: true }, { today: '2026-06-01', goodsCents: 0 }, { reason: 'used' }],
  ['nothing to pay', { minimumCents: 0 }, { goodsCents: 0 }, { reason: 'nothingLeft' }],
] as const)('%s (reward-29)', (_, changedVoucher, changedBag, expected) => {
  const answer = whyNotUsable({ ...voucher, ...changedVoucher }, { ...bag, ...changedBag })
  if (expected === null) expect(answer).toBeNull()
  else expect(answer).toMatchObject(expected)
})

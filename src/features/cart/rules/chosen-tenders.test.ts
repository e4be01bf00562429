import { expect, it } from 'vitest'
import { noTenders, withoutVoucher, withVoucher } from './chosen-tenders.ts'

const chosen = { voucherCodes: ['A', 'B'], rebateCents: 500 }

it('a voucher is chosen once, the last that was entered last (reward-26)', () => {
  expect(withVoucher(noTenders, 'A')).toEqual({ voucherCodes: ['A'], rebateCents: 0 })
  expect(withVoucher(chosen, 'C')).toEqual({ voucherCodes: ['A', 'B', 'C'], rebateCents: 500 })
  expect(withVoucher(chosen, 'A')).toEqual({ voucherCodes: ['B', 'A'], rebateCents: 500 })
})

it('a voucher that is taken back leaves the others and the rebates (reward-26)', () => {
  expect(withoutVoucher(chosen, 'A')).toEqual({ voucherCodes: ['B'], rebateCents: 500 })
  expect(withoutVoucher(chosen, 'C')).toEqual(chosen)
})

import { expect, it } from 'vitest'
import { isRefused, voucherRows } from './voucher-rows.ts'

const own = (voucherCode: string, more: object = {}) => ({
  voucherCode,
  state: 'ready' as const,
  valueCents: 1500,
  minimumCents: 0,
  validFrom: '2026-11-01',
  validUntil: '2026-12-31',
  ...more,
})
const entered = (code: string, more: object = {}) => ({
  code,
  name: 'Voucher',
  valueCents: 1500,
  validUntil: '2026-12-31',
  amountCents: 1500,
  refusal: null,
  ...more,
})
const bag = { today: '2026-11-21', goodsCents: 63_400 }

it('lists what can be used now first, then the others with what they need (reward-33)', () => {
  const rows = voucherRows(
    [
      own('GATHERING', { valueCents: 4000, minimumCents: 80_000 }),
      own('HOME', { valueCents: 800 }),
      own('LATER', { state: 'upcoming', validFrom: '2026-12-01' }),
      own('WELCOME'),
      own('OLD', { state: 'used' }),
    ],
    [entered('WELCOME')],
    bag,
  )
  expect(rows.map(({ code }) => code)).toEqual(['WELCOME', 'HOME', 'GATHERING', 'LATER'])
  expect(rows.map((row) => row.entered?.name ?? row.refusal?.reason ?? null)).toEqual(['Voucher', null, 'belowMinimum', 'notYet'])
  expect(rows[2]!.refusal!.missingCents).toBe(16_600)
  expect(rows.map(isRefused)).toEqual([false, false, true, true])
})

it('lists a voucher that was entered and is nobody’s, and says of one that it pays nothing any more', () => {
  const rows = voucherRows([own('HOME')], [entered('FOUND'), entered('HOME', { amountCents: 0, refusal: 'Needs more' })], bag)
  expect(rows.map((row) => [row.code, row.own !== null, isRefused(row)])).toEqual([
    ['FOUND', false, false],
    ['HOME', true, true],
  ])
})

import { expect, it, test } from 'vitest'
import { giftVoucherDays, whyNotIssued, type GiftCode } from './gift-code.ts'

const code: GiftCode = {
  valueCents: 1500,
  minimumCents: 6000,
  validDays: 30,
  startsAt: new Date('2026-11-01T00:00:00Z'),
  endsAt: new Date('2026-12-01T00:00:00Z'),
  mostIssued: 10,
  issued: 9,
}

it.each([
  ['the last one is issued', {}, {}, null],
  ['from its first moment', {}, { now: '2026-11-01T00:00:00Z' }, null],
  ['before it', {}, { now: '2026-10-31T23:59:59Z' }, 'notStarted'],
  ['until its last moment', {}, { now: '2026-11-30T23:59:59Z' }, null],
  ['after it', {}, { now: '2026-12-01T00:00:00Z' }, 'ended'],
  ['without an end', { endsAt: null }, { now: '2036-12-01T00:00:00Z' }, null],
  ['once a member, whatever came after', {}, { now: '2026-12-02T00:00:00Z', hasOne: true }, 'issuedToYou'],
  ['none beyond the limit', { issued: 10 }, {}, 'allIssued'],
  ['without a limit', { mostIssued: null, issued: 10_000 }, {}, null],
] as const)(
  '%s (reward-28)',
  (_, changed, { now = '2026-11-20T00:00:00Z', hasOne = false }: { now?: string; hasOne?: boolean }, expected) => {
    expect(whyNotIssued({ ...code, ...changed } as GiftCode, { now: new Date(now), hasOne })).toBe(expected)
  },
)

test('a code that is not there issues nothing, and its vouchers last so many days (reward-28)', () => {
  expect(whyNotIssued(null, { now: new Date(), hasOne: false })).toBe('unknown')
  expect(giftVoucherDays(code, '2026-11-21')).toEqual({ validFrom: '2026-11-21', validUntil: '2026-12-20' })
  expect(giftVoucherDays({ validDays: 1 }, '2026-11-21')).toEqual({ validFrom: '2026-11-21', validUntil: '2026-11-21' })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { payWith, type Tenders } from './tenders.ts'

const welcome = { code: 'WELCOME', valueCents: 1500 }
const birthday = { code: 'BIRTHDAY', valueCents: 2000 }

describe('payWith', () => {
  it('pays the bag of the design: 622.00 − 15.00 − 10.00 = 597.00 (money-07, money-12)', () => {
    expect(payWith({ goodsCents: 61_400, totalCents: 62_200 }, { vouchers: [welcome], rebateCents: 1000 })).toEqual({
      vouchers: [{ code: 'WELCOME', cents: 1500 }],
      rebateCents: 1000,
      toPayCents: 59_700,
    })
  })

  it('a voucher pays for goods, not for delivery; rebates pay for both', () => {
    expect(payWith({ goodsCents: 1000, totalCents: 1800 }, { vouchers: [welcome], rebateCents: 500 })).toEqual({
      vouchers: [{ code: 'WELCOME', cents: 1000 }],
      rebateCents: 500,
      toPayCents: 300,
    })
  })

  it('a voucher that has nothing left to pay is not used', () => {
    const { vouchers } = payWith({ goodsCents: 2000, totalCents: 2000 }, { vouchers: [welcome, birthday], rebateCents: 0 })
    expect(vouchers).toEqual([{ code: 'BIRTHDAY', cents: 2000 }])
  })

  it.each([
    ['the largest first, whatever their codes (money-12)', { code: 'B', valueCents: 2000 }, { code: 'A', valueCents: 1500 }],
    ['of equal ones the first code', { code: 'A', valueCents: 2000 }, { code: 'B', valueCents: 2000 }],
  ])('vouchers pay %s', (_, first, second) => {
    for (const vouchers of [
      [first, second],
      [second, first],
    ]) {
      const tenders = payWith({ goodsCents: 1800, totalCents: 1800 }, { vouchers, rebateCents: 0 })
      expect(tenders.vouchers).toEqual([{ code: first.code, cents: 1800 }])
    }
  })

  it('rebates shrink with the total, down to nothing', () => {
    expect(payWith({ goodsCents: 300, totalCents: 300 }, { vouchers: [], rebateCents: 500 })).toMatchObject({
      rebateCents: 300,
      toPayCents: 0,
    })
    expect(payWith({ goodsCents: 0, totalCents: 0 }, { vouchers: [welcome], rebateCents: 500 })).toEqual({
      vouchers: [],
      rebateCents: 0,
      toPayCents: 0,
    })
  })
})

const cents = fc.integer({ min: 0, max: 1_000_000 })
const orders = fc
  .record({ goodsCents: cents, deliveryCents: fc.integer({ min: 0, max: 10_000 }) })
  .map(({ goodsCents, deliveryCents }) => ({
    goodsCents,
    totalCents: goodsCents + deliveryCents,
  }))
const wallets = fc.record({
  vouchers: fc.uniqueArray(fc.record({ code: fc.string({ minLength: 1 }), valueCents: fc.integer({ min: 1, max: 100_000 }) }), {
    selector: ({ code }) => code,
    maxLength: 8,
  }),
  rebateCents: cents,
})
const byVouchers = ({ vouchers }: Tenders): number => vouchers.reduce((sum, voucher) => sum + voucher.cents, 0)

describe('any order and any wallet', () => {
  it('is paid exactly: the parts add up to the total, and none is negative or more than there is (money-12)', () => {
    fc.assert(
      fc.property(orders, wallets, (order, wallet) => {
        const tenders = payWith(order, wallet)
        expect(byVouchers(tenders) + tenders.rebateCents + tenders.toPayCents).toBe(order.totalCents)
        expect(byVouchers(tenders)).toBeLessThanOrEqual(order.goodsCents)
        expect(tenders.rebateCents).toBeLessThanOrEqual(wallet.rebateCents)
        for (const part of [tenders.rebateCents, tenders.toPayCents]) expect(part).toBeGreaterThanOrEqual(0)
        for (const { code, cents: part } of tenders.vouchers) {
          expect(part).toBeGreaterThan(0)
          expect(part).toBeLessThanOrEqual(wallet.vouchers.find((voucher) => voucher.code === code)!.valueCents)
        }
      }),
    )
  })

  it('does not depend on the order in which vouchers were entered', () => {
    fc.assert(
      fc.property(orders, wallets, (order, wallet) => {
        expect(payWith(order, { ...wallet, vouchers: wallet.vouchers.toReversed() })).toEqual(payWith(order, wallet))
      }),
    )
  })

  it('leaves less for the card the more there is to redeem', () => {
    fc.assert(
      fc.property(orders, wallets, cents, (order, wallet, more) => {
        const [less, much] = [payWith(order, wallet), payWith(order, { ...wallet, rebateCents: wallet.rebateCents + more })]
        expect(much.toPayCents).toBeLessThanOrEqual(less.toPayCents)
      }),
    )
  })
})

import { shopDay, type Clock } from '#src/kit/clock.ts'
import { inCulture, type Culture } from '#src/kit/culture.ts'
import type { Database } from '#src/platform/db/database.ts'
import type { MemberCaller } from '#src/platform/http/caller.ts'
import type { Voucher } from '../rewards.contract.ts'
import { addMonths, type Day } from '../rules/days.ts'
import { findVouchers, type VoucherRow } from './rewards.store.ts'

/** A member's vouchers. */
export interface VouchersService {
  /** Those of the last year, the usable ones first. */
  all(caller: MemberCaller, state?: Voucher['state']): Promise<Voucher[]>
  birthday(caller: MemberCaller): Promise<Voucher[]>
}

const shownForMonths = 12

export function createVouchers({ orm }: Database, clock: Clock): VouchersService {
  const all = async ({ member, culture }: MemberCaller): Promise<Voucher[]> => {
    const today = shopDay(clock.now())
    return (await findVouchers(orm, member, addMonths(today, -shownForMonths)))
      .map((row) => presentVoucher(row, today, culture))
      .toSorted((a, b) => order.indexOf(a.state) - order.indexOf(b.state))
  }
  return {
    all: async (caller, state) => (await all(caller)).filter((voucher) => !state || voucher.state === state),
    birthday: async (caller) => (await all(caller)).filter(({ kind }) => kind === 'birthday'),
  }
}

/** Usable vouchers first. */
const order: readonly Voucher['state'][] = ['ready', 'upcoming', 'used', 'expired']

type ShownVoucher = Omit<VoucherRow, 'memberId' | 'giftCode' | 'issuedAt' | 'usedOrderNumber'>

export function presentVoucher(
  { code, kind, name, valueCents, minimumCents, validFrom, validUntil, usedAt }: ShownVoucher,
  today: Day,
  culture: Culture,
): Voucher {
  const state = usedAt ? 'used' : today > validUntil ? 'expired' : today < validFrom ? 'upcoming' : 'ready'
  return { voucherCode: code, kind, name: name && inCulture(name, culture), state, valueCents, minimumCents, validFrom, validUntil }
}

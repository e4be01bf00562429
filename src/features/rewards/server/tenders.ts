import { shopDay, type Clock } from '#src/kit/clock.ts'
import { inEachCulture, type Translated } from '#src/kit/culture.ts'
import type { Cents } from '#src/kit/money.ts'
import type { Orm } from '#src/platform/db/database.ts'
import type { Day } from '../rules/days.ts'
import { afterAll, due } from '../rules/rebates.ts'
import { tenderNames } from '../tender-names.ts'
import type { VoucherFacts, VoucherKind } from '../rules/voucher-use.ts'
import { partsOfVouchers, voucherInReturn, type VoucherPart } from '../rules/voucher-in-return.ts'
import { firstToExpire } from '../rules/wallet.ts'
import { voucherCode } from './voucher-code.ts'
import type { RewardsLedger } from './rewards-ledger.ts'
import { findLots, findVouchersByCode, findVouchersOf, insertVoucher, lockMember, returnVouchers, useVoucher } from './rewards.store.ts'

export interface StoredVoucher extends VoucherFacts {
  code: string
  kind: VoucherKind
  name: Translated
  valueCents: Cents
}

/** What a member can pay with today. */
export interface Wallet {
  today: Day
  rebateCents: Cents
  /** What expires first, all of one day together. */
  first: { on: Day; amountCents: Cents } | null
  /** Those of the codes asked for that exist, whosesoever they are. */
  vouchers: StoredVoucher[]
}

export interface SpentTenders {
  memberId: number
  orderNumber: string
  voucherCodes: readonly string[]
  rebateCents: Cents
}

/** Vouchers and rebates as means of payment. Everything moves in the caller's transaction. */
export interface TendersService {
  wallet(orm: Orm, memberId: number, codes: readonly string[]): Promise<Wallet>
  /** Spends them on an order. False when one of them is not there any more; the caller then rolls back. */
  use(orm: Orm, spent: SpentTenders): Promise<boolean>
  /** Gives back what an order has used that will not be paid; a second call changes nothing. */
  release(orm: Orm, order: { memberId: number; orderNumber: string }): Promise<void>
  /**
   * Gives a part of them back when goods are refunded (refund-04). `vouchers`: one entry for each that paid. False when the member has
   * left: nobody can spend what comes back, and vouchers do not come back.
   */
  giveBack(orm: Orm, refund: TendersInReturn): Promise<boolean>
}

export interface TendersInReturn {
  memberId: number
  orderNumber: string
  vouchers: readonly VoucherPart[]
  rebateCents: Cents
}

export const createTenders = (ledger: RewardsLedger, clock: Clock, take = useVoucher): TendersService => ({
  async wallet(orm, memberId, codes) {
    const today = shopDay(clock.now())
    const stored = await findLots(orm, memberId)
    // What is due holds from the first minute of the day, before the daily job has written it.
    const lots = afterAll(stored, due(stored, today))
    return {
      today,
      rebateCents: lots.reduce((sum, { spendableCents }) => sum + spendableCents, 0),
      first: firstToExpire(lots),
      vouchers: (await findVouchersByCode(orm, codes)).map(({ usedAt, name, ...row }) => ({
        ...row,
        name: name ?? inEachCulture((culture) => tenderNames[culture][row.kind]),
        isUsed: usedAt !== null,
      })),
    }
  },

  async use(orm, { memberId, orderNumber, voucherCodes, rebateCents }) {
    // Always in the same order, so that two orders do not wait for each other.
    for (const code of voucherCodes.toSorted()) {
      if (!(await take(orm, code, { memberId, orderNumber, at: clock.now() }))) return false
    }
    return rebateCents === 0 || (await ledger.use(orm, { memberId, orderNumber, amountCents: rebateCents })).ok
  },

  async release(orm, { memberId, orderNumber }) {
    await returnVouchers(orm, orderNumber)
    await ledger.returnUse(orm, { memberId, orderNumber })
  },

  async giveBack(orm, { memberId, orderNumber, vouchers, rebateCents }) {
    const isThere = await lockMember(orm, memberId)
    if (rebateCents > 0) await ledger.returnUse(orm, { memberId, orderNumber, amountCents: rebateCents })
    if (vouchers.length === 0 || !isThere) return isThere
    for (const { voucher, cents } of partsOfVouchers(await findVouchersOf(orm, orderNumber), vouchers)) {
      const part = voucherInReturn(voucher, cents, shopDay(clock.now()))
      const name = voucher.name ?? inEachCulture((culture) => tenderNames[culture][voucher.kind])
      await insertVoucher(orm, { ...part, code: voucherCode(), memberId, kind: 'gift', name, issuedAt: clock.now() })
    }
    return true
  },
})

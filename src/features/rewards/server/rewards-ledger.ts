import { shopDay, type Clock } from '#src/kit/clock.ts'
import type { Cents } from '#src/kit/money.ts'
import { ok, type Result } from '#src/kit/result.ts'
import type { LedgerEntry } from '#src/features/pricing/rules/ledger.ts'
import type { InboxService } from '#src/features/inbox/server/inbox.service.ts'
import type { Orm } from '#src/platform/db/database.ts'
import { clawback } from '../rules/clawback.ts'
import type { Day } from '../rules/days.ts'
import { orderRewards, spendableDays } from '../rules/order-rewards.ts'
import { memberSavingCents, qualifyingCents } from '../rules/qualifying.ts'
import { applied, due, earned, returned, reversed, used, type EntrySet, type Lot } from '../rules/rebates.ts'
import { standing } from '../rules/standing.ts'
import {
  countSpend,
  dateLot,
  deleteSpend,
  findLotOf,
  findLots,
  findProgramme,
  findSets,
  findSpend,
  findSpender,
  insertLot,
  insertSet,
  insertSpend,
  lockMember,
  scheduleTierCheck,
  updateBalance,
  updateSpend,
} from './rewards.store.ts'

/** Moves spend and rebates. Each function runs in its caller's transaction and locks the member's row first. */
export interface RewardsLedger {
  /**
   * A paid order earns at the tier that the member has then; spend and earning wait for it to complete. The same order earns only once.
   * False for a member who has left, who earns nothing.
   */
  earn(orm: Orm, order: { memberId: number; orderNumber: string; ledger: readonly LedgerEntry[] }): Promise<boolean>
  /** All of an order was collected or delivered: its spend counts, and the days begin after which its earning can be spent. */
  complete(orm: Orm, order: { memberId: number; orderNumber: string }): Promise<void>
  /** Spends rebates on an order, the oldest expiry first. TOO_LARGE: more than the balance. */
  use(orm: Orm, spending: { memberId: number; orderNumber: string; amountCents: Cents }): Promise<Result<void, 'TOO_LARGE'>>
  /** Gives back what an order has used, or so much of it; does nothing when it has used nothing, or has it back already. */
  returnUse(orm: Orm, order: { memberId: number; orderNumber: string; amountCents?: Cents }): Promise<void>
  /** Goods of an order are refunded: their spend no longer counts, and what they earned is taken back. Answers what of it is spent already, to be deducted (refund-05). */
  takeBack(orm: Orm, refund: RefundedSpend): Promise<Cents>
}

export interface RefundedSpend {
  orderNumber: string
  /** The order's ledger, and what still qualifies of it. */
  ledger: readonly LedgerEntry[]
  leftCents: Cents
  leftSavedCents: Cents
  /** What earlier refunds have deducted, and the most that this one can. */
  deductedCents: Cents
  mostCents: Cents
  /** The order ends with this refund, and nothing of it was sent: it is no order of its member's any more (promo-24). */
  isCancelled?: boolean
}

export function createRewardsLedger(clock: Clock, inbox: InboxService, lock = lockMember): RewardsLedger {
  const today = (): Day => shopDay(clock.now())
  const returnUse: RewardsLedger['returnUse'] = async (orm, { memberId, orderNumber, amountCents }) => {
    await lock(orm, memberId)
    const sets = await findSets(orm, memberId, orderNumber)
    const use = sets.find(({ kind }) => kind === 'used')
    if (!use) return
    const lots = await findLots(orm, memberId)
    const set = returned(use, lots, today(), { amountCents, before: sets.filter(({ kind }) => kind === 'returned') })
    if (set) await writeSet(orm, memberId, lots, set)
  }
  return {
    async earn(orm, { memberId, orderNumber, ledger }) {
      if (!(await lockMember(orm, memberId))) return false
      const [programme, history, day] = [await findProgramme(orm), await findSpend(orm, memberId), today()]
      const amountCents = qualifyingCents(ledger)
      if (!(await insertSpend(orm, { orderNumber, memberId, day: null, amountCents, savedCents: memberSavingCents(ledger) }))) return true
      const { earnedCents, terms } = orderRewards(history, programme, amountCents, day)
      if (earnedCents === 0) return true
      const lot = await insertLot(orm, memberId, { orderNumber, earnedOn: day, spendableFrom: null, expiresOn: null, earnedCents, terms })
      await writeSet(orm, memberId, [lot], earned(lot))
      return true
    },

    async complete(orm, { memberId, orderNumber }) {
      const isThere = await lock(orm, memberId)
      if (!(await countSpend(orm, orderNumber, today()))) return
      const [programme, history] = [await findProgramme(orm), await findSpend(orm, memberId)]
      if (isThere) await scheduleTierCheck(orm, memberId, { tier: standing(history, programme, today()).tier, day: today() })
      const lot = await findLotOf(orm, orderNumber)
      if (lot) await dateLot(orm, lot, spendableDays(history, programme, lot, today()))
    },

    async use(orm, { memberId, orderNumber, amountCents }) {
      const isThere = await lock(orm, memberId)
      const lots = await settleLots(orm, isThere ? inbox : null, memberId, today())
      const set = used(lots, amountCents, { day: today(), orderNumber })
      if (!set.ok) return set
      await writeSet(orm, memberId, lots, set.value)
      return ok(undefined)
    },

    returnUse,

    async takeBack(orm, { orderNumber, ledger, leftCents, leftSavedCents, deductedCents, mostCents, isCancelled = false }) {
      const memberId = await findSpender(orm, orderNumber)
      if (memberId === null) return 0
      const isThere = await lockMember(orm, memberId)
      const programme = await findProgramme(orm)
      const { tier } = standing(await findSpend(orm, memberId), programme, today())
      if (isCancelled) await deleteSpend(orm, orderNumber)
      else await updateSpend(orm, { orderNumber, amountCents: leftCents, savedCents: leftSavedCents })
      if (isThere) await scheduleTierCheck(orm, memberId, { tier, day: today() })
      const lot = await findLotOf(orm, orderNumber)
      if (!lot) return 0
      const earning = { lot, spentCents: qualifyingCents(ledger), sets: await findSets(orm, memberId) }
      const owed = clawback(earning, programme, { leftCents, deductedCents, mostCents })
      const set = reversed(lot, today(), owed.takenCents)
      if (set) await writeSet(orm, memberId, [lot], set)
      return owed.deductedCents
    },
  }
}

/**
 * Writes what is due of a member's lots, with a message for each release; answers the lots after it. The caller has locked the member.
 * `inbox`: null for a member who has left.
 */
export async function settleLots(orm: Orm, inbox: InboxService | null, memberId: number, today: Day): Promise<Lot[]> {
  let lots = await findLots(orm, memberId)
  for (const set of due(lots, today)) {
    lots = await writeSet(orm, memberId, lots, set)
    if (set.kind !== 'released' || !inbox) continue
    const amountCents = set.entries.find(({ account }) => account === 'spendable')!.amountCents
    await inbox.write(orm, {
      memberId,
      kind: 'rebateSpendable',
      about: set.orderNumber,
      facts: { amountCents, orderNumber: set.orderNumber },
    })
  }
  return lots
}

/** Writes the entries and the balances after them; returns the changed lots. */
export async function writeSet(orm: Orm, memberId: number, lots: readonly Lot[], set: EntrySet): Promise<Lot[]> {
  const after = applied(lots, set)
  const touched = new Set(set.entries.map(({ lotId }) => lotId))
  await insertSet(orm, memberId, set)
  for (const lot of after) if (touched.has(lot.autoId)) await updateBalance(orm, lot)
  return after
}

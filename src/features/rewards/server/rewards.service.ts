import { shopDay, type Clock } from '#src/kit/clock.ts'
import { inCulture } from '#src/kit/culture.ts'
import { promotionText, type PromotionsService } from '#src/features/promotions/server/promotions.service.ts'
import type { Database } from '#src/platform/db/database.ts'
import type { MemberCaller } from '#src/platform/http/caller.ts'
import type { ConversionRate, LoyaltyCards, MembershipSummary, Rebates } from '../rewards.contract.ts'
import { cardNumber } from '../rules/card-number.ts'
import type { Day } from '../rules/days.ts'
import { privilegesOf } from '../rules/privileges.ts'
import { termsOf, tiers, type Tier } from '../rules/programme.ts'
import { afterAll, due } from '../rules/rebates.ts'
import { standing, type Standing } from '../rules/standing.ts'
import { historyOf, walletOf } from '../rules/wallet.ts'
import { findBrandCards, findFirstName, findLots, findProgramme, findSaving, findSets, findSpend } from './rewards.store.ts'

export { presentBagRewards } from './bag-rewards.present.ts'
export type { BuyerOfBag, Buyers } from './buyers.ts'
export { voucherProblem, voucherRefusalWords } from './voucher-refusal.present.ts'
export type { RewardsLedger } from './rewards-ledger.ts'
export type { StoredVoucher, TendersService, Wallet } from './tenders.ts'

/** The programme as one member sees it. */
export interface RewardsService {
  summary(caller: MemberCaller): Promise<MembershipSummary>
  conversionRate(caller: MemberCaller): Promise<ConversionRate>
  rebates(caller: MemberCaller): Promise<Rebates>
  loyaltyCards(caller: MemberCaller): Promise<LoyaltyCards>
}

const mostHistory = 100

export function createRewards({ orm }: Database, clock: Clock, promotions: PromotionsService): RewardsService {
  const today = (): Day => shopDay(clock.now())
  const standingOf = async (memberId: number): Promise<Standing> =>
    standing(await findSpend(orm, memberId), await findProgramme(orm), today())
  return {
    async summary({ member }) {
      const at = await standingOf(member)
      return {
        ...at,
        firstName: await findFirstName(orm, member),
        remainingCents: Math.max(0, (at.targetCents ?? 0) - at.spentCents),
        cardNumber: cardNumber(member),
        lifetimeSavingCents: await findSaving(orm, member),
      }
    },

    async conversionRate({ member, culture }) {
      const programme = await findProgramme(orm)
      const live = await promotions.all()
      const privileges = (tier: Tier) => privilegesOf(live, tier, clock.now()).map(({ message }) => promotionText(message, culture))
      const held = tiers.flatMap((each) => termsOf(programme, each, today()) ?? [])
      const { tier } = await standingOf(member)
      const { rebateCents = 0, rebateStepCents = 0, pendingDays = 0 } = held.find((terms) => terms.tier === tier) ?? {}
      const all = held.map((terms) => ({ ...terms, privileges: privileges(terms.tier) }))
      return { tier, rebateCents, rebateStepCents, pendingDays, tiers: all }
    },

    async rebates({ member }) {
      const [stored, sets, day] = [await findLots(orm, member), await findSets(orm, member), today()]
      // What is due holds from the first minute of the day, before the daily job has written it.
      const unwritten = due(stored, day)
      const lots = afterAll(stored, unwritten)
      return {
        ...walletOf(lots, day),
        lots: lots.filter(({ pendingCents, spendableCents }) => pendingCents + spendableCents > 0),
        history: historyOf([...sets, ...unwritten])
          .toReversed()
          .slice(0, mostHistory),
      }
    },

    async loyaltyCards({ member, culture }) {
      const { tier, tierAnniversaryEndDate, nextTier, spentCents, targetCents } = await standingOf(member)
      const cards = await findBrandCards(orm, member)
      return {
        storeCard: { cardNumber: cardNumber(member), tier, tierAnniversaryEndDate, nextTier, spentCents, targetCents },
        brandCards: cards.map(({ brandCode, brandName, brandNameZh, name, points, tier: brandTier }) => ({
          brandCode,
          brandName: inCulture({ en: brandName, zh: brandNameZh }, culture),
          name: inCulture(name, culture),
          points,
          tier: inCulture(brandTier, culture),
        })),
      }
    },
  }
}

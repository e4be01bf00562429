import { isOfBank, type InstalmentPlan } from '#src/features/pricing/rules/instalments.ts'
import type { SavedCard } from '../saved-cards.contract.ts'
import type { SavedCardRow } from './saved-cards.store.ts'

/** A card as its owner recognises it; `month` is this one, YYYY-MM. */
export const presentSavedCard = (
  { autoId, brand, last4, expires, range }: SavedCardRow,
  month: string,
  plans: readonly InstalmentPlan[],
): SavedCard => ({
  savedCard_AutoId: autoId,
  brand,
  last4,
  expires,
  range,
  isExpired: expires < month,
  bankCode: plans.find((plan) => isOfBank(range, plan))?.bank.code ?? null,
})

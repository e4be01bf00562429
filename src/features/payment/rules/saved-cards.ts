import { isOfBank } from '#src/features/pricing/rules/instalments.ts'

/** Why a saved card can not pay: it has expired, or it is not a card of the plan's bank (pay-14). */
export type CardRefusal = 'expired' | 'otherBank'

interface Card {
  isExpired: boolean
  /** Its first digits. */
  range: string
}

/** Null for a card that can pay: in full without a plan, else by this plan. */
export function cardRefusal(card: Card, plan: { cardRanges: readonly string[] } | null): CardRefusal | null {
  if (card.isExpired) return 'expired'
  return plan && !isOfBank(card.range, plan) ? 'otherBank' : null
}

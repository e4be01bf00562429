import type { Cents } from '#src/kit/money.ts'
import type { BestCombination } from './best-combination.ts'
import { enteredFor } from './candidate.ts'
import type { CartLine, EnteredCode } from './cart.ts'
import { sumOf } from './kinds/kind.ts'
import type { Promotion } from './promotion.ts'
import { refusal, type Refusal } from './refusal.ts'

/** An entered code with what came of it (promo-12). */
export interface AnsweredCode extends EnteredCode {
  /** Null when no promotion has this code. */
  promotionId: number | null
  /** What it takes off the goods that it was entered for, or off delivery. */
  cents: Cents
  /** Null when it was accepted. */
  refusal: Refusal | null
}

/** An answer for every code, in the order in which they were entered. */
export function answeredCodes(
  codes: readonly EnteredCode[],
  promotions: readonly Promotion[],
  lines: readonly CartLine[],
  best: BestCombination,
  why: ReadonlyMap<number, Refusal>,
): AnsweredCode[] {
  return codes.map((entered) => {
    const meant = promotions.filter((promotion) => enteredFor(promotion, [entered]).length > 0).toSorted((a, b) => a.id - b.id)
    const promotion = meant.find(({ id }) => !why.has(id)) ?? meant[0]
    if (!promotion) return { ...entered, promotionId: null, cents: 0, refusal: refusal('unknownCode') }
    const taken = best.final.taken.filter((_, at) => entered.lineId === null || entered.lineId === lines[at]!.id).flat()
    const ofDelivery = best.deliveryBy === promotion ? best.regularDeliveryCents - best.deliveryCents : 0
    const cents = ofDelivery + sumOf(taken.map((each) => (each.promotion === promotion ? each.cents : 0)))
    return { ...entered, promotionId: promotion.id, cents, refusal: plain(why.get(promotion.id)) }
  })
}

function plain(why: Refusal | undefined): Refusal | null {
  return why ? { reason: why.reason, missingCents: why.missingCents, missingPieces: why.missingPieces, by: why.by } : null
}

import type { Candidate } from './candidate.ts'
import type { BestCombination } from './best-combination.ts'
import { missingFor, type EarnedGift } from './gifts.ts'
import { isMultiBuy, isOfLines } from './kinds.ts'
import { isUnlocked, qualifyingOf, type OfferCandidate } from './line-stage.ts'
import type { OpenCart } from './open-cart.ts'
import type { Promotion } from './promotion.ts'
import { refusal, type Refusal } from './refusal.ts'
import { needsOf } from './threshold.ts'

/** Why a promotion that this buyer could use does not apply to the cart, and what is missing (promo-12); null when it applies. */
export function whyNotApplied(candidate: Candidate, best: BestCombination, gifts: readonly EarnedGift[]): Refusal | null {
  if (applies(candidate, best, gifts)) return null
  const alone = best.candidates.find(({ promotion }) => promotion.exclusive)
  if (alone) return refusal('appliesAlone', { by: alone.promotion.id })
  return missingGoods(candidate, best.afterLines) ?? givenWay(candidate, best, gifts)
}

function applies(candidate: Candidate, best: BestCombination, gifts: readonly EarnedGift[]): boolean {
  const { promotion } = candidate
  if (promotion.kind === 'gift') return gifts.some((gift) => gift.promotion === promotion)
  if (promotion.kind === 'delivery') return best.deliveryBy === promotion
  if (promotion.kind === 'purchaseWithPurchase' && best.candidates.includes(candidate)) {
    return isUnlocked(best.afterLines, candidate as OfferCandidate)
  }
  return best.final.taken.some((taken) => taken.some((each) => each.promotion === promotion))
}

/** What more of its goods a promotion needs. */
function missingGoods(candidate: Candidate, cart: OpenCart): Refusal | null {
  const missing = missingOf(candidate, cart)
  if (candidate.covers.length === 0) return refusal('noMatchingGoods', missing)
  if (missing.missingCents > 0) return refusal('belowThreshold', missing)
  return missing.missingPieces > 0 ? refusal('tooFewPieces', missing) : null
}

function missingOf(candidate: Candidate, cart: OpenCart): { missingCents: number; missingPieces: number } {
  const { promotion, covers } = candidate
  if (promotion.kind === 'purchaseWithPurchase') {
    const { cents, pieces } = qualifyingOf(cart, candidate)
    return { missingCents: Math.max(0, promotion.fromCents - cents), missingPieces: Math.max(0, promotion.fromPieces - pieces) }
  }
  return missingFor(cart, covers, needsOf(promotion))
}

/** A promotion with everything it needs gave way to another, or there was nothing left to take. */
function givenWay(candidate: Candidate, best: BestCombination, gifts: readonly EarnedGift[]): Refusal {
  const { promotion } = candidate
  if (promotion.exclusive) return refusal('othersApply')
  if (promotion.kind === 'delivery') return best.deliveryBy ? refusal('betterInGroup', { by: best.deliveryBy.id }) : refusal('nothingLeft')
  const inGroup = rivalOf(candidate, best, gifts)
  if (inGroup) return refusal('betterInGroup', { by: inGroup.id })
  if (!best.candidates.includes(candidate)) return refusal('betterWithout')
  if (promotion.kind === 'memberPercent') return refusal('noRegularGoods')
  const inPlace = (kind: Promotion['kind']) =>
    candidate.covers
      .flatMap((at) => best.final.taken[at]!)
      .find((taken) => (isOfLines(promotion) || isMultiBuy(promotion)) && taken.promotion.kind === kind)?.promotion
  const [member, offer] = [inPlace('memberPercent'), inPlace('purchaseWithPurchase')]
  if (member) return refusal('memberPriceIsBetter', { by: member.id })
  return offer ? refusal('specialPriceIsBetter', { by: offer.id }) : refusal('nothingLeft')
}

/** The promotion of the same group that applies in its place. */
function rivalOf({ promotion, covers, under }: Candidate, { final }: BestCombination, gifts: readonly EarnedGift[]): Promotion | undefined {
  if (promotion.kind === 'gift') return gifts.find((gift) => gift.promotion.group === promotion.group)!.promotion
  const reduced = promotion.kind === 'purchaseWithPurchase' ? under : covers
  const rivals = (isOfLines(promotion) ? reduced.flatMap((at) => final.taken[at]!) : final.taken.flat()).map((taken) => taken.promotion)
  return rivals.find((rival) => rival.group === promotion.group && isOfLines(rival) === isOfLines(promotion))
}

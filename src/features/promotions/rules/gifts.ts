import type { Cents } from '#src/kit/money.ts'
import type { Candidate } from './candidate.ts'
import type { Cart } from './cart.ts'
import type { Combination } from './combination.ts'
import type { GiftChoice } from './kinds/gift.ts'
import { sumOf } from './kinds/kind.ts'
import { groupsOf } from './line-stage.ts'
import { linesAt, valueOf, type OpenCart } from './open-cart.ts'
import type { Promotion } from './promotion.ts'
import type { Threshold } from './threshold.ts'

type GiftPromotion = Extract<Promotion, { kind: 'gift' }>

/** A gift that the cart has earned (promo-04, promo-05). */
export interface EarnedGift {
  promotion: GiftPromotion
  /** Each with the SKU that is given for it: its own, a substitute's, or null when all have run out. */
  choices: (GiftChoice & { givenSku: string | null })[]
  /** Null when it was declined or everything has run out. */
  given: { sku: string; insteadOf: string | null; worthCents: Cents } | null
  isDeclined: boolean
  /** The step that was reached, and the ids of the lines that reached it. */
  earnedFor: { fromCents: Cents; fromPieces: number; lines: number[] }
  /** What the next step still needs; null on the last step. */
  next: Threshold | null
}

type Missing = Pick<Threshold, 'missingCents' | 'missingPieces'>

/** What a step still needs. */
export function missingFor(cart: OpenCart, covers: readonly number[], needs: { fromCents: Cents; fromPieces: number }): Missing {
  return {
    missingCents: Math.max(0, needs.fromCents - valueOf(cart, covers)),
    missingPieces: Math.max(0, needs.fromPieces - sumOf(linesAt(cart, covers).map(({ line }) => line.quantity))),
  }
}

/** The gifts of a cart: of each group the one worth most, in the order of the groups. No gift is given more often than there is of it. */
export function giftsOf({ candidates, afterLines }: Combination, cart: Cart): EarnedGift[] {
  const stock = { ...cart.giftStock }
  const gifts = candidates.filter((each): each is Candidate<GiftPromotion> => each.promotion.kind === 'gift')
  return groupsOf(gifts).flatMap((group) => {
    const earned = group.flatMap((candidate) => earnedBy(candidate, afterLines, cart, stock) ?? [])
    const best = earned.toSorted((a, b) => worth(b) - worth(a))[0]
    if (best?.given) stock[best.given.sku]! -= 1
    return best ? [best] : []
  })
}

const worth = ({ given }: EarnedGift): Cents => given?.worthCents ?? 0

function earnedBy(
  { promotion, covers }: Candidate<GiftPromotion>,
  afterLines: OpenCart,
  cart: Cart,
  stock: Record<string, number>,
): EarnedGift | null {
  const thresholds = promotion.steps.map(({ fromCents, fromPieces }): Threshold => ({
    fromCents,
    fromPieces,
    ...missingFor(afterLines, covers, { fromCents, fromPieces }),
  }))
  const reached = thresholds.findLastIndex(({ missingCents, missingPieces }) => missingCents === 0 && missingPieces === 0)
  if (reached < 0) return null
  const { fromCents, fromPieces, choices: ofStep } = promotion.steps[reached]!
  const inStock = (sku: string): boolean => (stock[sku] ?? 0) > 0
  const choices = ofStep.map((choice) => ({
    ...choice,
    givenSku: [choice, ...choice.substitutes].find(({ sku }) => inStock(sku))?.sku ?? null,
  }))
  const wanted = cart.chosenGifts[promotion.id]
  const available = choices.filter(({ givenSku }) => givenSku !== null)
  const chosen = available.find(({ sku }) => sku === wanted) ?? available.find(({ sku, givenSku }) => sku === givenSku) ?? available[0]
  return {
    promotion,
    choices,
    isDeclined: wanted === null,
    earnedFor: { fromCents, fromPieces, lines: linesAt(afterLines, covers).map(({ line }) => line.id) },
    given: chosen && wanted !== null ? givenFor(chosen) : null,
    next: thresholds[reached + 1] ?? null,
  }
}

function givenFor(choice: EarnedGift['choices'][number]): EarnedGift['given'] {
  const { sku, worthCents } = [choice, ...choice.substitutes].find((each) => each.sku === choice.givenSku)!
  return { sku, insteadOf: sku === choice.sku ? null : choice.sku, worthCents }
}

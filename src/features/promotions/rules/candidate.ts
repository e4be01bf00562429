import type { Cents } from '#src/kit/money.ts'
import type { CartLine, EnteredCode } from './cart.ts'
import { isAmong } from './goods.ts'
import { isReduction, taken } from './kinds.ts'
import { sumOf } from './kinds/kind.ts'
import { linesAt, type OpenCart } from './open-cart.ts'
import type { Promotion } from './promotion.ts'

/** A promotion that this buyer could use now, with what it is about. Lines are named by where they stand among those of the cart. */
export interface Candidate<P extends Promotion = Promotion> {
  promotion: P
  covers: readonly number[]
  /** The lines that were bought under it. */
  under: readonly number[]
  /** What it takes when no other promotion does. */
  mostCents: Cents
}

const inCapitals = (code: string): string => code.trim().toUpperCase()

/** The codes that were entered and belong to this promotion. */
export const enteredFor = (promotion: Promotion, codes: readonly EnteredCode[]): EnteredCode[] =>
  codes.filter(({ code }) => promotion.codes.includes(inCapitals(code)))

/** Whether a line is among the goods of a promotion; what is only collected counts for no delivery (fulfil-25). */
export const isAbout = (promotion: Promotion, line: CartLine): boolean =>
  isAmong(promotion.goods, line) && (promotion.kind !== 'delivery' || !line.isOnlyCollected)

/** A code that was entered for a line is about that line only (promo-15). */
export function candidateOf(promotion: Promotion, base: OpenCart, codes: readonly EnteredCode[]): Candidate {
  const entered = enteredFor(promotion, codes)
  const isMeant = (line: CartLine): boolean => entered.length === 0 || entered.some(({ lineId }) => lineId === null || lineId === line.id)
  const places = [...base.lines.keys()]
  const covers = places.filter((at) => isAbout(promotion, base.lines[at]!.line) && isMeant(base.lines[at]!.line))
  return {
    promotion,
    covers,
    under: places.filter((at) => base.lines[at]!.line.offeredBy === promotion.id),
    mostCents: isReduction(promotion) ? sumOf(taken(promotion, linesAt(base, covers))) : 0,
  }
}

/** How many pieces of its goods a promotion needs at least. */
export function piecesFor(promotion: Promotion): number {
  if (promotion.kind === 'multiBuy' || promotion.kind === 'setPrice') return promotion.pieces
  return promotion.kind === 'quantityPercent' ? promotion.fromPieces : 0
}

/** Whether the cart has the goods, and the pieces of them, that a promotion needs whatever they cost. */
export function isUsable({ promotion, covers }: Candidate, base: OpenCart): boolean {
  return covers.length > 0 && sumOf(linesAt(base, covers).map(({ line }) => line.quantity)) >= piecesFor(promotion)
}

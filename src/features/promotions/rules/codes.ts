import type { Cents } from '#src/kit/money.ts'
import type { BestCombination } from './best-combination.ts'
import { enteredFor, isAbout } from './candidate.ts'
import type { CartLine, EnteredCode } from './cart.ts'
import { isReduction } from './kinds.ts'
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
    const promotion = meant.find((each) => takenFor(entered, each, lines, best) > 0) ?? meant.find(({ id }) => !why.has(id)) ?? meant[0]
    if (!promotion) return { ...entered, promotionId: null, cents: 0, refusal: refusal('unknownCode') }
    const cents = takenFor(entered, promotion, lines, best)
    const refused = plain(why.get(promotion.id)) ?? (cents === 0 ? whyNothing(entered, promotion, lines) : null)
    return { ...entered, promotionId: promotion.id, cents, refusal: refused }
  })
}

/** The lines that an entry is about. */
const linesFor = ({ lineId }: EnteredCode, promotion: Promotion, lines: readonly CartLine[]): CartLine[] =>
  lines.filter((line) => (lineId === null || lineId === line.id) && isAbout(promotion, line))

/** What a promotion takes off the goods of an entry, or off delivery. */
function takenFor(entered: EnteredCode, promotion: Promotion, lines: readonly CartLine[], best: BestCombination): Cents {
  const about = linesFor(entered, promotion, lines)
  const taken = best.final.taken.filter((_, at) => about.includes(lines[at]!)).flat()
  const ofDelivery = best.deliveryBy === promotion && about.length > 0 ? best.regularDeliveryCents - best.deliveryCents : 0
  return ofDelivery + sumOf(taken.map((each) => (each.promotion === promotion ? each.cents : 0)))
}

/** Why an entry takes nothing although its promotion applies, because another entry takes something (promo-25); null for what takes no cents. */
function whyNothing(entered: EnteredCode, promotion: Promotion, lines: readonly CartLine[]): Refusal | null {
  if (!isReduction(promotion) && promotion.kind !== 'delivery') return null
  return refusal(linesFor(entered, promotion, lines).length === 0 ? 'noMatchingGoods' : 'nothingLeft')
}

function plain(why: Refusal | undefined): Refusal | null {
  return why ? { reason: why.reason, missingCents: why.missingCents, missingPieces: why.missingPieces, by: why.by } : null
}

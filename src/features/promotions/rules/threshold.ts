import type { Cents } from '#src/kit/money.ts'
import { piecesFor } from './candidate.ts'
import { thresholdOf } from './combination.ts'
import type { Promotion } from './promotion.ts'

/** What goods must be worth and how many, and what of that is missing. 0 asks for nothing. */
export interface Threshold {
  fromCents: Cents
  fromPieces: number
  missingCents: Cents
  missingPieces: number
}

type Needs = Pick<Threshold, 'fromCents' | 'fromPieces'>

/** What a promotion asks for; of a gift with several steps, the first. */
export function needsOf(promotion: Promotion): Needs {
  if (promotion.kind === 'gift') {
    const { fromCents, fromPieces } = promotion.steps[0]!
    return { fromCents, fromPieces }
  }
  return { fromCents: thresholdOf(promotion), fromPieces: 'fromPieces' in promotion ? promotion.fromPieces : piecesFor(promotion) }
}

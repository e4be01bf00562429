import type { Culture } from '#src/kit/culture.ts'
import { problem, type Problem } from '#src/kit/problem.ts'
import type { NotSold } from '../availability.contract.ts'
import { notSoldMessages } from '../messages.ts'
import { isShown, whyNotSold, type NotSoldReason, type SaleFacts } from '../rules/why-not-sold.ts'

/** Why a variant is not sold, in words; null when it is. */
export function presentNotSold(facts: SaleFacts, culture: Culture): NotSold | null {
  const reason = whyNotSold(facts)
  return reason && { reason, ...notSoldMessages[culture][reason], isShown: isShown(facts) }
}

/** The refusal of somebody who wants it, in the reason's words (stock-09, stock-10). */
export const notSoldProblem = (reason: NotSoldReason): Problem<'OUT_OF_STOCK' | 'NOT_SOLD'> =>
  reason === 'outOfStock' ? problem('OUT_OF_STOCK') : problem('NOT_SOLD', { wordsIn: (culture) => notSoldMessages[culture][reason] })

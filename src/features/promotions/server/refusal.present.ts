import { inEachCulture, type Culture } from '#src/kit/culture.ts'
import { formatMoney } from '#src/kit/money.ts'
import { problem, type Problem } from '#src/kit/problem.ts'
import { mailWords } from '#src/platform/mail-template.ts'
import { promotionsProblems } from '../problem-messages.ts'
import { reasonMessages } from '../reason-messages.ts'
import { promotionText } from './name.present.ts'
import type { Promotion } from '../rules/promotion.ts'
import type { Refusal } from '../rules/refusal.ts'

const wordsIn = inEachCulture((culture) => mailWords(reasonMessages, culture))

/** Why something does not apply, and what is missing, in one sentence (promo-12). */
export function refusalWords(
  { reason, missingCents, missingPieces, by }: Refusal,
  promotions: ReadonlyMap<number, Promotion>,
  culture: Culture,
): string {
  const rival = by === null ? undefined : promotions.get(by)
  return wordsIn[culture](reason, {
    amount: formatMoney(missingCents),
    pieces: missingPieces,
    by: rival ? promotionText(rival.name, culture) : '',
  })
}

export const refusalProblem = (why: Refusal, promotions: ReadonlyMap<number, Promotion>): Problem<'PROMOTION_REFUSED'> =>
  problem('PROMOTION_REFUSED', {
    wordsIn: (culture) => ({
      title: promotionsProblems[culture].PROMOTION_REFUSED.title,
      message: refusalWords(why, promotions, culture),
    }),
  })

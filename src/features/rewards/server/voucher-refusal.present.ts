import { inEachCulture, type Culture } from '#src/kit/culture.ts'
import { dayOf } from '#src/kit/dates.ts'
import { formatMoney, type Cents } from '#src/kit/money.ts'
import { problem, type Problem } from '#src/kit/problem.ts'
import { mailWords } from '#src/platform/mail-template.ts'
import { rewardsProblems } from '../problem-messages.ts'
import { voucherReasonMessages } from '../reason-messages.ts'
import type { VoucherRefusal } from '../rules/voucher-use.ts'

const wordsIn = inEachCulture((culture) => mailWords(voucherReasonMessages, culture))

/** Why a voucher can not be used, and what is missing, in one sentence. */
export const voucherRefusalWords = (
  { reason, missingCents, day }: VoucherRefusal,
  { minimumCents }: { minimumCents: Cents },
  culture: Culture,
): string =>
  wordsIn[culture](reason, {
    amount: formatMoney(missingCents),
    minimum: formatMoney(minimumCents),
    day: day === null ? '' : dayOf(day, culture),
  })

export const voucherProblem = (refusal: VoucherRefusal, voucher: { minimumCents: Cents }): Problem<'VOUCHER_REFUSED'> =>
  problem('VOUCHER_REFUSED', {
    wordsIn: (culture) => ({
      title: rewardsProblems[culture].VOUCHER_REFUSED.title,
      message: voucherRefusalWords(refusal, voucher, culture),
    }),
  })

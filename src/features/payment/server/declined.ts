import { problem, type Problem } from '#src/kit/problem.ts'
import { declineMessages } from '../decline-messages.ts'
import { declineWordOf } from '../rules/attempt.ts'

/** The refusal of a card, with the reason as far as a shopper is told it (pay-25). */
export function declined(declineReason: string | null): Problem<'PAYMENT_DECLINED'> {
  const reason = declineWordOf(declineReason)
  return problem('PAYMENT_DECLINED', { details: { reason }, wordsIn: (culture) => declineMessages[culture][reason] })
}

import { hostedFields, type FieldProblem, type HostedField } from './page-words.ts'

/** What Hosted Fields tells of a field: never what is typed in it. */
export interface FieldState {
  isEmpty: boolean
  isValid: boolean
}

export type FieldStates = Record<HostedField, FieldState>
export type FieldProblems = Partial<Record<HostedField, FieldProblem>>

/** The errors of the form, field by field; an empty object for a valid card. */
export function problemsIn(states: FieldStates): FieldProblems {
  const problems: FieldProblems = {}
  for (const field of hostedFields) {
    if (states[field].isEmpty) problems[field] = 'missing'
    else if (!states[field].isValid) problems[field] = 'invalid'
  }
  return problems
}

/** What a tokenised card is called in a message to the shop's page. */
export interface Tokenized {
  nonce: string
  details: { bin?: string; lastFour?: string; cardType?: string }
}

export const nonceMessage = ({ nonce, details }: Tokenized) => ({
  type: 'nonce' as const,
  nonce,
  brand: details.cardType ?? '',
  last4: details.lastFour ?? '',
  range: (details.bin ?? '').slice(0, 6),
})

/** How 3-D Secure ends when Braintree's kit reports an error: the shopper stopped it, or it could not be done. */
export const endOf = (code: string): 'abandoned' | 'failed' =>
  code === 'THREEDS_CARDINAL_SDK_CANCELED' || code === 'THREEDS_VERIFY_CARD_CANCELED_BY_MERCHANT' ? 'abandoned' : 'failed'

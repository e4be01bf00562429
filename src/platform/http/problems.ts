import type { Culture } from '#src/kit/culture.ts'
import type { Problem, ProblemCode } from '#src/kit/problem.ts'

/** The only place where a problem meets an HTTP status (wire conventions). */
export const statusOf: Record<ProblemCode, number> = {
  MALFORMED: 400,
  VALIDATION: 422,
  NOT_SIGNED_IN: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  TOO_MANY_REQUESTS: 429,
  UNAVAILABLE: 503,
  UNEXPECTED: 500,
  OVER_STOCK: 409,
  OUT_OF_STOCK: 409,
  CART_EMPTY: 409,
  CART_FULL: 409,
  DELIVERY_NOT_AVAILABLE: 409,
  ADDRESS_INCOMPLETE: 422,
  STALE_QUOTE: 409,
  IDEMPOTENCY_MISMATCH: 409,
  PAYMENT_DECLINED: 409,
  PAYMENT_UNKNOWN: 409,
  TERMS_NOT_AGREED: 422,
}

/** Title and text of each problem in one language. */
export type ProblemWords = Record<ProblemCode, { title: string; message: string }>

export interface ProblemBody {
  succeeded: false
  code: ProblemCode
  title: string
  message: string
  details?: Record<string, string>
}

/** A problem as the wire says it. `details` of a 422 name the message key per field; the form words them. */
export function problemBody(problem: Problem, culture: Culture, words: Record<Culture, ProblemWords>): ProblemBody {
  const { title, message } = words[culture][problem.code]
  return {
    succeeded: false,
    code: problem.code,
    title,
    message,
    ...(problem.fields ? { details: problem.fields } : {}),
  }
}

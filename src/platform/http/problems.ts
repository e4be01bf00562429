import { inCulture, languages, type Culture } from '#src/kit/culture.ts'
import type { Problem, ProblemCode, ProblemWords } from '#src/kit/problem.ts'

/** The HTTP status of each problem, set here and nowhere else (wire-12). */
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
  NOT_SOLD: 409,
  IN_STOCK: 409,
  CART_EMPTY: 409,
  CART_FULL: 409,
  WISHLIST_FULL: 409,
  PROMOTION_REFUSED: 409,
  GIFT_CODE_REFUSED: 409,
  TOO_MANY_CODES: 409,
  VOUCHER_REFUSED: 409,
  TOO_MANY_VOUCHERS: 409,
  REDEEM_TOO_LARGE: 409,
  ADDRESS_BOOK_FULL: 409,
  DELIVERY_NOT_AVAILABLE: 409,
  COLLECTION_NOT_AVAILABLE: 409,
  SLOT_TAKEN: 409,
  PARCEL_BY_BRAND: 409,
  PARCEL_NO_WEIGHT: 409,
  PARCEL_TOO_HEAVY: 409,
  PARCEL_NOT_SERVED: 409,
  PARCEL_NOT_PRICED: 409,
  ADDRESS_INCOMPLETE: 422,
  PLAN_NOT_OFFERED: 409,
  STALE_QUOTE: 409,
  IDEMPOTENCY_MISMATCH: 409,
  PAYMENT_DECLINED: 409,
  PAYMENT_UNKNOWN: 409,
  CARD_TESTING_CHECK: 428,
  CARD_TESTING_PAUSE: 429,
  TERMS_NOT_AGREED: 422,
  ORDER_SENT: 409,
  ORDER_REFUNDED: 409,
  ORDER_UNSETTLED: 409,
  RETURN_REFUSED: 409,
  HUMAN_CHECK_MISSING: 422,
  CODE_CHECK: 428,
  CODE_INVALID: 409,
  CODE_EXPIRED: 409,
  SIGN_IN_LOCKED: 429,
  PASSWORD_INVALID: 409,
  EMAIL_NOT_REGISTERED: 409,
  MOBILE_NOT_REGISTERED: 409,
  MOBILE_AMBIGUOUS: 409,
  MEMBER_NOT_FOUND: 404,
  EMAIL_TAKEN: 409,
  MOBILE_TAKEN: 409,
  SIGN_IN_AGAIN: 403,
  SOCIAL_REFUSED: 409,
  SOCIAL_URL_FAILED: 503,
  VERIFY_MAIL_REFUSED: 409,
  AVATAR_TOO_LARGE: 422,
  AVATAR_NOT_PICTURE: 422,
}

export interface ProblemBody {
  succeeded: false
  code: ProblemCode
  title: string
  message: string
  details?: Record<string, string | number> | string
}

/** The Retry-After of a problem that names none, in seconds. */
export const retryAfterSeconds = 5

/** The response body of a problem. `details` of a 422 name the message key per field; those of a 429 are a sentence. */
export function problemBody(problem: Problem, culture: Culture, words: Record<Culture, ProblemWords>): ProblemBody {
  const { title, message, details } = { ...words[culture][problem.code], ...problem.wordsIn?.(culture) }
  const minutes = Math.ceil((problem.retryAfterSeconds ?? retryAfterSeconds) / 60)
  return {
    succeeded: false,
    code: problem.code,
    title,
    message: message.replace('{limit}', String(problem.limit)).replace('{goods}', () => goodsIn(problem, culture)),
    ...(problem.fields ? { details: problem.fields } : details ? { details: details.replace('{minutes}', String(minutes)) } : {}),
    ...(problem.details ? { details: problem.details } : {}),
    ...(problem.triesLeft === undefined ? {} : { details: { triesLeft: problem.triesLeft } }),
  }
}

const goodsIn = ({ goods = [] }: Problem, culture: Culture): string =>
  goods.map((name) => inCulture(name, culture)).join(languages[culture].listComma)

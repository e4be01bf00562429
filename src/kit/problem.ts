import type { Culture, Translated } from './culture.ts'

/** The problems that any call may answer with; `kit/problem-messages.ts` words them. */
const callProblemCodes = [
  'MALFORMED',
  'VALIDATION',
  'NOT_SIGNED_IN',
  'FORBIDDEN',
  'NOT_FOUND',
  'TOO_MANY_REQUESTS',
  'UNAVAILABLE',
  'UNEXPECTED',
] as const

/**
 * Every expected failure of the API. A contract names the problems that its call may answer with; `platform/http/problems.ts`
 * gives each its HTTP status; each feature words its own in `problem-messages.ts`, and `words.ts` does not compile while
 * a problem has no words.
 */
export const problemCodes = [
  ...callProblemCodes,
  'OVER_STOCK',
  'OUT_OF_STOCK',
  'NOT_SOLD',
  'IN_STOCK',
  'CART_EMPTY',
  'CART_FULL',
  'WISHLIST_FULL',
  'PROMOTION_REFUSED',
  'TOO_MANY_CODES',
  'VOUCHER_REFUSED',
  'TOO_MANY_VOUCHERS',
  'REDEEM_TOO_LARGE',
  'GIFT_CODE_REFUSED',
  'ADDRESS_BOOK_FULL',
  'DELIVERY_NOT_AVAILABLE',
  'COLLECTION_NOT_AVAILABLE',
  'SLOT_TAKEN',
  'PARCEL_BY_BRAND',
  'PARCEL_NO_WEIGHT',
  'PARCEL_TOO_HEAVY',
  'PARCEL_NOT_SERVED',
  'PARCEL_NOT_PRICED',
  'ADDRESS_INCOMPLETE',
  'PLAN_NOT_OFFERED',
  'STALE_QUOTE',
  'IDEMPOTENCY_MISMATCH',
  'PAYMENT_DECLINED',
  'PAYMENT_UNKNOWN',
  'CARD_TESTING_CHECK',
  'CARD_TESTING_PAUSE',
  'TERMS_NOT_AGREED',
  'ORDER_SENT',
  'ORDER_REFUNDED',
  'ORDER_UNSETTLED',
  'RETURN_REFUSED',
  'HUMAN_CHECK_MISSING',
  'CODE_CHECK',
  'CODE_INVALID',
  'CODE_EXPIRED',
  'SIGN_IN_LOCKED',
  'PASSWORD_INVALID',
  'EMAIL_NOT_REGISTERED',
  'MOBILE_NOT_REGISTERED',
  'MOBILE_AMBIGUOUS',
  'MEMBER_NOT_FOUND',
  'EMAIL_TAKEN',
  'MOBILE_TAKEN',
  'SIGN_IN_AGAIN',
  'SOCIAL_REFUSED',
  'SOCIAL_URL_FAILED',
  'VERIFY_MAIL_REFUSED',
  'AVATAR_TOO_LARGE',
  'AVATAR_NOT_PICTURE',
] as const

export type CallProblemCode = (typeof callProblemCodes)[number]
export type ProblemCode = (typeof problemCodes)[number]

/** A list that holds no more, or a parcel; the words name its limit, so `limitReached` makes these problems. */
export type LimitCode =
  | 'CART_FULL'
  | 'TOO_MANY_CODES'
  | 'TOO_MANY_VOUCHERS'
  | 'WISHLIST_FULL'
  | 'ADDRESS_BOOK_FULL'
  | 'PARCEL_TOO_HEAVY'
  | 'AVATAR_TOO_LARGE'

/** Goods that can not travel; the words name them, so `goodsRefused` makes these problems. */
export type GoodsCode = 'PARCEL_BY_BRAND' | 'PARCEL_NO_WEIGHT'

/**
 * Title and text of each problem in one language. `message` may contain `{limit}` or `{goods}`, and `details` `{minutes}`: the wait
 * before the next try, rounded up.
 */
export type ProblemWords = Record<ProblemCode, { title: string; message: string; details?: string }>

/** A refusal of a call. `fields` gives the message key of each wrong field. */
export interface Problem<Code extends ProblemCode = ProblemCode> {
  code: Code
  fields?: Record<string, string>
  /** The wait before the next try, in whole seconds. */
  retryAfterSeconds?: number
  /** What the page needs to act on it. */
  details?: Record<string, string | number>
  /** How many more codes may be entered. */
  triesLeft?: number
  /** The most that the list can hold. */
  limit?: number
  /** The names of the goods that it is about. */
  goods?: readonly Translated[]
  /** Words in place of the code's own, where one code stands for several reasons. */
  wordsIn?(culture: Culture): { title: string; message: string }
}

export const problem = <Code extends Exclude<ProblemCode, LimitCode | GoodsCode>>(
  code: Code,
  more: Omit<Problem, 'code' | 'limit' | 'goods'> = {},
): Problem<Code> => ({ code, ...more })

export const limitReached = <Code extends LimitCode>(code: Code, limit: number): Problem<Code> => ({ code, limit })

export const goodsRefused = <Code extends GoodsCode>(code: Code, goods: readonly Translated[]): Problem<Code> => ({ code, goods })

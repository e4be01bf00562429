import type { Translated } from '#src/kit/culture.ts'

/** Who a promotion is for. `tiers` names tiers of the member programme. */
export type Audience = { only: 'everyone' | 'members' | 'firstOrder' } | { only: 'tiers'; tiers: string[] }

/** Null: no limit. `perOrder` counts pieces, or sets of a multi-buy; the others count orders. */
export interface Limits {
  perOrder: number | null
  perCustomer: number | null
  total: number | null
}

/** What every promotion has, whatever its kind (promo-01). */
export interface Terms {
  id: number
  name: Translated
  message: Translated
  /** A product page shows messages by this number, the lowest first. */
  messagePriority: number
  /** Of promotions that give the same, the lowest number applies. */
  priority: number
  /** Promotions of one group do not add up (promo-10). */
  group: string
  /** Applies alone or not at all. */
  exclusive: boolean
  /** ISO 8601. The end is the first moment at which it no longer holds. */
  startsAt: string
  endsAt: string | null
  audience: Audience
  limits: Limits
  /** Upper case. With any, the promotion applies only when one of them was entered. */
  codes: string[]
}

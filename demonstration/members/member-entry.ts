import type { Culture, Translated } from '../../src/kit/culture.ts'

/** A member of `members.json`. Goods are named by their article numbers. */
export interface MemberEntry {
  email: string
  salutation: string
  firstName: string
  lastName: string
  culture: Culture
  /** Each brought a voucher. */
  giftCodes: string[]
  /** The latest first. */
  wishes: string[]
  brandCards: { brand: string; name: Translated; points: number; tier: Translated }[]
  orders: OrderEntry[]
}

export interface OrderEntry {
  daysAgo: number
  /** Where it is now. One that is ready to collect waits at a store; the others are delivered. */
  reached: 'paid' | 'processing' | 'shipped' | 'readyToCollect' | 'completed'
  /** What the member price took off it. */
  memberPercent: number
  goods: { ean: string; quantity: number }[]
}

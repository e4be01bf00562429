import type { DeliveryMode, DeliverySettings } from '#src/features/fulfilment/rules/delivery.ts'
import type { Cents } from '#src/kit/money.ts'

/** A line to price. Gifts are no lines: they follow from the goods. */
export interface CartLine {
  id: number
  sku: string
  brand: string
  categories: readonly string[]
  /** Sent by the store itself. */
  isOwn: boolean
  /** Has no part in what its delivery costs (fulfil-25). */
  isOnlyCollected: boolean
  quantity: number
  /** For one piece, before promotions. */
  unitCents: Cents
  /** The list price of one piece; higher than `unitCents` while the catalogue offers it for less. */
  unitListCents: Cents
  /** The purchase with purchase that it was bought under. */
  offeredBy: number | null
}

/** A code that the shopper entered, for the cart or for one line. */
export interface EnteredCode {
  code: string
  lineId: number | null
}

export interface Cart {
  lines: readonly CartLine[]
  codes: readonly EnteredCode[]
  /** By promotion: the SKU of the gift that the shopper chose; null when they want none. */
  chosenGifts: Readonly<Record<number, string | null>>
  /** How many pieces there are of each gift. */
  giftStock: Readonly<Record<string, number>>
  /** Purchases with purchase that the shopper declined. */
  declined: readonly number[]
  /** A parcel to another country has the price of its carrier, which no promotion lowers (fulfil-08). */
  delivery: { mode: DeliveryMode; settings: DeliverySettings; parcel?: { priceCents: Cents } | undefined }
}

export interface Buyer {
  /** Null for a guest. */
  tier: string | null
  isFirstOrder: boolean
  /** Orders in which a promotion was used, by promotion: those of this buyer, and of everybody. */
  uses: Readonly<Record<number, number>>
  usesByAll: Readonly<Record<number, number>>
}

import type { Translated, Culture } from '#src/kit/culture.ts'
import type { Cents } from '#src/kit/money.ts'
import type { ShippingAddress } from '#src/features/addresses/rules/address.ts'
import type { DeliveryMode } from '#src/features/fulfilment/rules/delivery.ts'
import type { OrderStatus } from './order-status.ts'

/** How the store's own goods travel, as agreed. Times are ISO 8601. */
export interface AgreedDelivery {
  mode: DeliveryMode
  /** The store collected from, and when the goods are ready there. */
  storeCode?: string
  readyBy?: string
  /** What the store was called, once it is gone; before that its code says it. */
  storeName?: Translated
  /** The English name of the group that is collected there while the others are delivered (fulfil-24). */
  collectedGroup?: string
  /** When they are delivered; without it, the store chooses the time. */
  slot?: { startsAt: string; endsAt: string }
  /** Sent to another country by DHL Express; calendar days from the order on. */
  parcel?: { days: number }
}

/** An order as agreed. It is a copy: nothing of it is read from the catalogue again. */
export interface Order {
  autoId: number
  orderNumber: string
  sessionId: string
  /** Null for a guest's order. */
  memberId: number | null
  cartId: number
  status: OrderStatus
  culture: Culture
  /** Permanent: the same key never makes a second order, nor one with other contents. */
  idempotencyKey: string
  quoteHash: string
  shippingAddress: ShippingAddress
  billingAddress: ShippingAddress
  delivery: AgreedDelivery
  totalCents: Cents
  gstCents: Cents
  /** Hundredths of a percent: 900 is 9 %. */
  gstRate: number
  placedAt: Date
  paidAt: Date | null
  /** When all of it was collected or counted as delivered; also of an order that is partly refunded. */
  completedAt: Date | null
  /** What is shown at the counter; null until the goods are ready there. */
  collectionCode: string | null
  invoiceNumber: string | null
}

export interface OrderLine {
  orderId: number
  position: number
  variantId: number
  ean: string
  slug: string
  /** The fulfiller. */
  group: Translated
  brand: Translated
  title: Translated
  options: Translated
  imageUrl: string | null
  quantity: number
  /** Before any reduction, for the whole line. */
  listCents: Cents
  amountCents: Cents
  isGift: boolean
  /** What a gift was given for. Null for goods that were bought, and for gifts of orders from before it was stored. */
  giftTerms: GiftTerms | null
}

/** A gift is kept as long as the goods that are left on these lines are worth so much and are so many (refund-03). */
export interface GiftTerms {
  fromCents: Cents
  fromPieces: number
  /** The positions of the lines that earned it. */
  lines: readonly number[]
  /** What is deducted for it when it is not sent back. */
  worthCents: Cents
}

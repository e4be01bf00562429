import type { Cents } from '#src/kit/money.ts'
import type { ParcelQuote } from './parcel.ts'

export const deliveryModes = ['delivery', 'collection'] as const
/** The two delivery types (fulfil-01). */
export type DeliveryMode = (typeof deliveryModes)[number]

/** How the shopper gets the goods that the store sends itself; goods sent by a brand are always delivered. */
export interface DeliveryChoice {
  mode: DeliveryMode
  /** The store collected from; with `delivery`, that of the goods that are only collected (fulfil-24). */
  storeCode?: string
  /** The delivery slot; only with `delivery`. Without one, the store chooses the time. */
  slotId?: number
  /** To another country, at the price quoted; without one, the goods stay in Singapore. */
  parcel?: ParcelQuote
}

export interface DeliverySettings {
  freeFromCents: Cents
  feeCents: Cents
}

/**
 * The store's own goods are delivered free from the threshold on, else for the fee; to another country for the price of
 * the parcel, whatever the goods cost. Collection and delivery by a brand cost nothing (fulfil-05, fulfil-08).
 */
export function deliveryFee(
  own: { goodsCents: Cents; lines: number },
  mode: DeliveryMode,
  settings: DeliverySettings,
  parcel?: { priceCents: Cents } | null,
): Cents {
  if (own.lines === 0 || mode === 'collection') return 0
  if (parcel) return parcel.priceCents
  return own.goodsCents >= settings.freeFromCents ? 0 : settings.feeCents
}

/** The amount that is missing for free delivery; 0 when the threshold is reached. */
export const missingForFreeDelivery = (goodsCents: Cents, settings: DeliverySettings): Cents =>
  Math.max(0, settings.freeFromCents - goodsCents)

/**
 * The same for a buyer whose delivery is free from less, by a promotion. `fromCents` and `missingCents` are those of everybody;
 * where nothing is missing, nothing is for this buyer.
 */
export const missingForBuyer = (buyerFromCents: Cents, { fromCents, missingCents }: { fromCents: Cents; missingCents: Cents }): Cents =>
  Math.max(0, missingCents - (fromCents - buyerFromCents))

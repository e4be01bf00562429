import type { Cents } from '#src/kit/money.ts'

export const deliveryModes = ['delivery', 'collection'] as const
/** The two delivery types (fulfil-01). */
export type DeliveryMode = (typeof deliveryModes)[number]

/** How the store's own group leaves the house; brands' groups are always delivered. */
export interface DeliveryChoice {
  mode: DeliveryMode
  /** The store collected from; only with `collection`. */
  storeCode?: string
}

export interface DeliverySettings {
  freeFromCents: Cents
  feeCents: Cents
}

/** Own goods: free from the threshold, else the fee; collection and brands' own delivery cost nothing (fulfil-05). */
export function deliveryFee(own: { goodsCents: Cents; lines: number }, mode: DeliveryMode, settings: DeliverySettings): Cents {
  if (own.lines === 0 || mode === 'collection') return 0
  return own.goodsCents >= settings.freeFromCents ? 0 : settings.feeCents
}

/** What is missing for free delivery; 0 when it is reached. */
export const missingForFreeDelivery = (goodsCents: Cents, settings: DeliverySettings): Cents =>
  Math.max(0, settings.freeFromCents - goodsCents)

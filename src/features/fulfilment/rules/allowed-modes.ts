import type { DeliveryChoice, DeliveryMode } from './delivery.ts'

/** How goods may reach a shopper. */
export interface AllowedModes {
  isDeliveryAllowed: boolean
  isCollectionAllowed: boolean
}

/** A group may travel in a way only if all of its goods may; goods that a brand sends itself are never collected (fulfil-02, fulfil-04). */
export const allowedModes = (goods: readonly AllowedModes[], sentByBrand: boolean): AllowedModes => ({
  isDeliveryAllowed: goods.every(({ isDeliveryAllowed }) => isDeliveryAllowed),
  isCollectionAllowed: !sentByBrand && goods.every(({ isCollectionAllowed }) => isCollectionAllowed),
})

export const isAllowed = (mode: DeliveryMode, { isDeliveryAllowed, isCollectionAllowed }: AllowedModes): boolean =>
  mode === 'delivery' ? isDeliveryAllowed : isCollectionAllowed

/** The shopper's choice; where the flags leave one other way only, that way (fulfil-02). */
export function choiceWithin(chosen: DeliveryChoice, allowed: AllowedModes): DeliveryChoice {
  if (isAllowed(chosen.mode, allowed)) return chosen
  const other: DeliveryMode = chosen.mode === 'delivery' ? 'collection' : 'delivery'
  return isAllowed(other, allowed) ? { mode: other } : chosen
}

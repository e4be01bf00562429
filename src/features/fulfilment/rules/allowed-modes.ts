import type { DeliveryChoice, DeliveryMode } from './delivery.ts'

/** How goods may reach a shopper. */
export interface AllowedModes {
  isDeliveryAllowed: boolean
  isCollectionAllowed: boolean
}

export const isOnlyCollected = ({ isDeliveryAllowed, isCollectionAllowed }: AllowedModes): boolean =>
  isCollectionAllowed && !isDeliveryAllowed

/**
 * A group may travel in a way only if all of its goods may; goods that a brand sends itself are never collected (fulfil-02, fulfil-04).
 * Own goods that are only collected rule delivery of others out in no case: they are a group of their own then (fulfil-24).
 */
export function allowedModes(goods: readonly AllowedModes[], sentByBrand: boolean): AllowedModes {
  const others = sentByBrand ? goods : goods.filter((each) => !isOnlyCollected(each))
  return {
    isDeliveryAllowed: (others.length > 0 ? others : goods).every(({ isDeliveryAllowed }) => isDeliveryAllowed),
    isCollectionAllowed: !sentByBrand && goods.every(({ isCollectionAllowed }) => isCollectionAllowed),
  }
}

export const isAllowed = (mode: DeliveryMode, { isDeliveryAllowed, isCollectionAllowed }: AllowedModes): boolean =>
  mode === 'delivery' ? isDeliveryAllowed : isCollectionAllowed

/** The shopper's choice; where the flags leave one other way only, that way, with the store that was chosen (fulfil-02). */
export function choiceWithin(chosen: DeliveryChoice, allowed: AllowedModes): DeliveryChoice {
  if (isAllowed(chosen.mode, allowed)) return chosen
  const other: DeliveryMode = chosen.mode === 'delivery' ? 'collection' : 'delivery'
  if (!isAllowed(other, allowed)) return chosen
  return chosen.storeCode === undefined ? { mode: other } : { mode: other, storeCode: chosen.storeCode }
}

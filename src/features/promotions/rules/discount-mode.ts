import type { Gives } from './promotion.ts'

/** How a promotion counts what it takes. */
export const discountModes = ['percent', 'amount', 'set', 'price', 'free'] as const
export type DiscountMode = (typeof discountModes)[number]

export const discountModeOf: Record<Gives['kind'], DiscountMode> = {
  itemPercent: 'percent',
  quantityPercent: 'percent',
  cartPercent: 'percent',
  memberPercent: 'percent',
  itemAmount: 'amount',
  cartAmount: 'amount',
  multiBuy: 'set',
  setPrice: 'set',
  purchaseWithPurchase: 'price',
  delivery: 'price',
  gift: 'free',
}

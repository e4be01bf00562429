import type { SoldItem } from '#src/features/catalogue/server/catalogue.service.ts'
import type { DeliveryChoice } from '#src/features/fulfilment/rules/delivery.ts'
import type { CartTotals } from '../rules/totals.ts'
import type { CartRow } from './cart.store.ts'

export interface PricedLine {
  autoId: number
  variantId: number
  quantity: number
  item: SoldItem
}

/** A cart with what everything in it costs now. */
export interface PricedCart {
  autoId: number | null
  sessionId: string | null
  lines: PricedLine[]
  delivery: DeliveryChoice
  shippingAddress: CartRow['shippingAddress']
  billingAddress: CartRow['billingAddress']
  paymentType: number
  totals: CartTotals
  quoteHash: string
}

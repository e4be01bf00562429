import type { OrderStatus } from './order-status.ts'

/** Who did something: a person of the store by name, the shopper, or the shop itself. */
export interface Actor {
  kind: 'staff' | 'shopper' | 'shop'
  name: string | null
}

/** Something that happened to a paid order (order-09). */
export interface OrderEvent {
  /** What the order, or the group of its goods, became. */
  status: OrderStatus
  /** The English name of the group; null for the whole order. */
  group: string | null
  at: Date
  by: Actor
  carrier: string | null
  trackingNumber: string | null
  reason: string | null
}

/** Whether a shopper has cancelled the whole order (refund-09). */
export const isCancelledByShopper = ({ status, group, by }: Pick<OrderEvent, 'status' | 'group' | 'by'>): boolean =>
  status === 'cancelled' && group === null && by.kind === 'shopper'

/** An event of which only what happened is known. */
export const newEvent = (event: Pick<OrderEvent, 'status' | 'at' | 'by'> & Partial<OrderEvent>): OrderEvent => ({
  group: null,
  carrier: null,
  trackingNumber: null,
  reason: null,
  ...event,
})

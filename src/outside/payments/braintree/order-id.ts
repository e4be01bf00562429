/**
 * Braintree's order id of a sale is `order/attempt`, of its refund `order/attempt/refund`. So a transaction whose response
 * was lost is found by it, and staff find it by the order number in the control panel.
 */
export const orderIdOf = (orderNumber: string, attemptKey: string, refundKey?: string): string =>
  [orderNumber, attemptKey, ...(refundKey === undefined ? [] : [refundKey])].join('/')

export interface OrderIdParts {
  orderNumber: string
  attemptKey: string
  /** Only of a refund that the shop asked for; one made in the control panel has the order id of its sale. */
  refundKey: string | undefined
}

/** A transaction that the shop did not make has its whole order id as order number and attempt. */
export function partsOf(orderId: string | null | undefined): OrderIdParts {
  const [orderNumber = '', attemptKey = orderNumber, refundKey] = (orderId ?? '').split('/')
  return { orderNumber, attemptKey, refundKey }
}

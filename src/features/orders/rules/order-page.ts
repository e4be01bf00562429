/** Where an order is shown to whoever has its key; to its owner without one (order-19). `origin`: empty for a link within the shop. */
export const orderPage = (origin: string, orderNumber: string, key?: string): string =>
  `${origin}/order?orderNumber=${orderNumber}${key === undefined ? '' : `&key=${key}`}`

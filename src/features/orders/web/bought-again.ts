import type { InvoiceLine } from '#src/features/orders/orders.contract.ts'

/** The lines of an order that can be bought again. A gift was never bought: the cart gives it by itself where it is due. */
export const boughtAgain = <Line extends Pick<InvoiceLine, 'isGift'>>(lines: readonly Line[]): Line[] =>
  lines.filter(({ isGift }) => !isGift)

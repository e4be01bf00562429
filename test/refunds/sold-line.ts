import type { SoldLine } from '#src/features/refunds/rules/parts.ts'

/** A line of goods with nothing but its pieces and its price, in cents. */
export const soldLine = (position: number, quantity: number, amountCents: number): SoldLine => ({
  position,
  quantity,
  amountCents,
  thresholdCents: amountCents,
  gift: null,
})

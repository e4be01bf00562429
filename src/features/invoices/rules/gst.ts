import type { Cents } from '#src/kit/money.ts'
import { allocate } from '#src/kit/money-shares.ts'

/**
 * The GST of each line and of the delivery, in this order: the invoice's GST, divided over what they cost by largest
 * remainder (money-14), so that their sum is the invoice's.
 */
export const gstByRow = (gstCents: Cents, { lines, deliveryCents }: { lines: readonly Cents[]; deliveryCents: Cents }): Cents[] =>
  allocate(gstCents, [...lines, deliveryCents])

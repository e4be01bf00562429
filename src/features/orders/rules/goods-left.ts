/** Pieces of an order's line that were refunded, and when. */
export interface RefundedPieces {
  line: number
  quantity: number
  at: Date
}

type Line = { position: number; quantity: number }

/** How many pieces of a line were refunded. */
export const refundedQuantity = ({ position }: Line, refunded: readonly RefundedPieces[]): number =>
  refunded.reduce((sum, { line, quantity }) => (line === position ? sum + quantity : sum), 0)

/** The goods that are to be sent, or were: lines with the pieces that were not refunded, without those that have none (refund-11). */
export const goodsLeft = <Goods extends Line>(lines: readonly Goods[], refunded: readonly RefundedPieces[]): Goods[] =>
  lines.map((line) => ({ ...line, quantity: line.quantity - refundedQuantity(line, refunded) })).filter(({ quantity }) => quantity > 0)

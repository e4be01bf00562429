import { ok, refuse, type Result } from '#src/kit/result.ts'

/** What the rules need to know of a line; a cart item of the wire fits. */
export interface CountedLine {
  autoId: number
  quantityInCart: number
}

export type QuantityRefusal = 'NOT_FOUND' | 'OUT_OF_STOCK' | 'OVER_STOCK'

/**
 * Sets the quantity of one line (cart-09). 0 or less removes it.
 * `mostOf` says how many can be bought now: the lesser of stock and maxAddQuantity. Taking some away is
 * always allowed, even when what is left is more than there is.
 */
export function setQuantity<Line extends CountedLine>(
  lines: readonly Line[],
  autoId: number,
  quantity: number,
  mostOf: (line: Line) => number,
): Result<Line[], QuantityRefusal> {
  const line = lines.find((each) => each.autoId === autoId)
  if (!line) return refuse('NOT_FOUND')
  if (quantity <= 0) return ok(lines.filter((each) => each !== line))
  if (quantity > line.quantityInCart && mostOf(line) === 0) return refuse('OUT_OF_STOCK')
  if (quantity > line.quantityInCart && quantity > mostOf(line)) return refuse('OVER_STOCK')
  return ok(lines.map((each) => (each === line ? { ...line, quantityInCart: quantity } : each)))
}

/** One press of the stepper: never below 1 (cart-08), never above what can be bought. */
export function steppedQuantity(quantity: number, step: 1 | -1, most: number): number {
  return Math.max(1, Math.min(quantity + step, most))
}

/**
 * Asks before removing one line and takes the question back from every other; null asks about none
 * (cart-07).
 */
export function askBeforeRemoving<Line extends CountedLine>(
  lines: readonly Line[],
  autoId: number | null,
): (Line & { isShowConfirmRemoveProduct: boolean })[] {
  return lines.map((line) => ({ ...line, isShowConfirmRemoveProduct: line.autoId === autoId }))
}

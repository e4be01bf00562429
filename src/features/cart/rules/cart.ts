import { ok, refuse, type Result } from '#src/kit/result.ts'

/** What the rules need to know of a line. */
export interface CountedLine {
  id: number
  quantity: number
}

export type QuantityRefusal = 'NOT_FOUND' | 'NOT_SOLD' | 'OVER_STOCK'

/**
 * Sets the quantity of one line (cart-09). 0 or less removes it.
 * `mostOf` returns how many can be bought now: the lesser of stock and maxAddQuantity. A quantity may always be
 * lowered, even when the new one is still more than there is.
 */
export function setQuantity<Line extends CountedLine>(
  lines: readonly Line[],
  id: number,
  quantity: number,
  mostOf: (line: Line) => number,
): Result<Line[], QuantityRefusal> {
  const line = lines.find((each) => each.id === id)
  if (!line) return refuse('NOT_FOUND')
  if (quantity <= 0) return ok(lines.filter((each) => each !== line))
  if (quantity > line.quantity && mostOf(line) === 0) return refuse('NOT_SOLD')
  if (quantity > line.quantity && quantity > mostOf(line)) return refuse('OVER_STOCK')
  return ok(lines.map((each) => (each === line ? { ...line, quantity } : each)))
}

/** One press of the stepper: never below 1 (cart-08), never above what can be bought. */
export function steppedQuantity(quantity: number, step: 1 | -1, most: number): number {
  return Math.max(1, Math.min(quantity + step, most))
}

/** Asks for confirmation at one line at most; null asks at none (cart-07). */
export function confirmRemoval<Line extends CountedLine>(
  lines: readonly Line[],
  id: number | null,
): (Line & { isConfirmingRemoval: boolean })[] {
  return lines.map((line) => ({ ...line, isConfirmingRemoval: line.id === id }))
}

import type { Cents } from '#src/kit/money.ts'
import type { CartLine } from './cart.ts'
import { sumOf, type OpenLine } from './kinds/kind.ts'
import type { Promotion } from './promotion.ts'

/** What one promotion took off one line. */
export interface Taken {
  promotion: Promotion
  cents: Cents
}

/** A cart while it is priced: what is left of each line's price, and what was taken off it. */
export interface OpenCart {
  lines: OpenLine[]
  taken: Taken[][]
}

export const openCart = (lines: readonly CartLine[]): OpenCart => ({
  lines: lines.map((line) => ({ line, leftCents: line.unitCents * line.quantity, isReduced: false, isUnderOffer: false })),
  taken: lines.map(() => []),
})

export const copyOf = ({ lines, taken }: OpenCart): OpenCart => ({
  lines: lines.map((line) => ({ ...line })),
  taken: taken.map((each) => [...each]),
})

export const linesAt = (cart: OpenCart, covers: readonly number[]): OpenLine[] => covers.map((at) => cart.lines[at]!)

export function valueOf(cart: OpenCart, covers: readonly number[]): Cents {
  let value = 0
  for (const at of covers) value += cart.lines[at]!.leftCents
  return value
}

export const goodsCentsOf = (cart: OpenCart): Cents => sumOf(cart.lines.map(({ leftCents }) => leftCents))

export function take(cart: OpenCart, at: number, promotion: Promotion, cents: Cents): void {
  if (cents === 0) return
  cart.lines[at]!.leftCents -= cents
  cart.taken[at]!.push({ promotion, cents })
}

/** Gives back what promotions took off a line. */
export function restore(cart: OpenCart, at: number): void {
  cart.lines[at]!.leftCents += sumOf(cart.taken[at]!.map(({ cents }) => cents))
  cart.taken[at] = []
}

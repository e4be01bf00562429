import type { Cents } from './money.ts'

/**
 * Allocates an amount over weights by largest remainder: the parts always add up to the whole, and no part differs from
 * its exact share by a cent or more. On a tie the earlier part gets the cent. Where all weights are zero, the first part
 * gets the whole.
 */
export function allocate(amount: Cents, weights: readonly number[]): Cents[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  if (weights.length === 0) return []
  if (total === 0) return weights.map((_, index) => (index === 0 ? amount : 0))
  // Whole numbers throughout: a quotient is rounded, and then two equal remainders differ.
  const remainders = weights.map((weight) => (amount * weight) % total)
  const parts = weights.map((weight, index) => (amount * weight - remainders[index]!) / total)
  const left = amount - parts.reduce((sum, part) => sum + part, 0)
  const byRemainder = remainders
    .map((remainder, index) => ({ index, remainder }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index)
  for (const { index } of byRemainder.slice(0, left)) parts[index]! += 1
  return parts
}

/** GST contained in a price that includes it; `rate` in hundredths of a percent (9 % = 900). Half a cent rounds up. */
export const gstContained = (cents: Cents, rate: number): Cents => Math.round((cents * rate) / (10_000 + rate))

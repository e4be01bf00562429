import type { Cents } from '#src/kit/money.ts'
import { allocate } from '#src/kit/money-shares.ts'
import { sumOf, type OpenLine } from './kind.ts'

/** One piece of the line at `index`. */
export interface Piece {
  index: number
  unitCents: Cents
}

/** The dearest first; of equal ones the earlier line. */
const byPrice = (lines: readonly OpenLine[]): (Piece & { quantity: number })[] =>
  lines.map(({ line: { unitCents, quantity } }, index) => ({ index, unitCents, quantity })).toSorted((a, b) => b.unitCents - a.unitCents)

/** How many pieces of each line are among the dearest so many. */
export function dearestPieces(lines: readonly OpenLine[], count: number): number[] {
  let room = count
  const counts = lines.map(() => 0)
  for (const { index, quantity } of byPrice(lines)) {
    counts[index] = Math.min(room, quantity)
    room -= counts[index]!
  }
  return counts
}

/** Whole sets of so many pieces, the dearest together, which is best for the shopper; pieces left over make none. */
export function setsOf(lines: readonly OpenLine[], size: number, mostSets: number): Piece[][] {
  const pieces = byPrice(lines).flatMap(({ quantity, ...piece }) => Array.from({ length: quantity }, () => piece))
  const count = Math.min(Math.floor(pieces.length / size), mostSets)
  return Array.from({ length: count }, (_, at) => pieces.slice(at * size, (at + 1) * size))
}

export const priceOf = (pieces: readonly Piece[]): Cents => sumOf(pieces.map(({ unitCents }) => unitCents))

/** Spreads a reduction over the lines of these pieces, by the price of the pieces (money-03); no line gets more than is left of it. */
export function spreadOver(cents: Cents, pieces: readonly Piece[], lines: readonly OpenLine[]): Cents[] {
  const weights = lines.map(() => 0)
  for (const { index, unitCents } of pieces) weights[index]! += unitCents
  return allocate(cents, weights).map((part, at) => Math.min(part, lines[at]!.leftCents))
}

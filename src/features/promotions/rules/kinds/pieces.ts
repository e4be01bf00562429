import type { Cents } from '#src/kit/money.ts'
import { allocate } from '#src/kit/money-shares.ts'
import { sumOf, type OpenLine } from './kind.ts'

/** So many pieces of the line at `index` that cost the same. */
export interface Pieces {
  index: number
  unitCents: Cents
  count: number
}

/**
 * The pieces of lines, each with its part of what is left of its line (promo-16): the cents that cannot be divided belong to the
 * first ones. The dearest first; of equal ones the earlier line.
 */
const byPrice = (lines: readonly OpenLine[]): Pieces[] =>
  lines
    .flatMap(({ leftCents, line: { quantity } }, index) => {
      const [unitCents, dearer] = [Math.floor(leftCents / quantity), leftCents % quantity]
      return [
        { index, unitCents: unitCents + 1, count: dearer },
        { index, unitCents, count: quantity - dearer },
      ]
    })
    .toSorted((a, b) => b.unitCents - a.unitCents)

/** The dearest pieces, so many of them. */
export function dearestPieces(lines: readonly OpenLine[], most: number): Pieces[] {
  let room = most
  return byPrice(lines).map((pieces) => {
    const count = Math.min(room, pieces.count)
    room -= count
    return { ...pieces, count }
  })
}

/** What pieces come to on each line. */
export function perLine(lines: readonly OpenLine[], pieces: readonly Pieces[], of: (each: Pieces) => number): number[] {
  const sums = lines.map(() => 0)
  for (const each of pieces) sums[each.index]! += of(each)
  return sums
}

/** Whole sets of so many pieces, the dearest together, which is best for the shopper; pieces left over make none. */
export function setsOf(lines: readonly OpenLine[], size: number, mostSets: number): Pieces[][] {
  const pieces = byPrice(lines).flatMap((each) => Array.from({ length: each.count }, () => ({ ...each, count: 1 })))
  const count = Math.min(Math.floor(pieces.length / size), mostSets)
  return Array.from({ length: count }, (_, at) => pieces.slice(at * size, (at + 1) * size))
}

const costOf = ({ unitCents, count }: Pieces): Cents => unitCents * count

export const priceOf = (pieces: readonly Pieces[]): Cents => sumOf(pieces.map(costOf))

/** What pieces cost on each line. */
export const pricePerLine = (lines: readonly OpenLine[], pieces: readonly Pieces[]): Cents[] => perLine(lines, pieces, costOf)

/** Spreads a reduction of these pieces over their lines, by the price of the pieces (money-03); so no line gets more than is left of it. */
export const spreadOver = (cents: Cents, pieces: readonly Pieces[], lines: readonly OpenLine[]): Cents[] =>
  allocate(cents, pricePerLine(lines, pieces))

import type { Threshold } from '#src/features/promotions/rules/threshold.ts'

/** How far goods are on the way to a threshold, of its value or else of its pieces. */
export function progressOf({ fromCents, fromPieces, missingCents, missingPieces }: Threshold) {
  return missingCents > 0 || missingPieces === 0
    ? { unit: 'cents' as const, missing: missingCents, reached: fromCents - missingCents, needed: fromCents }
    : { unit: 'pieces' as const, missing: missingPieces, reached: fromPieces - missingPieces, needed: fromPieces }
}

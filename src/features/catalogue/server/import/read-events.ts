import type { Reading } from '../../rules/catalogue-item.ts'

/** What reading a file gives: its products one by one, its columns once, and `unreadable` last where it cannot go on. */
export type ReadEvent =
  /** Columns that nothing is done with. */
  | { kind: 'columns'; ignored: string[] }
  | { kind: 'product'; handle: string; rows: number; reading: Reading; scattered: boolean }
  | { kind: 'unreadable'; reason: string }

/** A product whose rows stood elsewhere too. Which of them hold what cannot be known, so none after the first are taken. */
export function scatteredReading(lines: readonly number[], column: string, handle: string, cameBefore: number): Reading {
  const text = `"${handle}" has rows from line ${cameBefore} on already; the rows of one product must stand together`
  return { item: null, badRows: lines.map((line) => ({ line, column, text })), notes: [] }
}

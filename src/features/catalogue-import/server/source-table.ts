import type { Result } from '#src/kit/result.ts'
import type { Row } from '../rules/cells.ts'
import type { FileEvent } from './read-events.ts'
import type { Separator } from './separator.ts'
import { readSourceRows, type SourceRow } from './source-rows.ts'

/** A parsed header: a reader for the rows under it, and the columns that are ignored. */
export interface TableHeader<R> {
  ignored: string[]
  row(line: number, cells: readonly string[]): R
  /** Whether what stands there never has a line break. */
  isOneLine(place: number): boolean
}

/** Reads the rows of a text file whose first line names the columns. */
export async function* readTable<R extends Row<never>>(
  bytes: AsyncIterable<Uint8Array>,
  delimiter: Separator,
  understand: (names: readonly string[]) => Result<TableHeader<R>>,
): AsyncGenerator<R | FileEvent> {
  const rows = readSourceRows(bytes, delimiter)
  const first = await rows.next()
  if (first.done) return yield { kind: 'unreadable', reason: 'The file is empty.' }
  const { cells: names, broken } = first.value
  if (broken !== undefined) return yield { kind: 'unreadable', reason: `Line 1: ${broken}.` }
  const header = understand(names)
  if (!header.ok) return yield { kind: 'unreadable', reason: header.problem }
  yield { kind: 'columns', ignored: header.value.ignored }
  let areWhole = true
  for await (const row of rows) {
    const damage = damageOf(row, names, header.value.isOneLine) ?? (areWhole ? cutOff(row, names) : undefined)
    yield { ...header.value.row(row.line, row.cells), damage }
    areWhole &&= row.cells.length >= names.length
    if (row.broken !== undefined) yield { kind: 'unreadable', reason: `Line ${row.line}: ${row.broken}.` }
  }
}

/** Why the cells of a row may be in wrong columns or have wrong characters. */
function damageOf({ cells, broken }: SourceRow, names: readonly string[], isOneLine: (place: number) => boolean): Row<never>['damage'] {
  if (broken !== undefined) return { column: '', text: broken }
  if (cells.slice(names.length).some((cell) => cell.trim() !== '')) {
    const text = `has ${cells.length} cells where the first line names ${names.length}; look for a missing quotation mark`
    return { column: '', text }
  }
  const swallowing = cells.findIndex((cell, place) => isOneLine(place) && /[\n\r]/.test(cell.trim()))
  if (swallowing >= 0) return { column: names[swallowing]!.trim(), text: 'goes on in the next line; look for a missing quotation mark' }
  const garbled = cells.findIndex((cell) => cell.includes('\ufffd') || cell.includes('\0'))
  if (garbled < 0) return undefined
  return { column: names[garbled]!.trim(), text: 'has bytes that are not UTF-8; save the file as "CSV UTF-8"' }
}

/** The last row of a file that was cut off, where the rows before it have all their cells: blank ones would remove what is stored. */
function cutOff({ cells, isLast }: SourceRow, names: readonly string[]): Row<never>['damage'] {
  if (!isLast || cells.length >= names.length) return undefined
  return {
    column: '',
    text: `ends the file after ${cells.length} of ${names.length} cells; if this is all of it, end the row with a line break`,
  }
}

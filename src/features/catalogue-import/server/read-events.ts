import type { Reading } from '../rules/catalogue-item.ts'
import type { Row } from '../rules/cells.ts'
import { groupRows, mostRowsOfProduct } from './group-rows.ts'

/** The results of reading a file: its products one by one, and at the end those about the file itself. */
export type ReadEvent = ProductRead | FileEvent

export interface ProductRead {
  kind: 'product'
  handle: string
  rows: number
  reading: Reading
  /** Whether other rows of the product are elsewhere in the file. */
  scattered: boolean
}

export type FileEvent =
  /** Columns that are ignored. */
  | { kind: 'columns'; ignored: string[] }
  /** Why the file could not be read to its end. */
  | { kind: 'unreadable'; reason: string }

/** How rows of one format are read as products. */
interface ProductFormat<R> {
  /** What the rows of one product have in common; empty when it is missing. */
  keyOf(row: R): string
  /** The handle of the product in a row; empty when it has none. */
  handleOf(row: R): string
  readItem(rows: readonly [R, ...R[]], handle: string): Reading
  /** The name of the handle column, for remarks. */
  handleColumn(row: R): string
}

/** The products in the rows of a file, with the rows of one product in memory at a time. */
export async function* readProducts<R extends Row<never>>(
  parts: AsyncIterable<R | FileEvent>,
  { keyOf, handleOf, readItem, handleColumn }: ProductFormat<R>,
): AsyncGenerator<ReadEvent> {
  const ofFile: FileEvent[] = []
  async function* rows(): AsyncGenerator<R> {
    for await (const part of parts) {
      if ('kind' in part) ofFile.push(part)
      else yield part
    }
  }
  const how = { keyOf, isDamaged: (row: R) => row.damage !== undefined }
  for await (const { rows: group, cameBefore } of groupRows(rows(), how)) {
    const handle = handleOf(group[0])
    const reading = cameBefore === null ? readItem(group, handle) : scatteredReading(group, handleColumn(group[0]), handle, cameBefore)
    yield { kind: 'product', handle, rows: group.length, reading, scattered: cameBefore !== null }
  }
  yield* ofFile
}

/** The handles of all products that a file has rows of, also of those that are left out. */
export async function handlesIn(events: AsyncIterable<ReadEvent>): Promise<Set<string>> {
  const handles = new Set<string>()
  for await (const event of events) if (event.kind === 'product') handles.add(event.handle)
  return handles
}

/** The rows of a scattered product cannot be combined, so all but the first group are refused. */
function scatteredReading(rows: readonly { line: number }[], column: string, handle: string, cameBefore: number): Reading {
  const rule = `the rows of one product must stand together, ${mostRowsOfProduct} at most`
  const text = `"${handle}" has rows from line ${cameBefore} on already; ${rule}`
  return { item: null, badRows: rows.map(({ line }) => ({ line, column, text })), notes: [] }
}

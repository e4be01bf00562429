import { finished } from 'node:stream/promises'
import { CsvError, parse, type Parser } from 'csv-parse'
import type { Separator } from './separator.ts'

/** One row of a text file. */
export interface SourceRow {
  /** Its first line. Quoted cells may have further lines. */
  line: number
  cells: string[]
  /** Set when the file cannot be read beyond this row. */
  broken?: string
  /** Set when the file ends in this row, without a line end. */
  isLast?: boolean
}

/** Far more than any product of Shopify's has; without a limit, one stray quotation mark would read the file into memory. */
const longestRow = 2_000_000

/**
 * Reads separated values as spreadsheets and shops write them: byte order marks, line ends of all three kinds, blanks around
 * quoted cells, quotation marks inside unquoted ones, rows shorter or longer than the header. Blank rows are left out.
 * Has the rows of one chunk in memory at a time.
 */
export async function* readSourceRows(bytes: AsyncIterable<Uint8Array>, delimiter: Separator): AsyncGenerator<SourceRow> {
  let line = 1
  for await (const { cells, broken, isLast } of recordsIn(bytes, delimiter)) {
    const row = { line, cells: delimiter === '\t' ? cells : cells.map(withoutBlanksBehind), ...(isLast && { isLast }) }
    if (broken) yield { ...row, broken: brokenBecause(broken) }
    else if (cells.some((cell) => cell.trim() !== '')) yield row
    line += 1 + lineBreaksIn(cells)
  }
}

interface ParsedRecord {
  cells: string[]
  broken?: CsvError
  isLast?: boolean
}

/** Records are taken in `on_record`, because the stream of the parser drops waiting records on an error. */
async function* recordsIn(bytes: AsyncIterable<Uint8Array>, delimiter: string): AsyncGenerator<ParsedRecord> {
  const found: ParsedRecord[] = []
  const parser = parse({
    bom: true,
    delimiter,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    // A tab is a blank too.
    ltrim: delimiter !== '\t',
    max_record_size: longestRow,
    on_record(cells: string[]) {
      found.push({ cells })
      return null
    },
  })
  const ended = finished(parser).then(
    () => null,
    (error: unknown) => error,
  )
  let hasLineEnd = false
  for await (const chunk of bytes) {
    await written(parser, chunk)
    hasLineEnd = endsLine(chunk)
    yield* found.splice(0)
    if (parser.destroyed) break
  }
  if (!parser.destroyed) parser.end().resume()
  const error = await ended
  const last = found.pop()
  yield* found
  if (last) yield hasLineEnd ? last : { ...last, isLast: true }
  if (error instanceof CsvError) yield { cells: [], broken: error }
  else if (error !== null) throw error
}

/** In UTF-16 the byte of a line end has a zero behind it. */
const endsLine = (chunk: Uint8Array): boolean => [0x0a, 0x0d].includes(chunk.at(chunk.at(-1) === 0 ? -2 : -1) ?? 0)

/** Waits until the parser has processed the chunk, or has failed. */
const written = (parser: Parser, chunk: Uint8Array): Promise<void> =>
  new Promise((resolve) => {
    parser.write(chunk, () => resolve())
  })

/** The parser leaves the quotation marks of `"a, b" ` with a blank behind; they are removed here. */
function withoutBlanksBehind(cell: string): string {
  const text = cell.trimEnd()
  const isQuoted = text.length < cell.length && text.length > 1 && text.startsWith('"') && text.endsWith('"')
  return isQuoted ? text.slice(1, -1) : cell
}

function lineBreaksIn(cells: readonly string[]): number {
  let count = 0
  for (const cell of cells) {
    if (cell.includes('\n') || cell.includes('\r')) count += cell.match(/\r\n|\r|\n/g)!.length
  }
  return count
}

const brokenBecause = (error: CsvError): string =>
  error.code === 'CSV_QUOTE_NOT_CLOSED' || error.code === 'CSV_MAX_RECORD_SIZE'
    ? 'a quotation mark opens here and is not closed, so the file was read no further; double it ("") or close it'
    : `the file was read no further: ${error.message}`

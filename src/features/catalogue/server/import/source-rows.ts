import { Readable, pipeline } from 'node:stream'
import { CsvError, parse } from 'csv-parse'

/** One row of a text file, as it stands. */
export interface SourceRow {
  /** Where it begins. Cells in quotes may hold further lines. */
  line: number
  cells: string[]
  /** Set when the file cannot be read beyond this row. */
  broken?: string
}

/** No product of Shopify's comes near it; without a bound, one stray quotation mark would gather the file in memory. */
const longestRow = 2_000_000

/**
 * Reads separated values as spreadsheets and shops write them: byte order marks, line ends of all three kinds, blanks around
 * quoted cells, quotation marks inside unquoted ones, rows shorter or longer than the header. Blank rows are left out.
 * Holds one row at a time.
 */
export async function* readSourceRows(bytes: AsyncIterable<Uint8Array>, delimiter: ',' | '\t'): AsyncGenerator<SourceRow> {
  const parser = parse({
    bom: true,
    delimiter,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    trim: delimiter === ',',
    max_record_size: longestRow,
  })
  pipeline(Readable.from(bytes, { objectMode: false }), parser, () => {})
  let line = 1
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      if (cells.some((cell) => cell.trim() !== '')) yield { line, cells }
      line += 1 + lineBreaksIn(cells)
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    yield { line, cells: [], broken: brokenBecause(error) }
  }
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

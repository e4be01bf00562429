import { CsvError, parse } from 'csv-parse/sync'
import { conceptKinds, type Concept, type ConceptKind, type Found } from './concept.ts'

/** What is wrong with a row of a file; the header is row 1. */
export interface RowProblem {
  row: number
  problem: string
}

const columns = ['concept', 'kind', 'en', 'zh', 'broader', 'finds'] as const
type Column = (typeof columns)[number]
type Cells = Record<Column, string>

/**
 * Reads a vocabulary as CSV. Rows with a problem are left out; ids of other files are not looked up (`faultsIn` does). A row
 * with nothing but an id takes that concept out.
 */
export function readVocabulary(csv: string): { concepts: Concept[]; removed: string[]; problems: RowProblem[] } {
  const { rows, problems } = rowsOf(csv)
  const concepts: Concept[] = []
  const removed: string[] = []
  for (const { row, cells } of rows) {
    const concept = conceptOf(cells)
    if (idShape.test(cells.concept) && Object.values(cells).filter(Boolean).length === 1) removed.push(cells.concept)
    else if (typeof concept === 'string') problems.push({ row, problem: concept })
    else concepts.push(concept)
  }
  return { concepts, removed, problems }
}

/** The same vocabulary as CSV (RFC 4180). */
export const writeVocabulary = (concepts: readonly Concept[]): string =>
  [columns, ...concepts.map(({ id, kind, words, broader, finds }) => [id, kind, words.en, words.zh, broader, finds.map(foundText)])]
    .map((cells) => `${cells.map((cell) => quoted(Array.isArray(cell) ? cell.join('|') : (cell as string))).join(',')}\n`)
    .join('')

function rowsOf(csv: string): { rows: { row: number; cells: Cells }[]; problems: RowProblem[] } {
  let table: string[][]
  try {
    table = parse(csv, { bom: true, relax_column_count: true, relax_quotes: true, trim: true })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return { rows: [], problems: [{ row: Number(error.records ?? 0) + 1, problem: 'a quotation mark is not closed' }] }
  }
  const [header = [], ...body] = table
  const missing = columns.filter((column) => !header.includes(column))
  if (missing.length > 0) return { rows: [], problems: [{ row: 1, problem: `no column ${missing.join(', ')}` }] }
  const rows = body.map((texts, index) => ({
    row: index + 2,
    cells: Object.fromEntries(columns.map((column) => [column, texts[header.indexOf(column)] ?? ''])) as Cells,
  }))
  return { rows: rows.filter(({ cells }) => Object.values(cells).some(Boolean)), problems: [] }
}

const idShape = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** The concept of a row, or what is wrong with it. */
function conceptOf({ concept: id, kind, en, zh, broader, finds }: Cells): Concept | string {
  const words = { en: listOf(en), zh: listOf(zh) }
  const found = listOf(finds).map(foundOf)
  const ids = [...listOf(broader), ...found.flatMap((each) => ('concept' in each ? [each.concept] : []))]
  const wrong = ids.find((each) => !idShape.test(each))
  if (!idShape.test(id)) return `the concept "${id}" must be small letters, digits and hyphens`
  if (!conceptKinds.includes(kind as ConceptKind)) return `the kind "${kind}" is none of ${conceptKinds.join(', ')}`
  if (words.en.length + words.zh.length === 0) return `${id} has no word`
  if (wrong !== undefined) return `${wrong} is no concept; a plain word is written in quotation marks`
  return { id, kind: kind as ConceptKind, words, broader: listOf(broader), finds: found }
}

const listOf = (cell: string): string[] => [...new Set(cell.split('|').map(plainWord))].filter((word) => word !== '')
const plainWord = (word: string): string => word.toLowerCase().replaceAll(/\s+/g, ' ').trim()

function foundOf(text: string): Found {
  const word = /^"([^"]+)"$/.exec(text)?.[1]?.trim()
  return word ? { word } : { concept: text }
}

const foundText = (found: Found): string => ('word' in found ? `"${found.word}"` : found.concept)
const quoted = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

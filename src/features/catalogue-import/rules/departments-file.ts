import { codeOf } from '#src/features/catalogue/rules/codes.ts'
import { ok, refuse, type Result } from '#src/kit/result.ts'
import type { Remark } from './catalogue-item.ts'
import { quoted } from './cells.ts'
import { pathIn } from './type-names.ts'

// The departments file: a row for each type that imported files have, with the department and category it belongs to.

export const departmentsColumns = ['from', 'department', 'category', 'department_zh', 'category_zh'] as const
type Column = (typeof departmentsColumns)[number]

/** A name in both languages; `nameZh` is undefined where the file has no column for it. */
export interface PlaceName {
  name: string
  nameZh: string | null | undefined
}

/** A row: the department, or the department with a category, or with a group and a category. */
export interface MappedType {
  line: number
  from: string
  levels: PlaceName[]
}

export interface DepartmentsReading {
  types: MappedType[]
  badRows: Remark[]
}

interface TextRow {
  line: number
  cells: readonly string[]
}

const howToGetOne = '"npm run catalogue -- departments export <file>" writes one.'
const longestName = 100
const mostCategories = 2

/** Reads the rows of a departments file. `known` has the types that imported files had so far. */
export function readDepartments([header, ...rows]: readonly TextRow[], known: ReadonlySet<string>): Result<DepartmentsReading> {
  const names = (header?.cells ?? []).map((cell) => cell.trim().toLowerCase())
  const missing = (['from', 'department', 'category'] as const).filter((column) => !names.includes(column))
  if (missing.length > 0)
    return refuse(`This is not a departments file: its first line has no column ${missing.join(', ')}. ${howToGetOne}`)
  const badRows: Remark[] = []
  const types = rows.flatMap((row) => readRow(row, names, badRows) ?? [])
  refuseUnknown(types, known, badRows)
  refuseTwoNames(types, badRows)
  return ok({ types, badRows: badRows.toSorted((a, b) => a.line - b.line) })
}

function readRow({ line, cells }: TextRow, names: readonly string[], badRows: Remark[]): MappedType | null {
  const refused = badRows.length
  const refuseCell = (column: string, text: string): void => void badRows.push({ line, column, text })
  const cell = (column: Column): string | undefined => (names.includes(column) ? (cells[names.indexOf(column)] ?? '') : undefined)
  if (cells.slice(names.length).some((text) => text.trim() !== ''))
    refuseCell('', `has ${cells.length} cells where the first line names ${names.length}; put quotation marks around a text with a comma`)
  else if (cells.some((text) => text.includes('\ufffd'))) refuseCell('', 'has bytes that are not UTF-8; save the file as "CSV UTF-8"')
  if (badRows.length > refused) return null
  const from = pathIn(cell('from')).join(' > ')
  const [department, categories] = [partsOf(cell('department')), partsOf(cell('category'))] as const
  if (department.length === 0)
    refuseCell('department', `is missing; name the department of ${titleOf(from)}, or delete the row to leave it where it is`)
  if (department.length > 1) refuseCell('department', 'expected one name; a group stands in the column category: Kitchen > Mugs')
  if (categories.length > mostCategories)
    refuseCell('category', `expected a category, or a group and a category such as Kitchen > Mugs, found ${categories.length} names`)
  for (const [column, parts] of [
    ['department', department],
    ['category', categories],
  ] as const) {
    const wrong = parts.find((name) => codeOf(name) === '' || name.length > longestName)
    if (wrong !== undefined) refuseCell(column, `expected names of 1 to ${longestName} letters or digits, found ${quoted(wrong)}`)
  }
  const chinese = [chineseOf(cell('department_zh'), department), chineseOf(cell('category_zh'), categories)]
  if (chinese[0] === null) refuseCell('department_zh', 'expected one name')
  if (chinese[1] === null) refuseCell('category_zh', `expected as many names as in the column category, ${categories.length}, joined by >`)
  if (badRows.length > refused) return null
  const namesZh = chinese.flat()
  return { line, from, levels: [...department, ...categories].map((name, place) => ({ name, nameZh: namesZh[place] })) }
}

const partsOf = (text = ''): string[] =>
  text
    .split('>')
    .map((part) => part.normalize('NFC').replaceAll(/\s+/g, ' ').trim())
    .filter((part) => part !== '')

/**
 * One Chinese name for each English one; null for another number. A blank cell says that there is none; of a group with its category,
 * as without the column, it says nothing (undefined): the export leaves it blank where one of the two has none.
 */
function chineseOf(text: string | undefined, names: readonly string[]): (string | null | undefined)[] | null {
  const parts = partsOf(text)
  if (parts.length === 0) return names.map(() => (text === undefined || names.length > 1 ? undefined : null))
  return parts.length === names.length ? parts : null
}

const titleOf = (from: string): string => (from === '' ? 'the products without a type' : quoted(from))

function refuseUnknown(types: readonly MappedType[], known: ReadonlySet<string>, badRows: Remark[]): void {
  const lines = new Map<string, number>()
  for (const { line, from } of types) {
    const twin = lines.get(from)
    if (twin !== undefined)
      badRows.push({ line, column: 'from', text: `${titleOf(from)} stands in line ${twin} already; delete one of them` })
    else lines.set(from, line)
    if (!known.has(from))
      badRows.push({
        line,
        column: 'from',
        text: `no product has come with the type ${titleOf(from)}; write it as the export of this file does, or delete the row`,
      })
  }
}

/** A department or category has one Chinese name: the same in every row, or blank. */
function refuseTwoNames(types: readonly MappedType[], badRows: Remark[]): void {
  const said = new Map<string, { nameZh: string; line: number }>()
  for (const { line, levels } of types) {
    levels.forEach(({ name, nameZh }, place) => {
      if (!nameZh) return
      const first = said.get(levelKey(levels, place))
      if (first === undefined) said.set(levelKey(levels, place), { nameZh, line })
      else if (first.nameZh !== nameZh)
        badRows.push({
          line,
          column: place === 0 ? 'department_zh' : 'category_zh',
          text: `${quoted(name)} is ${quoted(nameZh)} here and ${quoted(first.nameZh)} in line ${first.line}; write the same in both`,
        })
    })
  }
}

/** The same for the same department or category in two rows. */
export const levelKey = (levels: readonly PlaceName[], place: number): string =>
  levels
    .slice(0, place + 1)
    .map(({ name }) => codeOf(name))
    .join('>')

/** A row of the file, of a category with all above it. */
export function departmentsRow(from: string, levels: readonly { name: string; nameZh: string | null }[]): string[] {
  const [department, ...categories] = levels
  const chinese = categories.every(({ nameZh }) => nameZh !== null) ? categories.map(({ nameZh }) => nameZh).join(' > ') : ''
  return [from, department?.name ?? '', categories.map(({ name }) => name).join(' > '), department?.nameZh ?? '', chinese]
}

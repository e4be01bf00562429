import { describe, expect, it } from 'vitest'
import { remarkLine } from '../server/import-report.ts'
import { departmentsRow, readDepartments } from './departments-file.ts'

const header = ['from', 'department', 'category', 'department_zh', 'category_zh']
const known = new Set(['Mugs', 'Pots', 'Home > Vases', ''])

function read(...rows: string[][]) {
  const reading = readDepartments(
    [header, ...rows].map((cells, place) => ({ line: place + 1, cells })),
    known,
  )
  if (!reading.ok) throw new Error(reading.problem)
  return { types: reading.value.types, problems: reading.value.badRows.map(remarkLine) }
}

describe('a departments file (shop-22)', () => {
  it('has a department for each type, a category in it, and a group between them', () => {
    const { types, problems } = read(
      ['Mugs', 'Home', ' Kitchen  >  Coffee mugs', '家居', '厨房 > 咖啡杯'],
      ['home>vases', 'Home', '', '', ''],
      ['Home > Vases', 'Home'],
      ['', 'More'],
    )
    expect(problems).toEqual([
      'line 3: from: no product has come with the type "home > vases"; write it as the export of this file does, or delete the row',
    ])
    expect(types.filter(({ line }) => line !== 3)).toEqual([
      {
        line: 2,
        from: 'Mugs',
        levels: [
          { name: 'Home', nameZh: '家居' },
          { name: 'Kitchen', nameZh: '厨房' },
          { name: 'Coffee mugs', nameZh: '咖啡杯' },
        ],
      },
      { line: 4, from: 'Home > Vases', levels: [{ name: 'Home', nameZh: null }] },
      { line: 5, from: '', levels: [{ name: 'More', nameZh: null }] },
    ])
  })
  it('may have its columns in another order, and none in Chinese', () => {
    const reading = readDepartments(
      [
        { line: 1, cells: ['Category ', 'FROM', 'Department', 'products'] },
        { line: 2, cells: ['Cups', 'Mugs', 'Home', '12'] },
      ],
      known,
    )
    expect(reading.ok && reading.value.types[0]!.levels).toEqual([
      { name: 'Home', nameZh: undefined },
      { name: 'Cups', nameZh: undefined },
    ])
  })
  it.each([
    [['Mugs', '', 'Cups'], 'department: is missing; name the department of "Mugs", or delete the row to leave it where it is'],
    [['', ' '], 'department: is missing; name the department of the products without a type'],
    [['Mugs', 'Home > Kitchen'], 'department: expected one name; a group stands in the column category: Kitchen > Mugs'],
    [['Mugs', 'Home', 'A > B > C'], 'category: expected a category, or a group and a category such as Kitchen > Mugs, found 3 names'],
    [['Mugs', '***'], 'department: expected names of 1 to 100 letters or digits, found "***"'],
    [['Mugs', 'Home', 'x'.repeat(101)], 'category: expected names of 1 to 100 letters or digits'],
    [['Mugs', 'Home', 'Cups', '家居 > 杯'], 'department_zh: expected one name'],
    [['Mugs', 'Home', 'Cups', '', '厨房 > 杯'], 'category_zh: expected as many names as in the column category, 1, joined by >'],
    [['Mugs', 'Home', 'Cups', '', '', ' ', 'more'], 'has 7 cells where the first line names 5'],
    [['Mugs', '', '', '', '', 'more'], 'has 6 cells where the first line names 5'],
    [['Muggs', ''], 'department: is missing; name the department of "Muggs"'],
    [['Mugs', 'H\ufffdme'], 'has bytes that are not UTF-8; save the file as "CSV UTF-8"'],
    [['Muggs', 'Home'], 'from: no product has come with the type "Muggs"; write it as the export of this file does'],
  ])('%j is refused: %s', (cells, problem) => {
    const { problems } = read(['Pots', 'Garden'], cells)
    expect(problems).toEqual([expect.stringContaining(`line 3: ${problem}`)])
  })
  it('has names of up to 100 letters, and blank cells as it likes', () => {
    expect(read(['Mugs', 'x'.repeat(100), 'Cups', '', '', ' ', '']).problems).toEqual([])
  })
  it('says nothing of Chinese names that a blank cell leaves out for a group with its category', () => {
    const levels = (...row: string[]) => read(row).types[0]!.levels.map(({ nameZh }) => nameZh)
    expect(levels('Mugs', 'Home', 'Kitchen > Mugs', '家居', '')).toEqual(['家居', undefined, undefined])
    expect(levels('Mugs', 'Home', 'Mugs', '', '')).toEqual([null, null])
  })
  it('has its problems in the order of its lines', () => {
    expect(read(['Muggs', 'Home'], ['Mugs', '']).problems.map((problem) => problem.slice(0, 6))).toEqual(['line 2', 'line 3'])
  })
  it('has one Chinese name for a category in all its rows', () => {
    expect(read(['Mugs', 'Home', 'Cups', '家居', '杯'], ['Pots', 'home', 'Cups', '家居', '壶']).problems).toEqual([
      'line 3: category_zh: "Cups" is "壶" here and "杯" in line 2; write the same in both',
    ])
  })
  it('names the line of a row that says the same otherwise', () => {
    expect(read(['Mugs', 'Home', '', '家居'], ['Mugs', 'Kitchen'], ['Pots', 'home', '', '家']).problems).toEqual([
      'line 3: from: "Mugs" stands in line 2 already; delete one of them',
      'line 4: department_zh: "home" is "家" here and "家居" in line 2; write the same in both',
    ])
  })
  it('is not one without these columns', () => {
    expect(readDepartments([{ line: 1, cells: ['Handle', 'from', 'Title'] }], known)).toMatchObject({
      ok: false,
      problem: expect.stringContaining('This is not a departments file: its first line has no column department, category.'),
    })
  })
  it('is not an empty one', () => {
    expect(readDepartments([], known).ok).toBe(false)
  })
  it('is written as it is read', () => {
    const named = (name: string, nameZh: string | null = null) => ({ name, nameZh })
    expect(departmentsRow('Mugs', [named('Home', '家居'), named('Kitchen', '厨房'), named('Cups', '杯')])).toEqual([
      'Mugs',
      'Home',
      'Kitchen > Cups',
      '家居',
      '厨房 > 杯',
    ])
    expect(departmentsRow('Mugs', [named('Home', '家居'), named('Kitchen', '厨房'), named('Cups')]).slice(3)).toEqual(['家居', ''])
    expect(departmentsRow('Mugs', [])).toEqual(['Mugs', '', '', '', ''])
    expect(departmentsRow('', [named('More')])).toEqual(['', 'More', '', '', ''])
  })
})

import { expect, it } from 'vitest'
import { cellsOf, quoted } from './cells.ts'

const cellsWith = (text: string, damage?: { column: string; text: string }) =>
  cellsOf<'pieces'>({ line: 3, cell: () => text, name: () => 'Pieces', ...(damage && { damage }) })

it.each<[from: number | undefined, to: number | undefined, texts: string[], expected: string, wrong: string[]]>([
  [undefined, undefined, ['0', '2147483647'], 'a whole number such as 12', ['-1', 'x']],
  [-5, undefined, ['-5', '0'], 'a whole number', ['-6', '1.5']],
  [1, 99, ['1', '99'], 'a whole number from 1 to 99', ['0', '100', 'x']],
  [0, 9, ['0', '9'], 'a whole number from 0 to 9', ['-1', '10']],
])('a whole number from %s to %s includes both', (from, to, texts, expected, wrong) => {
  for (const text of texts) expect(cellsWith(text).whole('pieces', from, to)).toBe(Number(text))
  for (const text of wrong) {
    const cells = cellsWith(text)
    expect(cells.whole('pieces', from, to)).toBeUndefined()
    expect(cells.problems).toEqual([{ line: 3, column: 'Pieces', text: `expected ${expected}, found "${text}"` }])
  }
})

it('of a damaged row only the damage is told', () => {
  const cells = cellsWith('x', { column: 'Title', text: 'has a quotation mark too many' })
  cells.whole('pieces')
  expect(cells.problems).toEqual([{ line: 3, column: 'Title', text: 'has a quotation mark too many' }])
})

it.each([
  ['two\n lines\t\u0007and', '"two lines and"'],
  ['x'.repeat(60), `"${'x'.repeat(60)}"`],
  ['x'.repeat(61), `"${'x'.repeat(59)}…"`],
  ['🧵'.repeat(60), `"${'🧵'.repeat(60)}"`],
  ['🧵'.repeat(61), `"${'🧵'.repeat(59)}…"`],
  [`${'x'.repeat(58)}🧵🧵🧵`, `"${'x'.repeat(58)}🧵…"`],
])('a remark quotes %j as %s', (text, shown) => expect(quoted(text)).toBe(shown))

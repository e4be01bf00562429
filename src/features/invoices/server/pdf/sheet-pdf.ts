import type { Readable } from 'node:stream'
import { flowerMark, petal, petalTurns } from '#src/kit/flower.ts'
import { pageOf, type Sheet, type SheetRow, type SheetSum, type SheetWords } from '../../invoice-sheet.ts'
import { edge, PageWriter } from './page-writer.ts'

const width = edge.right - edge.left
const small = 8
const gap = 14

/** The sheet as PDF on A4, with the mark of the shop: tagged, with the shop's fonts, only the glyphs of its own text embedded. */
export function sheetPdf(sheet: Sheet, words: SheetWords, mark: string): Readable {
  const writer = new PageWriter(`${sheet.title} ${sheet.number}`, sheet.seller.name, words.culture)
  writeHead(writer, sheet, mark)
  writeParties(writer, sheet)
  writeTable(writer, sheet)
  writeSums(writer, sheet)
  const { pdf } = writer
  const pages = pdf.bufferedPageRange().count
  for (let page = 0; page < pages; page++) {
    writer.goTo(page, edge.foot - 8)
    writer.rule(edge.left, width)
    writer.asArtifact(() => {
      writer.y = edge.foot - 4
      writer.print(sheet.foot, { x: edge.left, width: width * 0.8, size: small })
      writer.y = edge.foot - 4
      writer.print(pageOf(page + 1, pages, words), { x: edge.left, width, size: small, align: 'right' })
    })
  }
  pdf.end()
  return pdf as unknown as Readable
}

/** Who sells, beside what it is. */
function writeHead(writer: PageWriter, { seller, title, number, facts }: Sheet, mark: string): void {
  const top = writer.y
  const half = width / 2 - gap
  const indent = mark === flowerMark ? 30 : 0
  if (indent > 0) drawFlower(writer, edge.left + 11, top + 13)
  writer.write(seller.name, { x: edge.left + indent, width: half - indent, size: 18, style: 'title' })
  writer.y += 4
  for (const line of seller.lines) writer.write(line, { x: edge.left, width: half })
  const left = writer.y
  writer.y = top - 4
  const right = { x: edge.left + width / 2, width: width / 2, align: 'right' as const }
  writer.write(title, { ...right, size: 25, style: 'title' }, 'H1')
  writer.write(number, { ...right, style: 'bold' })
  for (const fact of facts) writer.write(fact, right)
  writer.y = Math.max(left, writer.y) + gap
  writer.rule(edge.left, width, { weight: 1.1 })
  writer.y += gap
}

function drawFlower(writer: PageWriter, x: number, y: number): void {
  writer.asArtifact(() => {
    for (const turn of petalTurns)
      writer.pdf.save().translate(x, y).scale(0.32).rotate(turn).path(petal).lineWidth(4).strokeColor('#000').stroke().restore()
  })
}

function writeParties(writer: PageWriter, { parties }: Sheet): void {
  const column = (width - 2 * gap) / 3
  const top = writer.y
  let bottom = top
  for (const [index, { title, lines }] of parties.entries()) {
    writer.y = top
    const look = { x: edge.left + index * (column + gap), width: column }
    writer.write(title, { ...look, style: 'bold' }, 'H2')
    for (const line of lines) writer.write(line, look)
    bottom = Math.max(bottom, writer.y)
  }
  writer.y = bottom + gap
}

interface Column {
  x: number
  width: number
  align: 'left' | 'right'
}

/** Numbers are as wide as the widest; the text has the rest. */
function columnsOf(writer: PageWriter, { head, rows }: Sheet): Column[] {
  const numbers = head.slice(1).map((title, index) => {
    const cells = rows.map(({ cells: all }) => writer.widthOf(all[index]!))
    return Math.max(writer.widthOf(title, { size: 8.6, style: 'bold' }), ...cells) + 12
  })
  const columns: Column[] = []
  let right = edge.right
  for (const each of numbers.toReversed()) {
    right -= each
    columns.unshift({ x: right, width: each, align: 'right' })
  }
  return [{ x: edge.left, width: right - edge.left - 6, align: 'left' }, ...columns]
}

function writeTable(writer: PageWriter, sheet: Sheet): void {
  const columns = columnsOf(writer, sheet)
  writer.within('Table', () => {
    writeTableHead(writer, sheet, columns, false)
    for (const row of sheet.rows) {
      if (writer.ensure(rowHeight(writer, row, columns[0]!))) writeTableHead(writer, sheet, columns, true)
      writeRow(writer, row, columns)
    }
  })
}

/** `again`: on the pages that follow. */
function writeTableHead(writer: PageWriter, { head }: Sheet, columns: readonly Column[], again: boolean): void {
  const look = { size: 8.6, style: 'bold' as const }
  writer.rule(edge.left, width)
  writer.y += 4
  const top = writer.y
  const cells = (print: (title: string, column: Column) => void): void => {
    for (const [index, title] of head.entries()) {
      writer.y = top
      print(title, columns[index]!)
    }
  }
  if (again) writer.asArtifact(() => cells((title, column) => writer.print(title, { ...column, ...look })))
  else
    writer.within('TR', () =>
      cells((title, column) =>
        writer.within('TH', () => writer.content(() => writer.print(title, { ...column, ...look })), { scope: 'Column' }),
      ),
    )
  writer.y += 4
  writer.rule(edge.left, width)
}

const rowPadding = 5
const rowHeight = (writer: PageWriter, { name, notes }: SheetRow, column: Column): number =>
  2 * rowPadding +
  writer.linesOf(name, column).length * writer.height(9.4) +
  notes.flatMap((note) => writer.linesOf(note, { ...column, size: small })).length * writer.height(small)

function writeRow(writer: PageWriter, { name, notes, cells }: SheetRow, columns: readonly Column[]): void {
  writer.y += rowPadding
  const top = writer.y
  writer.within('TR', () => {
    writer.within('TD', () =>
      writer.content(() => {
        writer.print(name, columns[0]!)
        for (const note of notes) writer.print(note, { ...columns[0]!, size: small })
      }),
    )
    const bottom = writer.y
    for (const [index, cell] of cells.entries()) {
      writer.y = top
      writer.write(cell, columns[index + 1]!, 'TD')
    }
    writer.y = bottom + rowPadding
  })
  writer.rule(edge.left, width, { weight: 0.5, color: '#bbb' })
}

/** The columns begin together, and stay together where a page has room for them. */
function writeSums(writer: PageWriter, { sums }: Sheet): void {
  writer.y += gap
  const tallest = Math.max(...sums.map((column) => column.reduce((sum, { rows }) => sum + (rows.length + 2) * writer.height(9.4) + 8, 0)))
  writer.ensure(Math.min(tallest, edge.bottom - edge.top))
  const { page, y } = writer
  for (const [index, column] of sums.entries()) {
    writer.goTo(page, y)
    for (const each of column) writeSum(writer, each, edge.left + index * (width / 2 + gap))
  }
}

function writeSum(writer: PageWriter, { title, rows }: SheetSum, x: number): void {
  const column = { x, width: width / 2 - gap }
  writer.write(title, { ...column, style: 'bold' }, 'H2')
  for (const { words, amount, isTotal } of rows) {
    const style = isTotal ? ('bold' as const) : ('regular' as const)
    const room = column.width - writer.widthOf(amount, { style }) - 8
    writer.ensure(writer.linesOf(words, { width: room, style }).length * writer.height(9.4) + 4)
    if (isTotal) {
      writer.y += 2
      writer.rule(x, column.width)
    }
    writer.y += 2
    const top = writer.y
    writer.within('P', () =>
      writer.content(() => {
        writer.print(words, { ...column, width: room, style })
        const bottom = writer.y
        writer.y = top
        writer.print(amount, { ...column, style, align: 'right' })
        writer.y = bottom
      }),
    )
  }
  writer.y += gap
}

import { describe, expect, it } from 'vitest'
import { cultures } from '#src/kit/culture.ts'
import { parseMoney } from '#src/kit/parse-money.ts'
import { exampleInvoice, exampleNote } from '#test/cast/invoice.ts'
import { creditSheet, invoiceSheet, type Sheet } from './invoice-sheet.ts'
import { sheetWords } from './sheet-words.ts'

const cents = (amount: string): number =>
  amount === '–' ? 0 : amount.startsWith('-') ? -parseMoney(amount.slice(3))! : parseMoney(amount.slice(2))!
const column = ({ rows }: Sheet, at: number): number => rows.reduce((sum, { cells }) => sum + cents(cells[at]!), 0)

describe.each(cultures)('in %s', (culture) => {
  const words = sheetWords(culture)

  it('the amounts of an invoice’s rows come to its total, and their GST to its GST (order-03, money-14)', () => {
    const sheet = invoiceSheet(exampleInvoice, words)
    expect(sheet.rows).toHaveLength(exampleInvoice.lines.length + 1)
    expect(column(sheet, 3)).toBe(exampleInvoice.totalCents)
    expect(column(sheet, 4)).toBe(exampleInvoice.gstCents)
    const totals = sheet.sums.flat().map(({ rows }) => rows.find(({ isTotal }) => isTotal)!.amount)
    expect(totals).toEqual(['S$622.00', 'S$622.00', 'S$622.00'])
  })

  it('the amounts of a credit note’s rows come to what is paid back or set against a debt (order-14)', () => {
    const sheet = creditSheet(exampleInvoice, exampleNote, words)
    expect(column(sheet, 1)).toBe(exampleNote.totalCents)
    expect(column(sheet, 2)).toBe(exampleNote.gstCents)
    const [paidBack] = sheet.sums[0]!
    const rows = paidBack!.rows.filter(({ isTotal }) => !isTotal)
    expect(rows.reduce((sum, { amount }) => sum + cents(amount), 0)).toBe(exampleNote.totalCents)
    expect(sheet.facts.join()).toContain(exampleInvoice.invoiceNumber)
  })
})

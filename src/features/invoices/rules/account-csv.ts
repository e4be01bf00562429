import { shopDay } from '#src/kit/clock.ts'
import type { Cents } from '#src/kit/money.ts'
import type { AccountRow } from './account-rows.ts'

const amount = (cents: Cents): string => (cents === 0 ? '' : `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`)

/** The columns of the export, in S$; dates are those of Singapore. */
const columns: Record<string, (row: AccountRow) => string> = {
  document: ({ number }) => number,
  date: ({ at }) => shopDay(at),
  order: ({ orderNumber }) => orderNumber,
  kind: ({ kind }) => kind,
  ean: ({ ean }) => ean,
  text: ({ text }) => text,
  quantity: ({ quantity }) => (quantity === null ? '' : String(quantity)),
  sold: ({ soldCents }) => amount(soldCents),
  sold_gst: ({ soldGstCents }) => amount(soldGstCents),
  credited: ({ creditedCents }) => amount(creditedCents),
  credited_gst: ({ creditedGstCents }) => amount(creditedGstCents),
  paid: ({ paidCents }) => amount(paidCents),
  paid_back: ({ paidBackCents }) => amount(paidBackCents),
}

/** A spreadsheet would run a cell that begins with one of these; an apostrophe makes it text. */
const guarded = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)
const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
const lineOf = (cells: readonly string[]): string => `${cells.map((cell) => quoted(guarded(cell))).join(',')}\r\n`

/** The first line, after the mark by which spreadsheets know UTF-8. */
export const accountHead = `\uFEFF${lineOf(Object.keys(columns))}`
export const accountLine = (row: AccountRow): string => lineOf(Object.values(columns).map((cellOf) => cellOf(row)))

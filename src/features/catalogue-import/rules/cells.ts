import type { Cents } from '#src/kit/money.ts'
import type { Remark } from './catalogue-item.ts'
import { readAmount, readFlag, readGrams, readUrl, readWhole } from './cell-values.ts'

/** One row of a file, or one item of a feed. */
export interface Row<Column extends string> {
  /** Its first line; the first line of a file is 1. */
  line: number
  /** The text of a cell, trimmed, with line ends as `\n`; undefined when the file has no such column. */
  cell(column: Column): string | undefined
  /** The name of the column in this file. */
  name(column: Column): string
  /** Set when the row as a whole cannot be trusted. */
  damage?: { column: string; text: string }
}

/** Whether no row of a product is damaged. One that is may have, or hide, pictures that are not read. */
export const areWhole = (rows: readonly Row<never>[]): boolean => rows.every(({ damage }) => damage === undefined)

/**
 * Reads the cells of one row. Undefined means no value: the column is missing, or the cell is blank where a blank has no
 * meaning. An invalid cell is reported, and counts as having no value.
 */
export interface Cells<Column extends string> {
  readonly line: number
  /** Why the row is left out. */
  readonly problems: Remark[]
  /** What is imported with a change. */
  readonly notes: Remark[]
  has(...columns: Column[]): boolean
  name(column: Column): string
  /** Null for a blank cell. */
  text(column: Column): string | null | undefined
  /** Undefined for a blank cell. */
  said(column: Column): string | undefined
  flag(column: Column): boolean | undefined
  whole(column: Column, from?: number, to?: number): number | undefined
  grams(column: Column): number | undefined
  /** Null for a blank cell. */
  amount(column: Column): Cents | null | undefined
  oneOf<T extends string>(column: Column, values: readonly T[]): T | undefined
  /** Null for a blank cell. */
  url(column: Column): string | null | undefined
  /** Any other type of value; `expected` completes the sentence "expected …". */
  as<T>(column: Column, read: (text: string) => T | null, expected: string): T | undefined
  refuse(column: Column, reason: string): void
  note(column: Column, text: string): void
}

export function cellsOf<Column extends string>(row: Row<Column>): Cells<Column> {
  const problems: Remark[] = row.damage ? [{ line: row.line, ...row.damage }] : []
  const notes: Remark[] = []
  const said = (column: Column): string | undefined => row.cell(column) || undefined
  const refuse = (column: Column, text: string): void => {
    // Further problems of a damaged row are consequences of the damage.
    if (!row.damage) problems.push({ line: row.line, column: row.name(column), text })
  }
  function as<T>(column: Column, read: (text: string) => T | null, expected: string): T | undefined {
    const text = said(column)
    if (text === undefined) return undefined
    const value = read(text)
    if (value !== null) return value
    refuse(column, `expected ${expected}, found ${quoted(text)}`)
    return undefined
  }
  const blankIsNone = <T>(column: Column, value: T | undefined): T | null | undefined => (row.cell(column) === '' ? null : value)
  return {
    line: row.line,
    problems,
    notes,
    has: (...columns) => columns.some((column) => row.cell(column) !== undefined),
    name: (column) => row.name(column),
    text: (column) => blankIsNone(column, said(column)),
    said,
    flag: (column) => as(column, readFlag, 'TRUE or FALSE'),
    whole: (column, from = 0, to = 2_147_483_647) => as(column, (text) => inRange(readWhole(text), from, to), wholeNumber(from, to)),
    grams: (column) => as(column, readGrams, 'a weight in grams such as 450'),
    amount: (column) => blankIsNone(column, as(column, readAmount, 'an amount such as 12.50')),
    oneOf: (column, values) => as(column, (text) => values.find((value) => value === text.toLowerCase()) ?? null, listed(values)),
    url: (column) => blankIsNone(column, as(column, readUrl, 'an address that begins with https:// or /')),
    as,
    refuse,
    note: (column, text) => notes.push({ line: row.line, column: row.name(column), text }),
  }
}

const longestIndexed = 255

/** Null for a blank cell. What codes are made from, or what is found by an index of the database, must be short. */
export function shortText<Column extends string>(cells: Cells<Column>, column: Column): string | null | undefined {
  const text = cells.text(column)
  if (text && text.length > longestIndexed) cells.refuse(column, `expected at most ${longestIndexed} characters, found ${text.length}`)
  return text
}

const inRange = (value: number | null, from: number, to: number): number | null =>
  value !== null && value >= from && value <= to ? value : null

const wholeNumber = (from: number, to: number): string =>
  to === 2_147_483_647 ? (from === 0 ? 'a whole number such as 12' : 'a whole number') : `a whole number from ${from} to ${to}`

const listed = (values: readonly string[]): string => `${values.slice(0, -1).join(', ')} or ${values.at(-1)}`

/** A cell's text for a remark: short, on one line, without half a character at its end. */
export function quoted(text: string): string {
  const line = text.replace(/[\s\p{Cc}]+/gu, ' ')
  const characters = Array.from(line.slice(0, 2 * 61))
  return `"${characters.length > 60 ? `${characters.slice(0, 59).join('')}…` : line}"`
}

import type { Cents } from '#src/kit/money.ts'
import { parseMoney } from '#src/kit/parse-money.ts'

// Parsers for the text of one cell. Each returns null when the text has no such value.

/** The largest number in an integer column of the database. */
const largest = 2_147_483_647

/** Spaces of every kind that spreadsheets put into numbers: `1 299.00`. */
const withoutSpaces = (text: string): string => text.replace(/[\s\u00a0\u202f]/g, '')

export function readFlag(text: string): boolean | null {
  const word = text.toLowerCase()
  if (['true', 'yes', 'y', '1'].includes(word)) return true
  if (['false', 'no', 'n', '0'].includes(word)) return false
  return null
}

/** A whole number, also written `12.0`, `1,200` or `-3`. */
export function readWhole(text: string): number | null {
  const match = /^(-?(?:\d{1,3}(?:,\d{3})+|\d{1,10}))(?:\.0+)?$/.exec(withoutSpaces(text))
  const value = match ? Number(match[1]!.replaceAll(',', '')) : Number.NaN
  return Math.abs(value) <= largest ? value : null
}

/** Whole grams; Shopify writes decimals when the weight was entered in another unit, and they are rounded. */
export function readGrams(text: string): number | null {
  const compact = withoutSpaces(text)
  const value = /^\d{1,10}(?:\.\d{1,20})?$/.test(compact) ? Math.round(Number(compact)) : Number.NaN
  return value <= largest ? value : null
}

/** An amount of zero or more: `12.5`, `1,299.00`, `S$12`. A comma as decimal sign is refused, not guessed at. */
export function readAmount(text: string): Cents | null {
  const compact = withoutSpaces(text).replace(/^S?\$/, '')
  if (!/^(?:\d{1,3}(?:,\d{3})+|\d{1,9})(?:\.\d{1,2}0*)?$/.test(compact)) return null
  const cents = parseMoney(compact.replace(/(\.\d\d)0+$/, '$1'))
  return cents !== null && cents <= largest ? cents : null
}

/** An address that is safe in a page: https, http, or a path of this site such as `/pictures/tin.webp`. */
export function readUrl(text: string): string | null {
  if (text.length > 2000 || /[\s"'<>\\]/.test(text)) return null
  if (/^\/(?!\/)/.test(text)) return text
  return /^https?:\/\//i.test(text) && URL.canParse(text) ? text : null
}

/** `#rrggbb`, also from `#rgb` and from capitals. */
export function readColour(text: string): string | null {
  const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(text)
  const full = short ? `#${short[1]}${short[1]}${short[2]}${short[2]}${short[3]}${short[3]}` : text
  return /^#[\da-f]{6}$/i.test(full) ? full.toLowerCase() : null
}

/** Pieces by location: `warehouse=12; katong=3`. */
export function readStock(text: string): Record<string, number> | null {
  const stock: Record<string, number> = {}
  for (const part of splitList(text, ';')) {
    const match = /^([\p{L}\p{N}_-]+)\s*=\s*(-?\d{1,9})$/u.exec(part)
    if (!match || Object.hasOwn(stock, match[1]!)) return null
    stock[match[1]!] = Number(match[2])
  }
  return stock
}

export const writeStock = (stock: Record<string, number>): string =>
  Object.entries(stock)
    .map(([location, pieces]) => `${location}=${pieces}`)
    .join('; ')

/** The parts between separators, trimmed, without blanks and repeats, in order. */
export const splitList = (text: string, separator: string | RegExp): string[] => [
  ...new Set(
    text
      .split(separator)
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  ),
]

/** In every format, so that what one brings another takes in: values are in an index, whose entries are short. */
export const isAttribute = (label: string, value: string): boolean =>
  label !== '' && value !== '' && label.length <= 140 && value.length <= 500

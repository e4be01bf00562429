import { escapeHtml } from '#src/kit/escape-html.ts'
import type { Cents } from '#src/kit/money.ts'
import { isAttribute, readAmount } from './cell-values.ts'

// Parsers for the values of Google's attributes. Each returns null when the text has no such value.

/** `49.90 SGD`. The shop has one currency; an amount in another one is refused, not converted. */
export function readGooglePrice(text: string): Cents | null {
  const upper = text.toUpperCase()
  if (upper.endsWith('SGD')) return readAmount(upper.slice(0, -3))
  return upper.startsWith('SGD') ? readAmount(upper.slice(3)) : null
}

export const availabilities = ['in_stock', 'out_of_stock', 'preorder', 'backorder'] as const
export type Availability = (typeof availabilities)[number]

export function readAvailability(text: string): Availability | null {
  const word = text.toLowerCase().replaceAll(' ', '_')
  return availabilities.find((value) => value === word) ?? null
}

/** A weight with its unit, `1.2 kg`, in whole grams. */
export function readWeight(text: string): number | null {
  const match = /^(\d{1,6}(?:\.\d{1,6})?)\s*(g|kg|oz|lb)$/i.exec(text)
  const grams = { g: 1, kg: 1000, oz: 28.349523125, lb: 453.59237 }
  return match ? Math.round(Number(match[1]) * grams[match[2]!.toLowerCase() as keyof typeof grams]) : null
}

/** Two moments with a slash between: `2026-02-24T11:07+0800/2026-03-03T23:07+0800`. */
export function readPeriod(text: string): { from: number; to: number } | null {
  const [from = Number.NaN, to = Number.NaN] = text.split('/').map((moment) => Date.parse(moment.replace(/([+-]\d\d)(\d\d)$/, '$1:$2')))
  return from <= to ? { from, to } : null
}

/** `section:name:value`, where `\:` is a colon within a part. The section is ignored. */
export function readDetail(text: string): { label: string; value: string } | null {
  const parts = text.split(/(?<!\\):/).map((part) => part.replaceAll('\\:', ':').replace(/\s+/g, ' ').trim())
  const [label, value] = parts.length === 3 ? [parts[1], parts[2]] : parts.length === 2 ? parts : []
  return label && value && isAttribute(label, value) ? { label: label.replaceAll('=', '-'), value } : null
}

/** `Shoe width:narrow,size:8`: the name and value of each option, where `\\:` is a colon within a part. */
export function readVariantOptions(text: string): { name: string; value: string }[] {
  return text.split(/,(?=[^,:]*[^\\,:]:)/).flatMap((part) => {
    const [name = '', ...value] = part.split(/(?<!\\):/).map((each) => each.replaceAll('\\:', ':').trim())
    return name && value.length > 0 ? [{ name, value: value.join(':') }] : []
  })
}

/** Google's descriptions are plain text, though many feeds hold HTML all the same. */
export function htmlFrom(description: string): string {
  if (/<\/?(?:p|br|div|ul|ol|li|span|strong|b|em|h\d)\b/i.test(description)) return description
  const paragraphs = escapeHtml(description)
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim() !== '')
  return paragraphs.map((paragraph) => `<p>${paragraph.trim().replaceAll('\n', '<br />')}</p>`).join('\n')
}

/** The common beginning of the titles of a group: `Polo shirt - Red` and `Polo shirt - Blue` are a `Polo shirt`. */
export function commonTitle(titles: readonly string[]): string {
  const [first = '', ...others] = titles
  const words = first.split(' ')
  const shared = words.findIndex((_, at) => others.some((title) => title.split(' ')[at] !== words[at]))
  const common = shared < 0 ? words : words.slice(0, shared)
  while (common.length > 0 && /^[,;:|/(–—-]*$/.test(common.at(-1)!)) common.pop()
  return common.join(' ').replace(/[,;:|]$/, '') || first
}

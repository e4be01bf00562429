import { longestKeyword } from './keyword.ts'
import type { Part, PartKind } from './understand.ts'
import { conceptKinds } from './concept.ts'

export type UnderstoodKind = Exclude<PartKind, 'word' | 'filler'>

/** What a part of a keyword may be understood as: what the vocabulary tells apart, and what it does not hold. */
export const understoodKinds: UnderstoodKind[] = [
  ...conceptKinds.filter((kind) => kind !== 'unit' && kind !== 'filler'),
  'brand',
  'price',
  'exclusion',
]

export interface Chip {
  kind: UnderstoodKind
  text: string
  start: number
  end: number
  without: string
}

/** The parts of a keyword that were understood, as they stand in it, and the keyword without each. */
export const chipsOf = (keyword: string, parts: readonly Part[]): Chip[] =>
  parts
    .toSorted((a, b) => a.start - b.start)
    .flatMap(({ kind, start, end }) =>
      isUnderstood(kind) ? [{ kind, text: keyword.slice(start, end), start, end, without: withoutPart(keyword, start, end) }] : [],
    )

const isUnderstood = (kind: string): kind is UnderstoodKind => (understoodKinds as readonly string[]).includes(kind)

const linkBefore = /(?:^|\s)(?:for|with|in|of|from|to|on|and)\s*$/i

/** A keyword without a part of it, and without the `for` before it. */
export function withoutPart(keyword: string, start: number, end: number): string {
  const before = keyword.slice(0, start).replace(linkBefore, ' ')
  const after = keyword.slice(end).replace(/^的/, '')
  return `${before}${after}`.replaceAll(/\s+/g, ' ').trim()
}

/** A keyword in which a part is insisted on; null where the quotation marks make it too long. */
export function insistedKeyword(keyword: string, start: number, end: number): string | null {
  const insisted = `${keyword.slice(0, start)}"${keyword.slice(start, end)}"${keyword.slice(end)}`
  return insisted.length <= longestKeyword ? insisted : null
}

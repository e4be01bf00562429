import { all, any, queryAt, levelCount, type Group } from './groups.ts'
import { cutKeyword } from './keyword.ts'
import { compact, kind } from './lexemes.ts'
import { tokensOf } from './tokens.ts'

const shortestCode = 5

/** Which typed words occur in the shop as the beginning of something. */
export interface KnownWords {
  /** Typed words that other words, not of the same stem, begin with. */
  prefixes: ReadonlySet<string>
  /** Typed words that the pinyin of Chinese names begins with, from some syllable on. */
  sounds: ReadonlySet<string>
  /** Typed words that are initials of such pinyin. */
  initials: ReadonlySet<string>
}

const prefix = (text: string): string => `'${text}':*`

/** The queries for product names whose pinyin or initials begin with a word. */
export const soundQueries = (word: string): { sounds: string; initials: string } => ({
  sounds: prefix(kind.pinyin + word),
  initials: prefix(kind.initials + word),
})

/** An article number or SKU, or the beginning of one, with any spacing; null where the keyword cannot be one. */
export function codeQuery(keyword: string): string | null {
  const code = compact(
    tokensOf(cutKeyword(keyword))
      .map(({ text }) => text)
      .join(' '),
  )
  return code.length >= shortestCode && /\d/.test(code) && /^[\p{L}\p{N}]+$/u.test(code) ? prefix(kind.code + code) : null
}

/** The queries of a search, one for each level, the closest meaning first; each without what the one before it finds. */
export function levelQueries(groups: readonly Group[]): (string | null)[] {
  const queries = Array.from({ length: levelCount }, (_, level) => queryAt(groups, level))
  return queries.map((query, level) => {
    const before = queries.slice(0, level).findLast((each) => each !== null)
    if (query === null || query === before) return null
    return before === undefined ? query : all([query, `!(${before})`])
  })
}

/** Any level of a group. */
export const anyLevel = ({ levels }: Group): string => levels.at(-1)!

/** A query for products that fulfil any of the groups. */
export const anyOf = (groups: readonly Group[]): string => any(groups.map(anyLevel).filter((query) => query !== ''))

import { cutKeyword } from './keyword.ts'
import { compact, kind } from './lexemes.ts'
import { stem } from './stem.ts'
import { gramsOf, tokensOf, type Token } from './tokens.ts'

const mostTokens = 8
const mostPairs = 16
const shortestCode = 5

/** Which typed words occur in the shop, and how. Queries for words that do not occur are left out. */
export interface KnownWords {
  /** Typed words that other words, not of the same stem, begin with. */
  prefixes: ReadonlySet<string>
  /** Typed words that the pinyin of Chinese names begins with, from some syllable on. */
  sounds: ReadonlySet<string>
  /** Typed words that are initials of such pinyin. */
  initials: ReadonlySet<string>
}

/** The tokens of a keyword whose Chinese is simplified. Their number is limited, so that no keyword makes a malformed or large query. */
export const keywordTokens = (keyword: string): Token[] => tokensOf(cutKeyword(keyword)).slice(0, mostTokens)

/** The Latin words among them, which may be the beginning of a word, or pinyin. */
export const latinWordsOf = (tokens: readonly Token[]): string[] => [
  ...new Set(tokens.flatMap(({ text }) => (/^[a-z]{2,24}$/.test(text) ? [text] : []))),
]

/** Tokens have only letters, digits and Chinese characters, so quotes around them are enough. */
const lexeme = (text: string): string => `'${text}'`
const prefix = (text: string): string => `'${text}':*`
const all = (queries: readonly string[]): string => `(${queries.join(' & ')})`
const any = (queries: readonly string[]): string => (queries.length === 1 ? queries[0]! : `(${queries.join(' | ')})`)

/** The queries for product names whose pinyin or initials begin with a word. */
export const soundQueries = (word: string): { sounds: string; initials: string } => ({
  sounds: prefix(kind.pinyin + word),
  initials: prefix(kind.initials + word),
})

/**
 * PostgreSQL text queries for the keyword as typed, the most exact first: an article number, names, any text. Each
 * includes the results of those before it but the article number's; `without` leaves them out.
 */
export function exactTiers(tokens: readonly Token[]): string[] {
  if (tokens.length === 0) return []
  const code = codeQuery(tokens)
  return [...new Set([...(code === null ? [] : [code]), all(tokens.map(inNames)), all(tokens.map(anywhere))])]
}

/**
 * The next queries: for beginnings of words and for pinyin, in names and in any text. Each includes the results of the
 * one before it; there are none where the shop has no such word. Beginnings shorter than `shortest` are not searched.
 */
export function looseTiers(tokens: readonly Token[], known: KnownWords, shortest: number): string[] {
  const last = tokens.length - 1
  const loosely = (token: Token, index: number, where: readonly string[]): string[] => {
    if (token.kind !== 'word') return []
    const isPrefix = index === last && token.text.length >= shortest && (known.prefixes.has(token.text) || !/^[a-z]+$/.test(token.text))
    return [...soundsLike(token, known, shortest), ...(isPrefix ? where.map((each) => prefix(each + token.text)) : [])]
  }
  if (tokens.every((token, index) => loosely(token, index, [kind.name]).length === 0)) return []
  return [
    all(tokens.map((token, index) => any([inNames(token), ...loosely(token, index, [kind.name])]))),
    all(tokens.map((token, index) => any([anywhere(token), ...loosely(token, index, [kind.name, kind.text])]))),
  ]
}

/** A query without the results of the others. */
export const without = (query: string, others: readonly string[]): string => (others.length === 0 ? query : `${query} & !${any(others)}`)

/** Queries for each part of a keyword, for when no product has all of them. */
export const partsOf = (tokens: readonly Token[]): string[] =>
  [...new Set(tokens.flatMap(termsOf))].slice(0, mostPairs).map((term) => any([lexeme(kind.name + term), lexeme(kind.text + term)]))

/** An article number or SKU, or the beginning of one, with any spacing. */
function codeQuery(tokens: readonly Token[]): string | null {
  const code = compact(tokens.map(({ text }) => text).join(' '))
  return code.length >= shortestCode && /\d/.test(code) ? prefix(kind.code + code) : null
}

const inNames = (token: Token): string => all(termsOf(token).map((term) => lexeme(kind.name + term)))
const anywhere = (token: Token): string => all(termsOf(token).map((term) => any([lexeme(kind.name + term), lexeme(kind.text + term)])))

/** Two letters may be initials of two characters; as the beginning of pinyin they would match half of the names in the shop. */
function soundsLike({ text }: Token, { sounds, initials }: KnownWords, shortest: number): string[] {
  const spoken = soundQueries(text)
  return [
    ...(sounds.has(text) && text.length >= shortest ? [spoken.sounds] : []),
    ...(initials.has(text) && text.length <= 8 ? [spoken.initials] : []),
  ]
}

function termsOf({ kind: of, text }: Token): string[] {
  if (of === 'word') return [stem(text)]
  const { single, pairs } = gramsOf(text)
  return pairs.length > 0 ? pairs.slice(0, mostPairs) : single
}

import { cutKeyword } from './keyword.ts'
import { compact, kind } from './lexemes.ts'
import { stem } from './stem.ts'
import { gramsOf, tokensOf, type Token } from './tokens.ts'

const mostTokens = 8
const mostPairs = 16
const shortestCode = 5

/** What the shop knows of the words that were typed. What it does not have need not be looked for. */
export interface KnownWords {
  /** Words that others, not of the same stem, begin with. */
  begun: ReadonlySet<string>
  /** Words that Chinese names begin with, from some syllable on, when they are spoken. */
  sounds: ReadonlySet<string>
  /** Words that are initials of such. */
  initials: ReadonlySet<string>
}

/** The tokens of a keyword whose Chinese is simplified. Nothing that can be typed makes a query that is malformed or large. */
export const keywordTokens = (keyword: string): Token[] => tokensOf(cutKeyword(keyword)).slice(0, mostTokens)

/** Its words that may be the beginning of one, or a sound. */
export const guessedWords = (tokens: readonly Token[]): string[] => [
  ...new Set(tokens.flatMap(({ text }) => (/^[a-z]{2,24}$/.test(text) ? [text] : []))),
]

/** Letters, digits and Chinese characters only ever come here, so that quotes around them are enough. */
const lexeme = (text: string): string => `'${text}'`
const prefix = (text: string): string => `'${text}':*`
const all = (queries: readonly string[]): string => `(${queries.join(' & ')})`
const any = (queries: readonly string[]): string => (queries.length === 1 ? queries[0]! : `(${queries.join(' | ')})`)

/** What begins so, as the name of a product is spoken, in full or by its initials. */
export const soundQueries = (word: string): { sounds: string; initials: string } => ({
  sounds: prefix(kind.pinyin + word),
  initials: prefix(kind.initials + word),
})

/**
 * PostgreSQL text queries for what was typed as it stands, the surest first: an article number, names, anything. Each
 * takes in those before it but the article number; what they found is to be left out, by `without`.
 */
export function sureTiers(tokens: readonly Token[]): string[] {
  if (tokens.length === 0) return []
  const code = codeQuery(tokens)
  return [...new Set([...(code === null ? [] : [code]), all(tokens.map(inNames)), all(tokens.map(anywhere))])]
}

/**
 * Then those for beginnings and sounds, in names and in anything, each of which takes in the one before it; none where
 * the shop knows no such word. Beginnings shorter than `shortest` are not looked for.
 */
export function looseTiers(tokens: readonly Token[], known: KnownWords, shortest: number): string[] {
  const last = tokens.length - 1
  const loosely = (token: Token, index: number, where: readonly string[]): string[] => {
    if (token.kind !== 'word') return []
    const isBegun = index === last && token.text.length >= shortest && (known.begun.has(token.text) || !/^[a-z]+$/.test(token.text))
    return [...soundsLike(token, known, shortest), ...(isBegun ? where.map((each) => prefix(each + token.text)) : [])]
  }
  if (tokens.every((token, index) => loosely(token, index, [kind.name]).length === 0)) return []
  return [
    all(tokens.map((token, index) => any([inNames(token), ...loosely(token, index, [kind.name])]))),
    all(tokens.map((token, index) => any([anywhere(token), ...loosely(token, index, [kind.name, kind.text])]))),
  ]
}

/** What a query finds that the others did not. */
export const without = (query: string, others: readonly string[]): string => (others.length === 0 ? query : `${query} & !${any(others)}`)

/** Its parts alone, for when nothing holds them all. */
export const partsOf = (tokens: readonly Token[]): string[] =>
  [...new Set(tokens.flatMap(termsOf))].slice(0, mostPairs).map((term) => any([lexeme(kind.name + term), lexeme(kind.text + term)]))

/** An article number or SKU, whole or from its beginning, however it is spaced. */
function codeQuery(tokens: readonly Token[]): string | null {
  const code = compact(tokens.map(({ text }) => text).join(' '))
  return code.length >= shortestCode && /\d/.test(code) ? prefix(kind.code + code) : null
}

const inNames = (token: Token): string => all(termsOf(token).map((term) => lexeme(kind.name + term)))
const anywhere = (token: Token): string => all(termsOf(token).map((term) => any([lexeme(kind.name + term), lexeme(kind.text + term)])))

/** Two letters may be the initials of two characters, but would begin the sound of half of the shop's names. */
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

import { cutKeyword } from './keyword.ts'
import { compact, kind } from './lexemes.ts'
import { stem } from './stem.ts'
import { gramsOf, tokensOf, type Token } from './tokens.ts'

const mostTokens = 8
const mostPairs = 16
const shortestCode = 5

/** A keyword as it is looked for. */
export interface SearchQuery {
  tokens: Token[]
  /** PostgreSQL text queries, the surest first; each takes what those before it did not. */
  tiers: string[]
  /** The same with the beginnings that are too short to look for everywhere. */
  eagerTiers: string[]
  /** Its parts alone, for when nothing holds them all. */
  parts: string[]
}

/** Reads a keyword whose Chinese is simplified. Nothing that can be typed makes a query that is malformed or large. */
export function searchQuery(keyword: string): SearchQuery {
  const tokens = tokensOf(cutKeyword(keyword)).slice(0, mostTokens)
  const code = codeQuery(tokens)
  const tiers = (shortestPrefix: number) => exclusive([...(code === null ? [] : [code]), ...wordQueries(tokens, shortestPrefix)])
  return { tokens, tiers: tiers(3), eagerTiers: tiers(2), parts: partsOf(tokens) }
}

/** Letters, digits and Chinese characters only ever come here, so that quotes around them are enough. */
const lexeme = (text: string): string => `'${text}'`
const prefix = (text: string): string => `'${text}':*`
const all = (queries: readonly string[]): string => `(${queries.join(' & ')})`
const any = (queries: readonly string[]): string => `(${queries.join(' | ')})`

/** An article number or SKU, whole or from its beginning, however it is spaced. */
function codeQuery(tokens: readonly Token[]): string | null {
  const code = compact(tokens.map(({ text }) => text).join(' '))
  return code.length >= shortestCode && /\d/.test(code) ? prefix(kind.code + code) : null
}

function wordQueries(tokens: readonly Token[], shortest: number): string[] {
  if (tokens.length === 0) return []
  const last = tokens.length - 1
  const loosely = (token: Token, index: number, where: readonly string[]): string[] =>
    token.kind === 'word' ? [...soundsLike(token, shortest), ...(index === last && token.text.length >= shortest ? where.map((each) => prefix(each + token.text)) : [])] : []
  return [
    all(tokens.map(inNames)),
    all(tokens.map(anywhere)),
    all(tokens.map((token, index) => any([inNames(token), ...loosely(token, index, [kind.name])]))),
    all(tokens.map((token, index) => any([anywhere(token), ...loosely(token, index, [kind.name, kind.text])]))),
  ]
}

const inNames = (token: Token): string => all(termsOf(token).map((term) => lexeme(kind.name + term)))
const anywhere = (token: Token): string => all(termsOf(token).map((term) => any([lexeme(kind.name + term), lexeme(kind.text + term)])))

/** Two letters may be the initials of two characters, but would begin the sound of half of the shop's names. */
function soundsLike({ text }: Token, shortest: number): string[] {
  if (!/^[a-z]{2,24}$/.test(text)) return []
  return [...(text.length >= shortest ? [prefix(kind.pinyin + text)] : []), ...(text.length <= 8 ? [prefix(kind.initials + text)] : [])]
}

function termsOf({ kind: of, text }: Token): string[] {
  if (of === 'word') return [stem(text)]
  const { single, pairs } = gramsOf(text)
  return pairs.length > 0 ? pairs.slice(0, mostPairs) : single
}

const partsOf = (tokens: readonly Token[]): string[] =>
  [...new Set(tokens.flatMap(termsOf))].slice(0, mostPairs).map((term) => any([lexeme(kind.name + term), lexeme(kind.text + term)]))

const exclusive = (tiers: readonly string[]): string[] => tiers.map((tier, index) => (index === 0 ? tier : `${tier} & !${any(tiers.slice(0, index))}`))

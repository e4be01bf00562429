import { calledQuery, literalQuery, phraseQuery, queryAt, sayingQuery } from './group-queries.ts'
import { levelCount, nearestLevels, type Group } from './groups.ts'
import { any, described, inDescription, prefix, some } from './phrase-queries.ts'
import { isEmpty } from './empty-words.ts'
import { cutKeyword } from './keyword.ts'
import { compact, isLatinText, kind } from './lexemes.ts'
import type { Part } from './understand.ts'

const shortestCode = 5

/** Which typed words occur in the shop as the beginning of something. */
export interface KnownWords {
  /** Typed words that are none of the shop, and that words of it begin with, not of the same stem. */
  prefixes: ReadonlySet<string>
  /** Typed words that the pinyin of Chinese names begins with, from some syllable on. */
  sounds: ReadonlySet<string>
  /** Typed words that are initials of such pinyin. */
  initials: ReadonlySet<string>
}

/** The queries for product names whose pinyin or initials begin with a word. */
export const soundQueries = (word: string): { sounds: string; initials: string } => ({
  sounds: prefix(kind.pinyin + word),
  initials: prefix(kind.initials + word),
})

/** An article number or SKU, or the beginning of one, with any spacing; null where the keyword has none. */
export function codeQuery(keyword: string): string | null {
  const text = cutKeyword(keyword)
  const isWhole = /^[a-z]{0,6}[\d\s-]*$/i.test(text) && !/^[a-z]+\s+\d{8,}$/i.test(text)
  const whole = isWhole ? text : (/[a-z]{2,5}-\d[\d-]{2,}|\d{8,}/i.exec(text)?.[0] ?? text)
  const code = compact(whole)
  return code.length >= shortestCode && /\d/.test(code) && /^[a-z0-9]+$/.test(code) ? prefix(kind.code + code) : null
}

/** The queries of a search, one for each level, the closest meaning first; null where a level is no further than those before it. */
export function levelQueries(groups: readonly Group[]): (string | null)[] {
  const queries = [literalQuery(groups) ?? sayingQuery(groups), ...Array.from({ length: levelCount }, (_, level) => queryAt(groups, level))]
  return queries.map((query, place) => (queries.indexOf(query) < place ? null : query))
}

/** About what one level is worth: little where neither a type nor a person is named, since a theme may be a child's. */
const childrensWeight = { forAdults: 14, else: 6 }
/** Who types a part of these kinds, and no child, is likely to want goods for adults. */
const mostlyForAdults = new Set(['type', 'recipient', 'occasion'])
/** More than what a person or an occasion is worth: of what a child is given, children's goods come first. */
const forChildrenWeight = 40
/** Concepts, by their id, that ask for children's goods. */
const forChildren =
  /^(?:kids|boys|girls|baby|toddler|teenager|son|daughter|niece|nephew|grandchild|full-month|christening|childrens|kids-room|first-birthday|school|year-unit|month-unit)/

const isForChildren = ({ part: { concepts } }: Group): boolean =>
  concepts.some(({ id, broader }) => [id, ...broader].some((each) => forChildren.test(each)))

/** Where no type is named, what a need finds counts for more: 上火 is also said of a pot that may stand on a flame. */
const findingNeed = 2
const literalWeight = 1000
/** A serum that is called one comes before an oil that is of the type. */
const calledWeight = 8
/** What is called so comes before what only has the words in its name: a moon jar before a moon jar lamp. */
const calledWholeWeight = 12
/** Of a `brekkie set`, what is called a set comes first. */
const partlyWeight = 9

/** Less than what any part is worth that was found. */
const mentionWeight = 4

/** The words of a phrase, each by itself, wherever they are said about a product. */
function wordsApart({ texts }: Part): string[] {
  const words = isLatinText(texts.join(''))
    ? texts.filter((text) => !isEmpty(text)).map((text) => [text])
    : texts.slice(1).map((text, place) => [texts[place]!, text])
  return words.map((word) => any([described(word), inDescription(word)]))
}

/** What goods for children gain where a child is meant, and lose elsewhere. */
function childrensWorth(wanted: readonly Group[]): number {
  if (wanted.some(isForChildren)) return forChildrenWeight
  return wanted.some(({ part }) => mostlyForAdults.has(part.kind)) ? -childrensWeight.forAdults : -childrensWeight.else
}

/**
 * What says how close a product is: each level that each part is found at, what a need or a person finds, the fittest
 * first, the words themselves anywhere, and all of them in the product's name. What `childrens` finds is closer where a child is
 * meant, and further away elsewhere. Empty where nothing tells the products of a single part apart.
 */
export function closenessQueries(groups: readonly Group[], childrens: string | null = null): { query: string; weight: number }[] {
  const wanted = groups.filter(({ part }) => part.kind !== 'exclusion')
  const hasType = wanted.some(({ part }) => part.kind === 'type')
  const ofChildren = childrens === null ? [] : [{ query: childrens, weight: childrensWorth(wanted) }]
  const fittest = wanted.flatMap((group) => {
    const worth = group.weight * (group.part.kind === 'need' && !hasType ? findingNeed : 1)
    return group.fittest.map((query, place) => ({ query, weight: Math.round(worth * (1 - place / (group.fittest.length + 1))) }))
  })
  if (
    wanted.length < 2 &&
    fittest.length === 0 &&
    wanted.every(({ said, called, others }) => said === '' && called === '' && others.length === 0) &&
    ofChildren.length === 0
  )
    return []
  const literal = literalQuery(groups) ?? phraseQuery(wanted)
  const levels = wanted.flatMap((group) => group.levels.slice(0, nearestLevels).map((query) => ({ query, weight: group.closeness })))
  const said = wanted.map((group) => ({ query: group.said, weight: Math.round(group.weight / 2) }))
  const called = wanted.map((group) => ({ query: group.called, weight: calledWeight }))
  const whole = { query: calledQuery(wanted) ?? '', weight: calledWholeWeight }
  const others = wanted.flatMap((group) => group.others.map(({ query, weight }) => ({ query, weight: -weight })))
  const phrases = wanted.map(({ part }) => part).filter(({ kind: of, texts }) => of !== 'type' && texts.length > 1)
  const partly = phrases.flatMap(wordsApart).map((query) => ({ query, weight: partlyWeight }))
  return [
    ...[...levels, ...fittest, ...said, ...called, whole, ...partly, ...others].filter(({ query }) => query !== ''),
    ...(literal === null ? [] : [{ query: literal, weight: literalWeight }]),
    ...ofChildren,
  ]
}

/** The words of parts that no product has together with the others: of goods that are equally close, those whose texts have them come first. */
export const mentionQueries = (dropped: readonly Part[]): { query: string; weight: number }[] =>
  dropped.map(({ texts }) => ({ query: any([described(texts), inDescription(texts)]), weight: mentionWeight }))

/** Any level of a group. */
export const anyLevel = ({ levels }: Group): string => levels.at(-1)!

/** A query for products that fulfil any of the groups; empty where none can be fulfilled. */
export const anyOf = (groups: readonly Group[]): string => some(groups.map(anyLevel).filter((query) => query !== ''))

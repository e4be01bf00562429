import { isLatinText, kind } from './lexemes.ts'
import { textsOf, withNarrower, type Lexicon } from './lexicon.ts'
import { stem } from './stem.ts'
import { gramsOf } from './tokens.ts'
import { keyOf } from './typed.ts'
import type { Part, PartKind } from './understand.ts'
import type { Concept } from './vocabulary.ts'

/**
 * What a product must have for one part of a keyword: PostgreSQL text queries, the closest meaning first. A product that
 * fulfils a later level is further from what was typed.
 */
export interface Group {
  part: Part
  /** Each level includes those before it. */
  levels: string[]
  /** What only comes near: it is no answer by itself. Empty where nothing does. */
  near: string
  /** What a product must not have; empty for most. */
  not: string
  /** Whether there is no answer without it. */
  isMust: boolean
  /** How much is lost without it. */
  weight: number
}

/** Levels of a group: the words typed, in what names the product; words of the same meaning; further away; descriptions. */
export const levelCount = 4
const mostWords = 160
const mostFound = 24

const weights: Record<PartKind, number> = {
  type: 100,
  brand: 50,
  word: 30,
  colour: 24,
  material: 20,
  size: 16,
  pattern: 14,
  feature: 12,
  need: 12,
  recipient: 12,
  occasion: 10,
  room: 8,
  season: 8,
  style: 6,
  number: 4,
  price: 0,
  exclusion: 0,
  filler: 0,
}

const lexeme = (text: string): string => `'${text}'`
const prefix = (text: string): string => `'${text}':*`
export const all = (queries: readonly string[]): string => (queries.length === 1 ? queries[0]! : `(${queries.join(' & ')})`)
export const any = (queries: readonly string[]): string => {
  const different = [...new Set(queries)]
  return different.length === 1 ? different[0]! : `(${different.join(' | ')})`
}
const some = (queries: readonly string[]): string => (queries.length === 0 ? '' : any(queries))

/** The lexemes of a word or phrase without their kind; null where it has none. */
function termsOf(texts: readonly string[]): string[] {
  const terms: string[] = []
  let run = ''
  for (const text of [...texts, '']) {
    if (/^\p{Script=Han}/u.test(text)) run += text
    else {
      const { single, pairs } = gramsOf(run)
      terms.push(...(pairs.length > 0 ? pairs : single))
      run = ''
      if (text !== '') terms.push(...text.split('.').map(stem))
    }
  }
  return [...new Set(terms)]
}

/** A phrase in a field, or its words as one: `tea pot`, `teapot`. */
function inField(texts: readonly string[], mark: string): string {
  const apart = all(termsOf(texts).map((term) => lexeme(mark + term)))
  const pairs = texts.slice(1).map((text, index) => keyOf([texts[index]!, text]))
  const isPhrase = pairs.length > 0 && isLatinText(texts.join(''))
  return any([
    apart,
    ...(isPhrase ? [all(pairs.map((pair) => lexeme(kind.pair + pair)))] : []),
    ...(texts.length === 1 && isLatinText(texts[0]!) ? [lexeme(kind.pair + stem(texts[0]!))] : []),
  ])
}

const asHead = (texts: readonly string[]): string => lexeme(kind.head + keyOf(texts))

type Where = (texts: readonly string[]) => string
const inNames: Where = (texts) => inField(texts, kind.name)
const inTexts: Where = (texts) => inField(texts, kind.text)
const inCategories: Where = (texts) => inField(texts, kind.category)
const inDescription: Where = (texts) => inField(texts, kind.description)
const described: Where = (texts) => any([inNames(texts), inTexts(texts), asHead(texts)])

const wordsOf = (concepts: readonly Concept[]): string[][] =>
  concepts
    .flatMap(({ words }) => [...words.en, ...words.zh])
    .map(textsOf)
    .filter((texts) => texts.length > 0)

const each = (words: readonly (readonly string[])[], where: Where): string[] => words.slice(0, mostWords).map(where)

/** The words that a part stands for, the closest first. */
function meaningsOf(part: Part, lexicon: Lexicon) {
  const { concepts } = part
  const narrower = concepts.flatMap((concept) => withNarrower(lexicon, concept).slice(1))
  const finds = concepts.flatMap((concept) => concept.finds)
  const found = finds.flatMap((find) => {
    if ('word' in find) return [textsOf(find.word)]
    const concept = lexicon.concepts.get(find.concept)
    return concept ? wordsOf(withNarrower(lexicon, concept)) : []
  })
  const own = part.spoken.length > 0 ? part.spoken.map((word) => [...word]) : [part.texts]
  return { own, same: wordsOf(concepts), narrower: wordsOf(narrower), found: found.filter((texts) => texts.length > 0) }
}

/** What a product must have for a part; null for a part that is no query, such as a price. */
export function groupOf(part: Part, lexicon: Lexicon): Group | null {
  const base = { part, near: '', not: '', isMust: part.insisted || part.kind === 'type', weight: weights[part.kind] }
  if (part.kind === 'price' || part.kind === 'filler') return null
  if (part.kind === 'exclusion') return exclusionOf(part, lexicon)
  if (part.kind === 'brand') {
    const named = [any(part.brands.map((code) => lexeme(kind.brand + code))), inNames(part.texts)]
    return { ...base, levels: cumulative([[named[0]!], [], [], []]) }
  }
  const { own, same, narrower, found } = meaningsOf(part, lexicon)
  if (part.kind === 'type') {
    const levels = [
      each(own, asHead),
      each(same, asHead),
      [...each([...narrower, ...found], asHead), ...each([...own, ...same], inCategories)],
      [],
    ]
    return { ...base, levels: cumulative(levels), near: some(each([...own, ...same], inNames)) }
  }
  const levels = [
    [...each(own, inNames), ...each(own, asHead), ...(part.kind === 'word' ? [] : each(own, inTexts))],
    [...each(same, described), ...(part.kind === 'word' ? each(own, inTexts) : [])],
    [...each([...narrower, ...found], described), ...each([...own, ...same, ...found], inCategories)],
    part.kind === 'colour' || part.kind === 'size' || part.kind === 'number'
      ? []
      : each([...own, ...same, ...found.slice(0, mostFound)], inDescription),
  ]
  return { ...base, levels: cumulative(part.kind === 'size' || part.kind === 'number' ? [sizes(part, lexicon), ...levels] : levels) }
}

const cumulative = (levels: readonly (readonly string[])[]): string[] =>
  Array.from({ length: levelCount }, (_, level) => some(levels.slice(0, level + 1 + (levels.length - levelCount)).flat()))

/** A number with every way to write its unit: `30 ml`, 30毫升; a number alone as a count: `serves 4`, 4人. */
function sizes({ texts, concepts, kind: of }: Part, lexicon: Lexicon): string[] {
  const number = texts[0]!.replaceAll('.', '')
  if (of === 'size' && texts.length > 1) return wordsOf(concepts).map((unit) => lexeme(kind.pair + keyOf([number, ...unit])))
  const counts = [...new Set([number, ...wordsOf(concepts.filter((concept) => concept.kind === 'number')).map((word) => word.join(''))])]
  void lexicon
  return counts.flatMap((count) => [
    lexeme(kind.pair + keyOf(['serves', count])),
    ...['people', 'person', 'piece', '人', '件'].map((unit) => lexeme(kind.pair + keyOf([count, unit]))),
  ])
}

/** What must not be there. A product that says it is without it comes first. */
function exclusionOf(part: Part, lexicon: Lexicon): Group {
  const { own, same, narrower } = meaningsOf(part, lexicon)
  const words = [...own, ...same, ...narrower]
  const without = some(words.map((texts) => lexeme(kind.without + keyOf(texts))))
  const present = some([...each(words, described), ...words.map((texts) => lexeme(kind.label + keyOf(texts)))])
  return { part, levels: [without, '', '', ''], near: '', not: `!(${present}) | ${without}`, isMust: true, weight: 0 }
}

/** The query for a product that fulfils all groups at a level at least; null where one of them cannot be. */
export function queryAt(groups: readonly Group[], level: number): string | null {
  const wanted = groups.map(({ levels, part }) => (part.kind === 'exclusion' && level > 0 ? null : levels[level]!))
  if (wanted.includes('')) return null
  const queries = [...wanted.filter((query) => query !== null), ...groups.flatMap(({ not }) => (not === '' ? [] : [`(${not})`]))]
  return queries.length === 0 ? null : all(queries)
}

/** Queries for the beginning of a word or of pinyin, where a word is not known otherwise. */
export function looseGroup(part: Part, { isStart, isSound }: { isStart: boolean; isSound: boolean }): Group {
  const text = part.texts.join('')
  const names = [
    ...(isStart ? [prefix(kind.name + text)] : []),
    ...(isSound ? [prefix(kind.pinyin + text), ...(text.length <= 8 ? [prefix(kind.initials + text)] : [])] : []),
  ]
  const texts = isStart ? [prefix(kind.text + text)] : []
  return { part, levels: cumulative([names, texts, [], []]), near: '', not: '', isMust: part.insisted, weight: weights.word }
}

import { namesOf, wordsOf } from './concept-words.ts'
import { isLatinText, kind } from './lexemes.ts'
import { namedAlike } from './named-alike.ts'
import { stem } from './stem.ts'
import { textsOf, withNarrower, type Lexicon } from './lexicon.ts'
import { keyOf } from './typed.ts'
import {
  any,
  asHead,
  asTitled,
  asPhrase,
  asPhraseInDescription,
  byItsEnd,
  described,
  inCategories,
  inDescription,
  inNames,
  inTexts,
  lexeme,
  prefix,
  some,
  termsOf,
  type Where,
} from './phrase-queries.ts'
import type { Part, PartKind } from './understand.ts'
import type { Concept } from './concept.ts'

/**
 * What a product must have for one part of a keyword: PostgreSQL text queries, the closest meaning first. A product that
 * fulfils a later level is further from what was typed.
 */
export interface Group {
  part: Part
  /** Each level includes those before it. */
  levels: string[]
  /** The words as they were typed, in what names the product. */
  literal: string
  /** What a need, an occasion or a person finds, each by itself, the fittest first. */
  fittest: string[]
  /** The words themselves, anywhere in what is said about a product, or those before the end of a type; empty where there are none. */
  said: string
  /** What is called so by its title, and not only by its type; empty but for types. */
  called: string
  /** What only comes near: it is no answer by itself. Empty where nothing does. */
  near: string
  /** What is another thing of a similar name, with the weight that it loses in the order of the results. */
  others: readonly { query: string; weight: number }[]
  /** What a product must not have, unless it says that it is without it, as its first level asks; empty for most. */
  not: string
  /** Whether there is no answer without it. */
  isMust: boolean
  /** How much is lost without it. */
  weight: number
  /** What each level that a product is found at is worth in the order of the results: little for `shoes`, since a loafer is one as well. */
  closeness: number
}

/** Levels of a group: the words typed, in what names the product; words of the same meaning; further away; descriptions. */
export const levelCount = 4
/** How many of them count in the order of the results. */
export const nearestLevels = 3
const mostWords = 160
const mostFound = 24
const mostFittest = 6

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

/** The closeness of a type that has narrower types. */
const broadCloseness = 8

/** Kinds of part that a text may speak of, while other goods serve as well. */
const speaksForItself: ReadonlySet<PartKind> = new Set(['feature', 'need', 'recipient', 'occasion', 'room', 'season', 'style'])

/** Where no type is named, a need says what is searched for; a word beside it says less: `face very oily by noon`. */
const needAlone = 35

/** The plain words that types find, each anywhere in what is said: of a briefcase, `document`. */
const fittestWords = (types: readonly Concept[]): string[] =>
  types
    .flatMap(({ finds }) => finds)
    .flatMap((find) => ('word' in find ? [any([described, inDescription].map((where) => where(textsOf(find.word))))] : []))
    .slice(0, mostFittest)

const each = (words: readonly (readonly string[])[], where: Where): string[] => words.slice(0, mostWords).map(where)

/**
 * The words that a part stands for, the closest first. Beside a type, what it finds is of that type, or says no more than
 * the type itself, which is `vague`; other types are left out.
 */
function meaningsOf(part: Part, lexicon: Lexicon, types: readonly Concept[] = []) {
  const { concepts } = part
  const narrower = concepts.flatMap((concept) => withNarrower(lexicon, concept).slice(1))
  const ofTypes = new Set(types.flatMap((type) => withNarrower(lexicon, type)))
  const [found, kinds, vague]: [string[][], string[][], string[][]] = [[], [], []]
  const fittest: string[] = []
  for (const find of concepts.flatMap((concept) => concept.finds)) {
    const concept = 'word' in find ? undefined : lexicon.concepts.get(find.concept)
    if ('word' in find) {
      found.push(textsOf(find.word))
      fittest.push(described(textsOf(find.word)))
    }
    if (!concept) continue
    const all = withNarrower(lexicon, concept)
    if (types.some((type) => all.includes(type))) vague.push(...namesOf(all))
    else if (types.length === 0 || concept.kind !== 'type' || ofTypes.has(concept)) {
      ;(concept.kind === 'type' ? kinds : found).push(...namesOf(all))
      fittest.push(some(each(namesOf(all).slice(0, mostFound), concept.kind === 'type' ? asHead : described)))
    }
  }
  // Of a person, a single character says less than the words that mean the same: 男 is in 男友.
  const isVague = part.kind === 'recipient' && (part.spoken[0] ?? part.texts.join('')).length === 1
  const typed = part.spoken.length > 0 ? part.spoken.map((word) => [...word]) : [part.texts]
  const own = isVague ? [] : part.kind === 'colour' ? colourOf(part.texts) : typed
  return {
    own,
    same: wordsOf(concepts),
    narrower: wordsOf(narrower),
    found: found.filter((texts) => texts.length > 0),
    kinds,
    vague,
    fittest: fittest.slice(0, mostFittest),
  }
}

/** Of a description, words that stand apart are no phrase. */
const isOneTerm = (texts: readonly string[]): boolean => termsOf(texts).length === 1

/** 燕麦色 is also written 燕麦. */
const colourOf = (texts: string[]): string[][] => (texts.length > 2 && texts.at(-1) === '色' ? [texts, texts.slice(0, -1)] : [texts])

/** `beachy` is of the beach. */
const adjectiveOf = (words: readonly string[][]): string[][] =>
  words.filter((texts) => texts.length === 1 && /^[a-z]{4,}y$/.test(texts[0]!)).map(([text]) => [text!.slice(0, -1)])

/** The first two characters of a longer word, such as those of 敏感肌. */
const beginningsOf = (words: readonly string[][]): string[][] =>
  words.filter((texts) => texts.length > 2 && texts.every((text) => /^\p{Script=Han}$/u.test(text))).map((texts) => texts.slice(0, 2))

type Base = Omit<Group, 'levels'>

/** The rest of a group that has levels alone. */
export const nothingElse = { literal: '', fittest: [], said: '', called: '', near: '', others: [], not: '' } satisfies Partial<Group>

/** What a product must have for a part, in a keyword with these types; null for a part that is no query, such as a price or a preference. */
export function groupOf(part: Part, lexicon: Lexicon, { isLast = false, types = [] as readonly Concept[] } = {}): Group | null {
  const isSubject = part.kind === 'need' && types.length === 0
  const weight = isSubject ? needAlone : weights[part.kind] + (part.kind === 'word' && part.concepts.length > 0 ? 5 : 0)
  const isMust = part.insisted || part.kind === 'type'
  const base: Base = { ...nothingElse, part, isMust, weight, closeness: weight }
  if (part.kind === 'price' || part.kind === 'filler' || part.preference !== null) return null
  if (part.kind === 'exclusion') return exclusionOf(part, lexicon)
  if (part.kind === 'brand') {
    const named = any(part.brands.map((code) => lexeme(kind.brand + code)))
    return { ...base, levels: cumulative([[named], [], [], []]), literal: named }
  }
  if (part.kind === 'number' || isMeasured(part)) {
    // `3.5 ml` is indexed as `35ml`.
    const literal = inNames(part.texts.map((text) => text.replaceAll('.', '')))
    return { ...base, literal, levels: cumulative(measures(part)) }
  }
  const literal = part.kind === 'recipient' && part.texts.join('').length === 1 ? '' : inNames(part.texts)
  if (part.kind === 'type') return typeGroup({ ...base, literal }, lexicon)
  return wordsGroup({ ...base, literal }, lexicon, { isLast, types })
}

function typeGroup(base: Base, lexicon: Lexicon): Group {
  const { part, weight } = base
  const { own, same, narrower, found, kinds } = meaningsOf(part, lexicon)
  const further = [...each([...narrower, ...found, ...kinds], asHead), ...each([...own, ...same], inCategories)]
  const levels = [[...each(own, asHead), ...byItsEnd(part.texts)], each(same, asHead), further, []]
  // A product that is called so whole comes before one that is so by its end: a night cream before a night hand cream.
  const whole = part.texts.length > 1 ? [some(each(own, asHead))] : []
  const closeness = narrower.length > 0 ? broadCloseness : weight
  return {
    ...base,
    fittest: [...whole, ...fittestWords(part.concepts)],
    closeness,
    said: beforeTheEnd(part),
    called: some(each([...own, ...same, ...narrower], asTitled)),
    levels: cumulative(levels),
    near: some(each([...own, ...same], inNames)),
    others: namedAlike(part, lexicon, { own: [...own, ...same, ...narrower], worth: nearestLevels * closeness }),
  }
}

function wordsGroup(base: Base, lexicon: Lexicon, { isLast, types }: { isLast: boolean; types: readonly Concept[] }): Group {
  const { part } = base
  const { own, same, narrower, found, kinds, vague, fittest } = meaningsOf(part, lexicon, types)
  const isWord = part.kind === 'word'
  const isNeed = part.kind === 'need'
  const isStart = isLast && isWord && !part.insisted && part.texts.length === 1 && /^[a-z]{3,}$/.test(part.texts[0]!)
  const levels = [
    [...each(own, inNames), ...(isWord ? [] : isNeed ? each(own, asPhrase) : each(own, inTexts))],
    [...each(same, isNeed ? asPhrase : described), ...(isWord ? each(own, inTexts) : [])],
    [
      ...each([...narrower, ...(isNeed ? [] : found), ...(isWord ? [] : [...beginningsOf(own), ...adjectiveOf(own)])], described),
      ...each([...own, ...same, ...(isNeed ? [] : found)], inCategories),
      ...(isNeed && types.length > 0 ? [] : each(kinds, asHead)),
      ...(isStart ? [prefix(kind.name + part.texts[0]!)] : []),
      ...(isNeed ? each([...own, ...same], asPhraseInDescription) : []),
    ],
    part.kind === 'colour' || part.kind === 'size'
      ? []
      : [
          ...each([...own, ...same, ...found.slice(0, mostFound)], inDescription),
          ...each([...kinds, ...vague], asHead),
          ...(isWord ? own.filter(isOneTerm).map(([text]) => lexeme(kind.label + stem(text!))) : []),
          ...(isNeed ? [...each(found, described), ...each(found, inCategories)] : []),
        ],
  ]
  const said = speaksForItself.has(part.kind)
    ? some([...each(same, isNeed ? asPhrase : described), ...each([...own, ...same].filter(isOneTerm), inDescription)])
    : ''
  return { ...base, fittest: part.kind === 'material' ? asMaterial([...own, ...same]) : fittest, said, levels: cumulative(levels) }
}

/** What is said to be the material of a product, and not only the name of a shade: `Material: Porcelain`. */
const asMaterial = (words: readonly string[][]): string[] => {
  const said = words.filter((texts) => isLatinText(texts.join(''))).map(([text]) => lexeme(kind.pair + keyOf(['material', text!])))
  return said.length === 0 ? [] : [any(said)]
}

/** The words of a type before its end, as it was typed and in its names: a beach tote comes before other totes for `beach bag`. */
function beforeTheEnd(part: Part): string {
  const hasBeginning = (texts: readonly string[]) => texts.length > (isLatinText(texts.join('')) ? 1 : 2)
  if (!hasBeginning(part.texts)) return ''
  const beginnings = [part.texts, ...namesOf(part.concepts)].filter(hasBeginning).map((texts) => texts.slice(0, -1))
  return some([...each(beginnings, described), ...each(beginnings, inDescription)])
}

const cumulative = (levels: readonly (readonly string[])[]): string[] =>
  Array.from({ length: levelCount }, (_, level) => some(levels.slice(0, level + 1).flat()))

const isMeasured = ({ kind: of, concepts }: Part): boolean => of === 'size' && concepts.some((concept) => concept.kind === 'unit')

/** A number with every way to write its unit: `30 ml`, 30毫升. One of people, or alone, is a count: `serves 4`, 4人, a set for two, a pair. */
function measures({ texts, concepts }: Part): string[][] {
  const number = texts[0]!.replaceAll('.', '')
  const numbers = concepts.filter((concept) => concept.kind === 'number')
  const counts = [...wordsOf(numbers), ...numbers.map(({ id }) => [id.replace('number-', '')])]
  const units = wordsOf(concepts.filter((concept) => concept.kind === 'unit'))
  const withUnits = (words: readonly (readonly string[])[]) =>
    [...new Set([number, ...counts.map((count) => count.join(''))])].flatMap((count) =>
      words.map((unit) => lexeme(kind.pair + keyOf([count, ...unit]))),
    )
  const isOfPeople = units.some(([unit]) => unit === 'people' || unit === 'serving')
  const isOfPieces = units.some(([unit]) => unit === 'piece')
  const written = texts.every((text) => !/[a-z0-9]/.test(text)) ? [inNames(texts)] : []
  if (units.length > 0 && !isOfPeople) return [[...withUnits(units), ...written], [], isOfPieces ? each(counts, inNames) : [], []]
  const serving = [[number], ...counts].map((count) => lexeme(kind.pair + keyOf(['serves', ...count])))
  const pieces = isOfPeople ? [] : [['piece'], ['件']]
  const own = [[number]]
  return [
    [...serving, ...withUnits([['people'], ['person'], ['人'], ...pieces]), ...each(own, inNames)],
    each(counts, inNames),
    each([...own, ...counts], inTexts),
    [],
  ]
}

/** What must not be there. A product that says it is without it comes first. */
function exclusionOf(part: Part, lexicon: Lexicon): Group {
  const { own, same, narrower, found } = meaningsOf(part, lexicon)
  // What is floral smells of jasmine or of roses.
  const isFeature = part.concepts.some(({ kind: of }) => of === 'feature')
  const words = [...own, ...same, ...narrower, ...(isFeature ? found : [])]
  const without = some(words.map((texts) => lexeme(kind.without + keyOf(texts))))
  // A single character in a name may mean something else: 皮 in 皮夹.
  const present = some([
    ...words.map((texts) => (texts.length === 1 && !isLatinText(texts[0]!) ? inTexts(texts) : described(texts))),
    ...words.map((texts) => lexeme(kind.label + keyOf(texts))),
  ])
  return {
    ...nothingElse,
    part,
    levels: [without, '', '', ''],
    not: present,
    isMust: true,
    weight: 0,
    closeness: 0,
  }
}

/** The query for children's goods, by their names and categories; null without such a concept. Kept for each lexicon. */
export function childrensQuery(lexicon: Lexicon): string | null {
  const known = childrens.get(lexicon)
  if (known !== undefined) return known
  const kids = lexicon.concepts.get('kids')
  const words = kids ? namesOf([kids]) : []
  const query = words.length === 0 ? null : any([...each(words, inNames), ...each(words, inCategories)])
  childrens.set(lexicon, query)
  return query
}

const childrens = new WeakMap<Lexicon, string | null>()

/** Queries for the beginning of a word, then of pinyin, where a word is not known otherwise. */
export function looseGroup(part: Part, { isStart, isSound }: { isStart: boolean; isSound: boolean }): Group {
  const text = part.texts.join('')
  const starts = isStart ? [prefix(kind.name + text)] : []
  const sounds = isSound ? [prefix(kind.pinyin + text), ...(text.length <= 8 ? [prefix(kind.initials + text)] : [])] : []
  const texts = isStart ? [prefix(kind.text + text)] : []
  return {
    ...nothingElse,
    part,
    literal: some(isStart ? starts : sounds),
    levels: cumulative([starts, sounds, texts].filter((queries) => queries.length > 0)),
    isMust: part.insisted,
    weight: weights.word,
    closeness: weights.word,
  }
}

import type { Preference } from '#src/features/listing/rules/priced.ts'
import { isEmpty } from './empty-words.ts'
import { conceptsFor, type Lexicon } from './lexicon.ts'
import { priceLimitsIn, type PriceLimits } from './price-limits.ts'
import { isPinyin } from './pinyin.ts'
import { withPreferences } from './preferences.ts'
import { saysPurpose } from './purpose.ts'
import { stem } from './stem.ts'
import { endOf, keyOf, piecesOf, type Piece, type Typed } from './typed.ts'
import type { Concept, ConceptKind } from './concept.ts'

export type PartKind = Exclude<ConceptKind, 'unit' | 'filler'> | 'brand' | 'price' | 'exclusion' | 'word' | 'filler'

/** A part of a keyword and what it was understood as. */
export interface Part {
  kind: PartKind
  /** Its words, or its Chinese characters one by one. */
  texts: string[]
  /** Where it stands in the keyword as it was typed. */
  start: number
  end: number
  /** What it may stand for; empty for words that the vocabulary does not have. */
  concepts: readonly Concept[]
  /** The codes of brands of that name. */
  brands: readonly string[]
  /** Chinese words that sound like it. */
  spoken: readonly string[]
  insisted: boolean
  afterLink: boolean
  /** Whether the part before it will do as well. */
  afterOr: boolean
  /** Whether it is what somebody does. */
  isVerb: boolean
  price: PriceLimits | null
  /** What comes first of what is found. */
  preference: Preference | null
}

/** What the shop itself knows of the words of a keyword. */
export interface KnownHere {
  /** Chinese words of the shop, and stems of Latin ones. */
  words: ReadonlySet<string>
  /** Brands, by their whole name or another whole name without spaces. */
  brands: ReadonlyMap<string, readonly string[]>
  /** Chinese words of the shop, by their pinyin. */
  sounds: ReadonlyMap<string, readonly string[]>
  /** The pinyin of each Chinese character of the keyword, by its place. */
  syllables: ReadonlyMap<number, string>
  isEnglish(word: string): boolean
}

interface Match {
  kind: 'concept' | 'brand' | 'sound' | 'word' | 'not' | 'none'
  from: number
  to: number
  score: number
  /** What was looked up: its text, or how it sounds. */
  key: string
}

const mostPieces = 10
const negations = new Set([
  'non',
  'no',
  'not',
  'without',
  'excluding',
  'except',
  'minus',
  'dont',
  'doesnt',
  '不含',
  '不要',
  '没有',
  '不是',
  '不带',
  '不用',
  '不需要',
  '无需',
  '除了',
  '非',
  '无',
])
/** How a keyword is read: a type of several words, such as `guest towel`, may be divided, and no type need be what is searched. */
export interface Reading {
  dividesTypes?: boolean
  isPurpose?: boolean
}

/** What a keyword means: its parts from left to right, without those that mean nothing in a shop's search. */
export function understand(typed: Typed, lexicon: Lexicon, known: KnownHere, reading: Reading = {}): Part[] {
  const price = priceLimitsIn(typed)
  const pieces = piecesOf(typed, price ? [price] : [])
  const looking = { lexicon, known, dividesTypes: reading.dividesTypes ?? false, isSpoken: false }
  const written = bestMatches(pieces, looking)
  // Beside pinyin, a word that may be pinyin is: the nan of `chen shan nan` is 男.
  const speaks = written.some(({ kind }) => kind === 'sound') && pieces.every(({ kind, text }) => kind !== 'word' || isPinyin(text))
  const matches = speaks ? bestMatches(pieces, { ...looking, isSpoken: true }) : written
  const parts = matches.flatMap((match) => partOf(pieces.slice(match.from, match.to), match, lexicon, known))
  const joined = withSizes(withAlternatives(withExclusions(withoutEndings(withoutLikenesses(parts)))))
  const understood = withPreferences(withKinds(joined, reading.isPurpose ?? saysPurpose(typed.plain)))
  if (!price) return understood
  const start = typed.at[price.from]!
  const pricePart = {
    ...emptyPart,
    kind: 'price' as const,
    texts: [typed.plain.slice(price.from, price.to)],
    start,
    end: endOf(typed.at, price.to),
    price,
  }
  return [...understood, pricePart].sort((a, b) => a.start - b.start)
}

const emptyPart = {
  concepts: [],
  brands: [],
  spoken: [],
  insisted: false,
  afterLink: false,
  afterOr: false,
  isVerb: false,
  price: null,
  preference: null,
}

interface Looking {
  lexicon: Lexicon
  known: KnownHere
  dividesTypes: boolean
  isSpoken: boolean
}

/** Divides the pieces so that long phrases win over short ones. */
function bestMatches(pieces: readonly Piece[], looking: Looking): Match[] {
  const best: { score: number; match: Match | null }[] = Array.from({ length: pieces.length + 1 }, () => ({ score: 0, match: null }))
  for (let from = pieces.length - 1; from >= 0; from--) {
    best[from] = { score: best[from + 1]!.score, match: { kind: 'none', from, to: from + 1, score: 0, key: pieces[from]!.text } }
    for (let to = from + 1; to <= Math.min(pieces.length, from + mostPieces); to++) {
      if (to - 1 > from && (!pieces[to - 1]!.joins || pieces[to - 1]!.insisted !== pieces[from]!.insisted)) break
      const match = matchOf(pieces.slice(from, to), from, looking)
      const score = match === null ? 0 : match.score + best[to]!.score
      if (match && score > best[from]!.score) best[from] = { score, match }
    }
  }
  const matches: Match[] = []
  for (let at = 0; at < pieces.length; at = matches.at(-1)!.to) matches.push(best[at]!.match!)
  return matches
}

function matchOf(run: readonly Piece[], from: number, { lexicon, known, dividesTypes, isSpoken }: Looking): Match | null {
  const texts = run.map(({ text }) => text)
  const joined = texts.join('')
  const score = run.length ** 2
  const match = (kind: Match['kind'], less: number, key = joined): Match => ({
    kind,
    from,
    to: from + run.length,
    score: score - less,
    key,
  })
  if (run[0]!.insisted) return match('word', 0)
  if (known.brands.has(joined)) return match('brand', -0.3)
  if (negations.has(joined)) return match('not', 0.1)
  if (isSpoken && soundsLike(run, joined, lexicon, known)) return match('sound', 0)
  const concepts = conceptsFor(lexicon, texts)
  const isDivided = dividesTypes && run.length > (run[0]!.kind === 'chinese' ? 2 : 1) && concepts.some(({ kind }) => kind === 'type')
  if (concepts.length > 0 && !isDivided) return match('concept', 0)
  if (isDivided) return null
  if (soundsLike(run, joined, lexicon, known)) return match('sound', 0.2)
  if (run.length > 1 && run.every(({ kind }) => kind === 'chinese')) {
    if (known.words.has(joined)) return match('word', 0.5)
    // Characters that sound like those that were meant: 太阳境 for 太阳镜.
    const sound = run.map(({ start }) => known.syllables.get(start) ?? '-').join('')
    if (run.length > 2 && known.brands.has(sound)) return match('brand', 1.1, sound)
    if (lexicon.bySound.get(sound)?.some((word) => isMeant(word, texts, lexicon))) return match('sound', 1.2, sound)
  }
  if (run.length === 2 && run.every(({ kind }) => kind === 'word') && known.words.has(keyOf(texts))) return match('word', 0.6)
  return null
}

/** Of two characters that sound like a word, one is right and the word is a type: 项练 for 项链. */
const isMeant = (word: string, texts: readonly string[], lexicon: Lexicon): boolean =>
  word.length === texts.length &&
  (texts.length > 2 ||
    (texts.some((text, place) => text === word[place]) && conceptsFor(lexicon, [...word]).some(({ kind }) => kind === 'type')))

/** Pinyin is not guessed from words that are English. */
function soundsLike(run: readonly Piece[], joined: string, { bySound }: Lexicon, known: KnownHere): boolean {
  if (!run.every(({ kind }) => kind === 'word') || joined.length < 3 || !(bySound.has(joined) || known.sounds.has(joined))) return false
  return !run.every(({ text }) => known.isEnglish(text))
}

function partOf(run: readonly Piece[], { kind, key }: Match, lexicon: Lexicon, known: KnownHere): (Part & { isNot: boolean })[] {
  const texts = run.map(({ text }) => (kind === 'none' ? derived(text, known) : text))
  const joined = texts.join('')
  const concepts = run[0]!.insisted ? [] : conceptsFor(lexicon, texts)
  const isFiller = concepts.length > 0 ? concepts.every((each) => each.kind === 'filler') : kind === 'none' && isEmpty(joined)
  const part: Part = {
    kind: kind === 'brand' ? 'brand' : isFiller ? 'filler' : 'word',
    texts,
    start: run[0]!.start,
    end: run.at(-1)!.end,
    concepts: kind === 'brand' || isFiller ? [] : concepts.filter((each) => each.kind !== 'filler'),
    brands: kind === 'brand' ? known.brands.get(key)! : [],
    spoken: kind === 'sound' ? [...new Set([...(lexicon.bySound.get(key) ?? []), ...(known.sounds.get(key) ?? [])])] : [],
    insisted: run[0]!.insisted,
    afterLink: run[0]!.afterLink,
    afterOr: run[0]!.afterOr,
    isVerb: run[0]!.isVerb,
    price: null,
    preference: null,
  }
  const heard = part.spoken.flatMap((word) => conceptsFor(lexicon, [...word]))
  return [{ ...part, concepts: [...new Set([...part.concepts, ...heard])], isNot: kind === 'not' }]
}

/** `beachy` is of the beach, where the shop has only that. */
function derived(text: string, { words }: KnownHere): string {
  const bare = text.slice(0, -1)
  return /^[a-z]{4,}y$/.test(text) && !words.has(stem(text)) && words.has(stem(bare)) ? bare : text
}

/** Joins a negation with what follows it, and a word with `free` behind it. */
function withExclusions(parts: readonly (Part & { isNot: boolean })[]): Part[] {
  const found: Part[] = []
  let not: Part | null = null
  for (const { isNot, ...part } of parts) {
    const last = found.at(-1)
    if (isNot) not = part
    else if (part.kind === 'filler' || (not !== null && part.texts.join('') === 'need')) continue
    else if (part.texts.join('') === 'free' && last && last.kind === 'word')
      found.splice(-1, 1, { ...last, kind: 'exclusion', end: part.end })
    else {
      const isExcluded = not !== null && !/^\d/.test(part.texts[0]!)
      found.push(isExcluded ? { ...part, kind: 'exclusion', start: not!.start } : part)
      not = null
    }
  }
  return joinedRest(found)
}

const endings: readonly (readonly [ends: ReadonlySet<string>, kinds: readonly ConceptKind[]])[] = [
  [new Set(['风', '系', '款', '感', '式', '味', '调']), ['style', 'pattern', 'colour', 'feature', 'recipient']],
  [new Set(['day', 'days', 'time', 'season', 'event', '日', '节', '天', '时', '季']), ['occasion', 'season']],
]

/** Behind the name of a thing: what is wanted is only like it. */
const likenesses = new Set(['style', 'styled', 'look', 'inspired', 'vibe', 'vibes'])

/** In `cheongsam style` no cheongsam is searched for. */
const withoutLikenesses = <P extends Part>(parts: readonly P[]): P[] =>
  parts.flatMap((part, place) => {
    const isLikeness = (of: Part | undefined) => of !== undefined && !of.insisted && likenesses.has(of.texts.join(''))
    if (isLikeness(part) && place > 0) return []
    return isLikeness(parts[place + 1]) ? { ...part, concepts: part.concepts.filter(({ kind }) => kind !== 'type') } : part
  })

/** A word that says no more behind a style or an occasion: 风 in 复古风, the day of `exam day`. */
const withoutEndings = <P extends Part>(parts: readonly P[]): P[] =>
  parts.filter((part, place) => {
    const before = parts[place - 1]
    const isEnd = (kinds: readonly ConceptKind[]) => before?.concepts.some(({ kind }) => kinds.includes(kind)) ?? false
    return part.kind !== 'word' || part.insisted || !endings.some(([ends, kinds]) => ends.has(part.texts.join('')) && isEnd(kinds))
  })

/** Two names of one kind with `or` between them are one part: `tea towel aka dish cloth`. */
const withAlternatives = (parts: readonly Part[]): Part[] =>
  parts.reduce<Part[]>((found, part) => {
    const last = found.at(-1)
    const isOther = last && part.afterOr && part.kind === last.kind && part.concepts.some(({ kind }) => has(last, kind))
    if (!isOther) return [...found, part]
    return [...found.slice(0, -1), { ...last, end: part.end, concepts: [...new Set([...last.concepts, ...part.concepts])] }]
  }, [])

/** Neighbouring Chinese characters that nothing was found for are one word. */
function joinedRest(parts: readonly Part[]): Part[] {
  const isRest = (part: Part | undefined) =>
    part?.kind === 'word' && part.texts.length === 1 && part.concepts.length === 0 && /\p{Script=Han}/u.test(part.texts[0]!)
  return parts.reduce<Part[]>((found, part) => {
    const last = found.at(-1)
    if (
      last &&
      isRest(part) &&
      last.end === part.start &&
      last.kind === 'word' &&
      last.concepts.length === 0 &&
      !last.insisted &&
      /^\p{Script=Han}+$/u.test(last.texts.join('')) &&
      last.spoken.length === 0
    )
      return [...found.slice(0, -1), { ...last, texts: [...last.texts, ...part.texts], end: part.end }]
    return [...found, part]
  }, [])
}

const has = (part: Part, kind: ConceptKind): boolean => part.concepts.some((concept) => concept.kind === kind)

/** A number with the unit behind it is a size. */
function withSizes(parts: readonly Part[]): Part[] {
  return parts.reduce<Part[]>((found, part) => {
    const last = found.at(-1)
    const isMeasure =
      last && part.kind === 'word' && has(part, 'unit') && (has(last, 'number') || /^\d/.test(last.texts[0]!)) && last.kind === 'word'
    if (!isMeasure) return [...found, part]
    return [
      ...found.slice(0, -1),
      {
        ...last,
        kind: 'size',
        texts: [...last.texts, ...part.texts],
        end: part.end,
        concepts: [...last.concepts.filter(({ kind }) => kind === 'number'), ...part.concepts.filter(({ kind }) => kind === 'unit')],
      },
    ]
  }, [])
}

/** The order in which a word of several meanings is understood beside a type. */
const kindOrder: readonly ConceptKind[] = [
  'colour',
  'material',
  'pattern',
  'size',
  'recipient',
  'occasion',
  'season',
  'need',
  'feature',
  'style',
  'room',
  'number',
]

/** What a thing does is not the thing: sunglasses that keep sliding are no slides. */
const isHappening = ({ texts, spoken, concepts }: Part): boolean =>
  texts.length === 1 &&
  spoken.length === 0 &&
  texts[0]!.endsWith('ing') &&
  !concepts.some(({ words }) => words.en.some((word) => word.includes(texts[0]!)))

/**
 * Which type is searched for, and what the other parts are. In English and in Chinese the last type says what it is, but
 * not one behind `for` or `with`: a vase for flowers. Where a purpose is said, a type is a word like others.
 */
function withKinds(parts: readonly Part[], isPurpose: boolean): Part[] {
  const named = parts.filter((part) => part.kind === 'word' && has(part, 'type') && !isHappening(part))
  const types = named.some(({ isVerb }) => !isVerb) ? named.filter(({ isVerb }) => !isVerb) : named
  const link = types.findIndex((part) => part.afterLink && !types[0]!.afterLink)
  const heads = link < 0 ? types : types.slice(0, link)
  const only = heads.filter((part) => part.concepts.every(({ kind }) => kind === 'type'))
  const head = isPurpose && parts.length > 1 ? undefined : (only.at(-1) ?? heads.at(-1))
  return parts.map((part) => {
    if (part.kind !== 'word') return part
    if (part === head) return { ...part, kind: 'type', concepts: part.concepts.filter(({ kind }) => kind === 'type') }
    const kind = kindOrder.find((each) => has(part, each))
    if (kind)
      return { ...part, kind: kind as PartKind, concepts: part.concepts.filter((each) => each.kind !== 'type' && each.kind !== 'unit') }
    return { ...part, concepts: part.concepts.filter((each) => each.kind !== 'unit') }
  })
}

/** Words of which nothing is known: not of the vocabulary, of a brand, or of the shop. */
export const isUnknown = (part: Part, known: KnownHere): boolean =>
  part.kind === 'word' &&
  part.concepts.length === 0 &&
  part.spoken.length === 0 &&
  part.texts.length === 1 &&
  /^[a-z]/.test(part.texts[0]!) &&
  !known.words.has(stem(part.texts[0]!))

/**
 * Whether a word may be none yet, though its stem is one: `walle`, on the way to a wallet, is no wall, and `lin`, on the way
 * to linen, nothing that is lined.
 */
export const isBegun = ({ kind, texts, concepts, spoken }: Part, { isEnglish }: KnownHere): boolean => {
  const [text] = texts as [string]
  const isNamed = kind === 'brand' || concepts.some(({ words }) => words.en.includes(text))
  return texts.length === 1 && /^[a-z]+$/.test(text) && spoken.length === 0 && !isNamed && !isEnglish(text)
}

/** Whether a keyword's Latin words may all be pinyin. */
export const maySpeak = (parts: readonly Part[], known: KnownHere): boolean =>
  parts.every(({ texts, kind }) => kind === 'brand' || texts.every((text) => !/^[a-z]+$/.test(text) || isPinyin(text))) ||
  parts.every(({ texts, kind }) => kind === 'brand' || texts.every((text) => !known.isEnglish(text)))

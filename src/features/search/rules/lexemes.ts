import { agesIn } from './ages.ts'
import { headsOf } from './heads.ts'
import { stem } from './stem.ts'
import { gramsOf, joinedWords, plainText, tokensOf } from './tokens.ts'
import { keyOf } from './typed.ts'

/** The texts that a product is found by. Chinese texts are already simplified. */
export interface Searchable {
  /** In both languages. */
  titles: readonly string[]
  types: readonly string[]
  brandCode: string
  /** The brand's names, with its other names; also typed as one word, such as `batupahat`. */
  brandNames: readonly string[]
  /** Categories and everything above them. */
  categories: readonly string[]
  /** Options, attributes and tags. */
  texts: readonly string[]
  /** Rows of the specification table. */
  attributes: readonly { label: string; value: string }[]
  /** Everything else that is said about the product. */
  descriptions: readonly string[]
  /** EANs and SKUs. */
  codes: readonly string[]
  /** The Chinese names as syllables: `['xiang', 'shui']`. */
  spoken: readonly (readonly string[])[]
}

/**
 * The kinds of lexeme in the search index, as prefixes. Words are lower case, so a capital letter cannot be confused with
 * a word; no prefix is an option, attribute, tag or category.
 */
export const kind = {
  /** A word of the title, type or brand. */
  name: 'N',
  /** What the product is: its type, and the end of its title, with the words before it as one word. */
  head: 'H',
  /** The same of its titles alone: a face oil may be of the type `Serum`. */
  titled: 'T',
  brand: 'B',
  category: 'G',
  /** Two neighbouring words as one, in titles and attributes: `teapot` for `tea pot`, `30ml`. */
  pair: 'J',
  description: 'D',
  /** What the product says that it is without. */
  without: 'X',
  /** A word of the label of an attribute. */
  label: 'Y',
  code: 'C',
  /** A name in pinyin from some syllable on, and its initials. */
  pinyin: 'P',
  initials: 'I',
  text: '',
} as const

/** To be raised when a product gets other lexemes: the documents of an older version are then written anew (search-19). */
export const lexemesVersion = 4

const longestPinyin = 24
const longestInitials = 8

/** Every lexeme of a product, without duplicates. `terms` may be a memoized `termsOf`. */
export function lexemesOf(product: Searchable, terms = termsOf): string[] {
  const { titles, types, brandNames, brandCode, categories, codes, spoken } = product
  const isNone = ({ value }: { value: string }) => /^(?:none|no|nil|0|free|无|不含|没有|否)(?![\p{L}\p{N}.])/iu.test(value)
  const lacking = product.attributes.filter(isNone).map(({ label }) => label)
  const attributes = product.attributes.map(({ label, value }) => ({ label, value: value.replaceAll(denied, ' ') }))
  const lacks = lacking.flatMap((label) => [`${label} free`, `no ${label}`, `不含${label}`, `无${label}`])
  const texts = [...product.texts, ...attributes.map(({ value }) => value), ...categories, ...lacks]
  const pairs = [...titles, ...types, ...texts, ...attributes.map(({ label, value }) => `${label} ${value}`)].flatMap(pairsOf)
  const marked = (mark: string, words: readonly string[]) => words.map((word) => mark + word)
  const lexemes = [
    ...marked(
      kind.name,
      [...titles, ...types, ...brandNames].flatMap((text) => terms(text)),
    ),
    ...marked(kind.name, brandNames.map(compact)),
    ...marked(kind.head, [...titles, ...types].flatMap(headsOf)),
    ...marked(kind.titled, titles.flatMap(headsOf)),
    kind.brand + brandCode,
    ...marked(
      kind.category,
      categories.filter((name) => !isList(name)).flatMap((text) => terms(text)),
    ),
    ...marked(
      kind.text,
      texts.flatMap((text) => terms(text)).filter((term) => [...term].length > 1 || /[a-z0-9]/.test(term)),
    ),
    ...marked(kind.pair, [...pairs, ...texts.flatMap(agesIn), ...titles.flatMap(servingIn)]),
    ...texts.flatMap(colourIn),
    ...marked(kind.description, product.descriptions.flatMap(stemsOf)),
    ...marked(kind.without, [
      ...[...lacking, ...product.attributes.flatMap(({ value }) => deniedIn(value))].flatMap(keysOf),
      ...[...texts, ...titles, ...product.descriptions].flatMap(absencesIn),
    ]),
    ...marked(
      kind.label,
      product.attributes.filter((row) => !isNone(row)).flatMap(({ label }) => keysOf(label)),
    ),
    ...marked(kind.code, codes.map(compact)),
    ...spoken.flatMap(soundsOf),
  ]
  return [...new Set(lexemes)].filter((lexeme) => lexeme.length > 1 || /[^A-Z]/.test(lexeme))
}

/** What the value of an attribute says that it is not for: `Gas and ceramic, not induction`, 电磁炉不可. */
const denied =
  /\bnot (?:(?:suitable |meant |made |safe )?for )?(?:the |an? )?([a-z]+(?:[ -][a-z]+)?)|(\p{Script=Han}{2,4})(?:不可|不适用|不能用)/giu

const deniedIn = (value: string): string[] => [...value.matchAll(denied)].map(([, latin, chinese]) => (latin ?? chinese)!)

/** `Wallets and sunglasses` does not say which of the two a product is. */
const isList = (name: string): boolean => / and |[&,与和、]/.test(name)

/** The Latin words of a text, for completions and corrections; hyphenated words also as one word. */
export const wordsOf = (text: string): string[] =>
  [...tokensOf(text).map((token) => token.text), ...joinedWords(text)].filter((word) => /^[a-z]{3,24}$/.test(word))

/** A text without anything between its letters and digits. */
export const compact = (text: string): string =>
  tokensOf(text)
    .map((token) => token.text)
    .join('')

/** The same with words such as `a` and `the`: an alias in pinyin may have one of them as a syllable. */
export const wholeOf = (text: string): string => plainText(text).replaceAll(/[ -]/g, '')

export const isLatinText = (text: string): boolean => /^[a-z0-9.]+$/.test(text)

/** The terms that a text is found by. */
export function termsOf(text: string): string[] {
  const parts = tokensOf(text).flatMap((token) => {
    if (token.kind === 'word') return [token.text, stem(token.text)]
    const { single, pairs } = gramsOf(token.text)
    return [...single, ...pairs]
  })
  return [...parts, ...joinedWords(text)]
}

/** The terms of a description: of a word only its stem, of Chinese only pairs. */
const stemsOf = (text: string): string[] =>
  tokensOf(text).flatMap((token) => (token.kind === 'word' ? [stem(token.text)] : gramsOf(token.text).pairs))

const keysOf = (label: string): string[] => {
  const texts = tokensOf(label).map(({ text }) => text)
  return [...texts.map(stem), keyOf(texts)]
}

/** For how many people a title says that a product is: `Set for Four`. */
const servingIn = (title: string): string[] =>
  /\bfor (two|three|four|five|six|seven|eight|nine|ten|twelve|\d+)\b/i
    .exec(title.toLowerCase())
    ?.slice(1)
    .map((count) => keyOf(['serves', count])) ?? []

/** The colour at the end of the name of a shade: 灰 in 鸽灰. */
const colourIn = (text: string): string[] => /^\p{Script=Han}{1,5}([红橙黄绿蓝紫粉灰黑白棕褐银金])色?$/u.exec(text)?.slice(1) ?? []

/** Neighbouring words as one, and a number with what follows it. `3.5 g` is `35g`. */
function pairsOf(text: string): string[] {
  const tokens = tokensOf(text.replaceAll(/(\d)\.(?=\d)/g, '$1'))
  return tokens.slice(1).flatMap(({ kind: of, text: after }, index) => {
    const before = tokens[index]!
    if (of === 'word' && before.kind === 'word') return [keyOf([before.text, after])]
    if (of === 'chinese' && /^\d/.test(before.text)) return [1, 2].map((length) => before.text + after.slice(0, length))
    return []
  })
}

/** What a text says that it is without: `caffeine-free`, `no sugar`, 不含酒精. */
function absencesIn(text: string): string[] {
  const latin = [
    ...text.toLowerCase().matchAll(/\b(?:no|without|non|anti|low|free of|free from)[ -]([a-z]{3,20})\b|\b([a-z]{3,20})[ -]free\b/g),
  ]
  const chinese = [...text.matchAll(/(?:不含|不添加|无|非|零)(\p{Script=Han}{2,3})/gu)]
  return [...latin.map(([, after, before]) => stem((after ?? before)!)), ...chinese.flatMap(([, word]) => [word!.slice(0, 2), word!])]
}

/** The pinyin from each syllable to the end, so that a part of a name is found by its beginning. */
function soundsOf(syllables: readonly string[]): string[] {
  return syllables.flatMap((_, start) => {
    const rest = syllables.slice(start)
    const full = kind.pinyin + rest.join('').slice(0, longestPinyin)
    const initials = rest
      .map((syllable) => syllable[0])
      .join('')
      .slice(0, longestInitials)
    return rest.length > 1 ? [full, kind.initials + initials] : [full]
  })
}

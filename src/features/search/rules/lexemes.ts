import { stem } from './stem.ts'
import { gramsOf, joinedWords, tokensOf } from './tokens.ts'

/** The texts that a product is found by. Chinese texts are already simplified. */
export interface Searchable {
  /** Title, type and brand, in both languages, with the brand's other names. */
  names: readonly string[]
  /** Names that are also typed as one word, such as `batupahat`. */
  brandNames: readonly string[]
  /** Everything else that describes the product: categories, colours, attributes. */
  texts: readonly string[]
  /** EANs and SKUs. */
  codes: readonly string[]
  /** The Chinese names as syllables: `['xiang', 'shui']`. */
  spoken: readonly (readonly string[])[]
}

/**
 * The kinds of lexeme in the search index, as prefixes. Words are lower case, so a capital letter cannot be confused with
 * a word: N is a word of a name, C a code, P a name in pinyin from some syllable on, I its initials; no prefix is any text.
 */
export const kind = { name: 'N', code: 'C', pinyin: 'P', initials: 'I', text: '' } as const

const longestPinyin = 24
const longestInitials = 8

/** Every lexeme of a product, without duplicates. `terms` may be a memoized `termsOf`. */
export function lexemesOf({ names, brandNames, texts, codes, spoken }: Searchable, terms = termsOf): string[] {
  const named = [...names.flatMap((name) => terms(name)), ...brandNames.map(compact)]
  const described = texts.flatMap((text) => terms(text)).filter((term) => [...term].length > 1 || /[a-z0-9]/.test(term))
  const lexemes = [
    ...named.map((term) => kind.name + term),
    ...described.map((term) => kind.text + term),
    ...codes.map((code) => kind.code + compact(code)),
    ...spoken.flatMap(soundsOf),
  ]
  return [...new Set(lexemes)].filter((lexeme) => lexeme.length > 1 || /[^A-Z]/.test(lexeme))
}

/** The Latin words of a text, for completions and corrections; hyphenated words also as one word. */
export const wordsOf = (text: string): string[] =>
  [...tokensOf(text).map((token) => token.text), ...joinedWords(text)].filter((word) => /^[a-z]{3,24}$/.test(word))

/** A text without anything between its letters and digits. */
export const compact = (text: string): string =>
  tokensOf(text)
    .map((token) => token.text)
    .join('')

/** The terms that a text is found by. */
export function termsOf(text: string): string[] {
  const parts = tokensOf(text).flatMap((token) => {
    if (token.kind === 'word') return [token.text, stem(token.text)]
    const { single, pairs } = gramsOf(token.text)
    return [...single, ...pairs]
  })
  return [...parts, ...joinedWords(text)]
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

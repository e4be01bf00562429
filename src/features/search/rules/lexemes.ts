import { stem } from './stem.ts'
import { gramsOf, joinedWords, tokensOf } from './tokens.ts'

/** What a product can be found by. Texts are in simplified Chinese already. */
export interface Searchable {
  /** Title, type and brand, in both languages, with the brand's other names. */
  names: readonly string[]
  /** Those of them that are also typed in one word, such as `batupahat`. */
  brandNames: readonly string[]
  /** Everything else that describes it: categories, colours, attributes. */
  texts: readonly string[]
  /** EANs and SKUs. */
  codes: readonly string[]
  /** The Chinese names as syllables: `['xiang', 'shui']`. */
  spoken: readonly (readonly string[])[]
}

/**
 * Kinds of lexeme in the one index. Words are in small letters, so a capital in front is told from every word:
 * N stands in a name, C is a code, P a name in pinyin from some syllable on, I its initials; without one it is any text.
 */
export const kind = { name: 'N', code: 'C', pinyin: 'P', initials: 'I', text: '' } as const

const longestPinyin = 24
const longestInitials = 8

/** Every lexeme of a product, each once. `terms` may remember what it said of a text before. */
export function lexemesOf({ names, brandNames, texts, codes, spoken }: Searchable, terms = termsOf): string[] {
  const named = [...names.flatMap((name) => terms(name)), ...brandNames.map(compact)]
  const said = texts.flatMap((text) => terms(text)).filter((term) => [...term].length > 1 || /[a-z0-9]/.test(term))
  const lexemes = [
    ...named.map((term) => kind.name + term),
    ...said.map((term) => kind.text + term),
    ...codes.map((code) => kind.code + compact(code)),
    ...spoken.flatMap(soundsOf),
  ]
  return [...new Set(lexemes)].filter((lexeme) => lexeme.length > 1 || /[^A-Z]/.test(lexeme))
}

/** Latin words of a text, for completing and correcting what is typed; hyphened ones as one word, too. */
export const wordsOf = (text: string): string[] =>
  [...tokensOf(text).map((token) => token.text), ...joinedWords(text)].filter((word) => /^[a-z]{3,24}$/.test(word))

/** A text with nothing between its letters and digits. */
export const compact = (text: string): string =>
  tokensOf(text)
    .map((token) => token.text)
    .join('')

/** What a text is found by. */
export function termsOf(text: string): string[] {
  const parts = tokensOf(text).flatMap((token) => {
    if (token.kind === 'word') return [token.text, stem(token.text)]
    const { single, pairs } = gramsOf(token.text)
    return [...single, ...pairs]
  })
  return [...parts, ...joinedWords(text)]
}

/** From each syllable to the end, so that any part of a name is found by how it begins. */
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

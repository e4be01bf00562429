import { isLatinText, kind } from './lexemes.ts'
import { stem } from './stem.ts'
import { gramsOf } from './tokens.ts'
import { keyOf } from './typed.ts'

export const lexeme = (text: string): string => `'${text}'`
export const prefix = (text: string): string => `'${text}':*`
export const all = (queries: readonly string[]): string => (queries.length === 1 ? queries[0]! : `(${queries.join(' & ')})`)
export const any = (queries: readonly string[]): string => {
  const different = [...new Set(queries)]
  return different.length === 1 ? different[0]! : `(${different.join(' | ')})`
}
export const some = (queries: readonly string[]): string => (queries.length === 0 ? '' : any(queries))

/** The lexemes of a word or phrase without their kind; null where it has none. */
export function termsOf(texts: readonly string[]): string[] {
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

/** Neighbouring words of a phrase, each two of them as one. */
export const inPairs = (texts: readonly string[]): string =>
  all(texts.slice(1).map((text, index) => lexeme(kind.pair + keyOf([texts[index]!, text]))))

/** The words of a phrase in a field. A word of a phrase may be in the label of an attribute: the skin of `sensitive skin` is. */
function apartIn(texts: readonly string[], mark: string): string {
  const terms = termsOf(texts)
  const isLabelled = mark === kind.text && isLatinText(texts.join('')) && terms.length > 1
  return all(terms.map((term) => (isLabelled ? any([lexeme(term), lexeme(kind.label + term)]) : lexeme(mark + term))))
}

/** A phrase in any of some fields, or its words as one: `tea pot`, `teapot`. */
function inFields(texts: readonly string[], marks: readonly string[]): string {
  const apart = marks.map((mark) => apartIn(texts, mark))
  if (!isLatinText(texts.join(''))) return any(apart)
  if (texts.length === 1) return any([...apart, lexeme(kind.pair + stem(texts[0]!))])
  return any([...apart, inPairs(texts), ...marks.map((mark) => lexeme(mark + keyOf(texts)))])
}

export const asHead = (texts: readonly string[]): string => lexeme(kind.head + keyOf(texts))

export const asTitled = (texts: readonly string[]): string => lexeme(kind.titled + keyOf(texts))

export type Where = (texts: readonly string[]) => string
export const inNames: Where = (texts) => inFields(texts, [kind.name])
export const inTexts: Where = (texts) => inFields(texts, [kind.text])
export const inCategories: Where = (texts) =>
  any([apartIn(texts, kind.category), ...(texts.length > 1 ? [lexeme(kind.category + keyOf(texts))] : [])])
export const inDescription: Where = (texts) =>
  any([apartIn(texts, kind.description), ...(texts.length > 1 ? [lexeme(kind.description + keyOf(texts))] : [])])
/** Of a need, words that stand apart are about something else: `hand wash only, dry flat`. */
export const asPhrase: Where = (texts) => {
  if (texts.length < 2 || !isLatinText(texts.join(''))) return described(texts)
  const labelled = texts.map((text, place) =>
    all([lexeme(kind.label + stem(text)), ...texts.filter((_, other) => other !== place).map((other) => lexeme(kind.text + stem(other)))]),
  )
  return any([inNames(texts), inPairs(texts), lexeme(kind.text + keyOf(texts)), ...labelled])
}
/** Of a need of two words, a description has them side by side. */
export const asPhraseInDescription: Where = (texts) =>
  texts.length === 2 && isLatinText(texts.join('')) ? lexeme(kind.description + keyOf(texts)) : inDescription(texts)
export const described: Where = (texts) => inFields(texts, [kind.name, kind.text])

/**
 * What a phrase says by its end, with the rest of it described: a silk scarf is a scarf of silk, 帆布包 a bag of canvas. A
 * first word in -ing, as in `whistling kettle`, must be in the name as it is written: by its stem, `dressing gown` would find
 * a dress.
 */
export function byItsEnd(texts: readonly string[]): string[] {
  const isChinese = texts.every((text) => /^\p{Script=Han}$/u.test(text))
  const lengths = isChinese ? [1, 2, 3].filter((length) => texts.length - length >= 2) : texts.length > 1 ? [1] : []
  const rest = (words: readonly string[]) =>
    words[0]!.endsWith('ing') ? all(words.map((word) => lexeme(kind.name + word))) : described(words)
  return lengths.map((length) => all([asHead(texts.slice(-length)), rest(texts.slice(0, -length))]))
}

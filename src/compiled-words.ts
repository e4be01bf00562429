import compile from 'icu-minify/compile'
import type { Messages } from 'use-intl'
import { inEachCulture } from '#src/kit/culture.ts'
import { builtInWords } from './words.ts'

/** A catalogue whose messages are compiled: one with arguments is a list that `use-intl` formats without parsing, others stay texts. */
export const compiled = (words: object): object =>
  Object.fromEntries(
    Object.entries(words).map(([key, value]) => [key, typeof value === 'string' ? compile(value) : compiled(value as object)]),
  )

/** The catalogue of messages as pages read it (language-12). Its type stays that of the texts, by which keys and arguments are checked. */
export const compiledWords = inEachCulture((culture) => compiled(builtInWords[culture]) as Messages)

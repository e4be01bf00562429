import type { Culture } from '#src/kit/culture.ts'

/** A text of a banner or block: one for everybody, or an object with a key for each language (content-03). */
export type Multilingual = string | { lang1: string; lang2?: string }

const keys = { en: 'lang1', zh: 'lang2' } as const satisfies Record<Culture, string>

/** The text in the active language. Where nobody has written it, the first language's. */
export const inLanguage = (text: Multilingual, culture: Culture): string =>
  // A stored text of digits alone comes out of the database as a number.
  typeof text === 'object' ? text[keys[culture]] || text.lang1 : String(text)

/** The same text with every language of it changed alike. */
export function eachLanguage(text: Multilingual, change: (text: string) => string): Multilingual {
  if (typeof text === 'string') return change(text)
  return { lang1: change(text.lang1), ...(text.lang2 === undefined ? {} : { lang2: change(text.lang2) }) }
}

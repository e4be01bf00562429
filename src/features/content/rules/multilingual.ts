import { languages, type ContentKey, type Culture } from '#src/kit/culture.ts'

/** A text of a banner or block: one text for all languages, or an object with a key for each language (content-03). */
export type Multilingual = string | ({ lang1: string } & { [Each in Exclude<ContentKey, 'lang1'>]?: string })

/** The text in the active language, else in the first language. */
export const inLanguage = (text: Multilingual, culture: Culture): string =>
  // The database returns a stored text of digits as a number.
  typeof text === 'object' ? text[languages[culture].contentKey as ContentKey] || text.lang1 : String(text)

/** The text with a change applied to every language. */
export function eachLanguage(text: Multilingual, change: (text: string) => string): Multilingual {
  if (typeof text === 'string') return change(text)
  return Object.fromEntries(Object.entries(text).map(([key, each]) => [key, change(each)])) as Multilingual
}

import { cutKeyword } from './keyword.ts'
import { tokensOf } from './tokens.ts'

/** As many digits in a row may be somebody's telephone or identity number. */
const personal = /@|(?:\d[\s().-]*){7}/

/** A keyword, with its Chinese simplified, as it is counted: `Vases!` and `the vases` are one. Null for one with no words, or that may name a person (search-60). */
export function countedKeyword(keyword: string): string | null {
  const cut = cutKeyword(keyword)
  const words = tokensOf(cut).map(({ text }) => text)
  return words.length === 0 || personal.test(cut.normalize('NFKC')) ? null : words.join(' ')
}

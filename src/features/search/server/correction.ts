import type { Orm } from '#src/platform/db/database.ts'
import type { Lexicon } from '../rules/lexicon.ts'
import { allowedSlips, deletionsOf, meantWord } from '../rules/misspelling.ts'
import type { Part } from '../rules/understand.ts'
import { findWordsNear, type Word } from './search.store.ts'

/** The keyword with misspelt words replaced by those that were probably meant. */
export async function correctedKeyword(orm: Orm, keyword: string, misspelt: readonly Part[], lexicon: Lexicon): Promise<string> {
  let corrected = keyword
  for (const part of misspelt.toSorted((a, b) => b.start - a.start)) {
    const meant = await meantFor(orm, part.texts[0]!, lexicon)
    if (meant !== null) corrected = corrected.slice(0, part.start) + meant + corrected.slice(part.end)
  }
  return corrected
}

/** The word of the shop or of the vocabulary that was probably meant. */
async function meantFor(orm: Orm, typed: string, { byDeletion }: Lexicon): Promise<string | null> {
  if (allowedSlips(typed.length) === 0) return null
  const deletions = deletionsOf(typed)
  const ofShop = await findWordsNear(orm, deletions)
  const ofVocabulary: Word[] = deletions.flatMap((left) => byDeletion.get(left) ?? []).map((word) => ({ word, products: 0 }))
  return meantWord(typed, [...ofShop, ...ofVocabulary])
}

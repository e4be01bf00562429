import type { Culture } from '#src/kit/culture.ts'
import type { Orm } from '#src/platform/db/database.ts'
import { cutKeyword } from '../rules/keyword.ts'
import { compact, wordsOf } from '../rules/lexemes.ts'
import { stem } from '../rules/stem.ts'
import { tokensOf } from '../rules/tokens.ts'
import { segmentsOf } from './chinese.ts'
import { findCompletions, type NameFound } from './search.store.ts'

const longestCompleted = 24

/** The text with its last word completed in the most likely ways, without two of the same stem. */
export async function completionsOf(orm: Orm, typed: string, { culture, most }: { culture: Culture; most: number }): Promise<string[]> {
  for (const part of partsToComplete(typed)) {
    const before = typed.slice(0, typed.length - part.length)
    const words = await findCompletions(orm, part, { culture, most: most * 2 })
    const different = words.filter((word, index) => words.findIndex((other) => stem(other) === stem(word)) === index)
    if (different.length > 0) return different.slice(0, most).map((word) => cutKeyword(before + word))
  }
  return []
}

/** The end of a typed text that can be completed: its last word; of a Chinese run first all of it, then its last word by a dictionary. */
function partsToComplete(typed: string): string[] {
  const last = tokensOf(typed).at(-1)
  if (last === undefined || last.text.length > longestCompleted || !typed.toLowerCase().endsWith(last.text)) return []
  if (last.kind === 'chinese') return [...new Set([last.text, segmentsOf(last.text).at(-1)!])]
  return /^[a-z]{2,}$/.test(last.text) ? [last.text] : []
}

/** Whether a term ends in the name of one of these brands, which are suggested already. */
export const isBrandWord = (term: string, names: readonly NameFound[]): boolean =>
  names.some(({ name }) => name !== null && [...wordsOf(name.en), compact(name.en)].includes(tokensOf(term).at(-1)?.text ?? ''))

import type { Culture } from '#src/kit/culture.ts'
import type { Orm } from '#src/platform/db/database.ts'
import { queryAt } from '../rules/group-queries.ts'
import { groupOf } from '../rules/groups.ts'
import { cutKeyword } from '../rules/keyword.ts'
import { compact, wordsOf } from '../rules/lexemes.ts'
import type { Lexicon } from '../rules/lexicon.ts'
import { stem } from '../rules/stem.ts'
import { tokensOf } from '../rules/tokens.ts'
import { typedOf } from '../rules/typed.ts'
import { understand } from '../rules/understand.ts'
import { segmentsOf, simplified } from './chinese.ts'
import { isEnglishWord } from './english.ts'
import { findCompletions, findFinding, type NameFound } from './search.store.ts'

const longestCompleted = 24

interface Completing {
  culture: Culture
  most: number
  lexicon: Lexicon
}

/** The text with its last word completed in the most likely ways that find something, without two of the same stem (search-20). */
export async function completionsOf(orm: Orm, typed: string, { culture, most, lexicon }: Completing): Promise<string[]> {
  for (const part of partsToComplete(typed)) {
    const before = typed.slice(0, typed.length - part.length)
    const words = await findCompletions(orm, part, { culture, most: most * 2 })
    const different = words.filter((word, index) => words.findIndex((other) => stem(other) === stem(word)) === index)
    const terms = different.map((word) => cutKeyword(before + word))
    const queries = terms.map((term) => queryOf(term, lexicon) ?? '')
    const finding = await findFinding(orm, queries, most)
    if (finding.length > 0) return finding.map((place) => terms[place]!)
  }
  return []
}

/** The words themselves and those of the same meaning; what is further away would take too long at every key press. */
const namedLevel = 1

/** What a product must have that a term finds closely, when every word of it is one of the shop. */
function queryOf(term: string, lexicon: Lexicon): string | null {
  const words = new Set(tokensOf(term).flatMap(({ kind, text }) => (kind === 'word' ? [stem(text)] : segmentsOf(text))))
  const known = { words, brands: new Map(), sounds: new Map(), syllables: new Map(), isEnglish: isEnglishWord }
  const parts = understand(typedOf(term, simplified), lexicon, known)
  const types = parts.flatMap((part) => (part.kind === 'type' ? part.concepts : []))
  const groups = parts.map((part) => groupOf(part, lexicon, { types })).filter((group) => group !== null)
  return queryAt(groups, namedLevel)
}

/** The end of a typed text that can be completed: its last word; of a Chinese run first all of it, then its last word by a dictionary. */
function partsToComplete(typed: string): string[] {
  const last = tokensOf(typed).at(-1)
  if (last === undefined || last.text.length > longestCompleted || !typed.toLowerCase().endsWith(last.text)) return []
  if (last.kind === 'chinese') return [...new Set([last.text, segmentsOf(last.text).at(-1)!])]
  return /^[a-z]{2,}$/.test(last.text) ? [last.text] : []
}

/** Whether a term ends in the name of one of these brands, which are suggested already. Linen says more than Bukit Linen. */
export function isBrandWord(term: string, names: readonly NameFound[]): boolean {
  const last = tokensOf(term).at(-1)?.text ?? ''
  return names.some(({ name }) => name !== null && (compact(name.en) === last || (wordsOf(name.en).includes(last) && !isEnglishWord(last))))
}

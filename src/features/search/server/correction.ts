import type { Orm } from '#src/platform/db/database.ts'
import type { Lexicon } from '../rules/lexicon.ts'
import { allowedSlips, deletionsOf, meantWord, slipsBetween, spellingOf } from '../rules/misspelling.ts'
import type { Part } from '../rules/understand.ts'
import { stem } from '../rules/stem.ts'
import { isEnglishWord } from './english.ts'
import { findStems } from './lookup.store.ts'
import { findCompletions, findWordsNear, type Word } from './search.store.ts'

/** The keyword with misspelt words replaced by those that were probably meant. A word of English is only spelt in another way. */
export async function correctedKeyword(orm: Orm, keyword: string, misspelt: readonly Part[], lexicon: Lexicon): Promise<string> {
  let corrected = keyword
  for (const part of misspelt.toSorted((a, b) => b.start - a.start)) {
    const meant = await meantFor(orm, part.texts[0]!, lexicon)
    if (meant !== null) corrected = corrected.slice(0, part.start) + meant + corrected.slice(part.end)
  }
  return corrected
}

/** The word of the shop or of the vocabulary that was probably meant. */
async function meantFor(orm: Orm, typed: string, { byDeletion, stems }: Lexicon): Promise<string | null> {
  const deletions = deletionsOf(typed)
  const ofShop = await findWordsNear(orm, deletions)
  const ofVocabulary: Word[] = deletions.flatMap((left) => byDeletion.get(left) ?? []).map((word) => ({ word, products: 0 }))
  const words = [...ofShop, ...ofVocabulary]
  if (isEnglishWord(typed)) return words.find(({ word }) => spellingOf(word) === spellingOf(typed))?.word ?? null
  const near = allowedSlips(typed.length) === 0 ? null : meantWord(typed, words)
  if (near !== null && ofShop.some(({ word }) => word === near)) return near
  if (near !== null && slipsBetween(typed, near) === 1) return near
  // Two words that the shop has are a better guess than one with two slips that it has not: `breadbag` is no beanbag.
  return (await partedWord(orm, typed, new Set())) ?? near ?? partedWord(orm, typed, stems)
}

const shortestHalf = 3

/** Two words of the shop that were typed as one: `teatowel`. */
async function partedWord(orm: Orm, typed: string, stems: ReadonlySet<string>): Promise<string | null> {
  const places = Array.from({ length: Math.max(0, typed.length - 2 * shortestHalf + 1) }, (_, index) => index + shortestHalf)
  const halves = places.map((at) => [typed.slice(0, at), typed.slice(at)] as const)
  if (halves.length === 0) return null
  const known = new Set(await findStems(orm, halves.flat().map(stem)))
  const isKnown = (half: string) => known.has(stem(half)) || stems.has(stem(half))
  return halves.find((pair) => pair.every(isKnown))?.join(' ') ?? null
}

const shortestCompleted = 4
const longestCompletion = 3

/** The keyword with its last word completed to a word of the shop: `loaf` to `loafer`. */
export async function completedKeyword(orm: Orm, keyword: string, parts: readonly Part[]): Promise<string | null> {
  const last = parts.at(-1)
  const text = last?.texts.length === 1 && !last.insisted ? last.texts[0]! : ''
  if (!/^[a-z]+$/.test(text) || text.length < shortestCompleted || last!.end - last!.start !== text.length) return null
  const words = await findCompletions(orm, text, { culture: 'en', most: 4 })
  const meant = words.find(
    (word) => /^[a-z]+$/.test(word) && word.length <= text.length + longestCompletion && ![`${text}s`, `${text}ed`].includes(word),
  )
  return meant === undefined ? null : keyword.slice(0, last!.start) + meant + keyword.slice(last!.end)
}

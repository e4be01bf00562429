import type { Orm } from '#src/platform/db/database.ts'
import { allowedSlips, deletionsOf, meantWord } from '../rules/misspelling.ts'
import { exactTiers, keywordTokens, latinWordsOf, looseTiers, partsOf, without } from '../rules/search-query.ts'
import type { Token } from '../rules/tokens.ts'
import {
  findByParts,
  findKnownWords,
  findProductsBy,
  findUnknownWords,
  findWordsNear,
  hasOtherBands,
  mostResults,
  type FindOptions,
} from './search.store.ts'

export interface FoundProducts {
  ids: number[]
  /** The keyword with its misspelt words corrected, when the correction found the products. */
  corrected: string | null
}

/** The fewest letters of a word's beginning that are searched: in all bands, and in the first band alone. */
const shortestBeginning = 3
const shortestInFirstBand = 2

/** The products for a keyword; without any, those for its correction; else those with most of its parts. */
export async function findProducts(orm: Orm, tokens: readonly Token[]): Promise<FoundProducts> {
  if (tokens.length === 0) return { ids: [], corrected: null }
  const options = { most: mostResults, shortest: shortestBeginning }
  const ids = await findByTiers(orm, tokens, options)
  if (ids.length > 0) return { ids, corrected: null }
  const corrected = await correct(orm, tokens)
  const better = corrected === null ? tokens : keywordTokens(corrected)
  const meant = corrected === null ? [] : await findByTiers(orm, better, options)
  return { ids: meant.length > 0 ? meant : await findByParts(orm, partsOf(better)), corrected }
}

/** At least `count` products to suggest, if there are as many, and how many there are; `total` is null where counting would take too long. */
export async function findSuggestedProducts(
  orm: Orm,
  tokens: readonly Token[],
  count: number,
): Promise<FoundProducts & { total: number | null }> {
  const isLarge = await hasOtherBands(orm)
  const most = isLarge ? count : mostResults
  const best = await findByTiers(orm, tokens, { inFirstBand: true, most, shortest: shortestInFirstBand })
  const totalOf = (found: readonly number[]) => (found.length < most ? found.length : null)
  if (!isLarge && best.length > 0) return { ids: best, corrected: null, total: totalOf(best) }
  if (best.length >= count) return { ids: best, corrected: null, total: null }
  const options = { most, shortest: shortestBeginning }
  const ids = [...new Set([...best, ...(await findByTiers(orm, tokens, options))])]
  if (ids.length > 0) return { ids, corrected: null, total: totalOf(ids) }
  const corrected = await correct(orm, tokens)
  const meant = corrected === null ? [] : await findByTiers(orm, keywordTokens(corrected), options)
  return { ids: meant, corrected, total: totalOf(meant) }
}

/** The most exact results first, each tier by popularity; beginnings of words are searched from `shortest` letters on. */
async function findByTiers(
  orm: Orm,
  tokens: readonly Token[],
  { shortest, ...options }: FindOptions & { shortest: number },
): Promise<number[]> {
  const ids: number[] = []
  const before: string[] = []
  const isEnough = () => ids.length >= options.most
  async function addTiers(tiers: readonly string[]): Promise<void> {
    for (const tier of tiers) {
      if (isEnough()) return
      const found = await findProductsBy(orm, without(tier, before), { ...options, most: options.most - ids.length })
      ids.push(...found)
      if (found.length > 0) before.push(tier)
    }
  }
  await addTiers(exactTiers(tokens))
  if (!isEnough()) await addTiers(looseTiers(tokens, await findKnownWords(orm, latinWordsOf(tokens), options), shortest))
  return ids
}

/** The keyword with the unknown words replaced by those that were probably meant; null when there is no correction. */
async function correct(orm: Orm, tokens: readonly Token[]): Promise<string | null> {
  const words = tokens.flatMap(({ text }) => (/^[a-z]+$/.test(text) && allowedSlips(text.length) > 0 ? [text] : []))
  const unknown = words.length === 0 ? [] : await findUnknownWords(orm, words)
  const meant = new Map<string, string>()
  for (const word of unknown) {
    const found = meantWord(word, await findWordsNear(orm, deletionsOf(word)))
    if (found !== null) meant.set(word, found)
  }
  return meant.size === 0 ? null : tokens.map(({ text }) => meant.get(text) ?? text).join(' ')
}

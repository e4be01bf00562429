import type { Orm } from '#src/platform/db/database.ts'
import { groupOf, looseGroup, type Group } from '../rules/groups.ts'
import type { Lexicon } from '../rules/lexicon.ts'
import { anyLevel, anyOf, closenessQueries, codeQuery, levelQueries } from '../rules/search-query.ts'
import type { PriceLimits } from '../rules/price-limits.ts'
import { typedOf } from '../rules/typed.ts'
import { isUnknown, maySpeak, understand, type KnownHere, type Part } from '../rules/understand.ts'
import { simplified } from './chinese.ts'
import { correctedKeyword } from './correction.ts'
import { readKnownHere } from './known-here.ts'
import { findLearned } from './learned.store.ts'
import {
  findCoverage,
  findKnownWords,
  findProductsBy,
  hasOtherBands,
  mostResults,
  orderByCloseness,
  type FindOptions,
} from './search.store.ts'

export interface FoundProducts {
  ids: number[]
  /** The keyword as it was searched; with misspelt words corrected. */
  searched: string
  isCorrected: boolean
  /** What it was understood as, without the dropped parts; places are those in `searched`. */
  parts: Part[]
  /** The parts that no product has together with the others. */
  dropped: Part[]
  price: PriceLimits | null
  /** What comes near when nothing fits. */
  near: number[]
}

/** The products with a price that was asked for; if there are none, the price is dropped. */
export function withinPrice(found: FoundProducts, ids: number[]): FoundProducts {
  if (ids.length > 0 || found.ids.length === 0) return { ...found, ids }
  const isPrice = (part: Part) => part.price !== null
  return { ...found, parts: found.parts.filter((part) => !isPrice(part)), dropped: [...found.dropped, ...found.parts.filter(isPrice)] }
}

const nothing = { ids: [], parts: [], dropped: [], price: null, near: [], isCorrected: false }
const mostNear = 24
/** How many of the first products are ordered by how close their parts are. */
const mostOrdered = 96
const shortestBeginning = 2

/** The products for a keyword. */
export async function findProducts(
  orm: Orm,
  keyword: string,
  lexicon: Lexicon,
  given: FindOptions = { most: mostResults },
): Promise<FoundProducts> {
  const code = codeQuery(keyword)
  const ofCode = code === null ? [] : await findProductsBy(orm, [code], given)
  if (ofCode.length > 0) return { ...nothing, ids: ofCode, searched: keyword }
  const [learned, read] = await Promise.all([findLearned(orm, simplified(keyword)), readKeyword(orm, keyword, lexicon)])
  const options = { ...given, learned }
  const price = read.parts.find((part) => part.price !== null)?.price ?? null
  const meant = { searched: read.keyword, isCorrected: read.keyword !== keyword, price }
  const groups = read.groups.filter((group): group is Group => group !== null)
  const positive = groups.filter(({ part }) => part.kind !== 'exclusion')
  const priced = read.parts.filter((part) => part.price !== null)
  if (positive.length === 0) return { ...nothing, ...meant, dropped: read.parts.filter(({ kind }) => kind !== 'price') }
  const possible = groups.filter((group) => group.part.kind === 'exclusion' || anyLevel(group) !== '')
  const ids = read.absent.length > 0 ? [] : await findRanked(orm, groups, options)
  if (ids.length > 0) return { ...nothing, ...meant, ids, parts: [...groups.map(({ part }) => part), ...priced] }
  const kept = positive.length < 2 || isHeadless(positive, read.absent) ? [] : await coveredGroups(orm, possible)
  const rest = kept.length === 0 ? [] : await findRanked(orm, kept, options)
  if (rest.length === 0) return { ...nothing, ...meant, parts: read.parts, near: await findNear(orm, groups, lexicon) }
  const keptParts = kept.map(({ part }) => part)
  return {
    ...nothing,
    ...meant,
    ids: rest,
    parts: [...keptParts, ...priced],
    dropped: positive.map(({ part }) => part).filter((part) => !keptParts.includes(part)),
  }
}

/** The products that have all groups. Among the first of them those come first that are closer in more of their parts. */
async function findRanked(orm: Orm, groups: readonly Group[], options: FindOptions): Promise<number[]> {
  const ids = await findProductsBy(orm, levelQueries(groups), options)
  const queries = closenessQueries(groups)
  if (queries.length === 0 || ids.length < 2) return ids
  const first = ids.slice(0, mostOrdered)
  return [...(await orderByCloseness(orm, first, queries)), ...ids.slice(mostOrdered)]
}

/** Without a type, the last word says what is searched for; when the shop does not have it, nothing else will do. */
const isHeadless = (groups: readonly Group[], absent: readonly Part[]): boolean =>
  !groups.some(({ part }) => part.kind === 'type') &&
  absent.length > 0 &&
  (absent.includes(groups.at(-1)!.part) || absent.length * 2 >= groups.length)

interface ReadKeyword {
  keyword: string
  parts: Part[]
  groups: (Group | null)[]
  /** Words of which the shop has nothing. */
  absent: Part[]
}

/** What a keyword means, with its misspelt words corrected. */
async function readKeyword(orm: Orm, keyword: string, lexicon: Lexicon, mayCorrect = true): Promise<ReadKeyword> {
  const typed = typedOf(keyword, simplified)
  const known = await readKnownHere(orm, typed)
  const parts = understand(typed, lexicon, known)
  const unknown = parts.filter((part) => isUnknown(part, known))
  const loose = await looseGroups(orm, unknown, parts, known)
  const misspelt = unknown.filter((part) => !loose.has(part) && !known.isEnglish(part.texts[0]!) && !part.insisted)
  if (mayCorrect && misspelt.length > 0) {
    const corrected = await correctedKeyword(orm, keyword, misspelt, lexicon)
    if (corrected !== keyword) return readKeyword(orm, corrected, lexicon, false)
  }
  const types = parts.flatMap((part) => (part.kind === 'type' ? part.concepts : []))
  const groups = parts.map((part) => loose.get(part) ?? groupOf(part, lexicon, { isLast: part === parts.at(-1), types }))
  return { keyword, parts, groups, absent: unknown.filter((part) => !loose.has(part)) }
}

/** Groups for unknown words that are the beginning of words of the shop, or of their pinyin. */
async function looseGroups(orm: Orm, unknown: readonly Part[], parts: readonly Part[], known: KnownHere): Promise<Map<Part, Group>> {
  const words = unknown.filter(({ insisted, texts }) => !insisted && texts[0]!.length >= shortestBeginning)
  if (words.length === 0) return new Map()
  const found = await findKnownWords(
    orm,
    words.map(({ texts }) => texts[0]!),
    {},
  )
  const maySound = maySpeak(parts, known)
  return new Map(
    words.flatMap((part) => {
      const [text] = part.texts as [string]
      const isStart = part === parts.at(-1) && found.prefixes.has(text)
      const isSound = maySound && (found.sounds.has(text) || found.initials.has(text))
      return isStart || isSound ? [[part, looseGroup(part, { isStart, isSound })]] : []
    }),
  )
}

/** The groups that can be had together, when not all of them can: those of most weight, and always those that must be. */
async function coveredGroups(orm: Orm, groups: readonly Group[]): Promise<Group[]> {
  const others = groups.filter(({ part }) => part.kind !== 'exclusion')
  const musts = others.filter(({ isMust }) => isMust)
  const must = musts.length > 0 ? musts.map(anyLevel).join(' & ') : anyOf(others)
  if (must === '') return []
  const covered = await findCoverage(
    orm,
    others.map((group) => ({ query: anyLevel(group), weight: group.weight })),
    must,
  )
  const kept = covered.map((place) => others[place]!)
  if (musts.some((group) => !kept.includes(group)) || kept.length === 0) return []
  return groups.filter((group) => kept.includes(group) || group.part.kind === 'exclusion')
}

/** What comes near: what has the words of the type in its name, then what is of the same broader kind. */
async function findNear(orm: Orm, groups: readonly Group[], lexicon: Lexicon): Promise<number[]> {
  const type = groups.find(({ part }) => part.kind === 'type')
  if (!type) return []
  const broader = type.part.concepts.flatMap((concept) => concept.broader.flatMap((id) => lexicon.concepts.get(id) ?? []))
  const sibling = broader.length === 0 ? null : groupOf({ ...type.part, texts: ['broader'], concepts: broader }, lexicon)
  const queries = [type.near, ...(sibling ? [anyLevel(sibling)] : [])].filter((query) => query !== '')
  return findProductsBy(orm, queries, { most: mostNear })
}

interface Suggesting {
  lexicon: Lexicon
  count: number
}

/** At least `count` products to suggest, if there are as many, and how many there are; `total` is null where counting would take too long. */
export async function findSuggestedProducts(
  orm: Orm,
  typed: string,
  { lexicon, count }: Suggesting,
): Promise<{ ids: number[]; corrected: string | null; total: number | null }> {
  const isLarge = await hasOtherBands(orm)
  const most = isLarge ? count : mostResults
  const { ids, searched, isCorrected } = await findProducts(orm, typed, lexicon, { most })
  return { ids, corrected: isCorrected ? searched : null, total: ids.length < most ? ids.length : null }
}

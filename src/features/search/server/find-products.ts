import type { Preference } from '#src/features/listing/rules/priced.ts'
import type { ListingService } from '#src/features/listing/server/listing.service.ts'
import type { Orm } from '#src/platform/db/database.ts'
import { childrensQuery, looseGroup, type Group } from '../rules/groups.ts'
import { all } from '../rules/phrase-queries.ts'
import type { Lexicon } from '../rules/lexicon.ts'
import { anyLevel, anyOf, closenessQueries, codeQuery, levelQueries, mentionQueries } from '../rules/search-query.ts'
import { preferred } from '../rules/preferences.ts'
import type { PriceLimits } from '../rules/price-limits.ts'
import { typedOf } from '../rules/typed.ts'
import { isBegun, isUnknown, maySpeak, understand, type KnownHere, type Part, type Reading } from '../rules/understand.ts'
import { simplified } from './chinese.ts'
import { completedKeyword, correctedKeyword } from './correction.ts'
import { readKnownHere, type Here } from './known-here.ts'
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
import type { Vocabulary } from './vocabulary.ts'

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
  /** What comes first of what is found. */
  preference: Preference | null
  /** What comes near when nothing fits. */
  near: number[]
}

/** What is found, with the price that was asked for, and first what is preferred (search-24). */
export async function asAsked(found: FoundProducts, listing: Pick<ListingService, 'priced' | 'preferred'>): Promise<FoundProducts> {
  const priced = found.price === null ? found : withinPrice(found, await listing.priced(found.ids, found.price))
  return found.preference === null ? priced : { ...priced, ids: await listing.preferred(priced.ids, found.preference) }
}

/** The products with a price that was asked for; if there are none, the price is dropped. */
function withinPrice(found: FoundProducts, ids: number[]): FoundProducts {
  if (ids.length > 0 || found.ids.length === 0) return { ...found, ids }
  const isPrice = (part: Part) => part.price !== null
  return { ...found, parts: found.parts.filter((part) => !isPrice(part)), dropped: [...found.dropped, ...found.parts.filter(isPrice)] }
}

const nothing = { ids: [], parts: [], dropped: [], price: null, preference: null, near: [], isCorrected: false }
const mostNear = 24
/** How many of the first products are ordered by how close their parts are. */
const mostOrdered = 96
const shortestBeginning = 2

/** The products for a keyword. */
export async function findProducts(
  orm: Orm,
  keyword: string,
  vocabulary: Vocabulary,
  given: FindOptions = { most: mostResults },
  mayComplete = true,
): Promise<FoundProducts> {
  const code = codeQuery(keyword)
  const ofCode = code === null ? [] : await findProductsBy(orm, [code], given)
  if (ofCode.length > 0) return { ...nothing, ids: ofCode, searched: keyword }
  const [learned, read] = await Promise.all([findLearned(orm, simplified(keyword)), readKeyword(orm, keyword, vocabulary)])
  const options = { ...given, learned, isSmall: read.known.isSmall, lexicon: vocabulary.lexicon }
  const price = read.parts.find((part) => part.price !== null)?.price ?? null
  const meant = { searched: read.keyword, isCorrected: read.keyword !== keyword, price, preference: preferred(read.parts) }
  const groups = read.groups.filter((group): group is Group => group !== null)
  const positive = groups.filter(({ part }) => part.kind !== 'exclusion')
  const asked = read.parts.filter((part) => part.price !== null || part.preference !== null)
  if (positive.length === 0) {
    // Where nothing else is asked for, a product must say what it is without: `talc free`.
    const said = groups.map(({ levels }) => levels[0]!)
    const without = groups.length === 0 || said.includes('') ? [] : await findProductsBy(orm, [all(said)], options)
    return {
      ...nothing,
      ...meant,
      ids: without,
      ...(without.length > 0 ? { parts: read.parts } : { dropped: read.parts.filter(({ kind }) => kind !== 'price') }),
    }
  }
  const ids = read.absent.length > 0 ? [] : await findRanked(orm, groups, options)
  if (ids.length > 0) return { ...nothing, ...meant, ids, parts: [...groups.map(({ part }) => part), ...asked] }
  const divided = read.absent.length > 0 ? [] : await read.divided()
  const named = await read.named()
  const isHere = ({ part }: Group) => groups.some((group) => isKept(group.part, part))
  // The other ways to read the keyword, and what each keeps of it.
  const ways = [
    { all: divided, kept: () => divided },
    { all: named, kept: () => (positive.length < 2 || isHeadless(positive, read.absent) ? [] : coveredGroups(orm, possible(named))) },
    { all: divided, kept: () => coveredGroups(orm, possible(divided)) },
    { all: read.absent.length > 0 ? [] : await read.ofPurpose(), kept: (all: readonly Group[]) => all },
  ]
  for (const { all, kept } of ways) {
    const groupsKept = all.length === 0 ? [] : await kept(all)
    const parts = groupsKept.filter(isHere).map(({ part }) => part)
    const dropped = positive.map(({ part }) => part).filter((part) => !parts.some((each) => isKept(part, each)))
    const found = groupsKept.length === 0 ? [] : await findRanked(orm, groupsKept, options, dropped)
    if (found.length === 0) continue
    return { ...nothing, ...meant, ids: found, parts: [...parts, ...asked], dropped }
  }
  const completed = mayComplete ? await completedKeyword(orm, read.keyword, read.parts) : null
  if (completed !== null) {
    const found = await findProducts(orm, completed, vocabulary, given, false)
    if (found.ids.length > 0) return { ...found, isCorrected: true }
  }
  return {
    ...nothing,
    ...meant,
    parts: read.parts,
    near: await findNear(orm, groups, vocabulary, read.known.isSmall),
  }
}

/** Whether another reading has the words of a part, as what they were or as the type that is searched for. */
const isKept = (part: Part, kept: Part): boolean =>
  part.start === kept.start && (part.kind === kept.kind || (kept.kind === 'type' && part.end === kept.end))

/**
 * The products that have all groups. Among the first of them those come first that are closer in more of their parts, then
 * those whose texts have words of the parts that were dropped.
 */
async function findRanked(
  orm: Orm,
  groups: readonly Group[],
  options: FindOptions & { lexicon: Lexicon },
  dropped: readonly Part[] = [],
): Promise<number[]> {
  const ids = await findProductsBy(orm, levelQueries(groups), options)
  const queries = [...closenessQueries(groups, childrensQuery(options.lexicon)), ...mentionQueries(dropped)]
  if (queries.length === 0 || ids.length < 2) return ids
  const first = ids.slice(0, mostOrdered)
  return [...(await orderByCloseness(orm, first, queries)), ...ids.slice(mostOrdered)]
}

/** The groups that some product may have, with those that must be. */
const possible = (groups: readonly Group[]): Group[] =>
  groups.filter((group) => group.part.kind === 'exclusion' || group.isMust || anyLevel(group) !== '')

/**
 * Without a type, the last word before `for` or `with` says what is searched for; when the shop does not have it, nothing else
 * will do. A need says by itself what would do: `sunburn relief`.
 */
function isHeadless(groups: readonly Group[], absent: readonly Part[]): boolean {
  const saysWhat = ({ part }: Group) => part.kind === 'type' || part.kind === 'need' || part.concepts.some(({ kind }) => kind === 'type')
  if (absent.length === 0 || groups.some(saysWhat)) return false
  const { part: head } = groups.findLast(({ part }) => !part.afterLink) ?? groups.at(-1)!
  return absent.includes(head) || (head.kind !== 'occasion' && absent.length * 2 >= groups.length)
}

interface ReadKeyword {
  keyword: string
  known: Here
  parts: Part[]
  groups: (Group | null)[]
  /** Words of which the shop has nothing. */
  absent: Part[]
  /** The groups when types of several words are divided; none where that is no other reading. */
  divided(): Promise<Group[]>
  /** The groups when no type need be what is searched for. */
  ofPurpose(): Promise<Group[]>
  /** The groups when a type is what is searched for, whatever is wrong with it: without the `leaking`, a tap is a tap. */
  named(): Promise<Group[]>
}

/** What a keyword means, with its misspelt words corrected. */
async function readKeyword(orm: Orm, keyword: string, vocabulary: Vocabulary, mayCorrect = true): Promise<ReadKeyword> {
  const { lexicon, groupsOf } = vocabulary
  const typed = typedOf(keyword, simplified)
  const known = await readKnownHere(orm, typed)
  const parts = understand(typed, lexicon, known)
  const unknown = parts.filter((part) => isUnknown(part, known))
  const begun = parts.slice(-1).filter((part) => isBegun(part, known))
  const loose = await looseGroups(orm, [...new Set([...unknown, ...begun])], parts, known)
  const misspelt = unknown.filter((part) => !loose.has(part.start) && !part.insisted)
  if (mayCorrect && misspelt.length > 0) {
    const corrected = await correctedKeyword(orm, keyword, misspelt, lexicon)
    if (corrected !== keyword) return readKeyword(orm, corrected, vocabulary, false)
  }
  const groupsOfAll = async (of: readonly Part[]) => {
    const types = of.flatMap((part) => (part.kind === 'type' ? part.concepts : []))
    const groups = await groupsOf(
      orm,
      of.map((part) => ({ part, isLast: part === of.at(-1), types })),
    )
    return of.map((part, place) => loose.get(part.start) ?? groups[place]!)
  }
  const groups = await groupsOfAll(parts)
  const readAgain = async (reading: Reading): Promise<Group[]> => {
    const others = understand(typed, lexicon, known, reading)
    const isOther = others.length > parts.length || others.some(({ kind }, place) => kind !== parts[place]!.kind)
    return isOther && others.every(isWhole) ? (await groupsOfAll(others)).filter((group): group is Group => group !== null) : []
  }
  return {
    keyword,
    known,
    parts,
    groups,
    absent: unknown.filter((part) => !loose.has(part.start)),
    divided: () => readAgain({ dividesTypes: true }),
    ofPurpose: () => readAgain({ isPurpose: true }),
    async named() {
      const others = await readAgain({ isPurpose: false })
      return others.length > 0 ? others : groups.filter((group): group is Group => group !== null)
    },
  }
}

/** Whether a part is more than a Chinese character of which nothing is known. */
const isWhole = ({ kind, texts, concepts }: Part): boolean =>
  kind !== 'word' || concepts.length > 0 || texts.length > 1 || !/^\p{Script=Han}/u.test(texts[0]!)

/** By its place, the group of each unknown word that is the beginning of words of the shop, or of their pinyin. */
async function looseGroups(orm: Orm, unknown: readonly Part[], parts: readonly Part[], known: KnownHere): Promise<Map<number, Group>> {
  // Behind other words a single letter is a beginning too: `embun p`.
  const isLong = (part: Part) => part.texts[0]!.length >= shortestBeginning || (part === parts.at(-1) && parts.length > 1)
  const words = unknown.filter((part) => !part.insisted && isLong(part))
  if (words.length === 0) return new Map()
  const found = await findKnownWords(
    orm,
    words.map(({ texts }) => texts[0]!),
  )
  const maySound = maySpeak(parts, known)
  return new Map(
    words.flatMap((part) => {
      const [text] = part.texts as [string]
      const isStart = part === parts.at(-1) && found.prefixes.has(text)
      const isSound = maySound && (found.sounds.has(text) || found.initials.has(text))
      return isStart || isSound ? [[part.start, looseGroup({ ...part, kind: 'word', concepts: [] }, { isStart, isSound })]] : []
    }),
  )
}

/** The groups that can be had together, when not all of them can: those of most weight, and always those that must be. */
async function coveredGroups(orm: Orm, groups: readonly Group[]): Promise<Group[]> {
  const others = groups.filter(({ part }) => part.kind !== 'exclusion')
  const musts = others.filter(({ isMust }) => isMust)
  if (musts.some((group) => anyLevel(group) === '')) return []
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
async function findNear(orm: Orm, groups: readonly Group[], { lexicon, groupsOf }: Vocabulary, isSmall: boolean): Promise<number[]> {
  const type = groups.find(({ part }) => part.kind === 'type')
  if (!type) return []
  const broader = type.part.concepts.flatMap((concept) => concept.broader.flatMap((id) => lexicon.concepts.get(id) ?? []))
  const ofBroader = { ...type.part, texts: ['broader'], concepts: broader }
  const siblings = await groupsOf(orm, broader.length === 0 ? [] : [{ part: ofBroader }])
  const queries = [type.near, ...siblings.map((sibling) => (sibling === null ? '' : anyLevel(sibling)))].filter((query) => query !== '')
  return findProductsBy(orm, queries, { most: mostNear, isSmall })
}

interface Suggesting {
  vocabulary: Vocabulary
  count: number
  listing: Pick<ListingService, 'priced' | 'preferred'>
}

/**
 * At least `count` products to suggest, if there are as many, and how many there are; `total` is null where counting would
 * take too long. They keep to the price limits of the text, as its search does (search-21).
 */
export async function findSuggestedProducts(
  orm: Orm,
  typed: string,
  { vocabulary, count, listing }: Suggesting,
): Promise<{ ids: number[]; corrected: string | null; total: number | null }> {
  const isLarge = await hasOtherBands(orm)
  const isShort = isLarge && !/\d/.test(typed)
  const few = await findProducts(orm, typed, vocabulary, { most: isShort ? count : mostResults })
  // What is preferred may stand further down.
  const isAgain = isShort && few.preference !== null
  const { ids, searched, isCorrected } = await asAsked(isAgain ? await findProducts(orm, typed, vocabulary) : few, listing)
  const isCounted = ids.length < (isShort && !isAgain ? count : mostResults)
  return { ids, corrected: isCorrected ? searched : null, total: isCounted ? ids.length : null }
}

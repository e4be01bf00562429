import type { Culture } from '#src/kit/culture.ts'
import type { Paging } from '#src/kit/endpoint.ts'
import { presentSummary, type CatalogueService } from '#src/features/catalogue/server/catalogue.service.ts'
import type { ProductSummary } from '#src/features/catalogue/catalogue.contract.ts'
import type { ListingRequest, ListingService } from '#src/features/listing/server/listing.service.ts'
import type { Database, Orm } from '#src/platform/db/database.ts'
import { stem } from '../rules/stem.ts'
import { cutKeyword } from '../rules/keyword.ts'
import { compact, wordsOf } from '../rules/lexemes.ts'
import { deletionsOf, forgivenSlips, meantWord } from '../rules/misspelling.ts'
import { guessedWords, keywordTokens, looseTiers, partsOf, sureTiers, without } from '../rules/search-query.ts'
import { tokensOf, type Token } from '../rules/tokens.ts'
import type { SearchHelp, Suggestions } from '../search.contract.ts'
import { segmentsOf, simplified } from './chinese.ts'
import { presentBrandFound, presentCategoryFound, presentDepartments, presentProductFound } from './search.present.ts'
import {
  findByParts,
  findCompletions,
  findKnownWords,
  findNames,
  findProductsBy,
  findUnknownWords,
  findWordsNear,
  isWide,
  mostFound,
  searching,
  type NameFound,
  type Wanted,
} from './search.store.ts'

export interface SearchService {
  /** Ids of what a keyword finds, the best first; at most 2,000. */
  rank(keyword: string): Promise<number[]>
  results(keyword: string, request: ListingRequest): Promise<{ data: ProductSummary[]; paging: Paging }>
  help(keyword: string, request: ListingRequest): Promise<SearchHelp>
  suggestions(typed: string, culture: Culture): Promise<Suggestions>
}

interface Found {
  ids: number[]
  /** The keyword with its misspelt words put right, when that is what found them. */
  corrected: string | null
}

const suggestedProducts = 4
const suggestedNames = 3
const suggestedTerms = 3
const helpfulProducts = 8
const longestCompleted = 24
/** How many letters of a word are looked for in the whole shop, and among its best sold. */
const shortestBeginning = 3
const shortestGlimpsed = 2

/** What the tokens find, the surest first and within that by popularity; beginnings are looked for from `shortest` letters on. */
async function findByTiers(
  within: Orm,
  tokens: readonly Token[],
  { shortest, ...wanted }: Wanted & { shortest: number },
): Promise<number[]> {
  const ids: number[] = []
  const before: string[] = []
  const isEnough = () => ids.length >= wanted.most
  async function look(tiers: readonly string[]): Promise<void> {
    for (const tier of tiers) {
      if (isEnough()) return
      const found = await findProductsBy(within, without(tier, before), { ...wanted, most: wanted.most - ids.length })
      ids.push(...found)
      if (found.length > 0) before.push(tier)
    }
  }
  await look(sureTiers(tokens))
  if (!isEnough()) await look(looseTiers(tokens, await findKnownWords(within, guessedWords(tokens), wanted), shortest))
  return ids
}

/** What of a typed text may be completed: its last word; of a Chinese run the whole, then what a dictionary parts off its end. */
function completedParts(typed: string): string[] {
  const last = tokensOf(typed).at(-1)
  if (last === undefined || last.text.length > longestCompleted || !typed.toLowerCase().endsWith(last.text)) return []
  if (last.kind === 'chinese') return [...new Set([last.text, segmentsOf(last.text).at(-1)!])]
  return /^[a-z]{2,}$/.test(last.text) ? [last.text] : []
}

/** A brand that is suggested needs no other mention. */
const isBrandWord = (term: string, names: readonly NameFound[]): boolean =>
  names.some(({ name }) => name !== null && [...wordsOf(name.en), compact(name.en)].includes(tokensOf(term).at(-1)?.text ?? ''))

export function createSearch(
  database: Database,
  catalogue: CatalogueService,
  listing: Pick<ListingService, 'list' | 'shortLists'>,
): SearchService {
  const { orm } = database

  /** A search and the help beside it ask for the same at the same time. */
  const underWay = new Map<string, Promise<Found>>()
  function find(keyword: string): Promise<Found> {
    const running = underWay.get(keyword)
    if (running) return running
    const found = searching(database, (within) => findAll(within, keywordTokens(simplified(keyword)))).finally(() =>
      underWay.delete(keyword),
    )
    underWay.set(keyword, found)
    return found
  }

  async function findAll(within: Orm, tokens: readonly Token[]): Promise<Found> {
    if (tokens.length === 0) return { ids: [], corrected: null }
    const wanted = { most: mostFound, shortest: shortestBeginning }
    const ids = await findByTiers(within, tokens, wanted)
    if (ids.length > 0) return { ids, corrected: null }
    const corrected = await correct(within, tokens)
    const better = corrected === null ? tokens : keywordTokens(corrected)
    const meant = corrected === null ? [] : await findByTiers(within, better, wanted)
    return { ids: meant.length > 0 ? meant : await findByParts(within, partsOf(better)), corrected }
  }

  /** What to show of the products while somebody types, and how many there are; not counted where there are too many. */
  async function glimpse(within: Orm, tokens: readonly Token[]): Promise<Found & { count: number | null }> {
    const wide = await isWide(within)
    const most = wide ? suggestedProducts : mostFound
    const best = await findByTiers(within, tokens, { inFirstBand: true, most, shortest: shortestGlimpsed })
    if (!wide && best.length > 0) return { ids: best, corrected: null, count: best.length }
    if (best.length >= suggestedProducts) return { ids: best, corrected: null, count: null }
    const found = await findByTiers(within, tokens, { most, shortest: shortestBeginning })
    const ids = [...new Set([...best, ...found])]
    if (ids.length > 0) return { ids, corrected: null, count: ids.length < most ? ids.length : null }
    const corrected = await correct(within, tokens)
    const meant = corrected === null ? [] : await findByTiers(within, keywordTokens(corrected), { most, shortest: shortestBeginning })
    return { ids: meant, corrected, count: meant.length < most ? meant.length : null }
  }

  async function correct(within: Orm, tokens: readonly Token[]): Promise<string | null> {
    const words = tokens.flatMap(({ text }) => (/^[a-z]+$/.test(text) && forgivenSlips(text.length) > 0 ? [text] : []))
    const unknown = words.length === 0 ? [] : await findUnknownWords(within, words)
    const meant = new Map<string, string>()
    for (const word of unknown) {
      const found = meantWord(word, await findWordsNear(within, deletionsOf(word)))
      if (found !== null) meant.set(word, found)
    }
    return meant.size === 0 ? null : tokens.map(({ text }) => meant.get(text) ?? text).join(' ')
  }

  /** The text with its last word completed in the likeliest ways. */
  async function completions(typed: string, culture: Culture): Promise<string[]> {
    for (const start of completedParts(typed)) {
      const before = typed.slice(0, typed.length - start.length)
      const words = await findCompletions(orm, start, { culture, most: suggestedTerms * 2 })
      const different = words.filter((word, index) => words.findIndex((other) => stem(other) === stem(word)) === index)
      if (different.length > 0) return different.slice(0, suggestedTerms).map((word) => cutKeyword(before + word))
    }
    return []
  }

  return {
    rank: async (keyword) => (await find(keyword)).ids,

    async results(keyword, request) {
      const { ids } = await find(keyword)
      const { listing: found, paging } = await listing.list({ kind: 'ranked', productIds: ids }, request)
      return { data: found.products, paging }
    },

    async help(keyword, request) {
      const { culture } = request
      const { ids, corrected } = await find(keyword)
      const { listing: found } = await listing.list({ kind: 'ranked', productIds: ids }, request)
      const counted = { countProducts: ids.length, facets: found.facets }
      if (ids.length > 0) return { correctedTerm: corrected, ...counted, categories: [], products: [] }
      const [categories, [best = []]] = await Promise.all([
        catalogue.categories(orm),
        listing.shortLists([{ source: 'bestseller', count: helpfulProducts }]),
      ])
      const products = await catalogue.products(orm, best)
      return {
        correctedTerm: null,
        ...counted,
        categories: presentDepartments(categories, culture),
        products: products.map((product) => presentSummary(product, culture)),
      }
    },

    async suggestions(text, culture) {
      const typed = simplified(cutKeyword(text))
      const start = tokensOf(typed)
        .map((token) => token.text)
        .join(' ')
      if (start === '') return { terms: [], brands: [], categories: [], products: [], countProducts: 0 }
      const [{ ids, corrected, count }, names, terms, categories] = await Promise.all([
        searching(database, (within) => glimpse(within, keywordTokens(typed))),
        findNames(orm, start, suggestedNames),
        completions(typed, culture),
        catalogue.categories(orm),
      ])
      const products = await catalogue.products(orm, ids.slice(0, suggestedProducts))
      return {
        terms: corrected === null ? terms.filter((term) => !isBrandWord(term, names)) : [corrected],
        brands: names.flatMap((found) => presentBrandFound(found, culture)),
        categories: names.flatMap((found) => presentCategoryFound(found, categories, culture)),
        products: products.map((product) => presentProductFound(product, culture)),
        countProducts: count,
      }
    },
  }
}

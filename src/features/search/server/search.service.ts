import type { Culture } from '#src/kit/culture.ts'
import type { Paging } from '#src/kit/endpoint.ts'
import { presentSummary, type CatalogueService } from '#src/features/catalogue/server/catalogue.service.ts'
import type { ProductSummary } from '#src/features/catalogue/catalogue.contract.ts'
import type { ListingRequest, ListingService } from '#src/features/listing/server/listing.service.ts'
import type { Database } from '#src/platform/db/database.ts'
import { stem } from '../rules/stem.ts'
import { cutKeyword } from '../rules/keyword.ts'
import { compact, wordsOf } from '../rules/lexemes.ts'
import { deletionsOf, forgivenSlips, meantWord } from '../rules/misspelling.ts'
import { searchQuery } from '../rules/search-query.ts'
import { tokensOf, type Token } from '../rules/tokens.ts'
import type { SearchHelp, Suggestions } from '../search.contract.ts'
import { simplified } from './chinese.ts'
import { presentBrandFound, presentCategoryFound, presentDepartments, presentProductFound } from './search.present.ts'
import { findByParts, findByTiers, findCompletions, findInWindow, findNames, findUnknownWords, findWordsNear, type NameFound } from './search.store.ts'

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

/** A brand that is suggested needs no other mention. */
const isBrandWord = (term: string, names: readonly NameFound[]): boolean =>
  names.some(({ name }) => name !== null && [...wordsOf(name.en), compact(name.en)].includes(tokensOf(term).at(-1)?.text ?? ''))

export function createSearch(database: Database, catalogue: CatalogueService, listing: Pick<ListingService, 'list' | 'shortLists'>): SearchService {
  const { orm } = database

  async function find(keyword: string): Promise<Found> {
    const query = searchQuery(simplified(keyword))
    if (query.tokens.length === 0) return { ids: [], corrected: null }
    const ids = await findByTiers(database, query.tiers)
    if (ids.length > 0) return { ids, corrected: null }
    const corrected = await correct(query.tokens)
    const better = corrected === null ? query : searchQuery(corrected)
    const meant = corrected === null ? [] : await findByTiers(database, better.tiers)
    if (meant.length > 0) return { ids: meant, corrected }
    return { ids: await findByParts(database, better.parts), corrected }
  }

  /** What to show of the products while somebody types, and how many there are; not counted where there are too many. */
  async function glimpse(typed: string): Promise<Found & { count: number | null }> {
    const { ids, isAll } = await findInWindow(database, searchQuery(typed).eagerTiers)
    if (ids.length >= suggestedProducts || (isAll && ids.length > 0)) return { ids, corrected: null, count: isAll ? ids.length : null }
    const found = await find(typed)
    return { ...found, count: found.ids.length }
  }

  async function correct(tokens: readonly Token[]): Promise<string | null> {
    const words = tokens.flatMap(({ text }) => (/^[a-z]+$/.test(text) && forgivenSlips(text.length) > 0 ? [text] : []))
    const unknown = words.length === 0 ? [] : await findUnknownWords(orm, words)
    const meant = new Map<string, string>()
    for (const word of unknown) {
      const found = meantWord(word, await findWordsNear(database, deletionsOf(word)))
      if (found !== null) meant.set(word, found)
    }
    return meant.size === 0 ? null : tokens.map(({ text }) => meant.get(text) ?? text).join(' ')
  }

  /** The text with its last word completed in the likeliest ways. */
  async function completions(typed: string): Promise<string[]> {
    const last = tokensOf(typed).at(-1)
    if (last === undefined || !/^[a-z]{2,}$/.test(last.text) || last.text.length > longestCompleted || !typed.toLowerCase().endsWith(last.text)) return []
    const before = typed.slice(0, typed.length - last.text.length)
    const words = await findCompletions(orm, last.text, suggestedTerms * 2)
    const different = words.filter((word, index) => words.findIndex((other) => stem(other) === stem(word)) === index)
    return different.slice(0, suggestedTerms).map((word) => cutKeyword(before + word))
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
      const [categories, [best = []]] = await Promise.all([catalogue.categories(orm), listing.shortLists([{ source: 'bestseller', count: helpfulProducts }])])
      const products = await catalogue.products(orm, best)
      return { correctedTerm: null, ...counted, categories: presentDepartments(categories, culture), products: products.map((product) => presentSummary(product, culture)) }
    },

    async suggestions(text, culture) {
      const typed = simplified(cutKeyword(text))
      const start = tokensOf(typed).map((token) => token.text).join(' ')
      if (start === '') return { terms: [], brands: [], categories: [], products: [], countProducts: 0 }
      const [{ ids, corrected, count }, names, terms, categories] = await Promise.all([glimpse(typed), findNames(orm, start, suggestedNames), completions(typed), catalogue.categories(orm)])
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


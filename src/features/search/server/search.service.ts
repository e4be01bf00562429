import type { Culture } from '#src/kit/culture.ts'
import type { Paging } from '#src/kit/endpoint.ts'
import type { CatalogueService } from '#src/features/catalogue/server/catalogue.service.ts'
import type { ProductSummary } from '#src/features/catalogue/catalogue.contract.ts'
import { noFilters } from '#src/features/listing/rules/listing-query.ts'
import type { ListingRequest, ListingService } from '#src/features/listing/server/listing.service.ts'
import type { Changes } from '#src/platform/changes/changes.ts'
import { noteRead } from '#src/platform/changes/read-topics.ts'
import type { Changed } from '#src/platform/changes/topics.ts'
import type { Database, Orm } from '#src/platform/db/database.ts'
import type { SharedConnections } from '#src/platform/db/shared-connections.ts'
import { createTopicCache, type TopicCache } from '#src/platform/topic-cache.ts'
import { cutKeyword } from '../rules/keyword.ts'
import { coloursIn } from '../rules/colours.ts'
import { tokensOf } from '../rules/tokens.ts'
import type { SearchHelp, Suggestions } from '../search.contract.ts'
import { simplified } from './chinese.ts'
import { asAsked, findProducts, findSuggestedProducts, type FoundProducts } from './find-products.ts'
import { presentBrandFound, presentCategoryFound, presentDepartments, presentProductFound, presentUnderstanding } from './search.present.ts'
import { findNames, openForSearches } from './search.store.ts'
import { completionsOf, isBrandWord } from './suggested-terms.ts'
import { vocabularyInMemory, type VocabularyInMemory } from './vocabulary.ts'

export interface SearchService {
  /** Drops what was found before the change, and a vocabulary that has changed. */
  invalidate(changed: Changed): void
  /** Product ids for a keyword, the best first; at most 2,000. */
  rank(keyword: string): Promise<number[]>
  results(keyword: string, request: ListingRequest): Promise<{ data: ProductSummary[]; paging: Paging }>
  help(keyword: string, request: ListingRequest): Promise<SearchHelp>
  suggestions(typed: string, culture: Culture): Promise<Suggestions>
}

const noSuggestions: Suggestions = { terms: [], brands: [], categories: [], products: [], countProducts: 0 }
const suggestedProducts = 4
const suggestedNames = 3
const suggestedTerms = 3
const helpfulProducts = 8
/** Of 250 keywords that find the most products there may be, and of some thousand others. */
const mostFoundBytes = 4 * 1024 * 1024

export function createSearch(
  database: Database,
  catalogue: CatalogueService,
  listing: Pick<ListingService, 'list' | 'page' | 'facets' | 'priced' | 'preferred'>,
  changes: Pick<Changes, 'catchUp'>,
): SearchService {
  const { orm } = database
  const connections = openForSearches(database)
  const vocabulary = vocabularyInMemory(database, changes)
  const found = createFoundCache(connections, vocabulary)
  async function find(text: string): Promise<FoundProducts> {
    const keyword = cutKeyword(text)
    if (found.has(keyword)) await changes.catchUp()
    return asAsked(await found.get(keyword), listing)
  }
  return {
    invalidate(changed) {
      found.invalidate(changed)
      vocabulary.invalidate(changed)
    },
    rank: async (keyword) => (await find(keyword)).ids,

    async results(keyword, request) {
      noteRead('vocabulary', 'search')
      const { ids, parts } = await find(keyword)
      const { lexicon } = await vocabulary.current()
      const colours = coloursIn(parts, lexicon)
      const { products, paging } = await listing.page({ kind: 'ranked', productIds: ids, colours }, request)
      return { data: products, paging }
    },

    async help(keyword, request) {
      noteRead('vocabulary', 'search')
      const search = await find(keyword)
      const facets = await listing.facets({ kind: 'ranked', productIds: search.ids }, request)
      const counted = { ...presentUnderstanding(search, cutKeyword(keyword)), countProducts: search.ids.length, facets }
      if (search.ids.length > 0) return { ...counted, categories: [], products: [] }
      const unfiltered = { ...request, filters: noFilters, pageNumber: 1, pageSize: helpfulProducts }
      const [categories, { listing: near }] = await Promise.all([
        catalogue.categories(orm),
        listing.list({ kind: 'ranked', productIds: search.near }, unfiltered),
      ])
      const departments = new Set(near.facets.categories.flatMap(({ code, count }) => (count > 0 ? [code] : [])))
      const shown = categories.filter(({ code }) => departments.size === 0 || departments.has(code))
      return { ...counted, categories: presentDepartments(shown, request.culture), products: near.products }
    },

    suggestions: (text, culture) => suggest({ orm, catalogue, listing, connections, vocabulary }, text, culture),
  }
}

interface SuggestionParts {
  orm: Orm
  catalogue: CatalogueService
  listing: Pick<ListingService, 'priced' | 'preferred'>
  connections: SharedConnections
  vocabulary: VocabularyInMemory
}

async function suggest(
  { orm, catalogue, listing, connections, vocabulary }: SuggestionParts,
  text: string,
  culture: Culture,
): Promise<Suggestions> {
  const typed = simplified(cutKeyword(text))
  const start = plainStart(typed)
  if (start === '') return noSuggestions
  noteRead('vocabulary', 'search', 'products', 'brands')
  const readWith = await vocabulary.current()
  const [{ ids, corrected, total }, names, terms, categories] = await Promise.all([
    connections.run((within) => findSuggestedProducts(within, typed, { vocabulary: readWith, count: suggestedProducts, listing })),
    findNames(orm, start, suggestedNames),
    connections.run((within) => completionsOf(within, typed, { culture, most: suggestedTerms, lexicon: readWith.lexicon })),
    catalogue.categories(orm),
  ])
  const products = await catalogue.products(orm, ids.slice(0, suggestedProducts))
  return {
    terms: corrected === null ? terms.filter((term) => !isBrandWord(term, names)) : [corrected],
    brands: names.flatMap((found) => presentBrandFound(found, culture)),
    categories: names.flatMap((found) => presentCategoryFound(found, categories, culture)),
    products: products.map((product) => presentProductFound(product, culture)),
    countProducts: total,
  }
}

/** What was typed as the beginning of a name's key. */
const plainStart = (typed: string): string =>
  tokensOf(typed)
    .map((token) => token.text)
    .join(' ')

/** What keywords find. A page asks for its results and its help together, and its filters and its other pages then ask for the same keyword. */
const createFoundCache = (connections: SharedConnections, vocabulary: VocabularyInMemory): TopicCache<string, FoundProducts> =>
  createTopicCache({
    async make(keyword) {
      noteRead('vocabulary', 'search', 'brands')
      const readWith = await vocabulary.current()
      return connections.run((within) => findProducts(within, keyword, readWith))
    },
    nameOf: (keyword) => keyword,
    isCacheable: () => true,
    bytesOf: bytesOfFound,
    mostBytes: mostFoundBytes,
  })

const numberBytes = 8
/** About what a part takes; its concepts belong to the vocabulary. */
const partBytes = 512

const bytesOfFound = ({ ids, near, parts, dropped }: FoundProducts): number =>
  numberBytes * (ids.length + near.length) + partBytes * (1 + parts.length + dropped.length)

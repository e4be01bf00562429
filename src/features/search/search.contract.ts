import * as z from 'zod/mini'
import { BrandName, ProductSummary } from '#src/features/catalogue/catalogue.contract.ts'
import { Facets, rankedQueryShape } from '#src/features/listing/listing.contract.ts'
import { defineEndpoint } from '#src/kit/endpoint.ts'
import { longestKeyword } from './rules/keyword.ts'

const Keyword = z.string().check(z.maxLength(longestKeyword))

/** Keyword search (search-08). What fits best comes first, unless another sort is asked for; at most 2,000 are found. */
export const searchProducts = defineEndpoint({
  name: 'SearchProducts',
  method: 'GET',
  path: '/api/Product/SearchProducts',
  backend: 'commerce',
  access: 'public',
  summary: 'One page of what a keyword finds; a misspelt keyword finds what was meant',
  query: z.object({ ...rankedQueryShape, keyword: Keyword }),
  data: z.array(ProductSummary),
  paged: true,
  problems: [],
})

const Category = z.object({ code: z.string(), name: z.string(), url: z.string() })

/** What a search page says beside its results, since a list of products has no room for it. */
export const SearchHelp = z.object({
  /** What was searched for in place of a misspelt keyword; null when it was taken as typed. */
  correctedTerm: z.nullable(z.string()),
  /** How many products the keyword finds before anything narrows them. */
  countProducts: z.int(),
  facets: Facets,
  /** Departments and bestsellers to go on with; only when nothing is found. */
  categories: z.array(Category),
  products: z.array(ProductSummary),
})
export type SearchHelp = z.infer<typeof SearchHelp>

export const getSearchHelp = defineEndpoint({
  name: 'GetSearchHelp',
  method: 'GET',
  path: '/api/Product/GetSearchHelp',
  backend: 'commerce',
  access: 'public',
  summary: 'Facets of what a keyword finds, whether it was corrected, and where to go on when it finds nothing',
  query: z.object({ ...rankedQueryShape, keyword: Keyword }),
  data: SearchHelp,
  problems: [],
})

/** Suggestions while typing: few of each, the likeliest first. `price` in cents. */
export const Suggestions = z.object({
  terms: z.array(z.string()),
  brands: z.array(z.object({ code: z.string(), name: z.string(), url: z.string(), countProducts: z.int() })),
  categories: z.array(z.object({ ...Category.shape, parentName: z.nullable(z.string()) })),
  products: z.array(
    z.object({
      slug: z.string(),
      name: z.string(),
      brand: BrandName,
      display_Price: z.string(),
      price: z.int(),
      isPriceFrom: z.boolean(),
      defaultImageUrl: z.string(),
    }),
  ),
  /** How many products the text finds as it stands; null when they are too many to be counted at every key press. */
  countProducts: z.nullable(z.int()),
})
export type Suggestions = z.infer<typeof Suggestions>

export const getSearchTermAutocomplete = defineEndpoint({
  name: 'GetSearchTermAutocomplete',
  method: 'GET',
  path: '/api/Product/GetSearchTermAutocomplete',
  backend: 'commerce',
  access: 'public',
  summary: 'What somebody may be typing: terms, brands, categories and products',
  query: z.object({ SearchText: Keyword }),
  data: Suggestions,
  problems: [],
})

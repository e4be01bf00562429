import * as z from 'zod/mini'
import { BrandName, ProductSummary } from '#src/features/catalogue/catalogue.contract.ts'
import { Facets, rankedQueryShape } from '#src/features/listing/listing.contract.ts'
import { defineEndpoint } from '#src/kit/endpoint.ts'
import { longestKeyword } from './rules/keyword.ts'

const Keyword = z.string().check(z.maxLength(longestKeyword))

/** Keyword search (search-08). Sorted by relevance unless another sort is given; at most `mostResults` products are found. */
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

/** What a search page shows besides its results. */
export const SearchHelp = z.object({
  /** The corrected keyword that was searched instead of a misspelt one; null without a correction. */
  correctedTerm: z.nullable(z.string()),
  /** How many products the keyword finds, without filters. */
  countProducts: z.int(),
  facets: Facets,
  /** Departments and bestsellers; only when nothing is found. */
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

/** Suggestions while typing: a few of each kind, the most likely first. `price` in cents. */
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
  /** How many products the text finds; null when there are too many to count at every key press. */
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

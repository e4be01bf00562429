import * as z from 'zod/mini'
import { BrandName, ProductSummary } from '#src/features/catalogue/catalogue.contract.ts'
import { Facets, rankedQueryShape } from '#src/features/listing/listing.contract.ts'
import { defineEndpoint } from '#src/kit/endpoint.ts'
import { longestKeyword } from './rules/keyword.ts'
import { understoodKinds } from './rules/chips.ts'

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

/** A part of a keyword; `start` and `end` are its place in the keyword as it was searched. */
const Part = { text: z.string(), start: z.int(), end: z.int() }

/** A part that was understood, and the keyword without it, for taking it off. */
export const Understood = z.object({ ...Part, kind: z.enum(understoodKinds), without: z.string() })
export type Understood = z.infer<typeof Understood>

/** A part that no product has together with the others. `insisted` is the keyword that finds only what has it; null where it is too long. */
export const Dropped = z.object({ ...Part, insisted: z.nullable(z.string()) })
export type Dropped = z.infer<typeof Dropped>

/** What a search page shows besides its results. */
export const SearchHelp = z.object({
  /** The corrected keyword that was searched instead of a misspelt one; null without a correction. */
  correctedTerm: z.nullable(z.string()),
  /** The keyword that is searched as it was typed, when it was corrected; null without a correction. */
  asTyped: z.nullable(z.string()),
  /** What the keyword was understood as, from left to right. */
  understood: z.array(Understood),
  dropped: z.array(Dropped),
  /** How many products the keyword finds, without filters. Nothing that fits is 0. */
  countProducts: z.int(),
  facets: Facets,
  /** Only when nothing is found: the departments of what comes near, or else all of them, and what comes near, which may be nothing. */
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

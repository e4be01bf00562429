import * as z from 'zod/mini'
import { Breadcrumb, ProductSummary, Untranslated } from '#src/features/catalogue/catalogue.contract.ts'
import { defineEndpoint } from '#src/kit/endpoint.ts'
import { attributePattern, codePattern, highestPage, highestPrice, mostCodes, rankedSortings, sortings } from './rules/listing-query.ts'

/** A value to filter by. `count` is how many products remain with it; the other values of its own facet do not count. */
export const Facet = z.object({ code: z.string(), name: z.string(), untranslated: Untranslated, count: z.int(), selected: z.boolean() })
export type Facet = z.infer<typeof Facet>

/** A category to filter by (listing-07). */
export const CategoryFacet = z.object({ ...Facet.shape, id: z.int() })

/** A value of an attribute. `swatch` is the colour of its dot, `#rrggbb`; null where it is no colour. */
export const AttributeValue = z.object({ ...Facet.shape, swatch: z.nullable(z.string()) })
/** `selected`: one of its values is. */
export const AttributeFacet = z.object({
  code: z.string(),
  name: z.string(),
  untranslated: Untranslated,
  attributeValues: z.array(AttributeValue),
  selected: z.boolean(),
})
export type AttributeFacet = z.infer<typeof AttributeFacet>

/** Both limits are included, in cents; null is no limit. */
export const PriceFacet = z.object({
  minPriceCents: z.nullable(z.int()),
  maxPriceCents: z.nullable(z.int()),
  count: z.int(),
  selected: z.boolean(),
})
export type PriceFacet = z.infer<typeof PriceFacet>

/** Brands, categories and attributes (listing-06, listing-07), and with them prices, availability and offers. */
export const Facets = z.object({
  brands: z.array(Facet),
  categories: z.array(CategoryFacet),
  attributes: z.array(AttributeFacet),
  prices: z.array(PriceFacet),
  /** `in-stock`, then the stores where it can be collected. */
  availability: z.array(Facet),
  /** `sale`, `new`, `exclusive`. */
  offers: z.array(Facet),
  /** The first one is the default. */
  sortings: z.array(z.object({ code: z.enum(rankedSortings), name: z.string() })),
})
export type Facets = z.infer<typeof Facets>

/** Products with the facets of their list. Every endpoint that lists products returns it. */
export const ProductListing = z.object({ products: z.array(ProductSummary), facets: Facets })
export type ProductListing = z.infer<typeof ProductListing>

const LinkedCategory = z.object({ code: z.string(), id: z.int(), name: z.string(), untranslated: Untranslated })

/** A category listing (listing-15). */
export const CategoryListing = z.object({
  ...ProductListing.shape,
  title: z.string(),
  intro: z.string(),
  untranslated: Untranslated,
  currentLevel: z.int(),
  currentCode: z.string(),
  breadcrumbs: z.array(Breadcrumb),
  /** Its children. */
  categories: z.array(LinkedCategory),
  /** Of a category without children: those beside it, and itself. */
  siblings: z.array(LinkedCategory),
})
export type CategoryListing = z.infer<typeof CategoryListing>

/** A brand listing, with the brand's story. */
export const BrandListing = z.object({
  ...ProductListing.shape,
  brand: z.object({
    brandCode: z.string(),
    displayName: z.string(),
    otherName: z.string(),
    story: z.string(),
    untranslated: Untranslated,
    imageUrl: z.string(),
  }),
  breadcrumbs: z.array(Breadcrumb),
})
export type BrandListing = z.infer<typeof BrandListing>

/** Codes with commas between them. */
const list = (pattern: RegExp) => {
  const fits = (text: string) => text.split(',').length <= mostCodes && text.split(',').every((each) => pattern.test(each))
  return z.optional(z.string().check(z.maxLength(4096), z.refine(fits)))
}
const Cents = z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(highestPrice)))
const Code = z.string().check(z.regex(codePattern))

const narrowing = {
  BrandCodes: list(codePattern),
  Attributes: list(attributePattern),
  Availability: list(codePattern),
  Offers: list(codePattern),
  minPriceCents: Cents,
  maxPriceCents: Cents,
  pageNo: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(highestPage)), 1),
  pageSize: z._default(z.pipe(z.coerce.number(), z.literal([32, 48, 126])), 32),
}

/** The query of every listing, to be spread into the query of its endpoint. Lists are joined by commas. */
export const listingQueryShape = { ...narrowing, CategoryCodes: list(codePattern), SortBy: z._default(z.enum(sortings), 'bestseller') }
/** The same query for a list with an order of its own. */
export const rankedQueryShape = { ...listingQueryShape, SortBy: z._default(z.enum(rankedSortings), 'relevance') }

export const getProductsByCategory = defineEndpoint({
  name: 'GetProductsByCategory',
  method: 'GET',
  path: '/api/Product/GetProductsByCategory',
  backend: 'commerce',
  access: 'public',
  summary:
    'One page of a category with everything under it. Beside parentCategoryCode, CategoryCodes narrow; alone, the first is the category',
  query: z.object({ ...listingQueryShape, parentCategoryCode: z.optional(Code) }),
  data: CategoryListing,
  paged: true,
  problems: ['NOT_FOUND'],
})

export const getProductsByBrand = defineEndpoint({
  name: 'GetProductsByBrand',
  method: 'GET',
  path: '/api/Product/GetProductsByBrand',
  backend: 'commerce',
  access: 'public',
  summary: 'One page of the products of a brand on sale',
  query: z.object({ ...listingQueryShape, BrandCode: Code }),
  data: BrandListing,
  paged: true,
  problems: ['NOT_FOUND'],
})

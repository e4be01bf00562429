import * as z from 'zod/mini'
import { Breadcrumb, ProductSummary } from '#src/features/catalogue/catalogue.contract.ts'
import { defineEndpoint } from '#src/kit/endpoint.ts'
import { sortings } from './rules/listing-query.ts'

const Code = z.string().check(z.regex(/^[a-z0-9-]{1,64}$/))
const Codes = z.string().check(z.regex(/^[a-z0-9-]{1,64}(,[a-z0-9-]{1,64}){0,15}$/))

export const Facet = z.object({ code: z.string(), name: z.string(), count: z.int(), selected: z.boolean() })
export type Facet = z.infer<typeof Facet>

/** A category listing (specification, section 3: listings and filters). */
export const CategoryListing = z.object({
  title: z.string(),
  intro: z.string(),
  currentLevel: z.int(),
  currentCode: z.string(),
  breadcrumbs: z.array(Breadcrumb),
  /** The chips under the title: the children, or for a leaf its siblings. */
  categories: z.array(z.object({ code: z.string(), id: z.int(), name: z.string() })),
  products: z.array(ProductSummary),
  facets: z.object({
    brands: z.array(Facet),
    categories: z.array(Facet),
    attributes: z.array(z.object({ code: z.string(), name: z.string(), attributeValues: z.array(Facet) })),
    sortings: z.array(z.object({ code: z.enum(sortings), name: z.string() })),
  }),
})
export type CategoryListing = z.infer<typeof CategoryListing>

export const getProductsByCategory = defineEndpoint({
  name: 'GetProductsByCategory',
  method: 'GET',
  path: '/api/Product/GetProductsByCategory',
  backend: 'commerce',
  access: 'public',
  summary: 'One page of a category with everything under it',
  query: z.object({
    CategoryCodes: z.optional(Code),
    parentCategoryCode: z.optional(Code),
    BrandCodes: z.optional(Codes),
    SortBy: z._default(z.enum(sortings), 'bestseller'),
    pageNo: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(10_000)), 1),
    pageSize: z._default(z.pipe(z.coerce.number(), z.literal([32, 48, 126])), 32),
  }),
  data: CategoryListing,
  paged: true,
  problems: ['NOT_FOUND'],
})

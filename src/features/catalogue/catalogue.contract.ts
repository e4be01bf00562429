import * as z from 'zod/mini'
import { NotSold } from '#src/features/availability/availability.contract.ts'
import { defineEndpoint } from '#src/kit/endpoint.ts'

/** A label and its value; `PRODUCT_TYPE_LABEL` and `Fulfillment` are the two that the wire names (product-09, cart-05). */
export const AdditionalInfo = z.object({ columnLabel: z.string(), value: z.string() })
export type AdditionalInfo = z.infer<typeof AdditionalInfo>

/** The names of the texts that there are in English only (language-09). */
export const Untranslated = z.optional(z.array(z.string()))

export const BrandName = z.object({ displayName: z.string(), untranslated: Untranslated, brandCode: z.string() })
export type BrandName = z.infer<typeof BrandName>

export const Breadcrumb = z.object({ name: z.string(), untranslated: Untranslated, url: z.string() })
export type Breadcrumb = z.infer<typeof Breadcrumb>

/** What 100 g or another common amount of the net content costs (money-09), in words and, beside them, in cents (wire-16). */
export const UnitPrice = z.object({
  cents: z.int(),
  /** Of the unit in which net content is stored. */
  amount: z.number(),
  /** `S$2.40 per 100 g`. */
  text: z.string(),
  /** For screen readers: `S$2.40 per 100 grams`. */
  spoken: z.string(),
})
export type UnitPrice = z.infer<typeof UnitPrice>

/** Amounts as formatted text and, beside it, in integer cents (wire-16). */
export const DisplayedPrices = z.object({
  display_OriginalPrice: z.string(),
  display_RetailPrice: z.string(),
  display_Price: z.string(),
  originalPrice: z.int(),
  retailPrice: z.int(),
  price: z.int(),
  unitPrice: z.nullable(UnitPrice),
})

/** A product as lists show it (product-08). Prices, EAN and picture are those of its cheapest variant that is sold, of several the one that was asked for, else of its first one (listing-18). */
export const ProductSummary = z.object({
  autoId: z.int(),
  slug: z.string(),
  ean: z.string(),
  /** Its EAN where it is another variant than the one that the product's page opens with. */
  variant: z.nullable(z.string()),
  name: z.string(),
  title: z.string(),
  details: z.string(),
  untranslated: Untranslated,
  brand: BrandName,
  defaultImageUrl: z.string(),
  ...DisplayedPrices.shape,
  /** Whether its variants that are sold differ in price; the price is then shown as “From …”. */
  isPriceFrom: z.boolean(),
  exclusive: z.boolean(),
  isNew: z.boolean(),
  isPromotion: z.boolean(),
  /** True in GetWishlist alone: every other list is public, the same for everybody and cached. Hearts come from GetWishlistEans. */
  addedToWishlist: z.boolean(),
  isProductOutOfStock: z.boolean(),
  /** Why none of its variants is sold. */
  notSold: z.nullable(NotSold),
  additionalInfos: z.array(AdditionalInfo),
  /** Colour dots, `#rrggbb`, in the order of the variants. */
  swatches: z.array(z.string()),
})
export type ProductSummary = z.infer<typeof ProductSummary>

export interface CategoryNode {
  code: string
  id: number
  name: string
  untranslated?: string[] | undefined
  children: CategoryNode[]
}
export const CategoryNode: z.ZodMiniType<CategoryNode, CategoryNode> = z.object({
  code: z.string(),
  id: z.int(),
  name: z.string(),
  untranslated: Untranslated,
  children: z.lazy(() => z.array(CategoryNode)),
})
// A recursive schema needs an id to be written into the OpenAPI file.
z.globalRegistry.add(CategoryNode, { id: 'CategoryNode' })

/** Every product on sale by its address, for the sitemap: 5,000 a page, in the order they came. `updatedAt` is ISO 8601. */
export const getProductAddresses = defineEndpoint({
  name: 'GetProductAddresses',
  method: 'GET',
  path: '/api/Product/GetProductAddresses',
  backend: 'commerce',
  access: 'public',
  summary: 'Slugs of all products on sale',
  query: z.object({ pageNo: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(10_000)), 1) }),
  data: z.array(z.object({ slug: z.string(), updatedAt: z.string() })),
  paged: true,
  problems: [],
})

/** The department tree that the header's menu shows. */
export const getCategories = defineEndpoint({
  name: 'GetCategories',
  method: 'GET',
  path: '/api/Category/GetCategories',
  backend: 'commerce',
  access: 'public',
  summary: 'Departments with their groups and leaves',
  data: z.array(CategoryNode),
  problems: [],
})

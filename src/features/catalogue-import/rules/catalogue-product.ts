import { catalogueLocation } from '#src/features/stock/rules/catalogue-location.ts'
import type { NetContent } from '#src/features/pricing/rules/unit-price.ts'
import type { Cents } from '#src/kit/money.ts'

// A complete product as it is stored. The importer compares it, the exporter writes it to a file.

/** The kind of a file, which says how its products are named: by handle, or by the ids of a feed. */
export type FileFormat = 'shopify' | 'google-merchant'

/** The kind of file that products come from, and the moment of its import. */
export interface ImportedFrom {
  format: FileFormat
  now: Date
}

/** The fields of a product. Texts are trimmed; `body` and `bodyZh` are sanitised HTML. */
export interface ProductFields {
  title: string
  titleZh: string | null
  body: string
  bodyZh: string | null
  details: string | null
  detailsZh: string | null
  productType: string | null
  productTypeZh: string | null
  productCategory: string | null
  tags: string[]
  status: 'active' | 'draft' | 'archived'
  published: boolean
  isNew: boolean
  exclusive: boolean
  giftCard: boolean
  popularity: number
  maxAddQuantity: number
  restockDuration: string | null
  restockDurationZh: string | null
  showRestockNotification: boolean
  fulfilment: string | null
  deliveryAllowed: boolean
  collectionAllowed: boolean
  seoTitle: string | null
  seoDescription: string | null
}

export interface ProductOption {
  name: string
  nameZh: string | null
  /** The metafield whose values the option takes, as Shopify writes it. */
  linkedTo: string | null
}

export interface OptionValue {
  value: string
  valueZh: string | null
}

/** The fields of a variant, apart from its EAN, options, price and stock. */
export interface VariantFields {
  sku: string | null
  swatch: string | null
  shippingGrams: number
  netContent: NetContent | null
  weightUnit: string | null
  requiresShipping: boolean
  taxable: boolean
  taxCode: string | null
  inventoryTracker: string | null
  allowOverSell: boolean
  outOfStockQuantity: number
  outOfStock: boolean
  costCents: Cents | null
  imageUrl: string | null
}

/** GST included. `originalCents` is above `priceCents`, or null when the price is not reduced. */
export interface Price {
  priceCents: Cents
  originalCents: Cents | null
}

export interface CatalogueVariant {
  ean: string
  /** One for each option of the product, in the same order. */
  options: OptionValue[]
  fields: VariantFields
  /** Null only for a variant that never had a price. */
  price: Price | null
  /** Pieces on hand, by the code of the location. */
  stock: Record<string, number>
}

export interface ProductImage {
  url: string
  alt: string | null
  altZh: string | null
}

export interface ProductAttribute {
  label: string
  labelZh: string | null
  value: string
  valueZh: string | null
}

export interface CatalogueProduct {
  /** Shopify's handle. */
  slug: string
  /** The brand's code. */
  brand: string
  /** Category codes; breadcrumbs use the first. */
  categories: string[]
  fields: ProductFields
  options: ProductOption[]
  variants: CatalogueVariant[]
  images: ProductImage[]
  videos: string[]
  attributes: ProductAttribute[]
}

/** A stored variant, with what no file has. */
export interface StoredVariant extends CatalogueVariant {
  id: number
  /** Pieces held for orders being paid, by location. An import never changes them. */
  held: Record<string, number>
}

export interface StoredProduct extends CatalogueProduct {
  id: number
  importedFrom: FileFormat | null
  /** The type that its category comes from; null where somebody has chosen its categories. */
  categorySource: string | null
  variants: StoredVariant[]
}

/** A product as an import will store it; `id` is null for new variants. */
export interface PlannedVariant extends CatalogueVariant {
  id: number | null
}

export interface PlannedProduct extends CatalogueProduct {
  categorySource: string | null
  variants: PlannedVariant[]
}

/** The defaults of a new product; Shopify's defaults where Shopify has one. */
export const newProductFields: Omit<ProductFields, 'title'> = {
  titleZh: null,
  body: '',
  bodyZh: null,
  details: null,
  detailsZh: null,
  productType: null,
  productTypeZh: null,
  productCategory: null,
  tags: [],
  status: 'active',
  published: true,
  isNew: false,
  exclusive: false,
  giftCard: false,
  popularity: 0,
  maxAddQuantity: 10,
  restockDuration: null,
  restockDurationZh: null,
  showRestockNotification: true,
  fulfilment: null,
  deliveryAllowed: true,
  collectionAllowed: true,
  seoTitle: null,
  seoDescription: null,
}

export const newVariantFields: VariantFields = {
  sku: null,
  swatch: null,
  shippingGrams: 0,
  netContent: null,
  weightUnit: null,
  requiresShipping: true,
  taxable: true,
  taxCode: null,
  inventoryTracker: null,
  allowOverSell: false,
  outOfStockQuantity: 0,
  outOfStock: false,
  costCents: null,
  imageUrl: null,
}

/**
 * The `outOfStockQuantity` of a variant that is no longer in its file and stays for carts and orders: out of stock however
 * many pieces a failed payment or a refund gives back (stock-03). The database computes with one more than it.
 */
export const noLongerSold = 1_000_000_000

/** The location of stock when a file names none. */
export const defaultLocation = catalogueLocation

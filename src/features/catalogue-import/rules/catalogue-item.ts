import type { Cents } from '#src/kit/money.ts'
import type { BrandDefinition, CategoryDefinition } from './definitions.ts'
import type { ProductFields, VariantFields } from './catalogue-product.ts'

// A product as a file tells it, whatever the file's format. The form between the readers and the shop.
//
// `undefined` always means that the file says nothing, so what the shop holds stays (Shopify: "existing values will be
// used for any missing columns"); `null`, an empty text or an empty list means that the file says there is none.

export interface CatalogueItem {
  /** Where its first row begins. Lines count from 1, the header's being 1. */
  line: number
  /** The first line of every row, to name them all when the product is skipped. */
  lines: number[]
  handle: string
  fields: Partial<ProductFields>
  /** By code, or by the name that shoppers see. */
  brand: { code?: string; name?: string }
  categories?: string[]
  options?: SaidOption[]
  variants: SaidVariant[]
  /** Whether the shop may take variants that are not in this list to be gone. */
  namesEveryVariant: boolean
  images?: SaidImage[]
  videos?: string[]
  attributes?: SaidAttribute[]
  /** For brands and categories that the shop does not have yet. */
  definitions: { brand?: BrandDefinition; categories: CategoryDefinition[] }
  /** The columns' names as the file spells them, for remarks. */
  names: { title: string; brand: string; categories: string }
}

export interface SaidOption {
  name: string
  nameZh?: string | null
  linkedTo?: string | null
}

export interface SaidVariant {
  line: number
  /** Null when the file has no usable barcode for it. */
  ean: string | null
  /** Undefined when the file has no option columns at all. */
  options?: { value: string; valueZh?: string | null }[]
  fields: Partial<VariantFields>
  priceCents?: Cents
  /** The price before a reduction. Kept only where it is above the price. */
  compareAtCents?: Cents | null
  /** Pieces on hand by location code; locations that are not named stay as they are. */
  stock: Record<string, number>
  names: { barcode: string; option: string; price: string; stock: string }
}

export interface SaidImage {
  line: number
  url: string
  alt?: string | null
  altZh?: string | null
}

export interface SaidAttribute {
  label: string
  value: string
  labelZh?: string | null
  valueZh?: string | null
}

/** Something to tell about one place of the file: `line 42: Variant Price: expected …`. */
export interface Remark {
  line: number
  column: string
  text: string
}

/** What became of the rows of one product. `item` is null when nothing of it can be imported. */
export interface Reading {
  item: CatalogueItem | null
  /** Rows that are left out, with the reason. */
  badRows: Remark[]
  /** Rows that are imported, but not to the letter. */
  notes: Remark[]
}

/**
 * Leaves out the rows that have a bad cell. The first row holds what is said of the product as a whole, so when it is
 * bad the product is skipped, and its other rows are named too. After that the item no longer names every variant.
 */
export function withoutBadRows({ item, badRows, notes }: { item: CatalogueItem; badRows: Remark[]; notes: Remark[] }): Reading {
  const bad = new Set(badRows.map((row) => row.line))
  if (bad.size === 0) return { item, badRows, notes }
  if (bad.has(item.line)) {
    const others = item.lines.filter((line) => !bad.has(line))
    const skipped = others.map((line) => ({ line, column: '', text: `skipped, because it belongs to line ${item.line}` }))
    return { item: null, badRows: [...badRows, ...skipped], notes: [] }
  }
  return {
    item: {
      ...item,
      lines: item.lines.filter((line) => !bad.has(line)),
      variants: item.variants.filter((variant) => !bad.has(variant.line)),
      images: item.images?.filter((image) => !bad.has(image.line)),
      namesEveryVariant: false,
    },
    badRows,
    notes: notes.filter((note) => !bad.has(note.line)),
  }
}

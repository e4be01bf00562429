import type { Cents } from '#src/kit/money.ts'
import type { BrandDefinition, CategoryDefinition } from './definitions.ts'
import type { ProductFields, VariantFields } from './catalogue-product.ts'
import type { TypePlace } from './type-names.ts'

// A product as a file describes it, in any format: what the readers produce and the importer applies.
//
// `undefined` always means that the file has no value, so the stored value stays (Shopify: "existing values will be used
// for any missing columns"); `null`, an empty text or an empty list means that the file removes the value.

export interface CatalogueItem {
  /** The line of its first row; the header is line 1. */
  line: number
  /** The first line of every row, to report all of them when the product is skipped. */
  lines: number[]
  handle: string
  fields: Partial<ProductFields>
  /** By code, or by the name that shoppers see. */
  brand: { code?: string; name?: string }
  categories?: string[]
  /** Its type with the path to it; undefined where the file has no column for them. */
  place?: TypePlace
  options?: FileOption[]
  variants: FileVariant[]
  /** Whether stored variants that are not in this list are to be removed. */
  namesEveryVariant: boolean
  images?: FileImage[]
  videos?: string[]
  attributes?: FileAttribute[]
  /** Definitions of brands and categories that do not exist yet. */
  definitions: { brand?: BrandDefinition; categories: CategoryDefinition[] }
  /** The names of the columns in the file, for remarks. */
  names: { handle: string; title: string; brand: string; categories: string }
}

export interface FileOption {
  name: string
  nameZh?: string | null
  linkedTo?: string | null
}

export interface FileVariant {
  line: number
  /** Null when the file has no usable barcode for it. */
  ean: string | null
  /** Undefined when the file has no option columns at all. */
  options?: { value: string; valueZh?: string | null }[]
  fields: Partial<VariantFields>
  /** Whether the SKU is what the file tells variants apart by, as the id of a feed's item is. */
  skuIdentifies: boolean
  priceCents?: Cents
  /** The price before a reduction. Used only where it is above the price. */
  compareAtCents?: Cents | null
  /** Pieces on hand by location code; locations that are not named stay as they are. */
  stock: Record<string, number>
  /** Why the file sets no limit to its sale; null where it does. */
  unlimited: Unlimited | null
  names: { barcode: string; option: string; price: string; stock: string }
}

/**
 * - `untracked`: the source does not track its stock, so it is always for sale.
 * - `uncounted`: the file has no quantities. New variants are always for sale; stored ones stay as they are.
 * - `available`: the file says that it is in stock, without a quantity. It is for sale where no pieces are known.
 */
export type Unlimited = 'untracked' | 'uncounted' | 'available'

export interface FileImage {
  line: number
  url: string
  alt?: string | null
  altZh?: string | null
}

export interface FileAttribute {
  label: string
  value: string
  labelZh?: string | null
  valueZh?: string | null
}

/** A remark about one place in the file: `line 42: Variant Price: expected …`. */
export interface Remark {
  line: number
  column: string
  text: string
}

/** The result of reading the rows of one product. `item` is null when it cannot be imported. */
export interface Reading {
  item: CatalogueItem | null
  /** Rows that are left out, with the reason. */
  badRows: Remark[]
  /** Rows that are imported with a change. */
  notes: Remark[]
}

/**
 * Leaves out the rows with a bad cell. The first row has the values of the product as a whole, so when it is bad the
 * product is skipped, and its other rows are reported too. The item then no longer names every variant.
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
      namesEveryVariant: false,
    },
    badRows,
    notes: notes.filter((note) => !bad.has(note.line)),
  }
}

import { refuse, ok, type Result } from '#src/kit/result.ts'
import type { Row } from './cells.ts'
import { inBrackets, ownColumns, type OwnColumn } from './own-columns.ts'

/**
 * Shopify's product columns that the shop stores, each with its older name and the newer one of current exports
 * (help.shopify.com: "Using CSV files to import and export products"). Names are matched without regard to case.
 */
export const shopifyColumns = {
  handle: ['Handle', 'URL handle'],
  title: ['Title'],
  body: ['Body (HTML)', 'Description', 'Body HTML'],
  vendor: ['Vendor'],
  productCategory: ['Product Category', 'Standardized Product Type', 'Standard Product Type'],
  type: ['Type', 'Custom Product Type'],
  tags: ['Tags'],
  published: ['Published', 'Published on online store'],
  option1Name: ['Option1 Name'],
  option1Value: ['Option1 Value'],
  option1LinkedTo: ['Option1 Linked To'],
  option2Name: ['Option2 Name'],
  option2Value: ['Option2 Value'],
  option2LinkedTo: ['Option2 Linked To'],
  option3Name: ['Option3 Name'],
  option3Value: ['Option3 Value'],
  option3LinkedTo: ['Option3 Linked To'],
  sku: ['Variant SKU', 'SKU'],
  shippingGrams: ['Variant Grams', 'Weight value (grams)'],
  inventoryTracker: ['Variant Inventory Tracker', 'Inventory tracker'],
  inventoryQuantity: ['Variant Inventory Qty', 'Inventory quantity'],
  inventoryPolicy: ['Variant Inventory Policy', 'Continue selling when out of stock'],
  price: ['Variant Price', 'Price'],
  compareAtPrice: ['Variant Compare At Price', 'Compare-at price'],
  requiresShipping: ['Variant Requires Shipping', 'Requires shipping'],
  taxable: ['Variant Taxable', 'Charge tax'],
  barcode: ['Variant Barcode', 'Barcode'],
  imageUrl: ['Image Src', 'Product image URL'],
  imagePosition: ['Image Position'],
  imageAlt: ['Image Alt Text'],
  giftCard: ['Gift Card'],
  seoTitle: ['SEO Title'],
  seoDescription: ['SEO Description'],
  variantImage: ['Variant Image', 'Variant image URL'],
  weightUnit: ['Variant Weight Unit', 'Weight unit for display'],
  taxCode: ['Variant Tax Code', 'Tax code'],
  cost: ['Cost per item'],
  status: ['Status'],
  totalMeasure: ['Unit Price Total Measure'],
  totalMeasureUnit: ['Unit Price Total Measure Unit'],
  baseMeasure: ['Unit Price Base Measure'],
  baseMeasureUnit: ['Unit Price Base Measure Unit'],
} as const satisfies Record<string, readonly [string, ...string[]]>

const oneLine = new Set<ShopifyColumn | undefined>([
  ...(['handle', 'title', 'vendor', 'productCategory', 'type', 'tags', 'sku', 'price', 'barcode'] as const),
  ...(['option1Name', 'option2Name', 'option3Name', 'option1Value', 'option2Value', 'option3Value'] as const),
])

export type ShopifyColumn = keyof typeof shopifyColumns | OwnColumn
export type ShopifyRow = Row<ShopifyColumn>

/** A parsed header: a reader for the rows under it, and the columns that are ignored. */
export interface ShopifyHeader {
  ignored: string[]
  /** `cells` are the row's texts in the header's order; those missing at the end count as blank. */
  row(line: number, cells: readonly string[]): ShopifyRow
  isOneLine(place: number): boolean
}

const columnOfName = new Map<string, ShopifyColumn>(
  Object.entries(shopifyColumns).flatMap(([column, names]) => names.map((name) => [name.toLowerCase(), column as ShopifyColumn] as const)),
)
for (const [column, { key }] of Object.entries(ownColumns)) columnOfName.set(key, column as OwnColumn)

/** Metafield columns are named `Any label (product.metafields.shop.key)`; only the part in brackets counts. */
function columnNamed(name: string): ShopifyColumn | undefined {
  const plain = name.trim().toLowerCase()
  return columnOfName.get(plain) ?? columnOfName.get(inBrackets(plain) ?? '')
}

/** Reads the first line of a product CSV. Refuses a header that no Shopify product file has, with advice on how to fix the file. */
export function readShopifyHeader(names: readonly string[]): Result<ShopifyHeader> {
  const places = new Map<ShopifyColumn, number>()
  const ignored: string[] = []
  names.forEach((name, place) => {
    const column = columnNamed(name)
    if (column !== undefined && !places.has(column)) places.set(column, place)
    else if (name.trim() !== '') ignored.push(name.trim())
  })
  if (!places.has('title') && !places.has('handle')) return refuse(unrecognisable(names))
  const columns = names.map(columnNamed)
  return ok({ ignored, row: (line, cells) => rowOf(names, places, line, cells), isOneLine: (place) => oneLine.has(columns[place]) })
}

function rowOf(names: readonly string[], places: ReadonlyMap<ShopifyColumn, number>, line: number, cells: readonly string[]): ShopifyRow {
  return {
    line,
    cell(column) {
      const place = places.get(column)
      return place === undefined ? undefined : tidy(cells[place] ?? '')
    },
    name(column) {
      const place = places.get(column)
      return place === undefined ? columnName(column) : names[place]!.trim()
    },
  }
}

/** Trimmed, with line ends as `\n`. */
export const tidy = (text: string): string => text.replace(/\r\n?/g, '\n').trim()

/** The name of a column that the file does not have: the older of Shopify's two. */
export const columnName = (column: ShopifyColumn): string =>
  column in ownColumns
    ? `${ownColumns[column as OwnColumn].label} (${ownColumns[column as OwnColumn].key})`
    : shopifyColumns[column as keyof typeof shopifyColumns][0]

function unrecognisable(names: readonly string[]): string {
  const found = names.join(',').slice(0, 80)
  return (
    `This is not a Shopify product CSV: its first line begins ${JSON.stringify(found)}. ` +
    'It must name the columns as Shopify exports them, Handle (or URL handle) and Title among them. A feed is imported with --format google-merchant.'
  )
}

import { handleOf, itemFromShopify } from '#src/features/catalogue-import/rules/from-shopify.ts'
import { readShopifyHeader, type ShopifyRow } from '#src/features/catalogue-import/rules/shopify-columns.ts'
import type { CatalogueItem, Reading } from '#src/features/catalogue-import/rules/catalogue-item.ts'

/** The rows of one product from records by column name, beginning in line 2. The header has every column that occurs. */
export function shopifyRows(...records: Record<string, string>[]): [ShopifyRow, ...ShopifyRow[]] {
  const names = [...new Set(records.flatMap((record) => Object.keys(record)))]
  const header = readShopifyHeader(names)
  if (!header.ok) throw new Error(header.problem)
  return records.map((record, index) =>
    header.value.row(
      index + 2,
      names.map((name) => record[name] ?? ''),
    ),
  ) as [ShopifyRow, ...ShopifyRow[]]
}

export const readRows = (...records: Record<string, string>[]): Reading => itemFromShopify(shopifyRows(...records))

/** What is told of rows that are left out: `2 Variant Price: expected …`. */
export const told = (...records: Record<string, string>[]): string[] =>
  readRows(...records).badRows.map(({ line, column, text }) => `${line} ${column}: ${text}`)

/** The item of rows without faults. */
export function itemIn(...records: Record<string, string>[]): CatalogueItem {
  const { item, badRows } = readRows(...records)
  if (item === null || badRows.length > 0) throw new Error(JSON.stringify(badRows))
  return item
}

export const handleIn = (record: Record<string, string>): string => handleOf(shopifyRows(record)[0])

/** The cells of a plain product; `more` changes or adds cells. */
export const plainRow = (more: Record<string, string> = {}): Record<string, string> => ({
  Handle: 'straw-tote',
  Title: 'Straw tote',
  Vendor: 'Lumière',
  'Option1 Name': 'Title',
  'Option1 Value': 'Default Title',
  'Variant Price': '89.00',
  ...more,
})

import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { NetContent } from '#src/features/pricing/rules/unit-price.ts'
import { emptyDirectory } from '#test/catalogue/directories.ts'
import { anyProduct, storedProduct, storedVariant } from '#test/catalogue/stored-products.ts'
import { applyItem } from './apply-item.ts'
import type { CatalogueProduct } from './catalogue-product.ts'
import { checkItem } from './check-item.ts'
import { differences } from './differences.ts'
import { placeItem } from './directory.ts'
import { itemFromShopify } from './from-shopify.ts'
import { identifyVariants } from './identify-variants.ts'
import { readShopifyHeader, type ShopifyColumn, type ShopifyRow } from './shopify-columns.ts'
import { exportColumns, exportHeader, rowsOf } from './to-shopify.ts'

const brandDefinition = { code: 'any-brand', displayName: 'Any, Brand' }
const categoryDefinitions = [
  { code: 'any-department', parent: null, name: 'Department' },
  { code: 'any-leaf', parent: 'any-department', name: 'Leaf' },
]
const header = readShopifyHeader(exportHeader)

function imported(product: CatalogueProduct) {
  const cells = rowsOf(product, { brandName: 'Any, Brand', brandDefinition, categoryDefinitions })
  const rows = cells.map((row, index) => header.ok && header.value.row(index + 2, row)) as [ShopifyRow, ...ShopifyRow[]]
  const { item, badRows, notes } = itemFromShopify(rows)
  const directory = emptyDirectory('warehouse', 'katong')
  const identified = identifyVariants(item!, null).item
  const placing = placeItem(identified, directory, null)
  const problems = checkItem(identified, null, { placing, directory, ownerOf: () => undefined })
  return { placing, remarks: [...badRows, ...notes, ...problems], next: applyItem(identified, null, placing) }
}

it('writes any product so that it reads as the same product', () => {
  fc.assert(
    fc.property(anyProduct(1), (product) => {
      const { next, remarks, placing } = imported(product)
      expect(remarks).toEqual([])
      expect({ ...next, variants: next.variants.map((variant) => ({ ...variant, id: undefined })) }).toEqual({
        ...product,
        categorySource: null,
      })
      expect(placing.newBrand).toEqual(brandDefinition)
      expect(placing.newCategories).toEqual(categoryDefinitions)
    }),
    { numRuns: 300 },
  )
})

/** The cells of a product's first row, by the columns of the shop. */
const firstRow = (product: CatalogueProduct) => {
  const [row] = rowsOf(product, { brandName: 'x' })
  return (...columns: ShopifyColumn[]) => columns.map((column) => row![exportColumns.indexOf(column)])
}

it('writes a product without options as Shopify does, and leaves blank what it does not have', () => {
  const columns = ['option1Name', 'option1Value', 'price', 'compareAtPrice', 'inventoryQuantity'] as const
  const bare = storedVariant({ options: [], price: null, stock: {} })
  expect(firstRow(storedProduct({ options: [], variants: [bare] }))(...columns)).toEqual(['Title', 'Default Title', '', '', ''])
  const stored = storedVariant({ price: { priceCents: 7900, originalCents: 9950 }, stock: { warehouse: 5, katong: 2 } })
  expect(firstRow(storedProduct({ variants: [stored] }))(...columns)).toEqual(['Size', 'M', '79.00', '99.50', '7'])
})

it.each<[labelZh: string | null, valueZh: string | null, cell: string]>([
  [null, null, ''],
  ['护理', null, '=\n护理='],
  [null, '水洗', '=\n=水洗'],
])('writes the Chinese of attributes, %s and %s, when there is any', (labelZh, valueZh, cell) => {
  const attributes = [
    { label: 'Material', labelZh: null, value: 'Linen', valueZh: null },
    { label: 'Care', labelZh, value: 'Wash', valueZh },
  ]
  expect(firstRow(storedProduct({ attributes }))('attributesZh')).toEqual([cell])
})

it.each<[NetContent | null, string[]]>([
  [null, ['', '', '', '']],
  [{ amount: 250, unit: 'g', base: null }, ['250', 'g', '', '']],
  [{ amount: 20, unit: 'piece', base: 10 }, ['20', 'item', '10', 'item']],
])('writes the net content %j', (netContent, expected) => {
  const variant = storedVariant({ fields: { ...storedVariant().fields, netContent } })
  const cells = firstRow(storedProduct({ variants: [variant] }))
  expect(cells('totalMeasure', 'totalMeasureUnit', 'baseMeasure', 'baseMeasureUnit')).toEqual(expected)
})

it('lays rows out as Shopify does: the product, its first variant and first image in one row', () => {
  const product = storedProduct({
    variants: [storedVariant(), storedVariant({ id: 2, ean: '96385074', options: [{ value: 'L', valueZh: null }] })],
    images: ['/a', '/b', '/c'].map((url) => ({ url, alt: null, altZh: null })),
  })
  const at = (row: string[], name: string) => row[exportHeader.indexOf(name)]
  const rows = rowsOf(product, { brandName: 'Lumière' })
  expect(
    rows.map((row) =>
      ['Handle', 'Title', 'Option1 Name', 'Option1 Value', 'Variant Price', 'Variant Inventory Qty', 'Image Src', 'Image Position'].map(
        (name) => at(row, name),
      ),
    ),
  ).toEqual([
    ['shirt', 'Shirt', 'Size', 'M', '79.00', '5', '/a', '1'],
    ['shirt', '', '', 'L', '79.00', '5', '/b', '2'],
    ['shirt', '', '', '', '', '', '/c', '3'],
  ])
})

it('makes no difference to a product that the shop holds', () => {
  const product = storedProduct({ brand: 'any-brand', categories: ['any-leaf'] })
  const rows = rowsOf(product, { brandName: 'Any, Brand' }).map((row, index) => header.ok && header.value.row(index + 2, row)) as [
    ShopifyRow,
  ]
  const { item } = identifyVariants(itemFromShopify(rows).item!, product)
  const next = applyItem(item, product, {
    brand: 'any-brand',
    categories: item.categories,
    categorySource: undefined,
    newBrand: null,
    newCategories: [],
    unknownCategories: [],
  })
  expect(differences(product, next)).toEqual([])
})

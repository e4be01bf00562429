import { describe, expect, it } from 'vitest'
import { emptyDirectory, smallDirectory } from '#test/catalogue/directories.ts'
import { itemIn, plainRow } from '#test/catalogue/shopify-rows.ts'
import { storedProduct, storedVariant } from '#test/catalogue/stored-products.ts'
import type { CatalogueItem } from './catalogue-item.ts'
import type { StoredProduct } from './catalogue-product.ts'
import { checkItem, type OwnerOf } from './check-item.ts'
import { placeItem } from './directory.ts'
import { identifyVariants } from './identify-variants.ts'

const problems = (rows: Record<string, string>[], ...more: Rest) => problemsOf(itemIn(...rows), ...more)
type Rest = [current: StoredProduct | null, ownerOf?: OwnerOf, directory?: ReturnType<typeof smallDirectory>, whyAnother?: string]
function problemsOf(read: CatalogueItem, ...[current, ownerOf = () => undefined, directory = smallDirectory(), whyAnother]: Rest) {
  const { item } = identifyVariants(read, current)
  const placing = placeItem(item, directory, null)
  return checkItem(item, current, { placing, directory, ownerOf, whyAnother }).map(({ line, column, text }) => `${line} ${column}: ${text}`)
}
const shirt = plainRow({ Handle: 'shirt', 'Option1 Name': 'Size', 'Option1 Value': 'M' })
const stock = (text: string) => ({ ...shirt, 'Stock (variant.metafields.shop.stock)': text })

describe('a new product', () => {
  it('needs a title, a brand, and a variant with a price', () => {
    expect(problems([{ Handle: 'shirt', Vendor: '' }], null)).toEqual([
      '2 Title: is missing, and a new product needs it',
      '2 Vendor: is missing, and a new product needs a brand',
      '2 Variant Price: is missing, and a new product needs a variant with a price',
    ])
    expect(problems([{ ...shirt, 'Variant Price': '' }], null)).toEqual(['2 Variant Price: is missing, and a new variant needs it'])
    expect(problems([shirt], null)).toEqual([])
  })
  it('that the shop has already needs none of them again', () => {
    expect(problems([{ Handle: 'shirt', 'Body (HTML)': 'x' }], storedProduct())).toEqual([])
    expect(problems([{ ...shirt, 'Variant Price': '' }], storedProduct())).toEqual([])
  })
})

describe('article numbers', () => {
  const numbered = { ...shirt, 'Variant Barcode': '96385074' }
  it('of another product are refused, with what to do', () => {
    const taken = '2 Variant Barcode: 96385074 is already the number of a variant of "fan"'
    const remedy = 'correct the number where it is wrong, or leave it blank here'
    const fan = { slug: 'fan' }
    expect(problems([numbered], null, () => fan)).toEqual([`${taken}; ${remedy}`])
    expect(problems([numbered], null, () => ({ ...fan, line: 9 }))).toEqual([`${taken} in line 9; ${remedy}`])
    expect(problems([numbered], null, () => fan, undefined, 'two are no more')).toEqual([`${taken}; two are no more; ${remedy}`])
  })
  it('of the variant itself are not', () => {
    const current = storedProduct({ variants: [storedVariant({ ean: '96385074' })] })
    expect(problems([numbered], current, () => ({ slug: 'shirt' }))).toEqual([])
  })
  it('of another variant of the product are refused, in the shop and in the file', () => {
    const current = storedProduct({ variants: [storedVariant({ ean: '5901234123457', options: [{ value: 'L', valueZh: null }] })] })
    expect(problems([numbered], current, () => ({ slug: 'shirt' }))).toHaveLength(1)
    expect(problems([numbered, { ...numbered, 'Option1 Value': 'L' }], null)).toEqual([
      '3 Variant Barcode: 96385074 is also the number of the variant in line 2',
    ])
  })
})

describe('stock', () => {
  const held = storedProduct({ variants: [storedVariant({ stock: { warehouse: 5, katong: 1 }, held: { warehouse: 3 } })] })
  it('may not fall below what is promised to orders being paid', () => {
    expect(problems([stock('warehouse=3')], held)).toEqual([])
    expect(problems([stock('warehouse=0')], null)).toEqual([])
    expect(problems([stock('warehouse=2')], held)).toEqual([
      '2 Stock (variant.metafields.shop.stock): 2 at warehouse: 3 are promised to orders being paid, so at least as many must stay',
    ])
  })
  it('may where the variant is sold beyond its stock', () => {
    expect(problems([{ ...stock('warehouse=-4'), 'Variant Inventory Policy': 'continue' }], held)).toEqual([])
    expect(problems([stock('warehouse=-4')], null)[0]).toContain('stock below zero needs "continue"')
  })
  it('may not stay below zero anywhere when the variant is no longer sold beyond it', () => {
    const beyond = storedVariant({ stock: { warehouse: 5, katong: -2 }, fields: { ...storedVariant().fields, allowOverSell: true } })
    expect(problems([{ ...stock('warehouse=5'), 'Variant Inventory Policy': 'deny' }], storedProduct({ variants: [beyond] }))[0]).toContain(
      '-2 at katong',
    )
  })
  it.each([
    [{ warehouse: -1 }, {}],
    [{ warehouse: 0 }, { warehouse: 1 }],
  ])('sold or held at %j is no fault where the file sets no limit (stock-02)', (levels, promised) => {
    const sold = storedVariant({ stock: levels, held: promised, fields: { ...storedVariant().fields, allowOverSell: true } })
    const item = itemIn({ ...shirt, 'Variant Inventory Policy': 'deny' })
    for (const unlimited of ['untracked', 'uncounted', 'available'] as const) {
      const variants = item.variants.map((variant) => ({ ...variant, unlimited }))
      expect(problemsOf({ ...item, variants }, storedProduct({ variants: [sold] }))).toEqual([])
    }
  })
  it('must lie at a location of the shop; the warehouse is made when there is none', () => {
    expect(problems([stock('sentosa=1; jurong=2')], null)[0]).toContain(
      'the shop has no location "sentosa, jurong"; it has warehouse, katong',
    )
    expect(problems([stock('warehouse=1')], null, undefined, emptyDirectory())).toEqual([])
  })
})

it('refuses categories that neither the shop nor the file defines', () => {
  const column = 'Categories (product.metafields.shop.categories)'
  expect(problems([{ ...shirt, [column]: 'women-bags; hats' }], null)).toEqual([
    `2 ${column}: the shop has no category "hats"; define it in category_definitions, at most three levels deep, or correct the code`,
  ])
})

import { describe, expect, it } from 'vitest'
import { itemIn, plainRow } from '#test/catalogue/shopify-rows.ts'
import { storedProduct, storedVariant } from '#test/catalogue/stored-products.ts'
import { noLongerSold, type StoredProduct } from './catalogue-product.ts'
import { ownersOfGoods, ownSkus, whyAnother, type GoodsFinder } from './changed-handle.ts'

const [number, otherNumber, ofTheShop] = ['96385074', '4006381333931', '2000000000015']

/** A variant of an item: its size, SKU and barcode. */
type Said = [size: string, sku: string, barcode?: string]
const itemOf = (...variants: Said[]) =>
  itemIn(
    ...variants.map(([size, sku, barcode = '']) =>
      plainRow({ 'Option1 Name': 'Size', 'Option1 Value': size, 'Variant SKU': sku, 'Variant Barcode': barcode }),
    ),
  )

/** A stored variant: the slug of its product, its article number, its SKU and brand. */
type Stored = [slug: string, ean: string, sku?: string, brand?: string]
function shopOf(...stored: Stored[]): GoodsFinder {
  const found = (fits: (each: Stored) => boolean) => {
    const [first, ...others] = stored.filter(fits)
    return first && others.length === 0 ? { slug: first[0], ean: first[1] } : undefined
  }
  return {
    byEan: (ean) => found((each) => each[1] === ean),
    bySku: (brand, sku) => found((each) => each[2] === sku && (each[3] ?? 'lumiere') === brand),
  }
}

describe('the stored products that have variants of an item (shop-23)', () => {
  it.each<[name: string, said: Said[], stored: Stored[], owners: Record<string, string[]>, brand?: string | null]>([
    ['an article number', [['S', '', number]], [['shirt', number]], { shirt: [number] }],
    ['an article number, whatever the brand', [['S', '', number]], [['shirt', number]], { shirt: [number] }, null],
    ['a SKU', [['S', 'SH-S']], [['shirt', ofTheShop, 'SH-S']], { shirt: [ofTheShop] }],
    ['a SKU of a variant that had no barcode before', [['S', 'SH-S', number]], [['shirt', ofTheShop, 'SH-S']], { shirt: [ofTheShop] }],
    ['a SKU of a variant whose barcode the file does not have', [['S', 'SH-S']], [['shirt', number, 'SH-S']], { shirt: [number] }],
    ['no SKU with another barcode', [['S', 'SH-S', number]], [['shirt', otherNumber, 'SH-S']], {}],
    ['no SKU of another brand', [['S', 'SH-S']], [['shirt', ofTheShop, 'SH-S', 'toko']], {}],
    ['no SKU without a brand', [['S', 'SH-S']], [['shirt', ofTheShop, 'SH-S']], {}, null],
    // prettier-ignore
    ['no SKU that several variants of the item have', [['S', 'SH'], ['M', 'SH']], [['shirt', ofTheShop, 'SH']], {}],
    // prettier-ignore
    ['no SKU that several stored variants have', [['S', 'SH']], [['shirt', number, 'SH'], ['gown', otherNumber, 'SH']], {}],
    ['no blank SKU', [['S', '']], [['shirt', ofTheShop, '']], {}],
    // prettier-ignore
    ['the article number before the SKU', [['S', 'SH-S', number]], [['shirt', number], ['gown', ofTheShop, 'SH-S']], { shirt: [number] }],
    // prettier-ignore
    ['all of them', [['S', '', number], ['M', 'SH-M'], ['L', 'NEW']], [['shirt', number], ['gown', ofTheShop, 'SH-M']], { shirt: [number], gown: [ofTheShop] }],
  ])('are found by %s', (_, said, stored, owners, brand = 'lumiere') => {
    const found = ownersOfGoods(itemOf(...said), brand, shopOf(...stored))
    expect(Object.fromEntries([...found].map(([slug, eans]) => [slug, [...eans]]))).toEqual(owners)
  })

  it('SKUs are looked up that one variant alone has', () => {
    expect(ownSkus(itemOf(['S', 'A'], ['M', 'B'], ['L', 'B'], ['XL', '']))).toEqual(['A'])
  })
})

describe('an item under a new handle (shop-23)', () => {
  const variants = ['1', '2', '3', '4'].map((ean) => storedVariant({ ean }))
  const [first, second, third] = variants as [(typeof variants)[0], (typeof variants)[0], (typeof variants)[0]]
  const withdrawn = { ...third, fields: { ...third.fields, outOfStockQuantity: noLongerSold } }
  const owners = (...eans: string[]) => new Map([['shirt', new Set(eans)]])
  const shirt = (...of: StoredProduct['variants']) => storedProduct({ variants: of })
  const file = { isInFile: false, format: 'shopify' } as const

  it.each<[name: string, here: string[], said: number, stored: StoredProduct]>([
    ['all variants', ['1', '2'], 2, shirt(first, second)],
    ['more than half of them', ['1', '2'], 2, shirt(first, second, third)],
    ['all of them and a new one', ['1', '2'], 3, shirt(first, second)],
    ['all that are still sold', ['1'], 1, shirt(first, withdrawn)],
    ['one that is sold again', ['1', '3'], 2, shirt(first, second, withdrawn)],
  ])('is the stored product with %s', (_, here, said, stored) => {
    expect(whyAnother(owners(...here), stored, { ...file, variants: said })).toBeNull()
  })

  it.each<[name: string, reason: string, here: string[], said: number, stored: StoredProduct]>([
    ['half of the variants', 'this product: 1, of "shirt": 2, the same in both: 1', ['1'], 1, shirt(first, second)],
    ['fewer', 'this product: 1, of "shirt": 4, the same in both: 1', ['1'], 1, shirt(...variants)],
    ['as many new variants', 'this product: 2, of "shirt": 1, the same in both: 1', ['1'], 2, shirt(first)],
  ])('is another product with %s', (_, reason, here, said, stored) => {
    expect(whyAnother(owners(...here), stored, { ...file, variants: said })).toContain(reason)
  })

  it('is another product when the file has the stored one too', () => {
    expect(whyAnother(owners('1'), shirt(first), { ...file, variants: 1, isInFile: true })).toBe(
      '"shirt" is in this file too, so this is another product',
    )
  })

  it('is another product when the stored one came with another kind of file', () => {
    const why = (importedFrom: StoredProduct['importedFrom']) =>
      whyAnother(owners('1'), { ...shirt(first), importedFrom }, { ...file, variants: 1 })
    expect(why('google-merchant')).toBe('"shirt" came with a google-merchant file, so this is another product')
    expect(why(null)).toBeNull()
  })

  it('is another product when it has variants of several', () => {
    const several = (...slugs: string[]) => whyAnother(new Map(slugs.map((slug) => [slug, new Set(['1'])])), null, { ...file, variants: 4 })
    expect(several('shirt', 'gown')).toContain('variants of several ("shirt", "gown"), so')
    expect(several('a', 'b', 'c', 'd')).toContain('variants of several ("a", "b", "c", …), so')
  })
})

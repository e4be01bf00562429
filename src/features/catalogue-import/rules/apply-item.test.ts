import { describe, expect, it } from 'vitest'
import { smallDirectory } from '#test/catalogue/directories.ts'
import { itemIn, readRows, plainRow } from '#test/catalogue/shopify-rows.ts'
import { storedProduct, storedVariant } from '#test/catalogue/stored-products.ts'
import { applyItem, missingVariants } from './apply-item.ts'
import type { StoredProduct } from './catalogue-product.ts'
import { differences } from './differences.ts'
import { placeItem } from './directory.ts'
import { identifyVariants } from './identify-variants.ts'

function applied(rows: Record<string, string>[], current: StoredProduct | null) {
  const { item } = identifyVariants(readRows(...rows).item!, current)
  const next = applyItem(item, current, placeItem(item, smallDirectory(), current))
  return { next, changes: current ? differences(current, next) : [], leaving: missingVariants(item, current) }
}
const changed = (rows: Record<string, string>[], current: StoredProduct) =>
  applied(rows, current).changes.map(({ ean, field, from, to }) => [ean ? `variant ${field}` : field, from, to])
const shirt = (more: Record<string, string> = {}) => ({ Handle: 'shirt', Title: 'Shirt', ...more })
const sized = (size: string, more: Record<string, string> = {}) =>
  shirt({ 'Option1 Name': 'Size', 'Option1 Value': size, 'Variant Price': '79', ...more })

describe('values that the file does not have', () => {
  it('stays', () => {
    expect(changed([shirt()], storedProduct())).toEqual([])
    expect(changed([sized('M')], storedProduct())).toEqual([])
  })
  it('has Shopify’s defaults in a new product', () => {
    const { next } = applied([plainRow({ Handle: 'shirt' })], null)
    expect(next.fields).toMatchObject({ title: 'Straw tote', status: 'active', published: true, maxAddQuantity: 10 })
    expect(next.variants).toMatchObject([{ id: null, stock: { warehouse: 0 }, price: { priceCents: 8900, originalCents: null } }])
  })
})

describe('stock without a limit', () => {
  const tracked = { 'Variant Inventory Tracker': 'shopify' }
  const limit = (more: Record<string, string>, current: StoredProduct | null) =>
    applied([sized('M', more)], current).next.variants[0]!.fields.allowOverSell
  const stored = (allowOverSell: boolean, pieces: number) => {
    const variant = storedVariant({ stock: { warehouse: pieces } })
    return storedProduct({ variants: [{ ...variant, fields: { ...variant.fields, allowOverSell } }] })
  }
  it.each<[string, Record<string, string>, StoredProduct | null, boolean]>([
    ['an untracked variant is always for sale', { 'Variant Inventory Tracker': '' }, null, true],
    ['whatever the policy says', { 'Variant Inventory Tracker': '', 'Variant Inventory Policy': 'deny' }, stored(false, 3), true],
    ['a new variant of a file without quantities too', { ...tracked, 'Variant Inventory Policy': 'deny' }, null, true],
    ['a stored one keeps its limit', { ...tracked, 'Variant Inventory Policy': 'deny' }, stored(false, 0), false],
    ['and stays without one', { ...tracked, 'Variant Inventory Policy': 'deny' }, stored(true, 0), true],
    ['a policy may take the limit away', { ...tracked, 'Variant Inventory Policy': 'continue' }, stored(false, 0), true],
    ['a quantity sets it', { ...tracked, 'Variant Inventory Qty': '3', 'Variant Inventory Policy': 'deny' }, stored(true, 0), false],
  ])('%s', (_, more, current, expected) => {
    expect(limit(more, current)).toBe(expected)
  })
  it.each<[string, StoredProduct | null, boolean]>([
    ['new', null, true],
    ['without pieces', stored(false, 0), true],
    ['with pieces that are known', stored(false, 3), false],
  ])('an item of a feed that is in stock without a quantity, %s', (_, current, expected) => {
    const { item } = identifyVariants(itemIn(sized('M')), current)
    const available = { ...item, variants: item.variants.map((variant) => ({ ...variant, unlimited: 'available' as const })) }
    const placing = placeItem(available, smallDirectory(), current)
    expect(applyItem(available, current, placing).variants[0]!.fields.allowOverSell).toBe(expected)
  })
})

describe('values of the file', () => {
  it('takes the place of what was, field by field', () => {
    expect(
      changed([sized('M', { Title: 'Linen shirt', 'SEO Title': '', 'x (product.metafields.shop.title_zh)': '' })], storedProduct()),
    ).toEqual([
      ['title', 'Shirt', 'Linen shirt'],
      ['titleZh', '衬衫', null],
    ])
  })
  it('keeps Chinese texts while the English text is the same, and drops them with it', () => {
    const { next } = applied(
      [sized('M', { 'Image Src': '/a.webp', 'x (product.metafields.shop.attributes)': 'Material=Cotton' })],
      storedProduct(),
    )
    expect(next.images).toEqual([{ url: '/a.webp', alt: 'A', altZh: '甲' }])
    expect(next.attributes).toEqual([{ label: 'Material', labelZh: '材质', value: 'Cotton', valueZh: null }])
    expect(next.variants[0]!.options).toEqual([{ value: 'M', valueZh: '中' }])
    expect(applied([sized('L')], storedProduct()).next.variants[0]!.options).toEqual([{ value: 'L', valueZh: null }])
  })
})

describe('prices', () => {
  const priced = (price: string, compareAt?: string) =>
    applied([sized('M', { 'Variant Price': price, ...(compareAt !== undefined && { 'Variant Compare At Price': compareAt }) })], reduced)
      .next.variants[0]!.price
  const reduced = storedProduct({ variants: [storedVariant({ price: { priceCents: 7900, originalCents: 9900 } })] })
  it('are reduced only from a price above them', () => {
    expect(priced('79', '120')).toEqual({ priceCents: 7900, originalCents: 12_000 })
    expect(priced('79', '79')).toEqual({ priceCents: 7900, originalCents: null })
    expect(priced('79', '50')).toEqual({ priceCents: 7900, originalCents: null })
    expect(priced('79', '')).toEqual({ priceCents: 7900, originalCents: null })
  })
  it('stay reduced where the file has no price before reduction', () => {
    expect(priced('89')).toEqual({ priceCents: 8900, originalCents: 9900 })
    expect(priced('109')).toEqual({ priceCents: 10_900, originalCents: null })
    expect(priced('', '120')).toEqual({ priceCents: 7900, originalCents: 12_000 })
  })
})

describe('variants that the file no longer names', () => {
  const two = storedProduct({
    variants: [storedVariant({ id: 1, options: [{ value: 'S', valueZh: null }] }), storedVariant({ id: 2, ean: '96385074' })],
  })
  it('come after the others until they are removed', () => {
    const { next, leaving } = applied([sized('M')], two)
    expect(next.variants.map(({ id }) => id)).toEqual([2, 1])
    expect(leaving.map(({ id }) => id)).toEqual([1])
  })
  it('stay when a row was bad, for it may have named them', () => {
    const { next, leaving } = applied([sized('M'), { ...sized('S'), 'Variant Price': 'abc' }], two)
    expect(next.variants.map(({ id }) => id)).toEqual([1, 2])
    expect(leaving).toEqual([])
  })
  it('stay when the file has no options or no variants at all', () => {
    expect(applied([{ Handle: 'shirt', Title: 'Shirt', 'Variant Barcode': '96385074', 'Variant Price': '9' }], two).leaving).toEqual([])
    expect(applied([shirt({ Tags: 'a' })], two).leaving).toEqual([])
  })
})

it('sets stock only where the file has it', () => {
  const current = storedProduct({ variants: [storedVariant({ stock: { warehouse: 5, katong: 2 } })] })
  expect(changed([sized('M', { 'x (variant.metafields.shop.stock)': 'katong=4' })], current)).toEqual([['variant katong', 2, 4]])
})

it('changes nothing the second time', () => {
  const current = storedProduct()
  const rows = [sized('M', { Title: 'New', 'Variant Compare At Price': '99', 'Image Src': '/z.webp' }), sized('XL')]
  const { next } = applied(rows, current)
  const stored = { ...next, id: 1, variants: next.variants.map((variant, index) => ({ ...variant, id: index + 1, held: {} })) }
  expect(changed(rows, stored)).toEqual([])
})

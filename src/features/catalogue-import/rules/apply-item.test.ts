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
const own = (key: string) => `x (product.metafields.shop.${key})`
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

describe('a new product of a file that says little', () => {
  it('has nothing else', () => {
    const { next, leaving } = applied([{ Handle: 'shirt', Title: 'Shirt', 'Variant SKU': 'S-1', 'Variant Price': '79' }], null)
    expect(next).toMatchObject({ brand: '', options: [], images: [], videos: [], attributes: [], variants: [{ options: [] }] })
    expect(leaving).toEqual([])
  })
  it('has categories only where they are found', () => {
    const { item } = identifyVariants(itemIn(plainRow()), null)
    const placing = { ...placeItem(item, smallDirectory(), null), categories: undefined, categorySource: undefined }
    expect(applyItem(item, null, placing)).toMatchObject({ categories: [], categorySource: null })
  })
})

describe('the type that a category comes from', () => {
  it.each([
    ['Hats', 'Hats'],
    [null, null],
    [undefined, 'Shirts'],
  ])('%s is afterwards %s', (categorySource, expected) => {
    const { item } = identifyVariants(itemIn(sized('M')), storedProduct())
    const placing = { ...placeItem(item, smallDirectory(), storedProduct()), categorySource }
    expect(applyItem(item, storedProduct(), placing).categorySource).toBe(expected)
  })
})

describe('stock without a limit', () => {
  const tracked = { 'Variant Inventory Tracker': 'shopify' }
  const limit = (more: Record<string, string>, current: StoredProduct | null) =>
    applied([sized('M', more)], current).next.variants[0]!.fields.allowOverSell
  const stored = (allowOverSell: boolean, pieces: number) => {
    const variant = storedVariant({ stock: { warehouse: pieces, katong: 0 } })
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
  it('are those of a new product', () => {
    const cells = { 'Variant Inventory Qty': '3', 'Image Src': '/a.webp', [own('attributes')]: 'Care=Wash', [own('videos')]: '/a.mp4' }
    const { next, leaving } = applied([sized('M', cells)], null)
    expect(next).toMatchObject({
      variants: [{ stock: { warehouse: 3 } }],
      images: [{ url: '/a.webp', alt: null, altZh: null }],
      attributes: [{ label: 'Care', labelZh: null, value: 'Wash', valueZh: null }],
      videos: ['/a.mp4'],
    })
    expect(leaving).toEqual([])
  })
  it('take the place of the Chinese texts too', () => {
    const chinese = {
      [own('option1_name_zh')]: '码',
      'Option1 Linked To': 'product.metafields.shopify.size',
      'x (variant.metafields.shop.option1_value_zh)': '中码',
      'Image Src': '/a.webp',
      'Image Alt Text': 'Front',
      'x (image.metafields.shop.alt_zh)': '正面',
      [own('attributes')]: 'Material=Linen\nCare=Wash',
      [own('attributes_zh')]: '料=麻\n=',
      [own('videos')]: '/a.mp4',
    }
    expect(applied([sized('M', chinese)], storedProduct()).next).toMatchObject({
      options: [{ name: 'Size', nameZh: '码', linkedTo: 'product.metafields.shopify.size' }],
      variants: [{ options: [{ value: 'M', valueZh: '中码' }] }],
      images: [{ url: '/a.webp', alt: 'Front', altZh: '正面' }],
      attributes: [
        { label: 'Material', labelZh: '料', value: 'Linen', valueZh: '麻' },
        { label: 'Care', labelZh: null, value: 'Wash', valueZh: null },
      ],
      videos: ['/a.mp4'],
    })
  })
  it('take the place of what was, field by field', () => {
    expect(
      changed([sized('M', { Title: 'Linen shirt', 'SEO Title': '', 'x (product.metafields.shop.title_zh)': '' })], storedProduct()),
    ).toEqual([
      ['title', 'Shirt', 'Linen shirt'],
      ['titleZh', '衬衫', null],
    ])
  })
  it('keeps Chinese texts while the English text is the same, each with its own, and drops them with it', () => {
    const current = storedProduct({
      options: [{ name: 'Size', nameZh: '尺码', linkedTo: 'product.metafields.shopify.size' }],
      images: ['b', 'a'].map((name) => ({ url: `/${name}.webp`, alt: name, altZh: `${name} 图` })),
      attributes: ['Care', 'Material'].map((label) => ({ label, labelZh: `${label} 标`, value: 'Linen', valueZh: '亚麻' })),
    })
    const rows = [
      sized('M', { 'Image Src': '/a.webp', [own('attributes')]: 'Material=Linen\nFit=Slim' }),
      { Handle: 'shirt', 'Image Src': '/z.webp' },
    ]
    expect(applied(rows, current).next).toMatchObject({
      options: [{ nameZh: '尺码', linkedTo: 'product.metafields.shopify.size' }],
      images: [
        { url: '/a.webp', alt: 'a', altZh: 'a 图' },
        { url: '/z.webp', alt: null, altZh: null },
      ],
      attributes: [
        { label: 'Material', labelZh: 'Material 标', valueZh: '亚麻' },
        { label: 'Fit', labelZh: null, valueZh: null },
      ],
    })
    const renamed = sized('L', { 'Option1 Name': 'Fit', 'Variant Barcode': '5901234123457' })
    expect(applied([renamed], current).next).toMatchObject({
      options: [{ name: 'Fit', nameZh: null, linkedTo: null }],
      variants: [{ id: 1, options: [{ value: 'L', valueZh: null }] }],
    })
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
  it('are none where neither the file nor the shop has one', () => {
    const without = storedProduct({ variants: [storedVariant({ price: null })] })
    const price = (text: string, current: StoredProduct | null) =>
      applied([sized('M', { 'Variant Price': text })], current).next.variants[0]!.price
    for (const current of [without, null]) expect(price('', current)).toBeNull()
    for (const current of [without, null]) expect(price('9', current)).toEqual({ priceCents: 900, originalCents: null })
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
    const { next, leaving } = applied([sized('M'), sized('XL'), { ...sized('S'), 'Variant Price': 'abc' }], two)
    expect(next.variants.map(({ id, options }) => [id, options[0]!.value])).toEqual([
      [1, 'S'],
      [2, 'M'],
      [null, 'XL'],
    ])
    expect(leaving).toEqual([])
  })
  it('have a dash for an option that they do not have yet', () => {
    const { next } = applied([sized('M', { 'Option2 Name': 'Fit', 'Option2 Value': 'Slim', 'Variant Barcode': '96385074' })], two)
    expect(next.variants[1]!.options).toEqual([
      { value: 'S', valueZh: null },
      { value: '-', valueZh: null },
    ])
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
  const stored = { ...current, ...next, variants: next.variants.map((variant, index) => ({ ...variant, id: index + 1, held: {} })) }
  expect(changed(rows, stored)).toEqual([])
})

import { describe, expect, it } from 'vitest'
import { itemIn, plainRow } from '#test/catalogue/shopify-rows.ts'
import { storedProduct, storedVariant } from '#test/catalogue/stored-products.ts'
import { inStoreEan } from './ean.ts'
import { identifyVariants } from './identify-variants.ts'

const small = storedVariant({ id: 1, ean: '5901234123457', options: [{ value: 'S', valueZh: null }] })
const large = storedVariant({ id: 2, ean: '2000000000008', options: [{ value: 'L', valueZh: null }] })
const shirt = storedProduct({ variants: [small, large] })
const row = (size: string, barcode = '', more: Record<string, string> = {}) =>
  plainRow({ Handle: 'shirt', 'Option1 Name': 'Size', 'Option1 Value': size, 'Variant Barcode': barcode, ...more })
const bare = { Handle: 'shirt', Title: 'Shirt', 'Variant SKU': 'SHIRT-L', 'Variant Price': '9' }
const withSku = (variant: typeof small, sku: string) => ({ ...variant, fields: { ...variant.fields, sku } })
function identified(rows: Record<string, string>[], product: typeof shirt | null = shirt) {
  const { item, badRows } = identifyVariants(itemIn(...rows), product)
  expect(badRows).toEqual([])
  return item.variants.map(({ ean, held }) => [ean, held?.id ?? null])
}

describe('a variant is found', () => {
  it('by its barcode, whatever its options are now', () => {
    expect(identified([row('XS', '5901234123457')])).toEqual([['5901234123457', 1]])
  })
  it('by its options, and keeps its EAN where the file has none', () => {
    expect(identified([row('L'), row('S')])).toEqual([
      ['2000000000008', 2],
      ['5901234123457', 1],
    ])
  })
  it('by its options, and takes the barcode it now has', () => {
    expect(identified([row('L', '96385074')])).toEqual([['96385074', 2]])
  })
  it('by barcode before options, so that two never claim one', () => {
    expect(identified([row('S', '2000000000008'), row('L', '5901234123457')])).toEqual([
      ['2000000000008', 2],
      ['5901234123457', 1],
    ])
  })
  it('by SKU in a file without options, as the only one without anything', () => {
    const middle = storedVariant({ id: 3, ean: '0036000291452', options: [{ value: 'M', valueZh: null }] })
    const apart = storedProduct({ variants: [small, middle, withSku(large, 'SHIRT-L')] })
    expect(identified([bare], apart)).toEqual([['2000000000008', 2]])
    expect(identified([{ ...bare, 'Variant SKU': 'other' }], storedProduct({ variants: [large] }))).toEqual([['2000000000008', 2]])
    // Two variants share the SKU, so it identifies neither.
    const { badRows } = identifyVariants(itemIn({ ...bare, 'Variant SKU': 'SHIRT-M' }), shirt)
    expect(badRows).toMatchObject([{ line: 2, column: 'Option1 Value' }])
  })
})

describe('a variant is another one', () => {
  it('where a row before it means the stored one', () => {
    expect(identified([row('XS', '5901234123457'), row('S')])).toEqual([
      ['5901234123457', 1],
      [expect.any(String), null],
    ])
  })
  it('with another value in any option, or another number of options', () => {
    const fitted = (value: string) =>
      storedProduct({ variants: [{ ...large, options: ['L', value].map((each) => ({ value: each, valueZh: null })) }] })
    const slim = row('L', '', { 'Option2 Name': 'Fit', 'Option2 Value': 'Slim' })
    expect(identified([slim], fitted('Slim'))).toEqual([['2000000000008', 2]])
    expect(identified([slim], fitted('Wide'))).toEqual([[expect.any(String), null]])
    expect(identified([row('L')], fitted('Slim'))).toEqual([[expect.any(String), null]])
  })
  it('in a file with options whatever its SKU, also beside a single one', () => {
    const only = storedProduct({ variants: [withSku(large, 'SHIRT-L')] })
    expect(identified([row('XL', '', { 'Variant SKU': 'SHIRT-L' })], only)).toEqual([[expect.any(String), null]])
  })
  it('in a file without options where the product has none either', () => {
    const without = storedProduct({ options: [], variants: [small, large].map((variant) => ({ ...variant, options: [] })) })
    expect(identified([{ ...bare, 'Variant SKU': 'other' }], without)).toEqual([[expect.any(String), null]])
    expect(identified([bare], null)).toEqual([[inStoreEan('shirt', 'SHIRT-L'), null]])
  })
  it('but which one is not known of two rows without options', () => {
    const rows = [
      { ...bare, 'Variant SKU': 'A' },
      { ...bare, 'Variant SKU': 'B' },
    ]
    expect(identifyVariants(itemIn(...rows), storedProduct({ variants: [large] })).badRows.map(({ line }) => line)).toEqual([2, 3])
  })
})

describe('an item of a feed', () => {
  const red = { value: 'Red', valueZh: null }
  const [one, two] = ['A', 'B'].map((sku, at) => withSku(storedVariant({ id: at + 1, ean: `900000000000${at}`, options: [] }), sku))
  const cap = storedProduct({ options: [], variants: [one!] })
  const item = (sku: string, options: { value: string }[], ean: string | null = null) => ({
    ...itemIn(bare).variants[0]!,
    ean,
    options,
    fields: { sku },
    skuIdentifies: true,
  })
  const found = (product: typeof cap, ...variants: ReturnType<typeof item>[]) =>
    identifyVariants({ ...itemIn(bare), variants }, product).item.variants.map(({ held }) => held?.id ?? null)

  it('is the stored one of its id, also beside a second colour or as the only one that is left', () => {
    expect(found(cap, item('A', [red]), item('B', [{ value: 'Blue' }]))).toEqual([1, null])
    const coloured = { ...cap, variants: [{ ...one!, options: [red] }, two!] }
    expect(found(coloured, item('A', []))).toEqual([1])
    expect(found(coloured, item('B', [red]))).toEqual([2])
  })
  it('is found by its barcode before that, and by its options where its id is new or not unique', () => {
    const both = { ...cap, variants: [{ ...one!, options: [red] }, two!] }
    expect(found(both, item('A', [red], two!.ean))).toEqual([2])
    expect(found(both, item('C', [red]))).toEqual([1])
    expect(found({ ...cap, variants: [one!, { ...two!, fields: one!.fields, options: [red] }] }, item('A', [red]))).toEqual([2])
  })
})

describe('a new variant', () => {
  it('has its barcode, or a number that is the same in every run', () => {
    expect(identified([row('M', '96385074')])).toEqual([['96385074', null]])
    const [[number]] = identified([row('M', '', { 'Variant SKU': 'X' })]) as [[string, null]]
    expect(number).toBe(inStoreEan('shirt', 'X', 'M'))
    expect(identified([row('M', '', { 'Variant SKU': 'X' })], null)).toEqual([[number, null]])
    expect(identified([row('M', '', { 'Variant SKU': 'Y' })], null)).not.toEqual([[number, null]])
  })
})

import { expect, it } from 'vitest'
import { storedProduct, storedVariant } from '#test/catalogue/stored-products.ts'
import { differences } from './differences.ts'

const one = storedVariant({ id: 1, ean: '5901234123457' })
const two = storedVariant({ id: 2, ean: '96385074' })
const product = storedProduct({ variants: [one, two] })

it('finds none between a product and its copy, whatever the order of keys', () => {
  const { alt, altZh, url } = product.images[0]!
  expect(differences(product, { ...structuredClone(product), images: [{ altZh, alt, url }] })).toEqual([])
})

it('names the field of the product, and the variant by its number', () => {
  const after = {
    ...product,
    slug: 'blouse',
    fields: { ...product.fields, tags: ['a'] },
    variants: [one, { ...two, price: { priceCents: 100, originalCents: null }, stock: { warehouse: 9 } }],
  }
  expect(differences(product, after)).toEqual([
    { part: 'fields', field: 'slug', from: 'shirt', to: 'blouse' },
    { part: 'fields', field: 'tags', from: [], to: ['a'] },
    { part: 'price', ean: '96385074', field: 'priceCents', from: 7900, to: 100 },
    { part: 'stock', ean: '96385074', field: 'warehouse', from: 5, to: 9 },
  ])
})

it('finds variants that are added, removed, moved, or have a new EAN', () => {
  const come = { ...storedVariant(), id: null, ean: '0036000291452' }
  expect(differences(product, { ...product, variants: [two, come] })).toEqual([
    { part: 'variants', ean: one.ean, field: 'variant', from: one.ean, to: undefined },
    { part: 'variants', ean: come.ean, field: 'variant', from: undefined, to: come.ean },
  ])
  expect(differences(product, { ...product, variants: [two, one] })).toEqual([
    { part: 'variants', field: 'order', from: [one.ean, two.ean], to: [two.ean, one.ean] },
  ])
  expect(differences(product, { ...product, variants: [one, { ...two, ean: come.ean }] })).toEqual([
    { part: 'variant', ean: come.ean, field: 'ean', from: two.ean, to: come.ean },
  ])
})

it('names each part of a product that differs, and the options of a variant', () => {
  const after = {
    ...product,
    categories: ['gifts'],
    categorySource: 'departments',
    variants: [{ ...one, fields: { ...one.fields, outOfStock: !one.fields.outOfStock }, options: [{ value: 'Ink', valueZh: null }] }, two],
  } as unknown as Parameters<typeof differences>[1]
  expect(differences(product, after).map(({ part, ean, field }) => [part, ean, field])).toEqual([
    ['categories', undefined, 'categories'],
    ['categories', undefined, 'categorySource'],
    ['variant', one.ean, 'outOfStock'],
    ['variant', one.ean, 'options'],
  ])
})

it.each<[unknown, unknown, boolean]>([
  [{ b: 1, a: [{ c: null }] }, { a: [{ c: null }], b: 1 }, true],
  [{ a: 1 }, { a: 2 }, false],
  [{ a: undefined }, { b: 1 }, false],
  [{ a: 1 }, { a: 1, b: 1 }, false],
  [['a', 'b'], ['b', 'a'], false],
  [['a'], [], false],
  ['ab', ['a', 'b'], false],
  [1, 2, false],
  [1, '1', false],
  [null, {}, false],
  [{}, null, false],
  [null, null, true],
  [undefined, null, false],
  [{}, 0, false],
  [[], '', false],
  [0, {}, false],
])('%j and %j are the same: %s', (from, to, isSame) => {
  const as = (details: unknown) => ({ ...product, fields: { ...product.fields, details } }) as typeof product
  expect(differences(as(from), as(to))).toHaveLength(isSame ? 0 : 1)
})

it('a variant that is added between others moves none of them', () => {
  const come = { ...storedVariant(), id: null, ean: '0036000291452' }
  expect(differences(product, { ...product, variants: [one, come, two] }).map(({ field }) => field)).toEqual(['variant'])
  const three = storedVariant({ id: 3, ean: '4006381333931' })
  const all = storedProduct({ variants: [one, two, three] })
  expect(differences(all, { ...all, variants: [one, three, two] }).map(({ field }) => field)).toEqual(['order'])
})

import { describe, expect, it } from 'vitest'
import { smallDirectory } from '#test/catalogue/directories.ts'
import { itemIn, plainRow } from '#test/catalogue/shopify-rows.ts'
import { placeItem, type StoredCategories } from './directory.ts'

const own = (key: string) => `x (product.metafields.shop.${key})`
const place = (more: Record<string, string>, held: StoredCategories | null = null) =>
  placeItem(itemIn(plainRow(more)), smallDirectory(), held)

describe('the brand', () => {
  it('is found by code, or by the name that shoppers see', () => {
    expect(place({ Vendor: 'LUMIÈRE' })).toMatchObject({ brand: 'lumiere', newBrand: null })
    expect(place({ Vendor: 'Whatever', [own('brand_code')]: 'lumiere' })).toMatchObject({ brand: 'lumiere', newBrand: null })
  })
  it('is made from the vendor', () => {
    expect(place({ Vendor: 'Toko Terang' }).newBrand).toEqual({ code: 'toko-terang', displayName: 'Toko Terang' })
    expect(place({ Vendor: 'Toko Terang', [own('brand_code')]: 'tt' }).newBrand).toEqual({ code: 'tt', displayName: 'Toko Terang' })
  })
  it('is the one with the same code where only accents differ', () => {
    expect(place({ Vendor: 'Lumiere' })).toMatchObject({ brand: 'lumiere', newBrand: null })
  })
  it('is made as the file defines it', () => {
    const definition = { code: 'tt', displayName: 'Toko Terang', displayNameZh: '光铺', fulfiller: 'brand', aliases: ['toko'] }
    expect(place({ Vendor: 'x', [own('brand_code')]: 'tt', [own('brand_definition')]: JSON.stringify(definition) }).newBrand).toEqual(
      definition,
    )
  })
  it('is none where nothing names one', () => {
    expect(place({ Vendor: '' }).brand).toBeNull()
    expect(place({ Vendor: '!!' }).brand).toBeNull()
  })
})

describe('categories', () => {
  it('are the codes that the file names', () => {
    expect(place({ [own('categories')]: 'women-bags; women', Type: 'Totes' })).toMatchObject({
      categories: ['women-bags', 'women'],
      newCategories: [],
    })
    expect(place({ [own('categories')]: '', Type: 'Totes' })).toMatchObject({ categories: [], newCategories: [] })
  })
  it('come from the type, else from the end of the category path, as departments', () => {
    expect(place({ Type: 'Totes', [own('type_zh')]: '托特包' }).newCategories).toEqual([
      { code: 'totes', parent: null, name: 'Totes', nameZh: '托特包' },
    ])
    expect(place({ Type: '', 'Product Category': 'A & B > Tote Bags' }).newCategories).toMatchObject([
      { code: 'tote-bags', name: 'Tote Bags' },
    ])
    expect(place({ Type: 'Women' })).toMatchObject({ categories: ['women'], newCategories: [] })
    expect(place({}).categories).toBeUndefined()
  })
  it('that someone chose since stay; those of the former type follow the new one', () => {
    const held = { productType: 'Totes', productCategory: null }
    expect(place({ Type: 'Baskets' }, { ...held, categories: ['women-bags'] }).categories).toBeUndefined()
    expect(place({ Type: 'Baskets' }, { ...held, categories: ['totes'] }).categories).toEqual(['baskets'])
    expect(place({ Type: 'Baskets' }, { ...held, categories: [] }).categories).toEqual(['baskets'])
  })
  it('are made as the file defines them, parents first, and no others', () => {
    const definitions = [
      { code: 'men', parent: null, name: 'Men' },
      { code: 'men-hats', parent: 'men', name: 'Hats' },
      { code: 'women', parent: null, name: 'Ladies' },
      { code: 'lost', parent: 'nowhere', name: 'Lost' },
    ]
    const defined = place({
      [own('categories')]: 'men-hats; women; lost; hats',
      [own('category_definitions')]: JSON.stringify(definitions),
    })
    expect(defined.newCategories.map(({ code }) => code)).toEqual(['men', 'men-hats'])
    expect(defined.unknownCategories).toEqual(['lost', 'hats'])
  })
})

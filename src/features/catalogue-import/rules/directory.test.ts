import { describe, expect, it } from 'vitest'
import { smallDirectory } from '#test/catalogue/directories.ts'
import { itemIn, plainRow } from '#test/catalogue/shopify-rows.ts'
import { planTypes } from './plan-types.ts'
import { placeItem, type StoredCategories } from './directory.ts'

const own = (key: string) => `x (product.metafields.shop.${key})`
/** Places an item as an import does that has planned its type. */
function place(more: Record<string, string>, held: StoredCategories | null = null) {
  const [item, directory] = [itemIn(plainRow(more)), smallDirectory()]
  const { from, path } = item.place ?? { from: '', path: [] }
  directory.plan = planTypes([{ from, path, nameZh: item.fields.productTypeZh ?? null, products: 1 }], directory)
  return placeItem(item, directory, held)
}

describe('the brand', () => {
  it('is found by code, or by the name that shoppers see', () => {
    expect(place({ Vendor: 'LUMIÈRE' })).toMatchObject({ brand: 'lumiere', newBrand: null })
    expect(place({ Vendor: 'Whatever', [own('brand_code')]: 'lumiere' })).toMatchObject({ brand: 'lumiere', newBrand: null })
  })
  it('is found by its name in any case, whatever its code is', () => {
    const directory = { ...smallDirectory(), brandCodes: new Map([['toko terang', 'tt']]) }
    expect(placeItem(itemIn(plainRow({ Vendor: 'TOKO Terang' })), directory, null).brand).toBe('tt')
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
  it('come from the type, where it goes already or is planned to go', () => {
    const directory = { ...smallDirectory(), sources: new Map([['Totes', 'women-bags']]) }
    expect(placeItem(itemIn(plainRow({ Type: 'Totes' })), directory, null)).toMatchObject({
      categories: ['women-bags'],
      categorySource: 'Totes',
      newCategories: [],
    })
    expect(place({ Type: 'Totes', [own('type_zh')]: '托特包' })).toMatchObject({
      categories: ['totes'],
      categorySource: 'Totes',
      newCategories: [{ code: 'totes', parent: null, name: 'Totes', nameZh: '托特包', position: 2 }],
    })
    expect(place({ Type: '', 'Product Category': 'Bags & Co > Tote Bags' })).toMatchObject({
      categories: ['tote-bags'],
      categorySource: 'Bags & Co > Tote Bags',
      newCategories: [{ code: 'bags-co' }, { code: 'tote-bags', parent: 'bags-co', name: 'Tote Bags' }],
    })
    expect(place({ Type: 'women' })).toMatchObject({ categories: ['women'], newCategories: [] })
  })
  it('are the department More without a type', () => {
    expect(place({})).toMatchObject({ categories: ['more'], categorySource: '', newCategories: [{ name: 'More', nameZh: '更多' }] })
  })
  it.each<[string, Record<string, string>, StoredCategories, string[] | undefined]>([
    ['somebody chose them', { Type: 'Baskets' }, { categories: ['women-bags'], categorySource: null }, undefined],
    ['they came from another type', { Type: 'Baskets' }, { categories: ['women'], categorySource: 'Totes' }, ['baskets']],
    ['there are none', { Type: 'Baskets' }, { categories: [], categorySource: null }, ['baskets']],
    ['there are none, and the file has no types', {}, { categories: [], categorySource: null }, undefined],
    ['the file has no types', {}, { categories: ['women'], categorySource: 'Totes' }, undefined],
    ['the file has only paths', { 'Product Category': 'A > B' }, { categories: ['women'], categorySource: 'Totes' }, undefined],
  ])('of a stored product where %s', (_, cells, held, categories) => {
    expect(place(cells, held)).toMatchObject({ categories, categorySource: categories && 'Baskets' })
  })
  it('that a file names as they are stored keep their type; others are chosen', () => {
    const held = { categories: ['women-bags'], categorySource: 'Totes' }
    expect(place({ [own('categories')]: 'women-bags' }, held).categorySource).toBeUndefined()
    expect(place({ [own('categories')]: 'women' }, held).categorySource).toBeNull()
  })
  it('are made as the file defines them, parents first, and no others', () => {
    const definitions = [
      { code: 'men', parent: null, name: 'Men' },
      { code: 'men-hats', parent: 'men', name: 'Hats' },
      { code: 'women', parent: null, name: 'Ladies' },
      { code: 'lost', parent: 'nowhere', name: 'Lost' },
      { code: 'men-caps', parent: 'men-hats', name: 'Caps' },
      { code: 'men-caps-red', parent: 'men-caps', name: 'Red caps' },
    ]
    const defined = place({
      [own('categories')]: 'men-hats; women; lost; hats; men-caps-red',
      [own('category_definitions')]: JSON.stringify(definitions),
    })
    expect(defined.newCategories.map(({ code }) => code)).toEqual(['men', 'men-hats'])
    expect(defined.unknownCategories).toEqual(['lost', 'hats', 'men-caps-red'])
  })
})

import { describe, expect, it } from 'vitest'
import { readBrandDefinition, readCategoryDefinitions } from './definitions.ts'

const brand = { code: 'toko-terang', displayName: 'Toko Terang' }
const category = { code: 'mugs', parent: 'home', name: 'Mugs' }
const pairs = [null, { en: 'x' }, { en: 'x', zh: null }, { en: 'x', zh: '甲' }]
const noPairs = ['x', 7, {}, { zh: '甲' }, { en: 7 }, { en: 'x', zh: 7 }]

/** Each value of each field beside the others, which are sound. */
const beside = (sound: object, values: Record<string, unknown[]>) =>
  Object.entries(values).flatMap(([field, each]) => each.map((value) => ({ ...sound, [field]: value })))

describe('the definition of a brand', () => {
  it.each([
    brand,
    ...beside(brand, { displayNameZh: [null, '光铺'], story: pairs, aliases: [[], ['toko', 'tt']], fulfiller: ['store', 'brand'] }),
  ])('may be %j', (value) => expect(readBrandDefinition(JSON.stringify(value))).toEqual(value))
  it.each([
    ...beside(brand, {
      code: [undefined, 7, '', 'Toko Terang'],
      displayName: [undefined, 7, ''],
      displayNameZh: [7],
      story: noPairs,
      aliases: ['toko', null, ['toko', ''], [7, 'toko']],
      fulfiller: ['shop', null],
    }),
    null,
    7,
    'toko-terang',
    [],
  ])('is not %j', (value) => expect(readBrandDefinition(JSON.stringify(value))).toBeNull())
  it('is not broken JSON', () => expect(readBrandDefinition('{"code":')).toBeNull())
})

describe('the definitions of categories', () => {
  it.each([category, ...beside(category, { parent: [null], position: [0, 7], nameZh: [null, '杯'], intro: pairs })])(
    'may hold %j',
    (value) => expect(readCategoryDefinitions(JSON.stringify([category, value]))).toEqual([category, value]),
  )
  it.each([
    ...beside(category, {
      code: [undefined, 7, '', 'Mugs & cups'],
      parent: [undefined, 7, ''],
      position: [1.5, '1', null],
      name: [undefined, 7, ''],
      nameZh: [7],
      intro: noPairs,
    }),
    null,
    7,
    'mugs',
  ])('hold no %j', (value) => expect(readCategoryDefinitions(JSON.stringify([category, value]))).toBeNull())
  it('are a list', () => {
    expect(readCategoryDefinitions('[]')).toEqual([])
    for (const text of [JSON.stringify(category), '"mugs"', 'null', '[']) expect(readCategoryDefinitions(text)).toBeNull()
  })
})

import { describe, expect, it } from 'vitest'
import { itemIn, plainRow, readRows, told } from '#test/catalogue/shopify-rows.ts'

describe('net content', () => {
  const measured = (measure: string, unit: string, base = '', baseUnit = '') => ({
    'Unit Price Total Measure': measure,
    'Unit price total measure unit': unit,
    'Unit Price Base Measure': base,
    'Unit Price Base Measure Unit': baseUnit,
  })
  const contentOf = (cells: Record<string, string>) => itemIn(plainRow(cells)).variants[0]!.fields.netContent
  it('is the total measure, with the base measure', () => {
    expect(contentOf(measured('0.75', 'l', '100', 'ml'))).toEqual({ amount: 750, unit: 'ml', base: 100 })
    expect(contentOf(measured('20', 'item'))).toEqual({ amount: 20, unit: 'piece', base: null })
  })
  it('is removed by a blank cell, and stays without the column', () => {
    expect(contentOf(measured('', 'g', '100', 'g'))).toBeNull()
    expect(contentOf({})).toBeUndefined()
  })
  it.each([
    [measured('some', 'g'), '2 Unit Price Total Measure: expected a number above 0 such as 250, found "some"'],
    [measured('250', ''), '2 Unit price total measure unit: is blank; a measure needs a unit such as g, ml or item'],
    [measured('250', 'cups'), '2 Unit price total measure unit: expected a unit such as g, kg, ml, l, m, m2 or item, found "cups"'],
    [measured('250', 'g', '0', 'g'), '2 Unit Price Base Measure: expected a number above 0 such as 250, found "0"'],
    [measured('250', 'g', '1', 'l'), '2 Unit Price Base Measure Unit: cannot be compared with the whole, which is in g'],
  ])('that is none is refused: %o', (cells, problem) => {
    expect(told(plainRow(cells))).toEqual([problem])
  })
})

describe('a variant', () => {
  const fieldsOf = (cells: Record<string, string>) => itemIn(plainRow(cells)).variants[0]!.fields
  const weight = 'Variant Weight Unit'
  it('has its weight in one of four units, in none where the cell is blank', () => {
    for (const unit of ['g', 'kg', 'lb', 'oz']) expect(fieldsOf({ [weight]: unit.toUpperCase() }).weightUnit).toBe(unit)
    expect([fieldsOf({ [weight]: '' }).weightUnit, fieldsOf({}).weightUnit]).toEqual([null, undefined])
    expect(told(plainRow({ [weight]: 'stone' }))).toEqual([`2 ${weight}: expected g, kg, lb or oz, found "stone"`])
  })
  it('has the colour of its dot and its own end of stock, as far as the file says', () => {
    const [swatch, end] = ['x (variant.metafields.shop.swatch)', 'x (variant.metafields.shop.out_of_stock_quantity)']
    expect(fieldsOf({ [swatch]: '#ABC', [end]: '2' })).toMatchObject({ swatch: '#aabbcc', outOfStockQuantity: 2 })
    expect([fieldsOf({ [swatch]: '' }).swatch, fieldsOf({}).swatch]).toEqual([null, undefined])
  })
  it.each([
    ['continue', true],
    ['TRUE', true],
    ['yes', true],
    ['deny', false],
    ['false', false],
    ['No', false],
  ])('whose policy is %s is sold beyond its stock: %s', (policy, expected) => {
    expect(fieldsOf({ 'Variant Inventory Policy': policy }).allowOverSell).toBe(expected)
  })
  it('has one of these policies', () => {
    expect(told(plainRow({ 'Variant Inventory Policy': 'perhaps' }))).toEqual([
      '2 Variant Inventory Policy: expected deny or continue, found "perhaps"',
    ])
  })
})

describe('barcodes', () => {
  it('that are some leave no note', () => {
    expect(readRows(plainRow({ 'Variant Barcode': '96385074' }))).toMatchObject({ item: { variants: [{ ean: '96385074' }] }, notes: [] })
  })
  it('that are none leave a note and no number', () => {
    const { item, notes } = readRows(plainRow({ 'Variant Barcode': '8.8E+12' }))
    expect(item!.variants[0]!.ean).toBeNull()
    expect(notes).toEqual([
      {
        line: 2,
        column: 'Variant Barcode',
        text: '"8.8E+12" was rounded by a spreadsheet; the variant goes by a number of the shop instead',
      },
    ])
  })
})

describe('a price', () => {
  it('of nothing is refused', () => {
    expect(told(plainRow({ 'Variant Price': '0.00' }))[0]).toContain('2 Variant Price: is 0.00, and nothing is sold for nothing')
    expect(told(plainRow({ 'Variant Price': '0.01' }))).toEqual([])
  })
})

describe('stock without a limit, as the source means it', () => {
  const unlimited = (more: Record<string, string>) => itemIn(plainRow(more)).variants[0]!.unlimited
  const [tracker, quantity, own] = ['Variant Inventory Tracker', 'Variant Inventory Qty', 'x (variant.metafields.shop.stock)']
  it.each<[string, Record<string, string>, 'untracked' | 'uncounted' | null]>([
    ['a blank tracker', { [tracker]: '', [quantity]: '0' }, 'untracked'],
    ['a blank tracker in a file without quantities', { [tracker]: '' }, 'untracked'],
    ['a blank tracker, but pieces by location', { [tracker]: '', [own]: 'katong=2' }, null],
    ['a tracker, and a quantity', { [tracker]: 'shopify', [quantity]: '0' }, null],
    ['a tracker, and a blank quantity', { [tracker]: 'shopify', [quantity]: '' }, null],
    ['a tracker in a file without quantities', { [tracker]: 'shopify' }, 'uncounted'],
    ['neither column', {}, 'uncounted'],
    ['no tracker column, but quantities', { [quantity]: '3' }, null],
  ])('%s', (_, more, expected) => {
    expect(unlimited(more)).toBe(expected)
  })
})

describe('stock', () => {
  const stock = (more: Record<string, string>) => itemIn(plainRow(more)).variants[0]!.stock
  it('goes to the warehouse unless the file names a location', () => {
    expect(stock({ 'Variant Inventory Qty': '12' })).toEqual({ warehouse: 12 })
    expect(stock({ 'Variant Inventory Qty': '12', 'x (variant.metafields.shop.stock)': 'katong=3; orchard=0' })).toEqual({
      katong: 3,
      orchard: 0,
    })
    expect(stock({ 'Variant Inventory Qty': '' })).toEqual({})
  })
  it('below zero is none, unless the variant is sold beyond its stock', () => {
    expect(stock({ 'Variant Inventory Qty': '-2' })).toEqual({ warehouse: 0 })
    expect(stock({ 'Variant Inventory Qty': '-2', 'Variant Inventory Policy': 'continue' })).toEqual({ warehouse: -2 })
    expect(stock({ 'Variant Inventory Qty': '-2', 'Variant Inventory Tracker': '' })).toEqual({ warehouse: -2 })
    expect(readRows(plainRow({ 'Variant Inventory Qty': '-2' })).notes).toHaveLength(1)
    expect(readRows(plainRow({ 'Variant Inventory Qty': '0' })).notes).toEqual([])
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { groupByFulfiller, isSentByStore, type GroupedProduct } from './grouping.ts'

const operator = ['Kemuning', '九里香']
const product = (code: string, fulfilment: string | null = null): GroupedProduct => ({
  brand: { code, name: code.toUpperCase() },
  fulfilment,
})
const grouped = (items: GroupedProduct[]) => groupByFulfiller(items, (item) => item, operator)

describe('isSentByStore (cart-05)', () => {
  it.each([
    [null, true],
    ['', true],
    ['self', true],
    ['SELF ', true],
    ['Kemuning', true],
    ['kemuning', true],
    ['九里香', true],
    ['Tanahati', false],
    ['Kemuning Katong', false],
  ])('fulfilment %j → %s', (value, own) => {
    expect(isSentByStore(value, operator)).toBe(own)
  })
})

describe('groupByFulfiller (cart-06)', () => {
  it('puts the store’s own group first and names the others after the brand', () => {
    const groups = grouped([product('tanahati', 'Tanahati'), product('hujan', 'self'), product('bayang', 'Bayang'), product('kedai')])
    expect(groups.map(({ key, brandName, items }) => [key, brandName, items.length])).toEqual([
      ['own', null, 2],
      ['brand:tanahati', 'TANAHATI', 1],
      ['brand:bayang', 'BAYANG', 1],
    ])
  })

  it('keeps one brand in two groups when the store sends some of its goods', () => {
    expect(grouped([product('tanahati', 'self'), product('tanahati', 'Tanahati')]).map(({ key }) => key)).toEqual(['own', 'brand:tanahati'])
  })

  it('loses no item and adds none, for any cart', () => {
    const item = fc.record({ code: fc.constantFrom('a', 'b', 'c'), fulfilment: fc.constantFrom(null, 'self', 'A', 'Kemuning') })
    fc.assert(
      fc.property(fc.array(item), (items) => {
        const cart = items.map(({ code, fulfilment }) => product(code, fulfilment))
        const groups = grouped(cart)
        expect(new Set(groups.flatMap((group) => group.items))).toEqual(new Set(cart))
        expect(groups.flatMap((group) => group.items)).toHaveLength(cart.length)
        expect(groups.findIndex((group) => !group.sentByBrand)).toBeLessThanOrEqual(0)
        expect(new Set(groups.map(({ key }) => key)).size).toBe(groups.length)
      }),
    )
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { DeliveryMode } from './delivery.ts'
import { choiceForGroup, groupByFulfiller, isSentByStore, type GroupedProduct } from './grouping.ts'

const operator = ['Kemuning', '九里香']
const product = (code: string, fulfilment: string | null = null): GroupedProduct => ({
  brand: { code, name: code.toUpperCase() },
  fulfilment,
  isDeliveryAllowed: true,
  isCollectionAllowed: true,
})
const grouped = (items: GroupedProduct[], ownMode: DeliveryMode = 'delivery') => groupByFulfiller(items, (item) => item, operator, ownMode)

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
    expect(groups.map(({ key, brandName, sentByBrand, items }) => [key, brandName, sentByBrand, items.length])).toEqual([
      ['own', null, false, 2],
      ['brand:tanahati', 'TANAHATI', true, 1],
      ['brand:bayang', 'BAYANG', true, 1],
    ])
  })

  it('keeps one brand in two groups when the store sends some of its goods', () => {
    expect(grouped([product('tanahati', 'self'), product('tanahati', 'Tanahati')]).map(({ key }) => key)).toEqual(['own', 'brand:tanahati'])
  })

  it('loses no item and adds none, for any cart', () => {
    const item = fc.record({
      brand: fc.constantFrom('a', 'b', 'c').map((code) => ({ code, name: code.toUpperCase() })),
      fulfilment: fc.constantFrom(null, 'self', 'A', 'Kemuning'),
      isDeliveryAllowed: fc.boolean(),
      isCollectionAllowed: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.array(item), fc.constantFrom('delivery', 'collection'), (cart, ownMode) => {
        const groups = grouped(cart, ownMode)
        expect(new Set(groups.flatMap((group) => group.items))).toEqual(new Set(cart))
        expect(groups.flatMap((group) => group.items)).toHaveLength(cart.length)
        const order = groups.map(({ key }) => ['own', 'own:collected'].indexOf(key) + 1 || 3)
        expect(order).toEqual(order.toSorted())
        expect(new Set(groups.map(({ key }) => key)).size).toBe(groups.length)
      }),
    )
  })
})

describe('own goods that are only collected (fulfil-24)', () => {
  const [plate, dinnerSet, bottle, bag] = [
    product('plate'),
    { ...product('set'), isCollectionAllowed: false },
    { ...product('bottle'), isDeliveryAllowed: false },
    { ...product('tanahati', 'Tanahati'), isDeliveryAllowed: false },
  ]
  it.each([
    [
      'are a group of their own while the others are delivered',
      [bag, bottle, plate],
      'delivery',
      ['own', 'own:collected', 'brand:tanahati'],
    ],
    ['also beside goods that are only delivered', [bottle, dinnerSet], 'delivery', ['own', 'own:collected']],
    ['are collected with the others', [bottle, plate], 'collection', ['own']],
    ['are the store’s own group when there are no others', [bottle, bottle], 'collection', ['own']],
    ['leave what is delivered alone', [plate, dinnerSet], 'delivery', ['own']],
    ['of a brand stay with their brand', [bag], 'delivery', ['brand:tanahati']],
  ] as const)('%s', (_, goods, ownMode, keys) => expect(grouped([...goods], ownMode).map(({ key }) => key)).toEqual(keys))

  it.each([
    ['own', { mode: 'delivery', slotId: 7, storeCode: 'katong' }, { mode: 'delivery', slotId: 7, storeCode: 'katong' }],
    ['own:collected', { mode: 'delivery', slotId: 7, storeCode: 'katong' }, { mode: 'collection', storeCode: 'katong' }],
    ['own:collected', { mode: 'delivery' }, { mode: 'collection' }],
    ['brand:tanahati', { mode: 'collection', storeCode: 'katong' }, { mode: 'delivery' }],
  ] as const)('%s travels, by the choice %j, as %j', (key, own, expected) => expect(choiceForGroup(key, own)).toEqual(expected))
})

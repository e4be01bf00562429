import { expect, it } from 'vitest'
import type { Order, OrderLine } from './order.ts'
import { sendersOf } from './order-groups.ts'
import { orderPage } from './order-page.ts'

const line = (en: string) => ({ group: { en } }) as OrderLine
const lines = ['Kemuning', 'Lilin', 'Kemuning', 'Kemuning, collected apart'].map(line)
const sent = (delivery: Order['delivery']) => sendersOf({ delivery }, lines, 'Kemuning').map(({ group, mode }) => [group.en, mode])

it('each group of an order is sent by the store as agreed, by its brand, or collected apart (fulfil-24)', () => {
  expect(sent({ mode: 'delivery', storeCode: 'katong', collectedGroup: 'Kemuning, collected apart' })).toEqual([
    ['Kemuning', 'delivery'],
    ['Lilin', 'brand'],
    ['Kemuning, collected apart', 'collection'],
  ])
  expect(sent({ mode: 'collection', storeCode: 'katong' }).slice(0, 2)).toEqual([
    ['Kemuning', 'collection'],
    ['Lilin', 'brand'],
  ])
})

it('an order is shown to its owner, and to whoever has its key (order-19)', () => {
  expect(orderPage('', 'KM-2611-04827')).toBe('/order?orderNumber=KM-2611-04827')
  expect(orderPage('https://shop.example', 'KM-2611-04827', 'k1')).toBe('https://shop.example/order?orderNumber=KM-2611-04827&key=k1')
})

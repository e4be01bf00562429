import { expect, it } from 'vitest'
import { groupOfItem } from './group-of-item.ts'

const groups = ['brand:lilin', 'own:collected', 'own']
const item = (fulfilment: string) =>
  ({ brand: { code: 'lilin', name: 'Lilin' }, fulfilment }) as unknown as Parameters<typeof groupOfItem>[0]

it.each([
  ['of who sends it: the store', item('self'), groups, 'own'],
  ['of who sends it: a brand', item('Lilin'), groups.toReversed(), 'brand:lilin'],
  ['that is the first, when nothing else is sent by its sender', item('self'), ['brand:hujan', 'brand:lilin'], 'brand:hujan'],
  ['that is the first, when its item is not known', undefined, ['brand:hujan', 'own'], 'brand:hujan'],
])('a gift or an offer stands in the group %s (cart-05)', (_, given, among, group) => {
  expect(groupOfItem(given, among, ['KEMUNING'])).toBe(group)
})

import { describe, expect, test } from 'vitest'
import { allowedModes, choiceWithin, type AllowedModes } from './allowed-modes.ts'
import type { DeliveryChoice } from './delivery.ts'

const modes = (isDeliveryAllowed: boolean, isCollectionAllowed: boolean): AllowedModes => ({ isDeliveryAllowed, isCollectionAllowed })
const [both, deliveryOnly, collectionOnly, neither] = [modes(true, true), modes(true, false), modes(false, true), modes(false, false)]

describe('allowedModes (fulfil-02, fulfil-04, fulfil-24)', () => {
  test.each([
    ['goods without limits', [both, both], false, both],
    ['one that is delivered only', [both, deliveryOnly], false, deliveryOnly],
    ['one that is collected only, which goes apart from the others', [collectionOnly, both], false, both],
    ['one of each', [collectionOnly, deliveryOnly], false, deliveryOnly],
    ['nothing but what is collected only', [collectionOnly, collectionOnly], false, collectionOnly],
    ['one that travels in no way', [collectionOnly, neither], false, neither],
    ['one that travels in no way, beside goods without limits', [both, neither], false, neither],
    ['goods that a brand sends', [both], true, deliveryOnly],
    ['goods of a brand that it does not deliver', [collectionOnly], true, neither],
    ['a brand’s goods, one of which it does not deliver', [collectionOnly, both], true, neither],
  ])('%s', (_, goods, sentByBrand, expected) => expect(allowedModes(goods, sentByBrand)).toEqual(expected))
})

describe('choiceWithin (fulfil-02)', () => {
  const [slot, store, split]: DeliveryChoice[] = [
    { mode: 'delivery', slotId: 7 },
    { mode: 'collection', storeCode: 'katong' },
    { mode: 'delivery', slotId: 7, storeCode: 'katong' },
  ]
  test.each([
    ['delivery stays', slot, both, slot],
    ['collection stays', store, collectionOnly, store],
    ['delivery becomes collection, with the store still to choose', slot, collectionOnly, { mode: 'collection' }],
    [
      'collection becomes delivery, and the store stays for what is only collected',
      store,
      deliveryOnly,
      { mode: 'delivery', storeCode: 'katong' },
    ],
    ['delivery becomes collection at the store that was chosen for some of it', split, collectionOnly, store],
    ['nothing is left to change to', store, neither, store],
  ] as const)('%s', (_, chosen, allowed, expected) => expect(choiceWithin(chosen!, allowed)).toEqual(expected))
})

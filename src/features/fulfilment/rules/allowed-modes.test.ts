import { describe, expect, test } from 'vitest'
import { allowedModes, choiceWithin, type AllowedModes } from './allowed-modes.ts'
import type { DeliveryChoice } from './delivery.ts'

const modes = (isDeliveryAllowed: boolean, isCollectionAllowed: boolean): AllowedModes => ({ isDeliveryAllowed, isCollectionAllowed })
const [both, deliveryOnly, collectionOnly, neither] = [modes(true, true), modes(true, false), modes(false, true), modes(false, false)]

describe('allowedModes (fulfil-02, fulfil-04)', () => {
  test.each([
    ['goods without limits', [both, both], false, both],
    ['one that is delivered only', [both, deliveryOnly], false, deliveryOnly],
    ['one that is collected only', [collectionOnly, both], false, collectionOnly],
    ['one of each', [collectionOnly, deliveryOnly], false, neither],
    ['goods that a brand sends', [both], true, deliveryOnly],
    ['goods of a brand that it does not deliver', [collectionOnly], true, neither],
  ])('%s', (_, goods, sentByBrand, expected) => expect(allowedModes(goods, sentByBrand)).toEqual(expected))
})

describe('choiceWithin (fulfil-02)', () => {
  const [slot, store]: DeliveryChoice[] = [
    { mode: 'delivery', slotId: 7 },
    { mode: 'collection', storeCode: 'katong' },
  ]
  test.each([
    ['delivery stays', slot, both, slot],
    ['collection stays', store, collectionOnly, store],
    ['delivery becomes collection, with the store still to choose', slot, collectionOnly, { mode: 'collection' }],
    ['collection becomes delivery', store, deliveryOnly, { mode: 'delivery' }],
    ['nothing is left to change to', store, neither, store],
  ] as const)('%s', (_, chosen, allowed, expected) => expect(choiceWithin(chosen!, allowed)).toEqual(expected))
})

import { expect, test } from 'vitest'
import { storeStock } from './store-stock.ts'

const goods = (...pairs: [number, number][]) => pairs.map(([quantity, available]) => ({ quantity, available }))

test.each([
  ['all of it', goods([2, 5], [1, 1]), { inStore: 3, pieces: 3 }],
  ['a part: plenty of one does not make up for another', goods([1, 9], [3, 1]), { inStore: 2, pieces: 4 }],
  ['nothing', goods([2, 0]), { inStore: 0, pieces: 2 }],
  ['less than nothing', goods([2, -3], [1, 1]), { inStore: 1, pieces: 3 }],
  ['no goods', [], { inStore: 0, pieces: 0 }],
])('a store has %s (fulfil-14)', (_, wanted, expected) => expect(storeStock(wanted)).toEqual(expected))

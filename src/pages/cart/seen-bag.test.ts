import { expect, test } from 'vitest'
import { isAsSeen, type Bag } from './seen-bag.ts'

const bag: Bag = {
  lines: [{ quantity: 2, priceCents: 6300, product: { ean: '8882010000001' } }],
  delivery: { mode: 'delivery', storeCode: null, slotId: 4, parcel: null },
  tenders: { vouchers: [] },
  quote: { hash: 'one', toPayCents: 12_600 },
}
const changed = (change: Partial<Bag>, toPayCents = 12_600): Bag => ({ ...bag, ...change, quote: { hash: 'two', toPayCents } })
const otherGoods = changed({ lines: [{ quantity: 2, priceCents: 6300, product: { ean: '8882010000018' } }] })
const otherSlot = changed({ delivery: { ...bag.delivery, slotId: 5 } })
const parcel = { countryCode: 'MY', country: 'Malaysia', priceCents: 3000, days: 3, isPriced: true }
const abroad: Bag = { ...changed({ delivery: { ...bag.delivery, slotId: null, parcel } }), quote: { hash: 'three', toPayCents: 12_600 } }

test.each<[string, { shown: Bag; settled?: Bag; now: Bag }, boolean]>([
  ['nothing changed', { shown: bag, now: bag }, true],
  ['the amount changed', { shown: bag, now: changed({}, 13_000) }, false],
  ['another device changed the goods for others of the same price', { shown: bag, now: otherGoods }, false],
  ['another device chose another time', { shown: bag, now: otherSlot }, false],
  ['prices changed, and the amount by chance did not', { shown: bag, now: changed({}) }, false],
  ['the shopper’s own choice of a time was still under way', { shown: bag, settled: otherSlot, now: otherSlot }, true],
  ['the goods changed while a choice of the shopper’s own was under way', { shown: bag, settled: otherGoods, now: otherGoods }, false],
  ['the address was stored, and its place is in the hash', { shown: abroad, now: { ...abroad, quote: bag.quote } }, true],
  ['the address that was stored is abroad, where there are no times', { shown: bag, now: abroad }, true],
  [
    'abroad another device had some goods collected',
    { shown: abroad, now: changed({ delivery: { ...abroad.delivery, storeCode: 'orchard' } }) },
    false,
  ],
  [
    'abroad another device entered another voucher',
    { shown: abroad, now: { ...abroad, tenders: { vouchers: [{ code: 'B' }] }, quote: bag.quote } },
    false,
  ],
])('when %s, the quote is the one that was seen or not (safe-10)', (_, { shown, settled = shown, now }, isSeen) =>
  expect(isAsSeen({ shown, settled, now })).toBe(isSeen),
)

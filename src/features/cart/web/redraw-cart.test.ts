import { expect, it } from 'vitest'
import { priceCart } from '#src/features/pricing/rules/totals.ts'
import type { Cart } from './from-wire.ts'
import { redrawCart } from './redraw-cart.ts'

const settings = { freeFromCents: 15_000, feeCents: 800, gstRate: 900 }
const product = {
  slug: 'candle',
  title: 'Candle',
  options: '',
  pictureUrl: null,
  brand: { code: 'r', name: 'R' },
  fulfilment: 'self',
  isDeliveryAllowed: true,
  isCollectionAllowed: true,
}

/** Two candles of S$52.20, a voucher of S$15.00 from S$100.00 on, and rebates of S$60.00. */
function bag(): Cart {
  const line = { id: 1, quantity: 2, priceCents: 5220, listCents: 10_440, amountCents: 10_440, ownCents: 10_440 }
  const { ledger: _, ...totals } = priceCart({
    lines: [{ autoId: 1, quantity: 2, priceCents: 5220, originalCents: null, sentByBrand: false, isOnlyCollected: false }],
    mode: 'delivery',
    settings,
  })
  const voucher = { code: 'V', name: 'Voucher', valueCents: 1500, minimumCents: 10_000, validUntil: null, amountCents: 1500, refusal: null }
  return {
    lines: [{ ...line, product: { ...product, notSold: null, purchasable: 9, maxQuantity: 9 }, promotions: [], isOffer: false }],
    pieces: 2,
    delivery: { mode: 'delivery', storeCode: null, slotId: null, parcel: null },
    tenders: { vouchers: [voucher], rebates: { askedCents: 6000, amountCents: 6000, balanceCents: 9000 } },
    quote: { ...totals, toPayCents: totals.totalCents - 7500, deliveryFeeCents: 800, gstRate: 900, promotions: [], ledger: [], hash: 'h' },
  } as unknown as Cart
}

it.each([
  ['one less: the voucher pays nothing below its minimum, rebates what is asked', 1, 0, 6000, 20],
  ['one more: both pay what they paid', 3, 1500, 6000, 15_660 - 7500],
  ['none: nothing is left to pay', 0, 0, 0, 0],
])(
  'vouchers and rebates follow a changed quantity at once, by the rules of the server: %s (money-13)',
  (_, quantity, byVoucher, byRebates, toPay) => {
    const { tenders, quote } = redrawCart(bag(), new Map([[1, quantity]]), ['Kemuning'])
    expect([tenders.vouchers[0]!.amountCents, tenders.rebates.amountCents, quote.toPayCents]).toEqual([byVoucher, byRebates, toPay])
  },
)

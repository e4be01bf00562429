import type { Cart } from '#src/features/cart/web/from-wire.ts'

/** What of a cart decides whether its quote was seen. */
export interface Bag {
  lines: readonly (Pick<Cart['lines'][number], 'quantity' | 'priceCents'> & { product: { ean: string } })[]
  delivery: Cart['delivery']
  tenders: { vouchers: readonly { code: string }[] }
  quote: Pick<Cart['quote'], 'hash' | 'toPayCents'>
}

interface Bags {
  /** As it was drawn when Pay was pressed, with quantities that the shop had not confirmed yet. */
  shown: Bag
  /** The same with every change of the shopper's own confirmed. */
  settled: Bag
  /** After the addresses were stored. */
  now: Bag
}

/**
 * Whether the quote that would be paid is the one that the shopper saw (safe-10). Another device may have changed the bag for one
 * of the same amount. The place of a parcel is part of the quote's hash, so that storing an address abroad changes the hash though
 * nothing else has changed: then goods, amount and the choices of delivery and vouchers are compared instead.
 */
export function isAsSeen({ shown, settled, now }: Bags): boolean {
  if (shown.quote.toPayCents !== now.quote.toPayCents || goodsOf(shown) !== goodsOf(now)) return false
  if (settled.quote.hash === now.quote.hash) return true
  const isAbroad = settled.delivery.parcel !== null || now.delivery.parcel !== null
  return isAbroad && choicesOf(settled) === choicesOf(now)
}

const goodsOf = ({ lines }: Bag): string =>
  JSON.stringify(lines.map(({ product, quantity, priceCents }) => [product.ean, quantity, priceCents]))

/** Without the time of delivery, which there is none of abroad. */
const choicesOf = ({ delivery, tenders }: Bag): string =>
  JSON.stringify([delivery.mode, delivery.storeCode, tenders.vouchers.map(({ code }) => code)])

import { problem, type Problem } from '#src/kit/problem.ts'
import { ok, refuse, type Result } from '#src/kit/result.ts'
import { isParcelQuoted, parcelOf, type PricedCart } from '#src/features/cart/server/cart.service.ts'
import type { DeliveryChoice } from '#src/features/fulfilment/rules/delivery.ts'
import type { ParcelPlace, ParcelQuote } from '#src/features/fulfilment/rules/parcel.ts'
import { parcelWaitSeconds } from './parcel-allowance.ts'
import type { ParcelQuotes } from './parcel-quotes.ts'

/**
 * The carrier's price for what the cart holds, or null where nothing of it has to be sent. A quote that still holds stands in
 * while the carrier does not answer, and where it may not be asked. Asks the carrier, so it is never called in a transaction.
 */
export async function quoteParcel(
  quotes: ParcelQuotes,
  cart: PricedCart,
  to: ParcelPlace,
  isAllowed: () => Promise<boolean>,
): Promise<Result<ParcelQuote | null, Problem>> {
  const grams = parcelOf(cart)
  if (!grams.ok) return grams
  if (grams.value === 0) return ok(null)
  const answer = await quotes.price({ ...to, grams: grams.value, goodsCents: cart.totals.goodsCents }, isAllowed)
  if (answer?.state === 'refused') return refuse(problem('PARCEL_NOT_SERVED'))
  if (answer?.state === 'priced') return ok({ to, grams: grams.value, priceCents: answer.priceCents, days: answer.days })
  if (isParcelQuoted(cart, to)) return ok(cart.delivery.parcel!)
  return refuse(answer ? problem('PARCEL_NOT_PRICED') : problem('TOO_MANY_REQUESTS', { retryAfterSeconds: parcelWaitSeconds }))
}

/** The choice of delivery with another parcel; null for none. */
export function withParcel({ parcel: _before, ...choice }: DeliveryChoice, parcel: ParcelQuote | null): DeliveryChoice {
  if (!parcel) return choice
  const { slotId: _slot, ...abroad } = choice
  return { ...abroad, parcel }
}

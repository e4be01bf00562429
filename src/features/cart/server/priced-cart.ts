import { createHash } from 'node:crypto'
import type { DeliveryChoice } from '#src/features/fulfilment/rules/delivery.ts'
import type { StoreSettings } from '#src/features/settings/rules/store-settings.ts'
import type { Orm } from '#src/platform/db/database.ts'
import { isAllowed, isOnlyCollected } from '#src/features/fulfilment/rules/allowed-modes.ts'
import { choiceForGroup } from '#src/features/fulfilment/rules/grouping.ts'
import { isQuotedFor, parcelGrams, parcelPlace, type NoParcel, type ParcelPlace } from '#src/features/fulfilment/rules/parcel.ts'
import { storeStock, type StoreStock } from '#src/features/fulfilment/rules/store-stock.ts'
import { priceCart, type CartTotals, type PricingSettings } from '#src/features/pricing/rules/totals.ts'
import type { Cents } from '#src/kit/money.ts'
import { problem, type Problem } from '#src/kit/problem.ts'
import type { Result } from '#src/kit/result.ts'
import type { TendersService } from '#src/features/rewards/server/rewards.service.ts'
import { bestPrice, givenItems, reductionsOf, type BestPrice, type PromotionParts } from './best-price.ts'
import type { StoredCart } from './cart.store.ts'
import { allowedFor, fillCart, groupsOf, soldLines, type FilledCart, type FillingParts } from './filled-cart.ts'
import type { PricedLine } from './priced-line.ts'
import { piecesByGroup, type Pieces, type TravellingCart } from './travelling-pieces.ts'
import { tendersNow, type CartTenders } from './cart-tenders.ts'

/** A cart with its prices as of now. */
export interface PricedCart extends FilledCart {
  /** The settings it was priced with. */
  settings: PricingSettings
  totals: CartTotals
  /** Where the promotions in the totals come from, and what the others need. */
  best: BestPrice
  /** What the total is paid with. */
  tenders: CartTenders
  quoteHash: string
}

/** What a line costs after everything that its own movements say. */
export const lineCents = ({ totals }: Pick<PricedCart, 'totals'>, line: Pick<PricedLine, 'autoId'>): Cents =>
  totals.ledger.reduce((sum, { lineAutoId, amountCents }) => (lineAutoId === line.autoId ? sum + amountCents : sum), 0)

/** What a store has of these goods. */
export const stockAt = (goods: readonly Pieces[], storeCode: string): StoreStock =>
  storeStock(goods.map(({ quantity, item }) => ({ quantity, available: item.variant.storeStock[storeCode] ?? 0 })))

/** What a parcel to another country would weigh, with its gifts; own goods that are collected stay here (fulfil-19). */
export const parcelOf = (cart: TravellingCart): Result<number, Problem<NoParcel>> =>
  parcelGrams(
    [...piecesByGroup(cart)]
      .filter(([group]) => choiceForGroup(group, cart.delivery).mode === 'delivery')
      .flatMap(([, pieces]) => pieces)
      .map(({ quantity, sentByBrand, item: { product, variant } }) => ({
        name: product.title,
        quantity,
        sentByBrand,
        shippingGrams: variant.shippingGrams,
      })),
  )

/** Whether the cart's parcel was quoted for what it holds now. */
export function isParcelQuoted(cart: TravellingCart, place: ParcelPlace): boolean {
  const grams = parcelOf(cart)
  const { parcel } = cart.delivery
  return grams.ok && (grams.value === 0 || (parcel !== undefined && isQuotedFor(parcel, place, grams.value)))
}

/** Why the parcel can not be sent at the price shown; null when it can, and in Singapore (fulfil-08, fulfil-19). */
function refusedParcel(cart: PricedCart): Problem<NoParcel | 'PARCEL_NOT_PRICED'> | null {
  const { shippingAddress } = cart
  if (!shippingAddress || shippingAddress.countryCode === 'SG') return null
  const grams = parcelOf(cart)
  if (!grams.ok) return grams.problem
  return isParcelQuoted(cart, parcelPlace(shippingAddress)) ? null : problem('PARCEL_NOT_PRICED')
}

/** Why the goods can not travel as chosen; null when they can (fulfil-02, fulfil-06). */
export function refusedDelivery(
  cart: PricedCart,
): Problem<NoParcel | 'PARCEL_NOT_PRICED' | 'DELIVERY_NOT_AVAILABLE' | 'COLLECTION_NOT_AVAILABLE' | 'ADDRESS_INCOMPLETE'> | null {
  for (const [key, goods] of groupsOf(cart)) {
    const { mode, storeCode } = choiceForGroup(key, cart.delivery)
    if (!isAllowed(mode, allowedFor(goods))) return problem(mode === 'delivery' ? 'DELIVERY_NOT_AVAILABLE' : 'COLLECTION_NOT_AVAILABLE')
    if (mode === 'collection' && storeCode === undefined) return problem('ADDRESS_INCOMPLETE')
  }
  return refusedParcel(cart)
}

export type PricingParts = PromotionParts & FillingParts & { tenders: TendersService }

/** Reads a cart's goods and prices them. */
export const priceCartNow = async (parts: PricingParts, orm: Orm, cart: StoredCart | null): Promise<PricedCart> =>
  priceFilled(parts, orm, await fillCart(parts, orm, cart))

/** Prices a cart with the current promotions and settings; once for each answer, because it is what an answer costs most (cart-24). */
export async function priceFilled(parts: PricingParts, orm: Orm, cart: FilledCart): Promise<PricedCart> {
  const { lines, delivery } = cart
  const settings = pricingSettings(cart.store)
  const best = await bestPrice(parts, orm, cart, soldLines(cart), { mode: delivery.mode, parcel: delivery.parcel, settings })
  const totals = priceCart({
    lines: soldLines(cart).map(({ autoId, quantity, item, sentByBrand }) => ({
      autoId,
      quantity,
      priceCents: item.variant.priceCents,
      originalCents: item.variant.originalCents,
      sentByBrand,
      isOnlyCollected: isOnlyCollected(item.product),
    })),
    mode: delivery.mode,
    parcel: delivery.parcel,
    settings,
    reductions: reductionsOf(best.price),
  })
  const tenders = await tendersNow(parts, orm, cart, totals)
  return { ...cart, settings, totals, best, tenders, quoteHash: quoteHash(lines, delivery, totals, best, tenders) }
}

/** What this cart is priced with. The free-delivery threshold of every total, meter and order is decided here. */
const pricingSettings = ({ freeDeliveryFromCents, deliveryFeeCents, gstRate }: StoreSettings): PricingSettings => ({
  freeFromCents: freeDeliveryFromCents,
  feeCents: deliveryFeeCents,
  gstRate,
})

/** The place of a parcel as a list, because jsonb keeps no order of fields. */
const placeOf = ({ parcel }: DeliveryChoice): string[] | null =>
  parcel ? [parcel.to.countryCode, parcel.to.postalCode, parcel.to.city] : null

/** A hash over everything that the price depends on, so that a change between viewing and paying is noticed. */
function quoteHash(
  lines: readonly PricedLine[],
  delivery: DeliveryChoice,
  totals: CartTotals,
  best: BestPrice,
  { vouchers, rebateCents }: CartTenders,
): string {
  const basis = {
    lines: lines.map(({ variantId, quantity, item: { variant }, notSold }) => [
      variantId,
      quantity,
      variant.priceCents,
      variant.originalCents,
      notSold,
    ]),
    delivery: [delivery.mode, delivery.storeCode ?? null, delivery.slotId ?? null, placeOf(delivery)],
    totals: [totals.listCents, totals.goodsCents, totals.deliveryCents, totals.totalCents, totals.gstCents],
    gifts: givenItems(best).map(({ item }) => item.variant.autoId),
    ledger: totals.ledger.map(({ kind, lineAutoId, promotionId, amountCents }) => [kind, lineAutoId, promotionId, amountCents]),
    tenders: [...vouchers.map(({ code, cents }) => [code, cents]), rebateCents],
  }
  return createHash('sha256').update(JSON.stringify(basis)).digest('base64url')
}

import { createHash } from 'node:crypto'
import { fulfilmentOf, type CatalogueService } from '#src/features/catalogue/server/catalogue.service.ts'
import type { ShippingAddress } from '#src/features/addresses/rules/address.ts'
import type { DeliveryChoice } from '#src/features/fulfilment/rules/delivery.ts'
import { operatorNames, type SettingsService } from '#src/features/settings/server/settings.service.ts'
import type { StoreSettings } from '#src/features/settings/rules/store-settings.ts'
import type { Orm } from '#src/platform/db/database.ts'
import { allowedModes, choiceWithin, isAllowed, type AllowedModes } from '#src/features/fulfilment/rules/allowed-modes.ts'
import { groupKey, isSentByStore, ownGroup } from '#src/features/fulfilment/rules/grouping.ts'
import { isQuotedFor, parcelGrams, parcelPlace, type NoParcel, type ParcelPlace } from '#src/features/fulfilment/rules/parcel.ts'
import { storeStock, type StoreStock } from '#src/features/fulfilment/rules/store-stock.ts'
import { priceCart, type CartTotals, type PricingSettings } from '#src/features/pricing/rules/totals.ts'
import { whyNotSold } from '#src/features/availability/rules/why-not-sold.ts'
import type { Cents } from '#src/kit/money.ts'
import { problem, type Problem } from '#src/kit/problem.ts'
import type { Result } from '#src/kit/result.ts'
import type { PromotionChoices } from '../rules/promotion-choices.ts'
import { bestPrice, givenItems, reductionsOf, type BestPrice, type PromotionParts } from './best-price.ts'
import type { PricedLine } from './priced-line.ts'
import { findLines, type CartRow } from './cart.store.ts'

export type { PricedLine }

/** The part of a cart that other features may change; lines and prices are the cart's own. */
export type CartChange = Partial<Pick<PricedCart, 'shippingAddress' | 'billingAddress' | 'delivery' | 'paymentType'>> & {
  promotionChoices?: PromotionChoices
}

/** A cart with its prices as of now. */
export interface PricedCart {
  autoId: number | null
  lines: PricedLine[]
  delivery: DeliveryChoice
  shippingAddress: ShippingAddress | null
  billingAddress: ShippingAddress | null
  paymentType: number
  /** The settings it was priced with. */
  settings: PricingSettings
  totals: CartTotals
  /** Where the promotions in the totals come from, and what the others need. */
  best: BestPrice
  quoteHash: string
}

/** The lines that an order of this cart would have. */
export const soldLines = ({ lines }: Pick<PricedCart, 'lines'>): PricedLine[] => lines.filter(({ notSold }) => notSold === null)

/** The sold lines by fulfiller, the store's own group first (cart-06). */
export function groupsOf(cart: Pick<PricedCart, 'lines'>): Map<string, PricedLine[]> {
  const groups = Map.groupBy(soldLines(cart), ({ sentByBrand, item }) => groupKey(item.product.brand.code, sentByBrand))
  return new Map([...groups].sort(([a], [b]) => Number(b === ownGroup) - Number(a === ownGroup)))
}

/** What a line costs after everything that its own movements say. */
export const lineCents = ({ totals }: Pick<PricedCart, 'totals'>, line: Pick<PricedLine, 'autoId'>): Cents =>
  totals.ledger.reduce((sum, { lineAutoId, amountCents }) => (lineAutoId === line.autoId ? sum + amountCents : sum), 0)

/** What a store has of these goods. */
export const stockAt = (goods: readonly PricedLine[], storeCode: string): StoreStock =>
  storeStock(goods.map(({ quantity, item }) => ({ quantity, available: item.variant.storeStock[storeCode] ?? 0 })))

export const allowedFor = (goods: readonly PricedLine[]): AllowedModes =>
  allowedModes(
    goods.map(({ item }) => item.product),
    goods.some(({ sentByBrand }) => sentByBrand),
  )

/** What the goods weigh that a parcel to another country would hold; own goods that are collected stay here (fulfil-19). */
export const parcelOf = (cart: Pick<PricedCart, 'lines' | 'delivery'>): Result<number, Problem<NoParcel>> =>
  parcelGrams(
    soldLines(cart)
      .filter(({ sentByBrand }) => sentByBrand || cart.delivery.mode === 'delivery')
      .map(({ quantity, sentByBrand, item: { product, variant } }) => ({
        name: product.title,
        quantity,
        sentByBrand,
        shippingGrams: variant.shippingGrams,
      })),
  )

/** Whether the cart's parcel was quoted for what it holds now. */
export function isParcelQuoted(cart: Pick<PricedCart, 'lines' | 'delivery'>, place: ParcelPlace): boolean {
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
    const { mode, storeCode }: DeliveryChoice = key === ownGroup ? cart.delivery : { mode: 'delivery' }
    if (!isAllowed(mode, allowedFor(goods))) return problem(mode === 'delivery' ? 'DELIVERY_NOT_AVAILABLE' : 'COLLECTION_NOT_AVAILABLE')
    if (mode === 'collection' && storeCode === undefined) return problem('ADDRESS_INCOMPLETE')
  }
  return refusedParcel(cart)
}

/** The choice for the store's own goods, as far as their flags allow it. Slots are for own goods and for Singapore. */
function deliveryNow(row: CartRow | null, lines: readonly PricedLine[]): DeliveryChoice {
  const own = groupsOf({ lines: [...lines] }).get(ownGroup) ?? []
  const { slotId, ...choice } = choiceWithin(row?.delivery ?? { mode: 'delivery' }, allowedFor(own))
  const hasSlots = own.length > 0 && !choice.parcel && (row?.shippingAddress?.countryCode ?? 'SG') === 'SG'
  return hasSlots && slotId !== undefined ? { ...choice, slotId } : choice
}

export interface PricingParts extends PromotionParts {
  catalogue: CatalogueService
  settings: SettingsService
}

/** Prices a cart with the current catalogue, promotions and settings. */
export async function priceCartNow(parts: PricingParts, orm: Orm, row: CartRow | null): Promise<PricedCart> {
  const rows = row ? await findLines(orm, row.autoId) : []
  const items = await parts.catalogue.itemsById(
    orm,
    rows.map((line) => line.variantId),
  )
  const store = await parts.settings.current(orm)
  const names = operatorNames(store)
  const lines = rows.flatMap((line) => {
    const item = items.get(line.variantId)
    if (!item) return []
    return [{ ...line, item, notSold: whyNotSold(item.variant.facts), sentByBrand: !isSentByStore(fulfilmentOf(item.product), names) }]
  })
  const delivery = deliveryNow(row, lines)
  const settings = pricingSettings(store)
  const best = await bestPrice(parts, orm, row, soldLines({ lines }), { mode: delivery.mode, parcel: delivery.parcel, settings })
  const totals = priceCart({
    lines: soldLines({ lines }).map(({ autoId, quantity, item, sentByBrand }) => ({
      autoId,
      quantity,
      priceCents: item.variant.priceCents,
      originalCents: item.variant.originalCents,
      sentByBrand,
    })),
    mode: delivery.mode,
    parcel: delivery.parcel,
    settings,
    reductions: reductionsOf(best.price),
  })
  return {
    autoId: row?.autoId ?? null,
    lines,
    delivery,
    shippingAddress: row?.shippingAddress ?? null,
    billingAddress: row?.billingAddress ?? null,
    paymentType: row?.paymentType ?? 1,
    settings,
    totals,
    best,
    quoteHash: quoteHash(lines, delivery, totals, best),
  }
}

/** What this cart is priced with. The free-delivery threshold of every total, meter and order is decided here. */
const pricingSettings = ({ freeDeliveryFromCents, deliveryFeeCents, gstRate }: StoreSettings): PricingSettings => ({
  freeFromCents: freeDeliveryFromCents,
  feeCents: deliveryFeeCents,
  gstRate,
})

/** In a fixed order, which the database does not keep. */
const placeOf = ({ parcel }: DeliveryChoice): string[] | null =>
  parcel ? [parcel.to.countryCode, parcel.to.postalCode, parcel.to.city] : null

/** A hash over everything that the price depends on, so that a change between viewing and paying is noticed. */
function quoteHash(lines: readonly PricedLine[], delivery: DeliveryChoice, totals: CartTotals, best: BestPrice): string {
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
  }
  return createHash('sha256').update(JSON.stringify(basis)).digest('base64url')
}

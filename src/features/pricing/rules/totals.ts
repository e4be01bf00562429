import { deliveryFee, missingForFreeDelivery, type DeliveryMode, type DeliverySettings } from '#src/features/fulfilment/rules/delivery.ts'
import type { PriceKind } from '#src/features/pricing/rules/ledger.ts'
import type { Cents } from '#src/kit/money.ts'
import { gstContained } from '#src/kit/money-shares.ts'

/** A line to price. Amounts are for one piece. */
export interface PricedLine {
  autoId: number
  quantity: number
  priceCents: Cents
  /** The list price where it is higher than the price; else null. */
  originalCents: Cents | null
  sentByBrand: boolean
  isOnlyCollected: boolean
}

export interface PricingSettings extends DeliverySettings {
  /** Hundredths of a percent: 900 is 9 %. */
  gstRate: number
}

export interface CartToPrice {
  lines: readonly PricedLine[]
  mode: DeliveryMode
  /** To another country, with the price quoted. */
  parcel?: { priceCents: Cents } | null | undefined
  settings: PricingSettings
  /** What promotions take, in the order of application. */
  reductions?: readonly PriceMovement[]
}

export interface PriceMovement {
  kind: PriceKind
  /** The line whose price moves; null for the whole order. */
  lineAutoId: number | null
  /** Null where the catalogue or the settings say so. */
  promotionId: number | null
  amountCents: Cents
}

/** The list price less every reduction is `goodsCents`; `goodsCents + deliveryCents = totalCents`; the ledger adds up to the total. */
export interface CartTotals {
  listCents: Cents
  /** Of lines, by the catalogue and by promotions: zero or negative. */
  offersCents: Cents
  goodsCents: Cents
  deliveryCents: Cents
  totalCents: Cents
  /** Contained in the total, never added to it. */
  gstCents: Cents
  /** 0 when the store's own goods that can be delivered reach the threshold, go to another country, or when there are none. */
  missingForFreeDeliveryCents: Cents
  freeDeliveryFromCents: Cents
  ledger: PriceMovement[]
}

/** Prices a cart from list price to total (money-04, fulfil-05). The server and the browser use the same function. */
export function priceCart({ lines, mode, parcel, settings, reductions = [] }: CartToPrice): CartTotals {
  const goods = [...lines.flatMap(lineMovements), ...reductions.filter(({ kind }) => kind !== 'delivery')]
  const own = lines.filter((line) => !line.sentByBrand)
  const delivered = own.filter((line) => !line.isOnlyCollected)
  const deliveredCents = afterOffers(delivered, reductions)
  const feeCents = deliveryFee({ goodsCents: deliveredCents, lines: delivered.length }, mode, settings, parcel)
  const fee: PriceMovement = { kind: 'delivery', lineAutoId: null, promotionId: null, amountCents: feeCents }
  const delivery = own.length === 0 ? [] : [fee, ...reductions.filter(({ kind }) => kind === 'delivery')]
  const ledger = [...goods, ...delivery]
  const totalCents = ledgerSum(ledger)
  const deliveryCents = ledgerSum(delivery)
  return {
    listCents: ledgerSum(ledger, 'list'),
    offersCents: ledgerSum(ledger, 'offer'),
    goodsCents: totalCents - deliveryCents,
    deliveryCents,
    totalCents,
    gstCents: gstContained(totalCents, settings.gstRate),
    missingForFreeDeliveryCents: delivered.length === 0 || parcel ? 0 : missingForFreeDelivery(deliveredCents, settings),
    freeDeliveryFromCents: settings.freeFromCents,
    ledger,
  }
}

/** What free delivery is tested on: the value of goods after the offers of lines (promo-03, fulfil-25). */
function afterOffers(goods: readonly PricedLine[], reductions: readonly PriceMovement[]): Cents {
  const ids = new Set<number | null>(goods.map(({ autoId }) => autoId))
  const offers = reductions.filter(({ kind, lineAutoId }) => kind === 'offer' && ids.has(lineAutoId))
  return sum(goods.map((line) => line.priceCents * line.quantity)) + ledgerSum(offers)
}

/** A line's list price and, where its price is lower, the offer that reduces it. */
function lineMovements(line: PricedLine): PriceMovement[] {
  const pieceListCents = Math.max(line.originalCents ?? 0, line.priceCents)
  const offerCents = (line.priceCents - pieceListCents) * line.quantity
  const list: PriceMovement = { kind: 'list', lineAutoId: line.autoId, promotionId: null, amountCents: pieceListCents * line.quantity }
  return offerCents < 0 ? [list, { kind: 'offer', lineAutoId: line.autoId, promotionId: null, amountCents: offerCents }] : [list]
}

const ledgerSum = (ledger: readonly PriceMovement[], kind?: PriceKind): Cents =>
  sum(ledger.filter((entry) => kind === undefined || entry.kind === kind).map((entry) => entry.amountCents))

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)

import { setQuantity } from '#src/features/cart/rules/cart.ts'
import type { Cents } from '#src/kit/money.ts'
import { isOnlyCollected } from '#src/features/fulfilment/rules/allowed-modes.ts'
import { isSentByStore } from '#src/features/fulfilment/rules/grouping.ts'
import { payWith } from '#src/features/pricing/rules/tenders.ts'
import {
  priceCart,
  type CartTotals,
  type PricedLine,
  type PriceMovement,
  type PricingSettings,
} from '#src/features/pricing/rules/totals.ts'
import { shareOf, soldLines, type Cart, type CartLine, type Quote, type Tenders } from './from-wire.ts'

/** Quantities that the server has not confirmed yet, by line. */
export type PendingQuantities = ReadonlyMap<number, number>

/** The cart with every pending quantity applied, priced by the server's own rules until its reply arrives. */
export function redrawCart(cart: Cart, pending: PendingQuantities, operatorNames: readonly string[]): Cart {
  const lines = [...pending].reduce((changed, [id, quantity]) => {
    const next = setQuantity(changed, id, quantity, ({ product }) => product.purchasable)
    return next.ok ? next.value : changed
  }, cart.lines)
  if (lines === cart.lines) return cart
  const pieceLists = new Map(cart.lines.map((line) => [line.id, line.listCents / line.quantity]))
  const priced = soldLines({ lines }).map((line) => pricedLine(line, pieceLists.get(line.id)!, operatorNames))
  const { ledger, ...totals } = priceCart({
    lines: priced,
    mode: cart.delivery.mode,
    parcel: cart.delivery.parcel,
    settings: settingsOf(cart.quote),
    reductions: reductionsFor(lines, cart),
  })
  const { tenders, toPayCents } = redrawTenders(cart.tenders, totals)
  const amounts = Map.groupBy(ledger, ({ lineAutoId }) => lineAutoId)
  const sources = new Map(cart.quote.ledger.map(({ promotionId, source }) => [promotionId, source]))
  return {
    ...cart,
    lines: lines.map((line) => (line.product.notSold ? line : withAmounts(line, pieceLists.get(line.id)!, amounts.get(line.id) ?? []))),
    pieces: cart.pieces + pieces(lines) - pieces(cart.lines),
    tenders,
    quote: {
      ...cart.quote,
      ...totals,
      toPayCents,
      promotions: cart.quote.promotions.map((promotion) => ({
        ...promotion,
        amountCents: ledger.reduce((sum, entry) => (entry.promotionId === promotion.id ? sum + entry.amountCents : sum), 0),
      })),
      ledger: ledger.map(({ kind, lineAutoId, promotionId, amountCents }) => ({
        kind,
        lineId: lineAutoId,
        promotionId,
        source: sources.get(promotionId) ?? null,
        amountCents,
      })),
    },
  }
}

/** What the vouchers that paid until now and the rebates pay of other totals. */
function redrawTenders(before: Tenders, totals: Omit<CartTotals, 'ledger'>): { tenders: Tenders; toPayCents: Cents } {
  const { vouchers, rebates } = before
  const isUsable = ({ amountCents, minimumCents }: Tenders['vouchers'][number]): boolean =>
    amountCents > 0 && totals.listCents + totals.offersCents >= minimumCents
  const most = Math.min(rebates.askedCents, rebates.balanceCents)
  const paid = payWith(totals, { vouchers: vouchers.filter(isUsable), rebateCents: most })
  const paidBy = new Map(paid.vouchers.map(({ code, cents }) => [code, cents]))
  return {
    tenders: {
      vouchers: vouchers.map((voucher) => ({ ...voucher, amountCents: paidBy.get(voucher.code) ?? 0 })),
      rebates: { ...rebates, amountCents: paid.rebateCents },
    },
    toPayCents: paid.toPayCents,
  }
}

const pieces = (lines: readonly CartLine[]): number => lines.reduce((sum, line) => sum + line.quantity, 0)

const pricedLine = (line: CartLine, originalCents: number, operatorNames: readonly string[]): PricedLine => ({
  autoId: line.id,
  quantity: line.quantity,
  priceCents: line.priceCents,
  originalCents,
  sentByBrand: !isSentByStore(line.product.fulfilment, operatorNames),
  isOnlyCollected: isOnlyCollected(line.product),
})

/** What the promotions of the last reply take from the changed lines, each in proportion to its pieces; the next reply says it exactly. */
function reductionsFor(lines: readonly CartLine[], { lines: before, quote }: Cart): PriceMovement[] {
  const quantities = new Map(lines.map(({ id, quantity }) => [id, quantity]))
  const share = (id: number): number => (quantities.get(id) ?? 0) / (before.find((line) => line.id === id)?.quantity ?? 1)
  return quote.ledger.flatMap(({ kind, lineId, promotionId, amountCents }) => {
    if (promotionId === null || (lineId !== null && !quantities.has(lineId))) return []
    const cents = lineId === null ? amountCents : Math.round(amountCents * share(lineId))
    return [{ kind, lineAutoId: lineId, promotionId, amountCents: cents }]
  })
}

const withAmounts = (line: CartLine, pieceListCents: Cents, movements: readonly PriceMovement[]): CartLine => ({
  ...line,
  listCents: pieceListCents * line.quantity,
  amountCents: sumOf(movements),
  ownCents: sumOf(movements) - shareOf(movements),
})

const sumOf = (movements: readonly PriceMovement[]): Cents => movements.reduce((sum, { amountCents }) => sum + amountCents, 0)

const settingsOf = ({ freeDeliveryFromCents, deliveryFeeCents, gstRate }: Quote): PricingSettings => ({
  freeFromCents: freeDeliveryFromCents,
  feeCents: deliveryFeeCents,
  gstRate,
})

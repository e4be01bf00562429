import { setQuantity } from '#src/features/cart/rules/cart.ts'
import type { Cents } from '#src/kit/money.ts'
import { isSentByStore } from '#src/features/fulfilment/rules/grouping.ts'
import { priceCart, type PricedLine, type PricingSettings } from '#src/features/pricing/rules/totals.ts'
import { soldLines, type Cart, type CartLine, type Quote } from './from-wire.ts'

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
  const { ledger, ...totals } = priceCart({ lines: priced, mode: cart.delivery.mode, settings: settingsOf(cart.quote) })
  return {
    ...cart,
    lines: lines.map((line) => (line.product.notSold ? line : withAmounts(line, pieceLists.get(line.id)!))),
    pieces: cart.pieces + pieces(lines) - pieces(cart.lines),
    quote: {
      ...cart.quote,
      ...totals,
      ledger: ledger.map(({ kind, lineAutoId, amountCents }) => ({ kind, lineId: lineAutoId, source: null, amountCents })),
    },
  }
}

const pieces = (lines: readonly CartLine[]): number => lines.reduce((sum, line) => sum + line.quantity, 0)

const pricedLine = (line: CartLine, originalCents: number, operatorNames: readonly string[]): PricedLine => ({
  autoId: line.id,
  quantity: line.quantity,
  priceCents: line.priceCents,
  originalCents,
  sentByBrand: !isSentByStore(line.product.fulfilment, operatorNames),
})

const withAmounts = (line: CartLine, pieceListCents: Cents): CartLine => ({
  ...line,
  listCents: pieceListCents * line.quantity,
  amountCents: line.priceCents * line.quantity,
})

const settingsOf = ({ freeDeliveryFromCents, deliveryFeeCents, gstRate }: Quote): PricingSettings => ({
  freeFromCents: freeDeliveryFromCents,
  feeCents: deliveryFeeCents,
  gstRate,
})

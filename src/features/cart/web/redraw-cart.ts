import { setQuantity } from '#src/features/cart/rules/cart.ts'
import { isSentByStore } from '#src/features/fulfilment/rules/grouping.ts'
import { priceCart, type PricedLine, type PricingSettings } from '#src/features/pricing/rules/totals.ts'
import type { Cart, CartLine, Quote } from './from-wire.ts'

/** Quantities that the server has not confirmed yet, by line. */
export type PendingQuantities = ReadonlyMap<number, number>

/** The cart with every pending quantity applied, priced by the server's own rules until its reply arrives. */
export function redrawCart(cart: Cart, pending: PendingQuantities, operatorNames: readonly string[]): Cart {
  const lines = [...pending].reduce((changed, [id, quantity]) => {
    const next = setQuantity(changed, id, quantity, ({ product }) => product.purchasable)
    return next.ok ? next.value : changed
  }, cart.lines)
  if (lines === cart.lines) return cart
  const unitLists = new Map(cart.lines.map((line) => [line.id, line.listCents / line.quantity]))
  const priced = lines.map((line) => pricedLine(line, unitLists.get(line.id)!, operatorNames))
  const { ledger, ...totals } = priceCart({ lines: priced, mode: cart.delivery.mode, settings: settingsOf(cart.quote) })
  return {
    ...cart,
    lines: lines.map((line, index) => withAmounts(line, priced[index]!)),
    pieces: cart.pieces + pieces(lines) - pieces(cart.lines),
    quote: {
      ...cart.quote,
      ...totals,
      ledger: ledger.map(({ kind, lineAutoId, amountCents }) => ({ kind, lineId: lineAutoId, source: null, amountCents })),
    },
  }
}

const pieces = (lines: readonly CartLine[]): number => lines.reduce((sum, line) => sum + line.quantity, 0)

const pricedLine = (line: CartLine, unitOriginalCents: number, operatorNames: readonly string[]): PricedLine => ({
  autoId: line.id,
  quantity: line.quantity,
  unitPriceCents: line.unitPriceCents,
  unitOriginalCents,
  sentByBrand: !isSentByStore(line.product.fulfilment, operatorNames),
})

function withAmounts(line: CartLine, priced: PricedLine): CartLine {
  const unitListCents = priced.unitOriginalCents ?? priced.unitPriceCents
  return { ...line, listCents: unitListCents * priced.quantity, amountCents: priced.unitPriceCents * priced.quantity }
}

const settingsOf = ({ freeDeliveryFromCents, deliveryFeeCents, gstRate }: Quote): PricingSettings => ({
  freeFromCents: freeDeliveryFromCents,
  feeCents: deliveryFeeCents,
  gstRate,
})

import type { CartInfo, CartItem, Quote } from '#src/features/cart/cart.contract.ts'
import { setQuantity } from '#src/features/cart/rules/cart.ts'
import { isSentByStore } from '#src/features/fulfilment/rules/grouping.ts'
import { priceCart, type PricedLine, type PricingSettings } from '#src/features/pricing/rules/totals.ts'
import { groupedProduct } from './from-wire.ts'

/** Quantities asked for and not yet answered, by line. */
export type Wanted = ReadonlyMap<number, number>

/** The cart as it will be when every wanted quantity is granted, priced by the server's own rules until its reply comes. */
export function redrawCart(cart: CartInfo, wanted: Wanted, operatorNames: readonly string[]): CartInfo {
  const items = [...wanted].reduce((lines, [autoId, quantity]) => {
    const next = setQuantity(lines, autoId, quantity, mostOf)
    return next.ok ? next.value : lines
  }, cart.productsInCart)
  if (items === cart.productsInCart) return cart
  const unitLists = new Map(cart.productsInCart.map((item) => [item.autoId, item.listCents / item.quantityInCart]))
  const priced = items.map((item) => pricedLine(item, unitLists.get(item.autoId)!, operatorNames))
  const { ledger, ...totals } = priceCart({
    lines: priced,
    mode: cart.delivery.mode,
    settings: settingsOf(cart.quote),
  })
  return {
    ...cart,
    productsInCart: items.map((item, index) => withAmounts(item, priced[index]!)),
    totalProductInCart: cart.totalProductInCart + pieces(items) - pieces(cart.productsInCart),
    quote: { ...cart.quote, ...totals, ledger: ledger.map((entry) => ({ ...entry, source: null })) },
  }
}

/** How many of an item can be bought now. */
export const mostOf = (item: CartItem): number => (item.product.outOfStock ? 0 : item.product.quantity)

const pieces = (items: readonly CartItem[]): number => items.reduce((sum, item) => sum + item.quantityInCart, 0)

const pricedLine = (item: CartItem, unitOriginalCents: number, operatorNames: readonly string[]): PricedLine => ({
  autoId: item.autoId,
  quantity: item.quantityInCart,
  unitPriceCents: item.unitPriceCents,
  unitOriginalCents,
  sentByBrand: !isSentByStore(groupedProduct(item.product).fulfilment, operatorNames),
})

function withAmounts(item: CartItem, line: PricedLine): CartItem {
  const unitListCents = line.unitOriginalCents ?? line.unitPriceCents
  return { ...item, listCents: unitListCents * line.quantity, amountCents: line.unitPriceCents * line.quantity }
}

const settingsOf = ({ freeDeliveryFromCents, deliveryFeeCents, gstRate }: Quote): PricingSettings => ({
  freeFromCents: freeDeliveryFromCents,
  feeCents: deliveryFeeCents,
  gstRate,
})

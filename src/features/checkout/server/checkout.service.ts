import { inCulture } from '#src/kit/culture.ts'
import type { Clock } from '#src/kit/clock.ts'
import { problem, type Problem } from '#src/kit/problem.ts'
import { ok, refuse, type Result } from '#src/kit/result.ts'
import type { CartData } from '#src/features/cart/cart.contract.ts'
import type { CartService, PricedCart } from '#src/features/cart/server/cart.service.ts'
import { deliveryFee, type DeliveryMode } from '#src/features/fulfilment/rules/delivery.ts'
import { readyBy } from '#src/features/fulfilment/rules/ready-by.ts'
import type { SettingsService } from '#src/features/settings/server/settings.service.ts'
import type { StockService } from '#src/features/stock/server/stock.service.ts'
import type { Database } from '#src/platform/db/database.ts'
import type { Caller } from '#src/platform/http/caller.ts'
import type { AddressPayload, FulfillmentOptions } from '../checkout.contract.ts'
import { fromAddressPayload } from '#src/features/addresses/rules/address-payload.ts'

type Answer = Promise<Result<CartData, Problem>>

export interface CheckoutService {
  fulfilmentOptions(caller: Caller): Promise<FulfillmentOptions>
  setShippingAddress(caller: Caller, cartId: number | undefined, payload: AddressPayload): Answer
  /** Without an address, bills go to the shipping address. */
  setBillingAddress(caller: Caller, cartId: number | undefined, payload: AddressPayload | undefined): Answer
  setDelivery(caller: Caller, cartId: number | undefined, mode: DeliveryMode, storeCode: string): Answer
  setPaymentType(caller: Caller, cartId: number | undefined, paymentType: number): Answer
}

export function createCheckout(
  database: Database,
  cart: CartService,
  stock: StockService,
  settings: SettingsService,
  clock: Clock,
): CheckoutService {
  const withGoods = (priced: PricedCart): Problem | null => (priced.lines.length === 0 ? problem('CART_EMPTY') : null)
  return {
    async fulfilmentOptions(caller) {
      const { culture } = caller
      const [priced, stores, { freeDeliveryFromCents, deliveryFeeCents }] = await Promise.all([
        cart.priced(database.orm, caller),
        stock.stores(database.orm),
        settings.current(),
      ])
      const goodsCents = freeDeliveryFromCents - priced.totals.missingForFreeDeliveryCents
      const fee = deliveryFee({ goodsCents, lines: priced.lines.length }, 'delivery', {
        freeFromCents: freeDeliveryFromCents,
        feeCents: deliveryFeeCents,
      })
      return {
        delivery: { available: true, feeCents: fee },
        collection: stores.map((store) => ({
          code: store.code,
          name: inCulture({ en: store.name, zh: store.nameZh }, culture),
          address: inCulture({ en: store.address ?? '', zh: store.addressZh }, culture),
          hours: store.hours?.[culture] ?? '',
          available: true,
          readyBy: readyBy(clock.now(), isOnShelf(priced, store.code)),
        })),
      }
    },

    setShippingAddress: (caller, cartId, payload) =>
      cart.change(caller, cartId, async (_, priced) => {
        const empty = withGoods(priced)
        if (empty) return refuse(empty)
        const address = fromAddressPayload(payload)
        if (!address.ok) return refuse(problem('VALIDATION', { fields: address.problem }))
        // Delivered abroad needs a carrier's price; until there is one, goods travel within Singapore.
        if (address.value.countryCode !== 'SG') return refuse(problem('DELIVERY_NOT_AVAILABLE'))
        return ok({ shippingAddress: address.value })
      }),

    setBillingAddress: (caller, cartId, payload) =>
      cart.change(caller, cartId, async (_, priced) => {
        const empty = withGoods(priced)
        if (empty) return refuse(empty)
        if (!payload) return ok({ billingAddress: null })
        const address = fromAddressPayload(payload)
        if (!address.ok) return refuse(problem('VALIDATION', { fields: address.problem }))
        return ok({ billingAddress: address.value })
      }),

    setDelivery: (caller, cartId, mode, storeCode) =>
      cart.change(caller, cartId, async (orm, priced) => {
        const empty = withGoods(priced)
        if (empty) return refuse(empty)
        if (mode === 'delivery') return ok({ delivery: { mode } })
        const stores = await stock.stores(orm)
        if (!stores.some((store) => store.code === storeCode)) return refuse(problem('DELIVERY_NOT_AVAILABLE'))
        return ok({ delivery: { mode, storeCode } })
      }),

    setPaymentType: (caller, cartId, paymentType) =>
      cart.change(caller, cartId, async (_, priced) => {
        const empty = withGoods(priced)
        return empty ? refuse(empty) : ok({ paymentType })
      }),
  }
}

/** Whether a store has all of the own goods; what brands send themselves does not matter to it. */
const isOnShelf = ({ lines }: PricedCart, storeCode: string): boolean =>
  lines.every(({ sentByBrand, item, quantity }) => sentByBrand || (item.variant.storeStock[storeCode] ?? 0) >= quantity)

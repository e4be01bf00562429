import { inCulture } from '#src/kit/culture.ts'
import type { Clock } from '#src/kit/clock.ts'
import { problem, type Problem } from '#src/kit/problem.ts'
import { ok, refuse, type Result } from '#src/kit/result.ts'
import type { CartData } from '#src/features/cart/cart.contract.ts'
import { soldLines, type CartChange, type CartService, type PricedCart } from '#src/features/cart/server/cart.service.ts'
import type { DeliveryMode } from '#src/features/fulfilment/rules/delivery.ts'
import { readyBy } from '#src/features/fulfilment/rules/ready-by.ts'
import type { StockService } from '#src/features/stock/server/stock.service.ts'
import type { Database, Orm } from '#src/platform/db/database.ts'
import type { Caller } from '#src/platform/http/caller.ts'
import type { AddressPayload, FulfillmentOptions } from '../checkout.contract.ts'
import { fromAddressPayload } from '#src/features/addresses/rules/address-payload.ts'

type Answer = Promise<Result<CartData, Problem>>

export interface CheckoutService {
  fulfilmentOptions(caller: Caller): Promise<FulfillmentOptions>
  setShippingAddress(caller: Caller, cartId: number | undefined, payload: AddressPayload): Answer
  /** Without an address, the bill goes to the shipping address. */
  setBillingAddress(caller: Caller, cartId: number | undefined, payload: AddressPayload | undefined): Answer
  setDelivery(caller: Caller, cartId: number | undefined, mode: DeliveryMode, storeCode: string): Answer
  setPaymentType(caller: Caller, cartId: number | undefined, paymentType: number): Answer
}

interface Parts {
  database: Database
  cart: CartService
  stock: StockService
  clock: Clock
}

export function createCheckout(database: Database, cart: CartService, stock: StockService, clock: Clock): CheckoutService {
  const parts = { database, cart, stock, clock }
  return {
    fulfilmentOptions: (caller) => fulfilmentOptions(parts, caller),

    setShippingAddress: (caller, cartId, payload) =>
      changeFilled(cart, caller, cartId, async () => {
        const address = fromAddressPayload(payload)
        if (!address.ok) return refuse(problem('VALIDATION', { fields: address.problem }))
        // Delivery abroad needs a carrier's price, which the shop does not have yet.
        if (address.value.countryCode !== 'SG') return refuse(problem('DELIVERY_NOT_AVAILABLE'))
        return ok({ shippingAddress: address.value })
      }),

    setBillingAddress: (caller, cartId, payload) =>
      changeFilled(cart, caller, cartId, async () => {
        if (!payload) return ok({ billingAddress: null })
        const address = fromAddressPayload(payload)
        if (!address.ok) return refuse(problem('VALIDATION', { fields: address.problem }))
        return ok({ billingAddress: address.value })
      }),

    setDelivery: (caller, cartId, mode, storeCode) =>
      changeFilled(cart, caller, cartId, async (orm) => {
        if (mode === 'delivery') return ok({ delivery: { mode } })
        const stores = await stock.stores(orm)
        if (!stores.some((store) => store.code === storeCode)) return refuse(problem('DELIVERY_NOT_AVAILABLE'))
        return ok({ delivery: { mode, storeCode } })
      }),

    setPaymentType: (caller, cartId, paymentType) => changeFilled(cart, caller, cartId, async () => ok({ paymentType })),
  }
}

/** Changes the caller's cart; CART_EMPTY when it has no lines. */
const changeFilled = (
  cart: CartService,
  caller: Caller,
  cartId: number | undefined,
  work: (orm: Orm) => Promise<Result<CartChange, Problem>>,
): Answer => cart.change(caller, cartId, async (orm, priced) => (priced.lines.length === 0 ? refuse(problem('CART_EMPTY')) : work(orm)))

async function fulfilmentOptions({ database, cart, stock, clock }: Parts, caller: Caller): Promise<FulfillmentOptions> {
  const { culture } = caller
  const [priced, stores] = await Promise.all([cart.priced(database.orm, caller), stock.stores(database.orm)])
  const { settings, totals } = priced
  return {
    // The cart may be set to collection, so its own delivery fee does not say what delivery would cost.
    delivery: { available: true, feeCents: totals.missingForFreeDeliveryCents > 0 ? settings.feeCents : 0 },
    collection: stores.map((store) => ({
      code: store.code,
      name: inCulture({ en: store.name, zh: store.nameZh }, culture),
      address: inCulture({ en: store.address ?? '', zh: store.addressZh }, culture),
      hours: store.hours ? inCulture(store.hours, culture) : '',
      available: true,
      readyBy: readyBy(clock.now(), isInStock(priced, store.code)),
    })),
  }
}

/** Whether a store has all of the own goods in stock; goods sent by brands do not count. */
const isInStock = (priced: PricedCart, storeCode: string): boolean =>
  soldLines(priced).every(({ sentByBrand, item, quantity }) => sentByBrand || (item.variant.storeStock[storeCode] ?? 0) >= quantity)

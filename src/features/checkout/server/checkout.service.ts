import { problem, type Problem } from '#src/kit/problem.ts'
import { ok, refuse, type Result } from '#src/kit/result.ts'
import type { CartData } from '#src/features/cart/cart.contract.ts'
import type { CartChange, CartService, PricedCart } from '#src/features/cart/server/cart.service.ts'
import type { Orm } from '#src/platform/db/database.ts'
import type { Caller } from '#src/platform/http/caller.ts'
import type { AddressPayload, FulfillmentOptions, ShipmentChoice } from '../checkout.contract.ts'
import { fromAddressPayload } from '#src/features/addresses/rules/address-payload.ts'
import { chosenDelivery, fulfilmentOptions, type FulfilmentParts } from './fulfilment-options.ts'

type Answer = Promise<Result<CartData, Problem>>

export interface CheckoutService {
  fulfilmentOptions(caller: Caller): Promise<FulfillmentOptions>
  setShippingAddress(caller: Caller, cartId: number | undefined, payload: AddressPayload): Answer
  /** Without an address, the bill goes to the shipping address. */
  setBillingAddress(caller: Caller, cartId: number | undefined, payload: AddressPayload | undefined): Answer
  /** Groups that are not named keep their choice. */
  chooseShipping(caller: Caller, cartId: number | undefined, shipments: readonly ShipmentChoice[]): Answer
  setPaymentType(caller: Caller, cartId: number | undefined, paymentType: number): Answer
}

export function createCheckout(parts: FulfilmentParts): CheckoutService {
  const { cart } = parts
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

    chooseShipping: (caller, cartId, shipments) =>
      changeFilled(cart, caller, cartId, (orm, priced) => chosenDelivery(parts, orm, priced, shipments)),

    setPaymentType: (caller, cartId, paymentType) => changeFilled(cart, caller, cartId, async () => ok({ paymentType })),
  }
}

/** Changes the caller's cart; CART_EMPTY when it has no lines. */
const changeFilled = (
  cart: CartService,
  caller: Caller,
  cartId: number | undefined,
  work: (orm: Orm, priced: PricedCart) => Promise<Result<CartChange, Problem>>,
): Answer =>
  cart.change(caller, cartId, async (orm, priced) => (priced.lines.length === 0 ? refuse(problem('CART_EMPTY')) : work(orm, priced)))

import { problem, type Problem } from '#src/kit/problem.ts'
import { ok, refuse, type Result } from '#src/kit/result.ts'
import type { CartData } from '#src/features/cart/cart.contract.ts'
import type { CartChange, CartService, FilledCart } from '#src/features/cart/server/cart.service.ts'
import type { Orm } from '#src/platform/db/database.ts'
import type { Caller } from '#src/platform/http/caller.ts'
import type { AddressPayload, FulfillmentOptions, ParcelPrice, PlacePayload, ShipmentChoice } from '../checkout.contract.ts'
import { destinationErrors } from '#src/features/addresses/rules/address.ts'
import { fromAddressPayload } from '#src/features/addresses/rules/address-payload.ts'
import { isSamePlace, parcelPlace, type ParcelQuote } from '#src/features/fulfilment/rules/parcel.ts'
import { isOfKind } from '#src/features/pricing/rules/instalments.ts'
import type { ParcelCarrier } from '#src/outside/parcels/port.ts'
import type { Quotas } from '#src/platform/quota/quotas.ts'
import { mayAskCarrier } from './parcel-allowance.ts'
import { quoteParcel, withParcel } from './parcel-price.ts'
import { createParcelQuotes, type ParcelQuotes } from './parcel-quotes.ts'
import { chosenDelivery, fulfilmentOptions, type FulfilmentParts } from './fulfilment-options.ts'

type Answer = Promise<Result<CartData, Problem>>

type PaymentChoice = Pick<FilledCart, 'paymentType' | 'instalments'>

export interface CheckoutService {
  fulfilmentOptions(caller: Caller): Promise<FulfillmentOptions>
  setShippingAddress(caller: Caller, cartId: number | undefined, payload: AddressPayload): Answer
  /** What delivery to a place costs; the cart is priced for that place from now on. */
  priceParcel(caller: Caller, cartId: number | undefined, place: PlacePayload): Promise<Result<ParcelPrice, Problem>>
  /** Without an address, the bill goes to the shipping address. */
  setBillingAddress(caller: Caller, cartId: number | undefined, payload: AddressPayload | undefined): Answer
  /** Groups that are not named keep their choice. */
  chooseShipping(caller: Caller, cartId: number | undefined, shipments: readonly ShipmentChoice[]): Answer
  setPaymentType(caller: Caller, cartId: number | undefined, payment: PaymentChoice): Answer
}

export interface CheckoutParts extends FulfilmentParts {
  parcels: ParcelCarrier
  quotas: Quotas
}

export function createCheckout({ parcels, ...others }: CheckoutParts): CheckoutService {
  const parts = { ...others, quotes: createParcelQuotes(parcels, others.clock) }
  const { cart } = parts
  return {
    fulfilmentOptions: (caller) => fulfilmentOptions(parts, caller),

    async setShippingAddress(caller, cartId, payload) {
      const address = fromAddressPayload(payload)
      if (!address.ok) return refuse(problem('VALIDATION', { fields: address.problem }))
      const parcel = await parcelTo(parts, caller, address.value)
      if (!parcel.ok) return parcel
      return changeFilled(cart, caller, cartId, async (_, { delivery }) =>
        ok({ shippingAddress: address.value, delivery: withParcel(delivery, parcel.value) }),
      )
    },

    priceParcel: (caller, cartId, place) => priceParcel(parts, caller, cartId, place),

    setBillingAddress: (caller, cartId, payload) =>
      changeFilled(cart, caller, cartId, async () => {
        if (!payload) return ok({ billingAddress: null })
        const address = fromAddressPayload(payload)
        if (!address.ok) return refuse(problem('VALIDATION', { fields: address.problem }))
        return ok({ billingAddress: address.value })
      }),

    chooseShipping: (caller, cartId, shipments) =>
      changeFilled(cart, caller, cartId, (orm, before) => chosenDelivery(parts, orm, before, shipments)),

    setPaymentType: (caller, cartId, { paymentType, instalments }) =>
      changeFilled(cart, caller, cartId, async (_, { store }) =>
        instalments && !store.instalmentPlans.some((plan) => isOfKind(plan, instalments))
          ? refuse(problem('PLAN_NOT_OFFERED'))
          : ok({ paymentType, instalments }),
      ),
  }
}

/** Changes the caller's cart; CART_EMPTY when it has no lines, or when there is none (checkout-08). */
const changeFilled = (
  cart: CartService,
  caller: Caller,
  cartId: number | undefined,
  work: (orm: Orm, before: FilledCart) => Promise<Result<CartChange, Problem>>,
): Answer =>
  cart.change(caller, cartId, async (orm, before) => (before.lines.length === 0 ? refuse(problem('CART_EMPTY')) : work(orm, before)))

type PricingParts = Omit<CheckoutParts, 'parcels'> & { quotes: ParcelQuotes }

/** The quote for an address; null in Singapore, and where nothing has to be sent. */
const parcelTo = async (
  parts: PricingParts,
  caller: Caller,
  address: Parameters<typeof parcelPlace>[0],
): Promise<Result<ParcelQuote | null, Problem>> =>
  address.countryCode === 'SG'
    ? ok(null)
    : quoteParcel(parts.quotes, await parts.cart.priced(parts.database.orm, caller), parcelPlace(address), () =>
        mayAskCarrier(parts, caller),
      )

async function priceParcel(
  parts: PricingParts,
  caller: Caller,
  cartId: number | undefined,
  place: PlacePayload,
): Promise<Result<ParcelPrice, Problem>> {
  const fields = destinationErrors(place)
  if (Object.keys(fields).length > 0) return refuse(problem('VALIDATION', { fields }))
  const parcel = await parcelTo(parts, caller, place)
  if (!parcel.ok) return parcel
  const to = parcelPlace(place)
  const changed = await changeFilled(parts.cart, caller, cartId, async (_, { delivery, shippingAddress }) => {
    const isSame = shippingAddress !== null && isSamePlace(parcelPlace(shippingAddress), to)
    return ok({ delivery: withParcel(delivery, parcel.value), ...(isSame ? {} : { shippingAddress: null }) })
  })
  if (!changed.ok) return changed
  return ok({ priceCents: changed.value.cartInfo.quote.deliveryCents, days: parcel.value?.days ?? null, ...changed.value })
}

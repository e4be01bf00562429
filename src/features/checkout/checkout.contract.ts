import * as z from 'zod/mini'
import { addressNames, withNamesInUse } from '#src/features/addresses/addresses.contract.ts'
import { CartAutoId, CartData } from '#src/features/cart/cart.contract.ts'
import { interestTypes } from '#src/features/pricing/rules/instalments.ts'
import type { DeliveryChoice } from '#src/features/fulfilment/rules/delivery.ts'
import { ownGroup } from '#src/features/fulfilment/rules/grouping.ts'
import { defineEndpoint } from '#src/kit/endpoint.ts'

const parcelProblems = [
  'PARCEL_BY_BRAND',
  'PARCEL_NO_WEIGHT',
  'PARCEL_TOO_HEAVY',
  'PARCEL_NOT_SERVED',
  'PARCEL_NOT_PRICED',
  'TOO_MANY_REQUESTS',
] as const

/** An address in the form of the payloads (address-03, address-05). */
export const AddressPayload = z.pipe(z.strictObject(addressNames), z.transform(withNamesInUse))
export type AddressPayload = z.infer<typeof AddressPayload>

export const updateCartShipmentAddresses = defineEndpoint({
  name: 'UpdateCartShipmentAddresses',
  method: 'PUT',
  path: '/api/CheckOut/UpdateCartShipmentAddresses',
  backend: 'commerce',
  access: 'shopper',
  summary: 'Keeps where the order goes. A 422 names each wrong field and its message',
  body: z.pipe(
    z.strictObject({ shoppingCart_AutoId: CartAutoId, shippingAddress: AddressPayload }),
    z.transform(({ shoppingCart_AutoId: cartId, shippingAddress }) => ({ cartId, shippingAddress })),
  ),
  data: CartData,
  problems: ['NOT_FOUND', 'VALIDATION', 'CART_EMPTY', ...parcelProblems],
})

/** As much of an address as a carrier's price depends on. The rest of the address is taken and not read. */
const PlacePayload = z.pipe(
  z.strictObject({ ...addressNames, name: z.optional(addressNames.name), email: z.optional(addressNames.email) }),
  z.transform(withNamesInUse),
)
export type PlacePayload = z.infer<typeof PlacePayload>

export const ParcelPrice = z.object({
  priceCents: z.int(),
  /** Calendar days until it is delivered; null in Singapore. */
  days: z.nullable(z.int()),
  ...CartData.shape,
})
export type ParcelPrice = z.infer<typeof ParcelPrice>

export const dhlShippingPrice = defineEndpoint({
  name: 'DHLShippingPrice',
  method: 'POST',
  path: '/api/dhl/DHLShippingPrice',
  backend: 'commerce',
  access: 'shopper',
  summary: 'What delivery of the cart to an address costs, without duties. The cart is priced for that place from now on',
  body: z.pipe(
    z.strictObject({ shoppingCart_AutoId: CartAutoId, address: PlacePayload }),
    z.transform(({ shoppingCart_AutoId: cartId, address }) => ({ cartId, address })),
  ),
  data: ParcelPrice,
  problems: ['NOT_FOUND', 'VALIDATION', 'CART_EMPTY', ...parcelProblems],
})

export const updateCartBillingAddress = defineEndpoint({
  name: 'UpdateCartBillingAddress',
  method: 'PUT',
  path: '/api/checkOut/UpdateCartBillingAddress',
  backend: 'commerce',
  access: 'shopper',
  summary: 'Keeps the billing address; left out, it is the same as the shipping address',
  body: z.pipe(
    z.strictObject({ shoppingCart_AutoId: CartAutoId, billingAddress: z.optional(AddressPayload) }),
    z.transform(({ shoppingCart_AutoId: cartId, billingAddress }) => ({ cartId, billingAddress })),
  ),
  data: CartData,
  problems: ['NOT_FOUND', 'VALIDATION', 'CART_EMPTY'],
})

const SlotAutoId = z.int().check(z.minimum(1), z.maximum(2_147_483_647))

/** A time of home delivery that is open, also when it is full. */
const SlotOption = z.object({
  autoId: z.int(),
  startsAt: z.string(),
  endsAt: z.string(),
  capacity: z.int(),
  /** How many orders can still have it. */
  left: z.int(),
})

/** A store at which the group can be collected. */
const StoreOption = z.object({
  code: z.string(),
  name: z.string(),
  address: z.string(),
  hours: z.string(),
  /** How many of the group's pieces it has; the others come from the warehouse. */
  inStore: z.int(),
  pieces: z.int(),
  readyBy: z.string(),
})

/** The ways open to one fulfilment group of the cart. Without slots, the sender chooses the time. */
export const GroupOptions = z.object({
  /** `own`; `own:collected` for own goods that are only collected while the others are delivered; or `brand:` and the brand's code. */
  group: z.string(),
  isDeliveryAllowed: z.boolean(),
  isCollectionAllowed: z.boolean(),
  /** The names of its goods that rule delivery out, and of those that rule collection out. */
  onlyCollected: z.array(z.string()),
  onlyDelivered: z.array(z.string()),
  deliveryFeeCents: z.int(),
  slots: z.array(SlotOption),
  stores: z.array(StoreOption),
})
export type GroupOptions = z.infer<typeof GroupOptions>

export const FulfillmentOptions = z.object({
  /** The store's own groups first, if there are any. */
  groups: z.array(GroupOptions),
})
export type FulfillmentOptions = z.infer<typeof FulfillmentOptions>

export const getAvailableFulfillmentOptions = defineEndpoint({
  name: 'GetAvailableFulfillmentOptions',
  method: 'GET',
  path: '/api/FulfillmentOptions/GetAvailableFulfillmentOptions',
  backend: 'commerce',
  access: 'shopper',
  summary: 'The ways open to each group of the caller’s cart, with slots, stores and their stock',
  data: FulfillmentOptions,
  problems: [],
})

/** How one fulfilment group travels, as requests name it. */
const Shipment = z
  .strictObject({
    /** As the options name it; left out, the store's own group. */
    group: z._default(z.string().check(z.maxLength(80)), ownGroup),
    mode: z.enum(['delivery', 'collection']),
    /** The store collected from; for delivery it says nothing. */
    storeAutoID: z.string().check(z.maxLength(64)),
    /** For delivery only. */
    deliverySlot_AutoId: z.optional(z.nullable(SlotAutoId)),
  })
  .check(z.refine(({ mode, deliverySlot_AutoId: slotId }) => mode === 'delivery' || !slotId))

/** How a group is to travel. */
export interface ShipmentChoice extends DeliveryChoice {
  group: string
}

/** Choices as requests name them: a store for collection only, a slot for delivery only (fulfil-10). */
export const shipmentsOnWire = (choices: readonly ShipmentChoice[]) => ({
  shipments: choices.map(({ group, mode, storeCode, slotId }) => ({
    group,
    mode,
    storeAutoID: mode === 'collection' ? (storeCode ?? '') : '',
    ...(mode === 'delivery' && slotId ? { deliverySlot_AutoId: slotId } : {}),
  })),
  deliverySlot_AutoId: choices.find(({ mode, slotId }) => mode === 'delivery' && slotId)?.slotId ?? null,
})

export const updateShippingOptions = defineEndpoint({
  name: 'UpdateShippingOptions',
  method: 'PUT',
  path: '/api/CheckOut/UpdateShippingOptions',
  backend: 'commerce',
  access: 'shopper',
  summary: 'Chooses delivery or collection for the cart’s groups; a group that is not named keeps its choice',
  body: z.pipe(
    z.strictObject({
      shoppingCart_AutoId: CartAutoId,
      shipments: z.array(Shipment).check(z.minLength(1), z.maxLength(100)),
      /** The slot of a delivery by the store whose shipment names none. */
      deliverySlot_AutoId: z.optional(z.nullable(SlotAutoId)),
    }),
    z.transform(({ shoppingCart_AutoId: cartId, shipments, deliverySlot_AutoId: slotId }) => ({
      cartId,
      shipments: shipments.map((shipment) => choiceOf(shipment, slotId)),
    })),
  ),
  data: CartData,
  problems: ['NOT_FOUND', 'DELIVERY_NOT_AVAILABLE', 'COLLECTION_NOT_AVAILABLE', 'SLOT_TAKEN', 'CART_EMPTY'],
})

function choiceOf(
  { group, mode, storeAutoID, deliverySlot_AutoId: own }: z.infer<typeof Shipment>,
  ofCart: number | null | undefined,
): ShipmentChoice {
  if (mode === 'collection') return { group, mode, storeCode: storeAutoID }
  const slotId = own ?? (group === ownGroup ? ofCart : null)
  return { group, mode, ...(slotId ? { slotId } : {}) }
}

export const setCartPaymentInfo = defineEndpoint({
  name: 'SetCartPaymentInfo',
  method: 'PUT',
  path: '/api/checkOut/SetCartPaymentInfo',
  backend: 'commerce',
  access: 'shopper',
  summary: 'Chooses the payment type: 1 is full payment, 2 by instalments, with the kind of plan once it is chosen',
  body: z.pipe(
    z.strictObject({
      shoppingCart_AutoId: CartAutoId,
      isTypePayment: z.literal([1, 2]),
      interestType: z.optional(z.enum(interestTypes)),
      /** Months. */
      installmentPeriod: z.optional(z.int().check(z.minimum(1), z.maximum(120))),
    }),
    z.transform(({ shoppingCart_AutoId: cartId, isTypePayment: paymentType, interestType, installmentPeriod: months }) => ({
      cartId,
      paymentType,
      instalments: paymentType === 2 && interestType && months ? { interestType, months } : null,
    })),
  ),
  data: CartData,
  problems: ['NOT_FOUND', 'CART_EMPTY', 'PLAN_NOT_OFFERED'],
})

import * as z from 'zod/mini'
import { CartAutoId, CartData } from '#src/features/cart/cart.contract.ts'
import type { DeliveryMode } from '#src/features/fulfilment/rules/delivery.ts'
import { defineEndpoint } from '#src/kit/endpoint.ts'

const line = (most: number) => z.optional(z.string().check(z.maxLength(most)))

/**
 * An address in the form of the payloads (address-03, address-05). A guest's Singapore address is one JSON string in
 * addressLine1 with block, building, level, street and unit; elsewhere both lines are plain.
 */
export const AddressPayload = z.strictObject({
  name: z.string().check(z.maxLength(120)),
  email: z.string().check(z.maxLength(254)),
  contactNo: z.string().check(z.maxLength(40)),
  countryCode: z.string().check(z.regex(/^[A-Z]{2}$/)),
  postalCode: z.string().check(z.maxLength(12)),
  addressLine1: line(600),
  addressLine2: line(200),
  state: line(60),
  district: line(60),
  city: line(60),
})
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
  problems: ['NOT_FOUND', 'VALIDATION', 'DELIVERY_NOT_AVAILABLE', 'CART_EMPTY'],
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

export const FulfillmentOptions = z.object({
  /** Own goods only; brands deliver their own goods. */
  delivery: z.object({ available: z.boolean(), feeCents: z.int() }),
  collection: z.array(
    z.object({ code: z.string(), name: z.string(), address: z.string(), hours: z.string(), available: z.boolean(), readyBy: z.string() }),
  ),
})
export type FulfillmentOptions = z.infer<typeof FulfillmentOptions>

export const getAvailableFulfillmentOptions = defineEndpoint({
  name: 'GetAvailableFulfillmentOptions',
  method: 'GET',
  path: '/api/FulfillmentOptions/GetAvailableFulfillmentOptions',
  backend: 'commerce',
  access: 'shopper',
  summary: 'How the caller’s cart can reach them',
  data: FulfillmentOptions,
  problems: [],
})

/** A delivery as requests name it. */
export const deliveryOnWire = (mode: DeliveryMode, storeCode: string | null) => ({ shipments: [{ mode, storeAutoID: storeCode ?? '' }] })

export const updateShippingOptions = defineEndpoint({
  name: 'UpdateShippingOptions',
  method: 'PUT',
  path: '/api/CheckOut/UpdateShippingOptions',
  backend: 'commerce',
  access: 'shopper',
  summary: 'Chooses home delivery or collection for the store’s own goods',
  body: z.pipe(
    z.strictObject({
      shoppingCart_AutoId: CartAutoId,
      shipments: z
        .array(z.strictObject({ mode: z.enum(['delivery', 'collection']), storeAutoID: z.string().check(z.maxLength(64)) }))
        .check(z.length(1)),
    }),
    z.transform(({ shoppingCart_AutoId: cartId, shipments: [shipment] }) => ({
      cartId,
      mode: shipment!.mode,
      storeCode: shipment!.storeAutoID,
    })),
  ),
  data: CartData,
  problems: ['NOT_FOUND', 'DELIVERY_NOT_AVAILABLE', 'CART_EMPTY'],
})

export const setCartPaymentInfo = defineEndpoint({
  name: 'SetCartPaymentInfo',
  method: 'PUT',
  path: '/api/checkOut/SetCartPaymentInfo',
  backend: 'commerce',
  access: 'shopper',
  summary: 'Chooses the payment type: 1 is full payment',
  body: z.pipe(
    z.strictObject({ shoppingCart_AutoId: CartAutoId, isTypePayment: z.literal(1) }),
    z.transform(({ shoppingCart_AutoId: cartId, isTypePayment: paymentType }) => ({ cartId, paymentType })),
  ),
  data: CartData,
  problems: ['NOT_FOUND', 'CART_EMPTY'],
})

import * as z from 'zod/mini'
import { CartAutoId } from '#src/features/cart/cart.contract.ts'
import { defineEndpoint } from '#src/kit/endpoint.ts'

export const getPaymentToken = defineEndpoint({
  name: 'GetPaymentToken',
  method: 'GET',
  path: '/api/payment/authenticated/token',
  backend: 'commerce',
  access: 'shopper',
  summary: 'What the gateway’s card fields need: the address of their frame and a token for it',
  data: z.object({
    /** The frame's address, on the gateway's own origin. */
    cardFieldsUrl: z.string(),
    gatewayOrigin: z.string(),
    /** Accepted cards: a name and a regular expression over the digits (pay-07). */
    validationCardTypes: z.array(z.object({ name: z.string(), pattern: z.string() })),
  }),
  problems: ['UNAVAILABLE'],
})

export const createOrder = defineEndpoint({
  name: 'CreateOrder',
  method: 'POST',
  path: '/api/payment/CreateOrder',
  backend: 'commerce',
  access: 'shopper',
  summary: 'Places the order and charges the card, if anything is left to pay. The same idempotencyKey always answers with the same order',
  body: z.pipe(
    z.strictObject({
      shoppingCart_AutoId: CartAutoId,
      /** Chosen by the browser once per intent to pay; a retry sends the same key. */
      idempotencyKey: z.string().check(z.regex(/^[\w-]{16,64}$/)),
      /** `quote.hash` of the cart that the page showed. */
      quoteHash: z.string().check(z.regex(/^[\w-]{16,64}$/)),
      /** From the gateway's frame; stands for the card and can be used once. Left out when nothing is left to pay (pay-05). */
      paymentNonce: z.optional(z.string().check(z.regex(/^[\w-]{8,128}$/))),
      agreeToTerms: z.boolean(),
    }),
    z.transform(({ shoppingCart_AutoId: cartId, paymentNonce: nonce, ...intent }) => ({ cartId, nonce, ...intent })),
  ),
  data: z.object({
    orderNumber: z.string(),
    status: z.literal('paid'),
    /** The signed key that opens the invoice. */
    invoiceKey: z.string(),
  }),
  problems: [
    'NOT_FOUND',
    'CART_EMPTY',
    'OVER_STOCK',
    'OUT_OF_STOCK',
    'NOT_SOLD',
    'ADDRESS_INCOMPLETE',
    'DELIVERY_NOT_AVAILABLE',
    'COLLECTION_NOT_AVAILABLE',
    'SLOT_TAKEN',
    'PARCEL_BY_BRAND',
    'PARCEL_NO_WEIGHT',
    'PARCEL_TOO_HEAVY',
    'PARCEL_NOT_PRICED',
    'STALE_QUOTE',
    'IDEMPOTENCY_MISMATCH',
    'PAYMENT_DECLINED',
    'PAYMENT_UNKNOWN',
    'TERMS_NOT_AGREED',
    'VALIDATION',
    'UNAVAILABLE',
  ],
})

import * as z from 'zod/mini'
import { CartAutoId } from '#src/features/cart/cart.contract.ts'
import { defineEndpoint } from '#src/kit/endpoint.ts'
import { SavedCardAutoId } from './saved-cards.contract.ts'

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
    /** What the card fields need of the gateway; left out where they need nothing. */
    token: z.optional(z.string()),
    /** Accepted cards: a name and a regular expression over the digits (pay-07). */
    validationCardTypes: z.array(z.object({ name: z.string(), pattern: z.string() })),
  }),
  problems: ['UNAVAILABLE'],
})

/** How an order stands that is being paid. */
export const PaymentState = z.discriminatedUnion('status', [
  z.object({
    orderNumber: z.string(),
    status: z.literal('paid'),
    /** The signed key that opens the invoice. */
    invoiceKey: z.string(),
  }),
  z.object({
    orderNumber: z.string(),
    status: z.literal('requiresAction'),
    /** The gateway's page on which the shopper confirms the charge; it ends with a proof for CompleteOrder. */
    challengeUrl: z.string(),
    /** Until when the goods are held and the charge can be confirmed, ISO 8601. */
    heldUntil: z.string(),
  }),
])
export type PaymentState = z.infer<typeof PaymentState>

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
      /** A card that the member has saved. A nonce beside it is not used. */
      savedCard_AutoId: z.optional(SavedCardAutoId),
      /** The member's consent to store the card. */
      saveCard: z.optional(z.boolean()),
      /** To pay in months; left out for a full payment. */
      installmentPlan_AutoId: z.optional(z.int().check(z.minimum(1), z.maximum(2_147_483_647))),
      /** From `details` of CARD_TESTING_CHECK, once its `waitSeconds` are over. */
      humanCheck: z.optional(z.string().check(z.maxLength(200))),
      agreeToTerms: z.boolean(),
    }),
    z.transform(
      ({ shoppingCart_AutoId: cartId, paymentNonce: nonce, savedCard_AutoId: savedCardId, installmentPlan_AutoId: planId, ...intent }) => ({
        cartId,
        nonce,
        savedCardId,
        planId,
        ...intent,
      }),
    ),
  ),
  data: PaymentState,
  problems: [
    'NOT_FOUND',
    'PLAN_NOT_OFFERED',
    'CARD_TESTING_CHECK',
    'CARD_TESTING_PAUSE',
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

export const completeOrder = defineEndpoint({
  name: 'CompleteOrder',
  method: 'POST',
  path: '/api/payment/CompleteOrder',
  backend: 'commerce',
  access: 'shopper',
  summary:
    'After 3-D Secure: continues the charge with its proof, or ends it. With neither it says how the order stands. It may be sent any number of times',
  body: z.strictObject({
    orderNumber: z.string().check(z.regex(/^[\w-]{1,32}$/)),
    /** What the gateway's page ended with. */
    proof: z.optional(z.string().check(z.regex(/^[\w.-]{8,2048}$/))),
    /** The shopper does not confirm. */
    abandon: z.optional(z.boolean()),
  }),
  data: PaymentState,
  problems: ['NOT_FOUND', 'PAYMENT_DECLINED', 'PAYMENT_UNKNOWN', 'VALIDATION', 'UNAVAILABLE'],
})

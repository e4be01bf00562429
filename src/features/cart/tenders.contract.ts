import * as z from 'zod/mini'
import { defineEndpoint } from '#src/kit/endpoint.ts'
import { CartAutoId, CartData } from './cart.contract.ts'

/** As it is printed, in groups of four, or without the spaces. */
const VoucherCode = z.string().check(z.regex(/^[\sA-Za-z0-9]{1,40}$/))
const OfVoucher = z.pipe(
  z.strictObject({ shoppingCart_AutoId: CartAutoId, voucherCode: VoucherCode }),
  z.transform(({ shoppingCart_AutoId: cartId, voucherCode }) => ({ cartId, code: voucherCode.replace(/\s/g, '').toUpperCase() })),
)
const ofTenders = { backend: 'commerce', access: 'shopper' } as const

export const getTotalRedeemableRebates = defineEndpoint({
  ...ofTenders,
  name: 'GetTotalRedeemableRebates',
  method: 'GET',
  path: '/api/cart/gettotalredeemablerebates',
  summary: 'What the member’s rebates could pay of the cart. A guest is asked to sign in',
  data: z.object({
    balanceCents: z.int(),
    /** As much of the balance as the order has left after its vouchers. */
    redeemableCents: z.int(),
    /** What expires first and is used first. */
    first: z.nullable(z.object({ on: z.string(), amountCents: z.int() })),
  }),
  problems: ['NOT_SIGNED_IN'],
})

export const applyRebates = defineEndpoint({
  ...ofTenders,
  name: 'ApplyRebates',
  method: 'POST',
  path: '/api/cart/applyrebates',
  summary: 'Redeems rebates on the cart; 0 redeems none. The amount shrinks with the total and never grows',
  body: z.pipe(
    z.strictObject({ shoppingCart_AutoId: CartAutoId, amountCents: z.int().check(z.minimum(0), z.maximum(2_147_483_647)) }),
    z.transform(({ shoppingCart_AutoId: cartId, amountCents }) => ({ cartId, amountCents })),
  ),
  data: CartData,
  problems: ['NOT_SIGNED_IN', 'NOT_FOUND', 'CART_EMPTY', 'REDEEM_TOO_LARGE'],
})

export const applyVoucher = defineEndpoint({
  ...ofTenders,
  name: 'ApplyVoucher',
  method: 'POST',
  path: '/api/cart/ApplyVoucher',
  summary: 'Uses a voucher on the cart. One that can not be used is refused with its reason',
  body: OfVoucher,
  data: CartData,
  problems: ['NOT_SIGNED_IN', 'NOT_FOUND', 'CART_EMPTY', 'VOUCHER_REFUSED', 'TOO_MANY_VOUCHERS', 'TOO_MANY_REQUESTS'],
})

export const removeVoucher = defineEndpoint({
  ...ofTenders,
  name: 'RemoveVoucher',
  method: 'DELETE',
  path: '/api/cart/RemoveVoucher',
  summary: 'Takes a voucher back from the cart',
  body: OfVoucher,
  data: CartData,
  problems: ['NOT_SIGNED_IN', 'NOT_FOUND', 'CART_EMPTY'],
})

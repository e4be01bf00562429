import * as z from 'zod/mini'
import { defineEndpoint } from '#src/kit/endpoint.ts'
import { CartAutoId, CartData, ItemAutoId } from './cart.contract.ts'

const PromoCode = z.string().check(z.regex(/^\s*[A-Za-z0-9]{1,20}\s*$/))
const ofCart = { shoppingCart_AutoId: CartAutoId, promoCode: PromoCode }
const ofItem = { ...ofCart, cartItem_AutoId: ItemAutoId }

const CodeOfCart = z.pipe(
  z.strictObject(ofCart),
  z.transform(({ shoppingCart_AutoId: cartId, promoCode: code }) => ({ cartId, code, lineId: null })),
)
const CodeOfItem = z.pipe(
  z.strictObject(ofItem),
  z.transform(({ shoppingCart_AutoId: cartId, promoCode: code, cartItem_AutoId: lineId }) => ({ cartId, code, lineId })),
)
const ofCodes = { backend: 'commerce', access: 'shopper' } as const

export const applyCartPromoCode = defineEndpoint({
  ...ofCodes,
  name: 'ApplyCartPromoCode',
  method: 'POST',
  path: '/api/cart/ApplyCartPromoCode',
  summary: 'Enters a code for the whole cart. A code that would take nothing is refused with its reason',
  body: CodeOfCart,
  data: CartData,
  problems: ['NOT_FOUND', 'CART_EMPTY', 'PROMOTION_REFUSED', 'TOO_MANY_CODES', 'TOO_MANY_REQUESTS'],
})

export const applyItemPromoCode = defineEndpoint({
  ...ofCodes,
  name: 'ApplyItemPromoCode',
  method: 'POST',
  path: '/api/cart/ApplyItemPromoCode',
  summary: 'Enters a code for one line',
  body: CodeOfItem,
  data: CartData,
  problems: ['NOT_FOUND', 'CART_EMPTY', 'PROMOTION_REFUSED', 'TOO_MANY_CODES', 'TOO_MANY_REQUESTS'],
})

export const removeCartPromoCode = defineEndpoint({
  ...ofCodes,
  name: 'RemoveCartPromoCode',
  method: 'DELETE',
  path: '/api/cart/RemoveCartPromoCode',
  summary: 'Takes a code of the cart back',
  body: CodeOfCart,
  data: CartData,
  problems: ['NOT_FOUND', 'CART_EMPTY'],
})

export const removeItemPromoCode = defineEndpoint({
  ...ofCodes,
  name: 'RemoveItemPromoCode',
  method: 'DELETE',
  path: '/api/cart/RemoveItemPromoCode',
  summary: 'Takes a code of a line back',
  body: CodeOfItem,
  data: CartData,
  problems: ['NOT_FOUND', 'CART_EMPTY'],
})

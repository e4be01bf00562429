import * as z from 'zod/mini'
import { defineEndpoint } from '#src/kit/endpoint.ts'
import { CartAutoId, CartData, ItemAutoId } from './cart.contract.ts'

const ofPromotions = { backend: 'commerce', access: 'shopper' } as const

export const chooseFreeGift = defineEndpoint({
  ...ofPromotions,
  name: 'ChooseFreeGift',
  method: 'PUT',
  path: '/api/cart/ChooseFreeGift',
  summary: 'Chooses one of the gifts of a promotion; null for none',
  body: z.pipe(
    z.strictObject({
      shoppingCart_AutoId: CartAutoId,
      promotion_AutoId: ItemAutoId,
      ean: z.nullable(z.string().check(z.regex(/^\d{8,14}$/))),
    }),
    z.transform(({ shoppingCart_AutoId: cartId, promotion_AutoId: promotionId, ean }) => ({ cartId, promotionId, ean })),
  ),
  data: CartData,
  problems: ['NOT_FOUND', 'CART_EMPTY'],
})

export const declineOffer = defineEndpoint({
  ...ofPromotions,
  name: 'DeclineOffer',
  method: 'PUT',
  path: '/api/cart/DeclineOffer',
  summary: 'Declines a purchase with purchase, or takes that back; it stays so for this cart',
  body: z.pipe(
    z.strictObject({ shoppingCart_AutoId: CartAutoId, promotion_AutoId: ItemAutoId, isDeclined: z.boolean() }),
    z.transform(({ shoppingCart_AutoId: cartId, promotion_AutoId: promotionId, isDeclined }) => ({ cartId, promotionId, isDeclined })),
  ),
  data: CartData,
  problems: ['NOT_FOUND', 'CART_EMPTY'],
})

import * as z from 'zod/mini'
import { discountModes } from '#src/features/promotions/rules/discount-mode.ts'
import { interestTypes } from '#src/features/pricing/rules/instalments.ts'
import { priceKinds } from '#src/features/pricing/rules/ledger.ts'
import { AdditionalInfo, BrandName, UnitPrice } from '#src/features/catalogue/catalogue.contract.ts'
import { BagRewards } from '#src/features/rewards/bag-rewards.contract.ts'
import { PromotionGift, PromotionOffer, Threshold } from '#src/features/promotions/promotions.contract.ts'
import { NotSold } from '#src/features/availability/availability.contract.ts'
import { defineEndpoint } from '#src/kit/endpoint.ts'

/** Grants nothing: it must be the caller's own cart, a default that pages send (1, 336), or absent (cart-15). */
export const CartAutoId = z.optional(z.int().check(z.minimum(1), z.maximum(2_147_483_647)))
export const ItemAutoId = z.int().check(z.minimum(1), z.maximum(2_147_483_647))

/** What a promotion takes off a line. `discountMode` is how it counts: `percent`, `amount`, `set`, `price` or, of a gift, `free`. */
const ProductDiscount = z.object({
  campaign_AutoId: z.int(),
  discountMode: z.enum(discountModes),
  campaignType: z.string(),
  name: z.string(),
  amountCents: z.int(),
})

/** A line of the cart (cart-14). Amounts are in cents and, but for `priceCents`, for the whole line. */
export const CartItem = z.object({
  autoId: z.int(),
  quantityInCart: z.int(),
  isPWPPromoItem: z.boolean(),
  isFreeGift: z.boolean(),
  /** Why an offer no longer holds that the line was bought under; it then costs its usual price. */
  revoked: z.nullable(z.string()),
  product: z.object({
    slug: z.string(),
    ean: z.string(),
    name: z.string(),
    /** `Oxblood, Medium`; empty for a product without options. */
    options: z.string(),
    imageUrl: z.nullable(z.string()),
    brand: BrandName,
    additionalInfos: z.array(AdditionalInfo),
    maxAddQuantity: z.int(),
    /** Own goods may be limited to one way (fulfil-02). */
    isDeliveryAllowed: z.boolean(),
    isCollectionAllowed: z.boolean(),
    /** Why it can not be bought any more; the line then has no part in the quote, and its amounts are 0 (cart-22). */
    notSold: z.nullable(NotSold),
    /** How many can be bought now, at most maxAddQuantity. */
    quantity: z.int(),
  }),
  productDiscountList: z.array(ProductDiscount),
  /** The price of one piece. */
  priceCents: z.int(),
  unitPrice: z.nullable(UnitPrice),
  listCents: z.int(),
  amountCents: z.int(),
})
export type CartItem = z.infer<typeof CartItem>

/** One movement of the price ledger. `lineAutoId` is null when it moves the whole order. */
export const QuoteEntry = z.object({
  kind: z.enum(priceKinds),
  lineAutoId: z.nullable(z.int()),
  promotion_AutoId: z.nullable(z.int()),
  source: z.nullable(z.string()),
  amountCents: z.int(),
})

const AppliedPromotion = z.object({
  promotion_AutoId: z.int(),
  name: z.string(),
  /** The first moment at which it no longer holds; null without an end. */
  endsAt: z.nullable(z.string()),
  amountCents: z.int(),
})

/** What the order would cost now. Paying sends the hash; when anything has changed since, the answer is STALE_QUOTE. */
export const Quote = z.object({
  hash: z.string(),
  listCents: z.int(),
  offersCents: z.int(),
  goodsCents: z.int(),
  deliveryCents: z.int(),
  totalCents: z.int(),
  gstCents: z.int(),
  /** What is left for the card after vouchers and rebates. */
  toPayCents: z.int(),
  /** 0 once delivery of own goods is free, or when there are none. */
  missingForFreeDeliveryCents: z.int(),
  freeDeliveryFromCents: z.int(),
  /** The same for this shopper: less where a promotion for members says so. */
  yourFreeDeliveryFromCents: z.int(),
  /** What home delivery of own goods costs below that. */
  deliveryFeeCents: z.int(),
  /** Hundredths of a percent: 900 is 9 %. */
  gstRate: z.int(),
  /** What each promotion takes in all, in the order of application. */
  promotions: z.array(AppliedPromotion),
  ledger: z.array(QuoteEntry),
})
export type Quote = z.infer<typeof Quote>

/** A parcel to another country. */
export const CartParcel = z.object({
  countryCode: z.string(),
  /** In the caller's language. */
  country: z.string(),
  priceCents: z.int(),
  days: z.int(),
  /** False after a change of the goods, until DHLShippingPrice is called again. */
  isPriced: z.boolean(),
})
export type CartParcel = z.infer<typeof CartParcel>

const Promotion = z.object({
  promotion_AutoId: z.int(),
  name: z.string(),
  endsAt: z.nullable(z.string()),
})
/** What goods must be worth, or how many, and what of that is missing. 0 asks for nothing. */
const Missing = z.object({ ...Threshold.shape, missingCents: z.int(), missingPieces: z.int() })

/** What codes, gifts and offers there are, and what is missing for more. Texts are in the caller's language. */
export const CartPromotions = z.object({
  codes: z.array(
    z.object({
      promoCode: z.string(),
      cartItem_AutoId: z.nullable(z.int()),
      name: z.nullable(z.string()),
      amountCents: z.int(),
      /** Why it takes nothing now; null when it does. */
      refusal: z.nullable(z.string()),
    }),
  ),
  nearMisses: z.array(z.object({ ...Promotion.shape, ...Missing.shape, campaignType: z.string(), text: z.string() })),
  gifts: z.array(
    z.object({
      ...Promotion.shape,
      message: z.string(),
      /** `ean` is the choice; `givenEan` what is given for it, another where it has run out, null where all have. */
      choices: z.array(z.object({ ...PromotionGift.shape, givenEan: z.nullable(z.string()) })),
      givenEan: z.nullable(z.string()),
      isDeclined: z.boolean(),
      /** What the next step needs. */
      next: z.nullable(Missing),
    }),
  ),
  /** Gifts that were chosen and are no longer earned. */
  lostGifts: z.array(z.object({ ...Promotion.shape, text: z.string() })),
  offers: z.array(
    z.object({
      ...Promotion.shape,
      ...Missing.shape,
      message: z.string(),
      items: z.array(PromotionOffer),
      isUnlocked: z.boolean(),
      isDeclined: z.boolean(),
      piecesLeft: z.nullable(z.int()),
    }),
  ),
})
export type CartPromotions = z.infer<typeof CartPromotions>

/** What the order is paid with before the card. Amounts are what it pays, zero or more. */
export const CartTenders = z.object({
  vouchers: z.array(
    z.object({
      voucherCode: z.string(),
      name: z.string(),
      valueCents: z.int(),
      minimumCents: z.int(),
      /** Null for a code that is of no voucher any more. */
      validUntil: z.nullable(z.string()),
      amountCents: z.int(),
      /** Why it pays nothing; null when it pays. */
      refusal: z.nullable(z.string()),
    }),
  ),
  rebates: z.object({
    /** What was asked for; less is redeemed while the total is lower. */
    askedCents: z.int(),
    amountCents: z.int(),
    balanceCents: z.int(),
  }),
})
export type CartTenders = z.infer<typeof CartTenders>

export const CartInfo = z.object({
  cartId: z.nullable(z.int()),
  productsInCart: z.array(CartItem),
  totalProductInCart: z.int(),
  /** 1 full payment, 2 by instalments. */
  isTypePayment: z.int(),
  /** Of the instalments chosen; null when none are. */
  interestType: z.nullable(z.enum(interestTypes)),
  /** Months. */
  installmentPeriod: z.nullable(z.int()),
  /** Whether what is left to pay is enough for a plan in months. */
  isOpenTermPayment: z.boolean(),
  /** How the store's own goods travel; with delivery, the store is for those that are only collected. */
  delivery: z.object({
    mode: z.enum(['delivery', 'collection']),
    storeCode: z.nullable(z.string()),
    deliverySlot_AutoId: z.nullable(z.int()),
    parcel: z.nullable(CartParcel),
  }),
  promotions: CartPromotions,
  /** Null while nothing in it is sold. */
  rewards: z.nullable(BagRewards),
  isApplyVoucher: z.boolean(),
  tenders: CartTenders,
  quote: Quote,
})
export type CartInfo = z.infer<typeof CartInfo>

export const CartData = z.object({ cartInfo: CartInfo })
export type CartData = z.infer<typeof CartData>

/** The cart under both names that callers read it by (cart-13, wire-19). */
export const CartReply = z.object({ ...CartData.shape, cart: CartInfo })
export type CartReply = z.infer<typeof CartReply>

export const getActiveCartId = defineEndpoint({
  name: 'GetActiveCartId',
  method: 'GET',
  path: '/api/cart/GetActiveCartId',
  backend: 'commerce',
  access: 'shopper',
  summary: 'The id of the caller’s cart; 0 while there is none',
  data: z.int(),
  problems: [],
})

export const getShoppingCart = defineEndpoint({
  name: 'GetShoppingCart',
  method: 'GET',
  path: '/api/cart/GetShoppingCart',
  backend: 'commerce',
  access: 'shopper',
  summary: 'The caller’s cart with prices as of now',
  query: z.pipe(
    z.object({
      shoppingCart_AutoId: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(2_147_483_647))),
      /** With `false`, lines come without their `productDiscountList`. */
      includeProductPromotions: z.optional(z.enum(['true', 'false'])),
    }),
    z.transform(({ shoppingCart_AutoId: cartId, includeProductPromotions }) => ({
      cartId,
      withDiscounts: includeProductPromotions !== 'false',
    })),
  ),
  data: CartReply,
  problems: ['NOT_FOUND'],
})

export const addToCart = defineEndpoint({
  name: 'AddToCart',
  method: 'POST',
  path: '/api/ProductDetail/AddToCart',
  backend: 'commerce',
  access: 'shopper',
  summary: 'Adds a variant; the same variant again raises its quantity',
  body: z.pipe(
    z.strictObject({
      shoppingCart_AutoId: CartAutoId,
      ean: z.string().check(z.regex(/^\d{8,14}$/)),
      quantity: z.int().check(z.minimum(1), z.maximum(99)),
      /** The purchase with purchase that it is bought under. */
      promotion_AutoId: z.optional(ItemAutoId),
    }),
    z.transform(({ shoppingCart_AutoId: cartId, promotion_AutoId: offeredBy, ...added }) => ({ cartId, offeredBy, ...added })),
  ),
  data: CartData,
  problems: ['NOT_FOUND', 'OVER_STOCK', 'OUT_OF_STOCK', 'NOT_SOLD', 'CART_FULL', 'PROMOTION_REFUSED'],
})

/** A promotion as requests name it. */
export const promotionOnWire = (promotionId: number) => ({ promotion_AutoId: promotionId })

/** A line as requests name it. */
export const lineOnWire = (lineId: number) => ({ cartItem_AutoId: lineId })

export const updateCartItemQuantity = defineEndpoint({
  name: 'UpdateCartItemQuantity',
  method: 'PUT',
  path: '/api/cart/UpdateCartItemQuantity',
  backend: 'commerce',
  access: 'shopper',
  summary: 'Sets the quantity of a line; 0 removes it',
  body: z.pipe(
    z.strictObject({
      shoppingCart_AutoId: CartAutoId,
      cartItem_AutoId: ItemAutoId,
      quantity: z.int().check(z.minimum(0), z.maximum(99)),
    }),
    z.transform(({ shoppingCart_AutoId: cartId, cartItem_AutoId: lineId, quantity }) => ({ cartId, lineId, quantity })),
  ),
  data: CartData,
  problems: ['NOT_FOUND', 'OVER_STOCK', 'OUT_OF_STOCK', 'NOT_SOLD'],
})

export const removeItemFromCart = defineEndpoint({
  name: 'RemoveItemFromCart',
  method: 'DELETE',
  path: '/api/cart/RemoveItemFromCart',
  backend: 'commerce',
  access: 'shopper',
  summary: 'Removes a line',
  body: z.pipe(
    z.strictObject({ shoppingCart_AutoId: CartAutoId, cartItem_AutoId: ItemAutoId }),
    z.transform(({ shoppingCart_AutoId: cartId, cartItem_AutoId: lineId }) => ({ cartId, lineId })),
  ),
  data: CartData,
  problems: ['NOT_FOUND'],
})

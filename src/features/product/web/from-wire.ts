import type * as wire from '#src/features/product/product.contract.ts'
import type { NotSoldReason } from '#src/features/availability/rules/why-not-sold.ts'
import type { Cents } from '#src/kit/money.ts'

type WirePrices = 'display_OriginalPrice' | 'display_RetailPrice' | 'display_Price' | 'originalPrice' | 'retailPrice' | 'price'
type WireProduct = 'upc' | 'salesPromotionInfo' | 'showSubscribeRestockNotification' | 'additionalInfos' | 'variants'

/** A variant on the product page. */
export interface Variant extends Omit<wire.Variant, WirePrices> {
  priceCents: Cents
  listCents: Cents
  /** Whether it is not sold because none is left; more may come. */
  isOutOfStock: boolean
}

/** A promotion that the product is part of; `id` is its number. */
export type Promotion = Omit<wire.PagePromotion, 'promotion_AutoId' | 'campaignType'> & { id: number; isGift: boolean }

/** An offer beside the price. `eans` are the variants of the offer; null is all of them. */
export interface Offer {
  message: string
  untranslated?: string[] | undefined
  priority: number
  eans: string[] | null
  promotion: Promotion | null
}

/** An offer with something to choose or to buy. */
export type PromotedOffer = Offer & { promotion: Promotion }

export const isGift = (offer: Offer): offer is PromotedOffer => offer.promotion !== null && offer.promotion.gifts.length > 0
export const isSpecialBuy = (offer: Offer): offer is PromotedOffer => offer.promotion !== null && offer.promotion.offers.length > 0

/** A product on its page. */
export interface Product extends Omit<wire.ProductDetail, WireProduct> {
  /** The EAN of its first variant. */
  ean: string
  variants: Variant[]
  offers: Offer[]
  /** Whether a shopper can ask for a mail when it is back in stock. */
  hasRestockMail: boolean
}

export const productFromWire = (product: wire.ProductDetail): Product => ({
  ...product,
  ean: product.upc,
  variants: product.variants.map(variantFromWire),
  offers: product.salesPromotionInfo.map(({ promotion, ...offer }) => ({ ...offer, promotion: promotion && promotionFromWire(promotion) })),
  hasRestockMail: product.showSubscribeRestockNotification,
})

const promotionFromWire = ({ promotion_AutoId: id, campaignType, ...promotion }: wire.PagePromotion): Promotion => ({
  id,
  isGift: campaignType === 'gift',
  ...promotion,
})

const outOfStock: NotSoldReason = 'outOfStock'

const variantFromWire = (variant: wire.Variant): Variant => ({
  ...variant,
  priceCents: variant.price,
  listCents: variant.originalPrice,
  isOutOfStock: variant.notSold?.reason === outOfStock,
})

import type { NotSold } from '#src/features/availability/availability.contract.ts'
import type { PriceKind } from '#src/features/pricing/rules/ledger.ts'
import type { CartInfo, CartItem, CartParcel, CartTenders } from '#src/features/cart/cart.contract.ts'
import type { DeliveryMode } from '#src/features/fulfilment/rules/delivery.ts'
import type { Cents } from '#src/kit/money.ts'
import type { PromotionsReply } from './promotions/from-wire.ts'

/** One variant in the cart. `priceCents` is for one piece, the other amounts for the whole line. */
export interface CartLine {
  id: number
  quantity: number
  product: CartProduct
  priceCents: Cents
  unitPrice: CartItem['unitPrice']
  listCents: Cents
  amountCents: Cents
  /** What it costs before it bears its share of promotions and codes of the whole cart. */
  ownCents: Cents
  /** The promotions of the line itself, by name. */
  promotions: { id: number; name: string; endsAt: string | null }[]
  /** The name of the member price that it has. */
  memberPrice: string | null
  /** Bought at a special price. */
  isOffer: boolean
  /** Why it is not any more. */
  revoked: string | null
}

export interface CartProduct {
  slug: string
  ean: string
  title: string
  /** `Oxblood, Medium`; empty for a product without options. */
  options: string
  pictureUrl: string | null
  brand: { code: string; name: string }
  /** Who sends it: `self`, the operator's name or a brand's; null when nothing is stated. */
  fulfilment: string | null
  /** Why it can not be bought any more, in words; the line then has no part in the quote (cart-22). */
  notSold: NotSold | null
  /** How many can be bought now. */
  purchasable: number
  /** The most that one cart may hold, whatever the stock. */
  maxQuantity: number
  isDeliveryAllowed: boolean
  isCollectionAllowed: boolean
}

/** One movement of the price ledger; `lineId` is null when it moves the whole order. */
export interface QuoteEntry {
  kind: PriceKind
  lineId: number | null
  promotionId: number | null
  source: string | null
  amountCents: Cents
}

export interface Quote {
  hash: string
  listCents: Cents
  offersCents: Cents
  goodsCents: Cents
  deliveryCents: Cents
  totalCents: Cents
  gstCents: Cents
  /** What is left for the card after vouchers and rebates. */
  toPayCents: Cents
  missingForFreeDeliveryCents: Cents
  freeDeliveryFromCents: Cents
  /** The same for this shopper: less where a promotion for members says so. */
  yourFreeDeliveryFromCents: Cents
  deliveryFeeCents: Cents
  /** Hundredths of a percent: 900 is 9 %. */
  gstRate: number
  /** What each promotion takes in all. */
  promotions: { id: number; name: string; endsAt: string | null; amountCents: Cents }[]
  ledger: QuoteEntry[]
}

/** The vouchers that were entered, and the rebates that are redeemed. */
export type Tenders = ReturnType<typeof tendersFromWire>

/** The shopper's cart in the browser. */
export interface Cart {
  lines: CartLine[]
  /** The sum of the quantities. */
  pieces: number
  delivery: { mode: DeliveryMode; storeCode: string | null; slotId: number | null; parcel: CartParcel | null }
  /** Codes, gifts and offers as they came; `promotionsOf` of `promotions/from-wire.ts` reads them where they are shown, which most pages do not. */
  promotionsReply: PromotionsReply
  /** What it would bring; null while nothing in it is sold. */
  rewards: CartInfo['rewards']
  tenders: Tenders
  quote: Quote
}

/** Whether the stock is what limits the quantity, and not how many one cart may hold. */
export const isScarce = ({ purchasable, maxQuantity }: CartLine['product']): boolean => purchasable < maxQuantity

/** The lines that an order of this cart would have. */
export const soldLines = ({ lines }: Pick<Cart, 'lines'>): CartLine[] => lines.filter(({ product }) => !product.notSold)

export function cartFromWire({ productsInCart, totalProductInCart, delivery, promotions, rewards, tenders, quote }: CartInfo): Cart {
  return {
    // Gifts follow from the goods and have no quantity to change; `promotionsOf` of `promotions/from-wire.ts` has them with their choices.
    lines: productsInCart.filter(({ isFreeGift }) => !isFreeGift).map((item) => lineFromWire(item, quote)),
    promotionsReply: { promotions, lines: productsInCart },
    rewards,
    tenders: tendersFromWire(tenders),
    pieces: totalProductInCart,
    delivery: { mode: delivery.mode, storeCode: delivery.storeCode, slotId: delivery.deliverySlot_AutoId, parcel: delivery.parcel },
    quote: quoteFromWire(quote),
  }
}

const tendersFromWire = ({ vouchers, rebates }: CartTenders) => ({
  vouchers: vouchers.map(({ voucherCode: code, ...voucher }) => ({ code, ...voucher })),
  rebates,
})

const quoteFromWire = ({ ledger, promotions, ...quote }: CartInfo['quote']): Quote => ({
  ...quote,
  promotions: promotions.map(({ promotion_AutoId: id, ...promotion }) => ({ id, ...promotion })),
  ledger: ledger.map(({ lineAutoId, promotion_AutoId, ...entry }) => ({ ...entry, lineId: lineAutoId, promotionId: promotion_AutoId })),
})

/** What a line bears of the promotions and codes of the whole cart. */
export const shareOf = (ofLine: readonly { kind: PriceKind; amountCents: Cents }[]): Cents =>
  ofLine.reduce((sum, { kind, amountCents }) => (kind === 'cartPromotion' || kind === 'code' ? sum + amountCents : sum), 0)

/** The promotions that move the price of a line at one stage. */
const promotionsAt = (stage: PriceKind, lineId: number, { ledger, promotions }: CartInfo['quote']): CartLine['promotions'] =>
  promotions.flatMap(({ promotion_AutoId: id, name, endsAt }) =>
    ledger.some((entry) => entry.lineAutoId === lineId && entry.kind === stage && entry.promotion_AutoId === id)
      ? [{ id, name, endsAt }]
      : [],
  )

const lineFromWire = (
  { autoId, quantityInCart, product, priceCents, unitPrice, listCents, amountCents, ...line }: CartItem,
  quote: CartInfo['quote'],
): CartLine => ({
  ownCents: amountCents - shareOf(quote.ledger.filter(({ lineAutoId }) => lineAutoId === autoId)),
  promotions: promotionsAt('offer', autoId, quote),
  memberPrice: promotionsAt('memberDiscount', autoId, quote)[0]?.name ?? null,
  isOffer: line.isPWPPromoItem,
  revoked: line.revoked,
  id: autoId,
  quantity: quantityInCart,
  product: {
    slug: product.slug,
    ean: product.ean,
    title: product.name,
    options: product.options,
    pictureUrl: product.imageUrl,
    brand: { code: product.brand.brandCode, name: product.brand.displayName },
    // The wire has it in the `Fulfillment` entry (cart-05).
    fulfilment: product.additionalInfos.find(({ columnLabel }) => columnLabel === 'Fulfillment')?.value ?? null,
    notSold: product.notSold,
    purchasable: product.quantity,
    maxQuantity: product.maxAddQuantity,
    isDeliveryAllowed: product.isDeliveryAllowed,
    isCollectionAllowed: product.isCollectionAllowed,
  },
  priceCents,
  unitPrice,
  listCents,
  amountCents,
})

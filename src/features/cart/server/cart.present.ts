import { htmlLang, inCulture, type Culture } from '#src/kit/culture.ts'
import { keepUnits } from '#src/kit/keep-units.ts'
import {
  optionsLabel,
  presentBrand,
  presentInfos,
  presentUnitPrice,
  type SoldItem,
} from '#src/features/catalogue/server/catalogue.service.ts'
import { purchasable } from '#src/features/availability/rules/why-not-sold.ts'
import { presentNotSold } from '#src/features/availability/server/availability.service.ts'
import type { CartData, CartInfo, CartItem, Quote } from '../cart.contract.ts'
import { discountModeOf } from '#src/features/promotions/rules/discount-mode.ts'
import type { Promotion } from '#src/features/promotions/rules/promotion.ts'
import { offeredPlans } from '#src/features/pricing/rules/instalments.ts'
import { qualifyingCents } from '#src/features/rewards/rules/qualifying.ts'
import { presentBagRewards } from '#src/features/rewards/server/rewards.service.ts'
import { promotionText, refusalWords } from '#src/features/promotions/server/promotions.service.ts'
import { givenItems, type BestPrice } from './best-price.ts'
import { soldLines } from './filled-cart.ts'
import { tenderEntries } from './cart-tenders.ts'
import { presentTenders } from './tenders.present.ts'
import { presentPromotions } from './promotions.present.ts'
import { isParcelQuoted, lineCents, type PricedCart } from './priced-cart.ts'
import type { PricedLine } from './priced-line.ts'

export function presentCart(cart: PricedCart, culture: Culture): CartData {
  return {
    cartInfo: {
      cartId: cart.autoId,
      productsInCart: [
        ...cart.lines.map((line) => presentLine(cart, line, culture)),
        ...givenItems(cart.best).map((gift) => presentGift(gift, cart.best, culture)),
      ],
      totalProductInCart: cart.lines.reduce((sum, line) => sum + line.quantity, 0),
      isTypePayment: cart.paymentType,
      interestType: cart.instalments?.interestType ?? null,
      installmentPeriod: cart.instalments?.months ?? null,
      isOpenTermPayment: offeredPlans(cart.store.instalmentPlans, cart.tenders.toPayCents).length > 0,
      delivery: {
        mode: cart.delivery.mode,
        storeCode: cart.delivery.storeCode ?? null,
        deliverySlot_AutoId: cart.delivery.slotId ?? null,
        parcel: presentParcel(cart, culture),
      },
      promotions: presentPromotions(cart.best, culture),
      rewards: presentRewards(cart),
      isApplyVoucher: cart.tenders.vouchers.length > 0,
      tenders: presentTenders(cart, culture),
      quote: presentQuote(cart, culture),
    },
  }
}

/** What an order of the goods that are sold would bring, paid as it is chosen now (reward-09). */
function presentRewards(cart: PricedCart): CartInfo['rewards'] {
  if (soldLines(cart).length === 0) return null
  return presentBagRewards(cart.best.buyer, qualifyingCents([...cart.totals.ledger, ...tenderEntries(cart.tenders)]))
}

function presentParcel(cart: PricedCart, culture: Culture): CartInfo['delivery']['parcel'] {
  const { parcel, mode } = cart.delivery
  if (!parcel || mode === 'collection') return null
  const { priceCents, days, to } = parcel
  const country = new Intl.DisplayNames(htmlLang[culture], { type: 'region' }).of(to.countryCode) ?? to.countryCode
  return { countryCode: to.countryCode, country, priceCents, days, isPriced: isParcelQuoted(cart, to) }
}

function presentLine(cart: PricedCart, line: PricedLine, culture: Culture): CartItem {
  const { product, variant } = line.item
  const revoked = cart.best.price.revoked.find(({ lineId }) => lineId === line.autoId)
  const counted = line.notSold ? 0 : line.quantity
  return {
    autoId: line.autoId,
    quantityInCart: line.quantity,
    isPWPPromoItem: line.offeredBy !== null && !revoked,
    isFreeGift: false,
    revoked: revoked ? refusalWords(revoked, cart.best.promotions, culture) : null,
    product: presentProduct(line.item, culture),
    productDiscountList: presentDiscounts(cart.best, line, culture),
    priceCents: variant.priceCents,
    unitPrice: presentUnitPrice(variant, product.variants, culture),
    listCents: (variant.originalCents ?? variant.priceCents) * counted,
    amountCents: lineCents(cart, line),
  }
}
/** A gift is a line of one piece that costs nothing; its number is the promotion's, below zero (promo-06). */
function presentGift({ promotionId, item }: ReturnType<typeof givenItems>[number], { promotions }: BestPrice, culture: Culture): CartItem {
  return {
    autoId: -promotionId,
    quantityInCart: 1,
    isPWPPromoItem: false,
    isFreeGift: true,
    revoked: null,
    product: presentProduct(item, culture),
    productDiscountList: [presentDiscount(promotions.get(promotionId)!, 0, culture)],
    priceCents: 0,
    unitPrice: null,
    listCents: 0,
    amountCents: 0,
  }
}

/** Lines without what promotions take off them, for a caller that asks for it. */
export const withoutDiscounts = ({ cartInfo }: CartData): CartData => ({
  cartInfo: { ...cartInfo, productsInCart: cartInfo.productsInCart.map((line) => ({ ...line, productDiscountList: [] })) },
})

function presentProduct(item: SoldItem, culture: Culture): CartItem['product'] {
  const { product, variant } = item
  return {
    slug: product.slug,
    ean: variant.ean,
    name: inCulture(product.title, culture),
    options: keepUnits(optionsLabel(variant, culture)),
    imageUrl: imageOf(item),
    brand: presentBrand(product.brand, culture),
    additionalInfos: presentInfos(product, culture),
    maxAddQuantity: product.maxAddQuantity,
    isDeliveryAllowed: product.isDeliveryAllowed,
    isCollectionAllowed: product.isCollectionAllowed,
    notSold: presentNotSold(variant.facts, culture),
    quantity: purchasable(variant.facts, product.maxAddQuantity),
  }
}

const imageOf = ({ product, variant }: SoldItem): string | null => variant.imageUrl ?? product.imageUrl

function presentDiscounts({ price, promotions }: BestPrice, { autoId }: PricedLine, culture: Culture): CartItem['productDiscountList'] {
  const takings = price.lines.find(({ id }) => id === autoId)?.takings ?? []
  return takings.map(({ promotionId, cents }) => presentDiscount(promotions.get(promotionId)!, cents, culture))
}

const presentDiscount = ({ id, name, kind }: Promotion, cents: number, culture: Culture): CartItem['productDiscountList'][number] => ({
  campaign_AutoId: id,
  discountMode: discountModeOf[kind],
  campaignType: kind,
  name: promotionText(name, culture),
  amountCents: -cents,
})

function presentQuote({ totals, settings, best, tenders, quoteHash }: PricedCart, culture: Culture): Quote {
  const nameOf = (id: number): string => promotionText(best.promotions.get(id)!.name, culture)
  return {
    hash: quoteHash,
    listCents: totals.listCents,
    offersCents: totals.offersCents,
    goodsCents: totals.goodsCents,
    deliveryCents: totals.deliveryCents,
    totalCents: totals.totalCents,
    gstCents: totals.gstCents,
    toPayCents: tenders.toPayCents,
    missingForFreeDeliveryCents: totals.missingForFreeDeliveryCents,
    freeDeliveryFromCents: totals.freeDeliveryFromCents,
    yourFreeDeliveryFromCents: best.freeDeliveryFromCents,
    deliveryFeeCents: settings.feeCents,
    gstRate: settings.gstRate,
    promotions: best.price.applied.map(({ promotionId, cents }) => ({
      promotion_AutoId: promotionId,
      name: nameOf(promotionId),
      endsAt: best.promotions.get(promotionId)!.endsAt,
      amountCents: -cents,
    })),
    ledger: totals.ledger.map(({ kind, lineAutoId, promotionId, amountCents }) => ({
      kind,
      lineAutoId,
      promotion_AutoId: promotionId,
      source: promotionId === null ? null : nameOf(promotionId),
      amountCents,
    })),
  }
}

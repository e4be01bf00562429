import { inCulture, type Culture } from '#src/kit/culture.ts'
import {
  optionsLabel,
  presentBrand,
  presentInfos,
  presentUnitPrice,
  type SoldItem,
} from '#src/features/catalogue/server/catalogue.service.ts'
import { purchasable } from '#src/features/availability/rules/why-not-sold.ts'
import { presentNotSold } from '#src/features/availability/server/availability.service.ts'
import type { CartData, CartItem, Quote } from '../cart.contract.ts'
import type { PricedCart, PricedLine } from './priced-cart.ts'

export function presentCart(cart: PricedCart, culture: Culture): CartData {
  return {
    cartInfo: {
      cartId: cart.autoId,
      productsInCart: cart.lines.map((line) => presentLine(line, culture)),
      totalProductInCart: cart.lines.reduce((sum, line) => sum + line.quantity, 0),
      isTypePayment: cart.paymentType,
      delivery: {
        mode: cart.delivery.mode,
        storeCode: cart.delivery.storeCode ?? null,
        deliverySlot_AutoId: cart.delivery.slotId ?? null,
      },
      quote: presentQuote(cart),
    },
  }
}

function presentLine(line: PricedLine, culture: Culture): CartItem {
  const { product, variant } = line.item
  const counted = line.notSold ? 0 : line.quantity
  return {
    autoId: line.autoId,
    quantityInCart: line.quantity,
    isPWPPromoItem: false,
    isFreeGift: false,
    product: {
      slug: product.slug,
      ean: variant.ean,
      name: inCulture(product.title, culture),
      options: optionsLabel(variant, culture),
      imageUrl: imageOf(line.item),
      brand: presentBrand(product.brand, culture),
      additionalInfos: presentInfos(product, culture),
      maxAddQuantity: product.maxAddQuantity,
      notSold: presentNotSold(variant.facts, culture),
      quantity: purchasable(variant.facts, product.maxAddQuantity),
    },
    productDiscountList: [],
    priceCents: variant.priceCents,
    unitPrice: presentUnitPrice(variant, product.variants, culture),
    listCents: (variant.originalCents ?? variant.priceCents) * counted,
    amountCents: variant.priceCents * counted,
  }
}

export const imageOf = ({ product, variant }: SoldItem): string | null => variant.imageUrl ?? product.imageUrl

function presentQuote({ totals, settings, quoteHash }: PricedCart): Quote {
  return {
    hash: quoteHash,
    listCents: totals.listCents,
    offersCents: totals.offersCents,
    goodsCents: totals.goodsCents,
    deliveryCents: totals.deliveryCents,
    totalCents: totals.totalCents,
    gstCents: totals.gstCents,
    missingForFreeDeliveryCents: totals.missingForFreeDeliveryCents,
    freeDeliveryFromCents: totals.freeDeliveryFromCents,
    deliveryFeeCents: settings.feeCents,
    gstRate: settings.gstRate,
    ledger: totals.ledger.map(({ kind, lineAutoId, amountCents }) => ({ kind, lineAutoId, source: null, amountCents })),
  }
}

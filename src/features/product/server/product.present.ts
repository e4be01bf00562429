import { inCulture, inLanguage, type Culture } from '#src/kit/culture.ts'
import { keepUnits } from '#src/kit/keep-units.ts'
import { purchasable } from '#src/features/availability/rules/why-not-sold.ts'
import { allowedModes } from '#src/features/fulfilment/rules/allowed-modes.ts'
import { daysOf } from '#src/features/fulfilment/rules/opening-hours.ts'
import { isColourOption } from '#src/features/catalogue/rules/colour-option.ts'
import { presentNotSold } from '#src/features/availability/server/availability.service.ts'
import {
  presentBrand,
  presentBreadcrumbs,
  presentInfos,
  presentPrices,
  type Category,
  type PageVariant,
  type ProductPage,
  type SoldItem,
} from '#src/features/catalogue/server/catalogue.service.ts'
import type { PublicFreeDelivery } from '#src/features/promotions/rules/free-delivery.ts'
import { longestInstalments } from '#src/features/pricing/rules/instalments.ts'
import type { StoreSettings } from '#src/features/settings/rules/store-settings.ts'
import type { Location } from '#src/features/stock/server/stock.service.ts'
import { cleanHtml } from '#src/platform/html.ts'
import type { ProductDetail, ProductOption, Variant } from '../product.contract.ts'
import type { Offer } from '../rules/offers.ts'
import { isPlayable } from '../rules/videos.ts'
import { presentOffers } from './offers.present.ts'

/** What the page shows beside the product's own data. */
interface Beside {
  categories: readonly Category[]
  stores: readonly Location[]
  settings: StoreSettings
  freeDelivery: PublicFreeDelivery
  offers: readonly Offer[]
  /** What promotions give and offer, by EAN. */
  promotionItems: ReadonlyMap<string, SoldItem>
  sentByBrand: boolean
}

export function presentProduct(product: ProductPage, beside: Beside, culture: Culture): ProductDetail {
  const { name, details, bodyHtml, ...texts } = inLanguage(
    { name: product.title, details: product.details, bodyHtml: product.body },
    culture,
  )
  const variants = product.variants.map((variant) => presentVariant(variant, product, beside, culture))
  return {
    autoId: product.autoId,
    slug: product.slug,
    status: product.status,
    sku: product.variants[0]!.sku,
    upc: product.variants[0]!.ean,
    name,
    title: name,
    ...texts,
    details: keepUnits(details),
    bodyHtml: keepUnits(cleanHtml(bodyHtml)),
    brand: presentBrand(product.brand, culture),
    quantity: Math.max(...variants.map((variant) => variant.quantity)),
    maxAddQuantity: product.maxAddQuantity,
    outOfStock: variants.every(({ notSold }) => notSold?.reason === 'outOfStock'),
    showSubscribeRestockNotification: product.showRestockNotification,
    restockDuration: inCulture(product.restockDuration, culture) || null,
    exclusive: product.exclusive,
    isNew: product.isNew,
    sentByBrand: beside.sentByBrand,
    freeDelivery: beside.freeDelivery,
    ...allowedModes([product], beside.sentByBrand),
    salesPromotionInfo: presentOffers(beside.offers, beside.settings, beside.promotionItems, culture),
    productOptions: presentOptions(product, culture),
    variants,
    stores: beside.stores.map(({ code }) => ({ code, opening: daysOf(beside.settings, code).opening })),
    publicHolidays: [...beside.settings.publicHolidays],
    pickingHours: beside.settings.pickingHours,
    transferDays: beside.settings.transferDays,
    productImages: product.images.map(({ url, alt }) => ({ url, alt: inCulture(alt, culture) || name })),
    productVideos: product.videos.filter(({ url }) => isPlayable(url)),
    additionalInfos: presentInfos(product, culture),
    attributes: product.attributes.map(({ code, label, value }) => ({
      code,
      ...inLanguage({ label, value }, culture),
    })),
    breadcrumbs: presentBreadcrumbs(beside.categories, product.categoryCode, culture),
  }
}

function presentVariant(variant: PageVariant, product: ProductPage, { stores, settings }: Beside, culture: Culture): Variant {
  return {
    autoId: variant.autoId,
    ean: variant.ean,
    sku: variant.sku,
    options: variant.options.map((option) => option.en),
    ...presentPrices(variant, product, culture),
    netContent: variant.netContent && { amount: variant.netContent.amount, unit: variant.netContent.unit },
    instalments: presentInstalments(longestInstalments(settings.instalmentPlans, variant.priceCents), culture),
    notSold: presentNotSold(variant.facts, culture),
    quantity: purchasable(variant.facts, product.maxAddQuantity),
    imageUrl: variant.imageUrl,
    collection: stores.map(({ code, name, nameZh }) => ({
      code,
      name: inCulture({ en: name, zh: nameZh }, culture),
      available: (variant.storeStock[code] ?? 0) > 0,
    })),
  }
}

const presentInstalments = (found: ReturnType<typeof longestInstalments>, culture: Culture): Variant['instalments'] =>
  found && { ...found, banks: found.banks.map((bank) => inCulture(bank, culture)) }

/** The options with the values that variants have, in the order of the variants. */
function presentOptions(product: ProductPage, culture: Culture): ProductOption[] {
  return product.options.flatMap((option, index) => {
    const values = new Map<string, ProductOption['values'][number]>()
    for (const { options, swatch } of product.variants) {
      const value = options[index]
      if (value && !values.has(value.en))
        values.set(value.en, {
          value: value.en,
          ...inLanguage({ label: value }, culture),
          swatch: isColourOption(option.en) ? swatch : null,
        })
    }
    // The one value of Shopify's products without options.
    if (option.en === 'Title' && values.size <= 1) return []
    return [{ position: index + 1, ...inLanguage({ name: option }, culture), values: [...values.values()] }]
  })
}

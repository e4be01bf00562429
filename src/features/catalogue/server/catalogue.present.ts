import { inCulture, inLanguage, languages, type Culture } from '#src/kit/culture.ts'
import { formatMoney } from '#src/kit/money.ts'
import { whyNotSold } from '#src/features/availability/rules/why-not-sold.ts'
import { presentNotSold } from '#src/features/availability/server/availability.service.ts'
import { cardVariant, hasSeveralPrices } from '../rules/card-variant.ts'
import type { AdditionalInfo, Breadcrumb, BrandName, CategoryNode, ProductSummary } from '../catalogue.contract.ts'
import type { Brand, CatalogueVariant, Category, ListedProduct, ListedVariant } from './catalogue.store.ts'
import { presentUnitPrice } from './unit-price.present.ts'

export const presentBrand = (brand: Brand, culture: Culture): BrandName => ({
  ...inLanguage({ displayName: brand.name }, culture),
  brandCode: brand.code,
})

/** The original and the retail price differ only while a promotion holds. */
export function presentPrices(variant: ListedVariant, { variants }: ListedProduct, culture: Culture) {
  const original = variant.originalCents ?? variant.priceCents
  return {
    display_OriginalPrice: formatMoney(original),
    display_RetailPrice: formatMoney(variant.priceCents),
    display_Price: formatMoney(variant.priceCents),
    originalPrice: original,
    retailPrice: variant.priceCents,
    price: variant.priceCents,
    unitPrice: presentUnitPrice(variant, variants, culture),
  }
}

/** `Oxblood, Medium`; empty for a product with a single variant that has no options. */
export const optionsLabel = (variant: CatalogueVariant, culture: Culture): string =>
  variant.options
    .filter((option) => option.en !== 'Default Title')
    .map((option) => inCulture(option, culture))
    .join(languages[culture].listComma)

/** Who sends a product: what is stated for it, else its brand's way. */
export const fulfilmentOf = ({ fulfilment, brand }: Pick<ListedProduct, 'fulfilment' | 'brand'>): string =>
  fulfilment ?? (brand.fulfiller === 'store' ? 'self' : brand.name.en)

export function presentInfos(product: ListedProduct, culture: Culture): AdditionalInfo[] {
  return [
    { columnLabel: 'PRODUCT_TYPE_LABEL', value: inCulture(product.productType, culture) },
    { columnLabel: 'Fulfillment', value: fulfilmentOf(product) },
  ]
}

const summaries = new WeakMap<ListedVariant, Partial<Record<Culture, Readonly<ProductSummary>>>>()

/**
 * Lists show the variant that `cardVariant` chooses; a wishlist shows the one that was added to it. A summary is made
 * once for as long as its row is cached, and is shared: nobody may change it or what is in it.
 */
export function presentSummary(
  product: ListedProduct,
  culture: Culture,
  shown: ListedVariant = cardVariant(product.variants)!,
): Readonly<ProductSummary> {
  const made = summaries.get(shown) ?? {}
  summaries.set(shown, made)
  return (made[culture] ??= Object.freeze(summaryOf(product, culture, shown)))
}

function summaryOf(product: ListedProduct, culture: Culture, shown: ListedVariant): ProductSummary {
  const texts = inLanguage({ name: product.title, details: product.details }, culture)
  return {
    autoId: product.autoId,
    slug: product.slug,
    ean: shown.ean,
    variant: shown.ean === cardVariant(product.variants)!.ean ? null : shown.ean,
    ...texts,
    title: texts.name,
    brand: presentBrand(product.brand, culture),
    defaultImageUrl: shown.imageUrl ?? product.imageUrl ?? '',
    ...presentPrices(shown, product, culture),
    isPriceFrom: hasSeveralPrices(product.variants),
    exclusive: product.exclusive,
    isNew: product.isNew,
    isPromotion: shown.originalCents !== null,
    addedToWishlist: false,
    isProductOutOfStock: whyNotSold(shown.facts) === 'outOfStock',
    notSold: presentNotSold(shown.facts, culture),
    additionalInfos: presentInfos(product, culture),
    swatches: [...new Set(product.variants.flatMap((variant) => variant.swatch ?? []))],
  }
}

/** The department tree. */
export function presentTree(categories: readonly Category[], culture: Culture, parentId: number | null = null): CategoryNode[] {
  return categories
    .filter((category) => category.parentId === parentId)
    .map((category) => ({
      code: category.code,
      id: category.autoId,
      ...inLanguage({ name: category.name }, culture),
      children: presentTree(categories, culture, category.autoId),
    }))
}

/** The codes of categories and of all above them. */
export function categoryCodes(categories: readonly Category[], ids: readonly number[]): string[] {
  const above = new Set(ids)
  // Parents come before their children, so the last ones are looked at first.
  for (const { autoId, parentId } of categories.toReversed()) if (above.has(autoId) && parentId !== null) above.add(parentId)
  return categories.filter(({ autoId }) => above.has(autoId)).map(({ code }) => code)
}

export const categoryUrl = (code: string): string => `/productlist/category/${code}`

/** The way from the department down to the category. */
export function presentBreadcrumbs(categories: readonly Category[], code: string | null, culture: Culture): Breadcrumb[] {
  const trail: Category[] = []
  for (
    let at = categories.find((category) => category.code === code);
    at;
    at = categories.find((category) => category.autoId === at!.parentId)
  )
    trail.unshift(at)
  return trail.map((category) => ({ ...inLanguage({ name: category.name }, culture), url: categoryUrl(category.code) }))
}

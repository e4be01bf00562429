import type { ProductSummary } from '#src/features/catalogue/catalogue.contract.ts'
import { langOf } from '#src/kit/culture.ts'
import type { Cents } from '#src/kit/money.ts'
import { productUrl } from '../rules/product-url.ts'

/** A product as a card shows it, with the prices of one variant. */
export interface Card {
  ean: string
  /** The address of its page, with the variant that the card shows. */
  url: string
  name: string
  brandName: string
  /** The `lang` of the two where they are not in the page's language. */
  nameLang: string | undefined
  brandLang: string | undefined
  imageUrl: string
  /** Formatted, `S$1,234.50`, like `listPrice`. */
  price: string
  listPrice: string
  priceCents: Cents
  listCents: Cents
  isReduced: boolean
  unitPrice: ProductSummary['unitPrice']
  /** Whether its variants that are sold differ in price. */
  hasSeveralPrices: boolean
  exclusive: boolean
  isNew: boolean
  /** Why none of its variants is sold: `Out of stock`; null when one is. */
  notSold: string | null
  swatches: readonly string[]
}

export const cardFromWire = (summary: ProductSummary): Card => ({
  ean: summary.ean,
  url: productUrl(summary),
  name: summary.name,
  brandName: summary.brand.displayName,
  nameLang: langOf(summary, 'name'),
  brandLang: langOf(summary.brand, 'displayName'),
  imageUrl: summary.defaultImageUrl,
  price: summary.display_Price,
  listPrice: summary.display_OriginalPrice,
  priceCents: summary.price,
  listCents: summary.originalPrice,
  isReduced: summary.originalPrice > summary.price,
  unitPrice: summary.unitPrice,
  hasSeveralPrices: summary.isPriceFrom,
  exclusive: summary.exclusive,
  isNew: summary.isNew,
  notSold: summary.notSold?.title ?? null,
  swatches: summary.swatches,
})

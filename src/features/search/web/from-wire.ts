import type { Suggestions } from '#src/features/search/search.contract.ts'

/** A product among the suggestions. */
export interface SuggestedProduct {
  slug: string
  name: string
  brandName: string
  imageUrl: string
  /** Formatted, `S$1,234.50`. */
  price: string
  /** Whether its variants differ in price. */
  hasSeveralPrices: boolean
}

export const suggestedFromWire = (product: Suggestions['products'][number]): SuggestedProduct => ({
  slug: product.slug,
  name: product.name,
  brandName: product.brand.displayName,
  imageUrl: product.defaultImageUrl,
  price: product.display_Price,
  hasSeveralPrices: product.isPriceFrom,
})

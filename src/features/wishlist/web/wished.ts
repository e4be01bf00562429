/** What a heart is about: the variant, and how the popups show it. */
export interface Wished {
  ean: string
  name: string
  brandName: string
  imageUrl: string
  /** Formatted, `S$1,234.50`. */
  price: string
  isReduced: boolean
}

/** The variant that a heart adds, and what the popups show of it. */
export interface Wished {
  ean: string
  name: string
  brandName: string
  imageUrl: string
  /** Formatted, `S$1,234.50`. */
  price: string
  isReduced: boolean
}

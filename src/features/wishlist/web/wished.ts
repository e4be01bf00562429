/** The variant that a heart adds, and what the popups show of it. */
export interface Wished {
  ean: string
  name: string
  brandName: string
  /** The `lang` of the two where they are not in the page's language. */
  nameLang?: string | undefined
  brandLang?: string | undefined
  imageUrl: string
  /** Formatted, `S$1,234.50`. */
  price: string
  isReduced: boolean
}

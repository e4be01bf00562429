// The types of the written part of the demonstration catalogue.

/** English first, Simplified Chinese second. */
export type Pair = readonly [en: string, zh: string]

/** A labelled attribute: its label and its value. */
export type Fact = readonly [label: Pair, value: Pair]

export interface Colour {
  readonly code: string
  readonly name: Pair
  readonly swatch: string
}

/** One value of a size-like option; `add` is in dollars over the axis's first. */
export interface Choice {
  readonly code: string
  readonly name: Pair
  readonly add?: number
  readonly shippingGrams?: number
  /** For art that draws sizes differently (a cabin case and a trunk). */
  readonly silhouette?: string
}

export interface Axis {
  readonly name: Pair
  readonly choices: readonly Choice[]
}

/** Fixed values in place of random ones. */
export interface Pin {
  readonly popularity?: number
  /** Percent off; 0 for the full price. */
  readonly off?: number
  readonly isNew?: boolean
  readonly exclusive?: boolean
  /** Codes of colours or choices that are sold out; 'all' for the whole product. */
  readonly soldOut?: string
}

export interface Item {
  readonly name: Pair
  /** One line under the name. */
  readonly note: Pair
  readonly lead: Pair
  /** A further paragraph that belongs to this product alone. */
  readonly more?: Pair
  /** Colour codes, first one shown first, separated by spaces. */
  readonly colours: string
  /** In dollars, for the first choice offered. */
  readonly price?: number
  /** Instead of the line's. */
  readonly axis?: Axis
  /** Codes of the axis choices made for this product; all of them when absent. */
  readonly choices?: string
  readonly silhouette?: string
  readonly facts?: readonly Fact[]
  /** Tails of the gift categories, e.g. "host wedding". */
  readonly gifts?: string
  /** Category codes besides those of the line. */
  readonly also?: string
  /** Where it travels in one way only. */
  readonly only?: 'delivery' | 'collection'
  readonly pin?: Pin
}

/** Products of one brand with the same making, and so with a common paragraph. */
export interface Line {
  readonly brand: string
  readonly about: Pair
  /** Whether the paragraph about the making comes before the product's own. */
  readonly aboutFirst?: boolean
  /** A short list after the paragraphs. */
  readonly points?: readonly Pair[]
  readonly facts: readonly Fact[]
  readonly price: number
  readonly axis?: Axis
  readonly silhouette?: string
  readonly categories: string
  readonly restock?: Pair
  readonly items: readonly Item[]
}

export interface ProductType {
  readonly code: string
  /** Starts every SKU. */
  readonly prefix: string
  /** The type's block of 30,000 article numbers; never reused, never changed. */
  readonly block: number
  readonly label: Pair
  /** Path in Shopify's product taxonomy. */
  readonly taxonomy: string
  /** A type of art.json, or null for the plain tinted picture. */
  readonly art: string | null
  /** Name of the colour option, or null where the colour is only the packaging's. */
  readonly colourName: Pair | null
  readonly shippingGrams: number
  /** Food, drink, beauty and candles, which have a unit price. */
  readonly soldByContent?: true
  readonly maxAdd: number
  readonly lines: readonly Line[]
}

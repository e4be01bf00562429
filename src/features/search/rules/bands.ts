/**
 * Products are divided into bands by popularity: the first band has the 2,000 bestsellers, each further band makes the
 * total four times as large, and the last one has all other products. A search reads a band only when the bands before
 * it have given too few results, so its cost does not grow with the catalogue.
 */
export const bands = [0, 1, 2, 3, 4, 5] as const

export const lastBand = bands.length - 1

const firstSize = 2000

/** How many products each band has together with those before it; the last band has no end. */
export const bandEnds: readonly number[] = bands.slice(0, -1).map((band) => firstSize * 4 ** band)

/** The band of a product with so many products more popular than it. */
export const bandOf = (morePopular: number): number => bandEnds.filter((end) => morePopular >= end).length

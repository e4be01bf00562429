/**
 * Products by how well they sell, in bands that grow by four: the first holds the 2,000 best sold, the last all the
 * rest. Whatever is looked for, enough of the best is found in little more than the bands that hold it, however many
 * products there are.
 */
export const bands = [0, 1, 2, 3, 4, 5] as const

export const lastBand = bands.length - 1

const firstSize = 2000

/** How many products stand in each band and those before it; the last has no end. */
export const bandEnds: readonly number[] = bands.slice(0, -1).map((band) => firstSize * 4 ** band)

/** The band of the product that so many sell better than. */
export const bandOf = (better: number): number => bandEnds.filter((end) => better >= end).length

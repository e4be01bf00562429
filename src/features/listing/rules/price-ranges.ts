import type { Cents } from '#src/kit/money.ts'

/** Where a price range may begin, in cents: round amounts. */
const steps: readonly Cents[] = [1000, 2000, 3000, 5000, 7500, 10_000, 15_000, 20_000, 30_000, 50_000, 75_000, 100_000, 200_000, 500_000]

/** How many of the steps a price has reached. */
export const priceStep = (price: Cents): number => steps.filter((step) => price >= step).length

export const priceSteps = steps.length + 1

/** From and to, both included; null where it is open. */
export interface PriceRange {
  minPriceCents: Cents | null
  maxPriceCents: Cents | null
}

/**
 * At most four ranges that divide the products of a list, cut at the steps nearest to its quartiles. `counts` has the
 * number of products on each step. There are none where all products would be in one range.
 */
export function priceRanges(counts: ArrayLike<number>): PriceRange[] {
  const total = Array.from(counts).reduce((sum, count) => sum + count, 0)
  const cuts = new Set<number>()
  for (const share of [0.25, 0.5, 0.75]) {
    const cut = nearestCut(counts, total * share)
    if (cut !== null) cuts.add(cut)
  }
  if (cuts.size === 0) return []
  const at = [...cuts].map((step) => steps[step]!)
  return [...at, null].map((to, index) => ({
    minPriceCents: index === 0 ? null : at[index - 1]!,
    maxPriceCents: to === null ? null : to - 1,
  }))
}

/** The step below which there are closest to `wanted` products, with products on either side of it. */
function nearestCut(counts: ArrayLike<number>, wanted: number): number | null {
  const total = Array.from(counts).reduce((sum, count) => sum + count, 0)
  let [below, best, cut] = [0, Infinity, null as number | null]
  for (let step = 0; step < steps.length; step++) {
    below += counts[step]!
    const away = Math.abs(below - wanted)
    if (below > 0 && below < total && away < best) [best, cut] = [away, step]
  }
  return cut
}

/** How many products are in a range made of complete steps. */
export function countIn({ minPriceCents, maxPriceCents }: PriceRange, counts: ArrayLike<number>): number {
  const from = priceStep(minPriceCents ?? 0)
  const to = maxPriceCents === null ? steps.length : priceStep(maxPriceCents)
  let sum = 0
  for (let step = from; step <= to; step++) sum += counts[step]!
  return sum
}

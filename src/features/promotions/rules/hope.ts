import type { Combination } from './combination.ts'
import type { Hindered } from './hindered.ts'
import { valueOf } from './open-cart.ts'

/** The most that holding back could gain: what is reached with a deficit, less what making up the deficit costs at least. */
export function hopeOf(hindered: readonly Hindered[], slope: number): number {
  let [gained, hope] = [0, 0]
  for (const { deficitCents, gainCents } of hindered.toSorted((a, b) => a.deficitCents - b.deficitCents)) {
    gained += gainCents
    hope = Math.max(hope, gained - deficitCents * slope)
  }
  return hope
}

/** How much of a cent more for goods the shopper pays at least: less by percentages, nothing where an amount takes all that is left. */
export function slopeOf({ selection, afterLines }: Combination): number {
  const { order } = selection
  const isFlat = order.some(
    ({ promotion, covers }) => 'amountCents' in promotion && promotion.amountCents >= valueOf(afterLines, covers) / 2,
  )
  if (isFlat) return 0
  return order.reduce((slope, { promotion }) => ('percent' in promotion ? slope * (1 - promotion.percent / 100) : slope), 1)
}

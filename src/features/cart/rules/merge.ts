/** The most lines of a cart. */
export const mostLines = 60

export interface MergingLine {
  variantId: number
  quantity: number
}

export interface MergedCarts {
  /** Lines of the older cart with their quantity after merging; `capped` when that is less than the sum. */
  merged: (MergingLine & { capped: boolean })[]
  /** Variants that were not merged: sold out, or more than a cart may hold. */
  left: number[]
}

/**
 * Merges the member's older cart into the guest's own (cart-11): quantities add up, as far as
 * `mostOf` allows, which is the lesser of stock and maxAddQuantity. No quantity of the guest's own cart falls.
 */
export function mergeCarts(own: readonly MergingLine[], older: readonly MergingLine[], mostOf: (variantId: number) => number): MergedCarts {
  const quantities = new Map(own.map(({ variantId, quantity }) => [variantId, quantity]))
  const result: MergedCarts = { merged: [], left: [] }
  let room = mostLines - own.length
  for (const { variantId, quantity } of older) {
    const present = quantities.get(variantId) ?? 0
    const wanted = present + quantity
    const possible = Math.max(present, Math.min(wanted, mostOf(variantId)))
    if (possible === 0 || (present === 0 && room === 0)) {
      result.left.push(variantId)
      continue
    }
    if (present === 0) room -= 1
    result.merged.push({ variantId, quantity: possible, capped: possible < wanted })
  }
  return result
}

/** During checkout the guest's own cart does not change: what only the older cart holds is left out. */
export const leaveUnmerged = (own: readonly MergingLine[], older: readonly MergingLine[]): MergedCarts => ({
  merged: [],
  left: older.filter((line) => !own.some(({ variantId }) => variantId === line.variantId)).map(({ variantId }) => variantId),
})

/** The most lines of a cart. */
export const mostLines = 60

export interface MergingLine {
  variantId: number
  quantity: number
  /** The purchase with purchase that it is bought under: a line of its own beside the same variant at its usual price. */
  offeredBy: number | null
}

export interface MergedCarts {
  /** Lines of the older cart with their quantity after merging; `capped` when that is less than the sum. */
  merged: (MergingLine & { capped: boolean })[]
  /** Variants of lines that were not merged: sold out, or more than a cart may hold. */
  left: number[]
}

/**
 * Merges the member's older cart into the guest's own (cart-11): quantities add up, as far as
 * `mostOf` allows, which is the lesser of stock and maxAddQuantity for all lines of a variant. No quantity of the guest's own cart falls.
 */
export function mergeCarts(own: readonly MergingLine[], older: readonly MergingLine[], mostOf: (variantId: number) => number): MergedCarts {
  const result: MergedCarts = { merged: [], left: [] }
  let lines = [...own]
  for (const line of older) {
    const { variantId, quantity } = line
    const present = lines.find((each) => isSame(each, line))?.quantity ?? 0
    const others = lines.filter((each) => each.variantId === variantId && !isSame(each, line))
    const wanted = present + quantity
    const possible = Math.max(present, Math.min(wanted, mostOf(variantId) - piecesOf(others)))
    if (possible === 0 || (present === 0 && lines.length >= mostLines)) {
      if (!result.left.includes(variantId)) result.left.push(variantId)
      continue
    }
    lines = [...lines.filter((each) => !isSame(each, line)), { ...line, quantity: possible }]
    result.merged.push({ ...line, quantity: possible, capped: possible < wanted })
  }
  return result
}

const isSame = (a: MergingLine, b: MergingLine): boolean => a.variantId === b.variantId && a.offeredBy === b.offeredBy

const piecesOf = (lines: readonly MergingLine[]): number => lines.reduce((sum, { quantity }) => sum + quantity, 0)

/** During checkout the guest's own cart does not change: what only the older cart holds is left out. */
export const leaveUnmerged = (own: readonly MergingLine[], older: readonly MergingLine[]): MergedCarts => ({
  merged: [],
  left: [...new Set(older.map(({ variantId }) => variantId))].filter((id) => !own.some(({ variantId }) => variantId === id)),
})

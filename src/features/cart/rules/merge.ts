/** Most different goods that a cart holds. */
export const mostLines = 60

export interface MergingLine {
  variantId: number
  quantity: number
}

export interface MergedCarts {
  /** Lines of the older cart as they are in the kept one now; `capped` when there were to be more. */
  merged: (MergingLine & { capped: boolean })[]
  /** What found no place: sold out, or one too many. */
  left: number[]
}

/**
 * A guest's cart meets the one the member left behind (cart-11): quantities add up, as far as
 * `mostOf` allows, which is the lesser of stock and maxAddQuantity. Nothing of the guest's own becomes less.
 */
export function mergeCarts(
  kept: readonly MergingLine[],
  older: readonly MergingLine[],
  mostOf: (variantId: number) => number,
): MergedCarts {
  const had = new Map(kept.map(({ variantId, quantity }) => [variantId, quantity]))
  const result: MergedCarts = { merged: [], left: [] }
  let room = mostLines - kept.length
  for (const { variantId, quantity } of older) {
    const own = had.get(variantId) ?? 0
    const wanted = own + quantity
    const possible = Math.max(own, Math.min(wanted, mostOf(variantId)))
    if (possible === 0 || (own === 0 && room === 0)) {
      result.left.push(variantId)
      continue
    }
    if (own === 0) room -= 1
    result.merged.push({ variantId, quantity: possible, capped: possible < wanted })
  }
  return result
}

/** Somebody who signs in while checking out keeps the cart as it stands: what was in the older one and is not in this finds no place. */
export const keepAsItStands = (kept: readonly MergingLine[], older: readonly MergingLine[]): MergedCarts => ({
  merged: [],
  left: older.filter((line) => !kept.some(({ variantId }) => variantId === line.variantId)).map(({ variantId }) => variantId),
})

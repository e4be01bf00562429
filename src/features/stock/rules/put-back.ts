/** Pieces of an item that go back into stock. */
export interface GoodsBack {
  variantId: number
  quantity: number
  /** The code of the store at which they are collected. */
  collectedAt?: string | undefined
  /** They have not left the place from which they were taken. */
  isWhereTaken: boolean
}

/** Pieces of an item that an order has from one location. */
export interface Taken {
  variantId: number
  locationId: number
  code: string
  quantity: number
}

/**
 * Which pieces go back to where they were taken, and which have no such place: they have left it, or it is not known (refund-11). The
 * order is the reverse of that in which they were taken: the last location first, and the store at which they are collected at the end,
 * since the pieces on its shelf are there for those that are still to be collected.
 */
export function backWhereTaken<Goods extends GoodsBack>(
  goods: readonly Goods[],
  taken: readonly Taken[],
): { back: Taken[]; others: Goods[] } {
  const left = taken.map((each) => ({ ...each }))
  const others = goods.flatMap((each) => {
    const isShelf = ({ code }: Taken): number => Number(code === each.collectedAt)
    const places = each.isWhereTaken ? left.filter(({ variantId }) => variantId === each.variantId) : []
    let missing = each.quantity
    for (const place of places.toSorted((a, b) => isShelf(a) - isShelf(b) || b.locationId - a.locationId)) {
      const pieces = Math.min(missing, place.quantity)
      place.quantity -= pieces
      missing -= pieces
    }
    return missing > 0 ? [{ ...each, quantity: missing }] : []
  })
  const back = taken.map((each, index) => ({ ...each, quantity: each.quantity - left[index]!.quantity }))
  return { back: back.filter(({ quantity }) => quantity > 0), others }
}

/** How many of one item a location has available. */
export interface LocationStock {
  locationId: number
  code: string
  available: number
  allowOverSell: boolean
}

export interface Portion {
  locationId: number
  quantity: number
}

/** Pieces of one item that are collected at the location of this code. */
export interface Collected {
  code: string
  quantity: number
}

/**
 * Spreads a quantity over locations. The pieces of it that are collected are taken where they are collected, as far as that
 * location has them (fulfil-14); all others in the order given, emptying one location before the next; what is oversold is taken
 * from the first location that allows it. Null when there is not enough.
 */
export function allocateStock(
  quantity: number,
  locations: readonly LocationStock[],
  collected: readonly Collected[] = [],
): Portion[] | null {
  const portions = new Map<number, number>()
  const add = (locationId: number, amount: number) => portions.set(locationId, (portions.get(locationId) ?? 0) + amount)
  let missing = quantity
  const takeFrom = ({ locationId, available }: LocationStock, most: number) => {
    const taken = Math.min(most, Math.max(0, available - (portions.get(locationId) ?? 0)))
    if (taken > 0) add(locationId, taken)
    missing -= taken
  }
  for (const { code, quantity: most } of collected) {
    const store = locations.find((location) => location.code === code)
    if (store) takeFrom(store, most)
  }
  for (const location of locations) takeFrom(location, missing)
  if (missing > 0) {
    const oversold = locations.find((location) => location.allowOverSell)
    if (!oversold) return null
    add(oversold.locationId, missing)
  }
  return [...portions].map(([locationId, taken]) => ({ locationId, quantity: taken })).sort((a, b) => a.locationId - b.locationId)
}

/** Whether each location has all pieces of one item that are collected there (fulfil-14). */
export const isOnShelf = (locations: readonly LocationStock[], collected: readonly Collected[]): boolean =>
  [...Map.groupBy(collected, ({ code }) => code)].every(([code, parts]) => {
    const available = locations.find((location) => location.code === code)?.available ?? 0
    return parts.reduce((sum, { quantity }) => sum + quantity, 0) <= available
  })

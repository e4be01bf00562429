/** How many of one item a location has available. */
export interface LocationStock {
  locationId: number
  available: number
  allowOverSell: boolean
}

export interface Portion {
  locationId: number
  quantity: number
}

/**
 * Spreads a quantity over locations in the order given, emptying one before the next; what is oversold
 * is taken from the first location that allows it. Null when there is not enough.
 */
export function allocateStock(quantity: number, locations: readonly LocationStock[]): Portion[] | null {
  const portions = new Map<number, number>()
  const add = (locationId: number, amount: number) => portions.set(locationId, (portions.get(locationId) ?? 0) + amount)
  let missing = quantity
  for (const { locationId, available } of locations) {
    const taken = Math.min(missing, Math.max(0, available))
    if (taken > 0) add(locationId, taken)
    missing -= taken
  }
  if (missing > 0) {
    const oversold = locations.find((location) => location.allowOverSell)
    if (!oversold) return null
    add(oversold.locationId, missing)
  }
  return [...portions].map(([locationId, taken]) => ({ locationId, quantity: taken })).sort((a, b) => a.locationId - b.locationId)
}

/** What one location can give of one item. */
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
 * Spreads a quantity over locations in the order given, emptying one before the next; what may be oversold
 * falls on the first that allows it. Null when there is not enough.
 */
export function allocateStock(quantity: number, locations: readonly LocationStock[]): Portion[] | null {
  const portions = new Map<number, number>()
  const give = (locationId: number, amount: number) => portions.set(locationId, (portions.get(locationId) ?? 0) + amount)
  let missing = quantity
  for (const { locationId, available } of locations) {
    const taken = Math.min(missing, Math.max(0, available))
    if (taken > 0) give(locationId, taken)
    missing -= taken
  }
  if (missing > 0) {
    const lender = locations.find((location) => location.allowOverSell)
    if (!lender) return null
    give(lender.locationId, missing)
  }
  return [...portions].map(([locationId, taken]) => ({ locationId, quantity: taken })).sort((a, b) => a.locationId - b.locationId)
}

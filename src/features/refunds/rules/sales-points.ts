/** Pieces of a product that were paid for on one day and not refunded since. */
export interface DaySales {
  daysAgo: number
  pieces: number
}

/** Sales count for this long (listing-17). */
export const salesDays = 90
const halfLifeDays = 30
/** Of one piece sold today; imported figures go up to 1,000. */
const pointsOfPiece = 20
/** So that the sum with the imported figure stays an integer of the database. */
const mostPoints = 1_000_000_000

/** What sales add to the imported figure of a product's popularity: half as much with every 30 days, nothing after 90 (listing-17). */
export function salesPoints(sales: readonly DaySales[]): number {
  const pieces = sales
    .filter(({ daysAgo }) => daysAgo <= salesDays)
    .reduce((sum, each) => sum + Math.max(0, each.pieces) * 2 ** (-each.daysAgo / halfLifeDays), 0)
  return Math.min(mostPoints, Math.round(pieces * pointsOfPiece))
}

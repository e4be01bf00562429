// `search.store#findProductsBy` passes through `learnedOrder` what it sorts by popularity, one level of fitness at a time.

/** How many networks opened a product, and put it in the bag, from the results of one keyword on one day. `age` is in days. */
export interface DayOfChoices {
  age: number
  opened: number
  bagged: number
}

/** Choices count half after so many days, and not at all after `rememberedDays` (search-62). */
export const halfLifeDays = 10
export const rememberedDays = 30
/** A product in the bag counts as much as so many opened. */
export const bagWorth = 3
/** No product moves further than this from its place by popularity (search-63). */
export const mostPlaces = 5
/** The weight with which a product rises half of the way. */
const halfway = 10

/** Of each day the first network counts nothing, so whoever is alone with their choice moves nothing, however often they come back (search-62). */
const beyondFirst = (networks: number): number => Math.max(0, networks - 1)

/** What the choices of the last days weigh. */
export const learnedWeight = (days: readonly DayOfChoices[]): number =>
  days
    .filter(({ age }) => age >= 0 && age <= rememberedDays)
    .reduce((sum, { age, opened, bagged }) => sum + (beyondFirst(opened) + bagWorth * beyondFirst(bagged)) * 2 ** (-age / halfLifeDays), 0)

/** By how many places a product may rise past others that nobody chose; never the whole of one more than `mostPlaces`. */
const rise = (weight: number): number => ((mostPlaces + 1) * weight) / (weight + halfway)

/** Products of one class, sorted by popularity, with those that shoppers chose moved up a few places (search-63). */
export function learnedOrder(ids: readonly number[], learned: ReadonlyMap<number, number>): number[] {
  if (learned.size === 0) return [...ids]
  const places = ids.map((id, place) => ({ id, place, at: place - rise(learned.get(id) ?? 0) }))
  return places.sort((a, b) => a.at - b.at || a.place - b.place).map(({ id }) => id)
}

import { addDays, type Day } from '#src/features/rewards/rules/days.ts'

/** A day is summed up at six in the morning after it. */
const ripeAfterMs = 6 * 60 * 60 * 1000

/** A shop that stood still for longer gets no summaries of the days before. */
export const mostDays = 7

/** The newest day that can be summed up, where `dayOf` gives the shop's day of a moment. */
export const ripeDay = (now: Date, dayOf: (at: Date) => Day): Day => addDays(dayOf(new Date(now.getTime() - ripeAfterMs)), -1)

/**
 * The days to sum up, the earliest first (order-21): those after the last one, and of a long time the newest seven. A shop
 * that has never summed up begins with the next day.
 */
export function daysDue(last: Day | null, ripe: Day): Day[] {
  if (last === null) return []
  const newest = Array.from({ length: mostDays }, (_, index) => addDays(ripe, index - mostDays + 1))
  return newest.filter((day) => day > last)
}

/** A day of the shop, `YYYY-MM-DD`. Days compare as texts. */
export type Day = string

const dayMs = 86_400_000
const at = (day: Day): Date => new Date(`${day}T00:00:00Z`)
const dayOf = (date: Date): Day => date.toISOString().slice(0, 10)

export const addDays = (day: Day, days: number): Day => dayOf(new Date(at(day).getTime() + days * dayMs))

/** The same day of another month, or that month's last day where it has no such day. */
export function addMonths(day: Day, months: number): Day {
  const date = at(day)
  const first = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1)
  const last = new Date(first)
  last.setUTCMonth(last.getUTCMonth() + 1, 0)
  return dayOf(new Date(first + (Math.min(date.getUTCDate(), last.getUTCDate()) - 1) * dayMs))
}

export const firstOfMonth = (day: Day): Day => `${day.slice(0, 7)}-01`
export const lastOfMonth = (day: Day): Day => addDays(addMonths(firstOfMonth(day), 1), -1)

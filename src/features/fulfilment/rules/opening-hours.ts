/** Opening and closing on one day, `10:30` and `21:00`; null when the store is closed. */
type Hours = string[] | null

/** When a store is open. A day of `days` comes before a public holiday, and that before the day of the week. */
export interface OpeningHours {
  /** From Monday to Sunday. */
  week: Hours[]
  holidays: Hours
  /** Days unlike others, such as the eve of Chinese New Year: `2027-02-05`. */
  days: Record<string, Hours>
}

/** What decides when goods can be collected, at any store: the public holidays of the years to come, and how long goods take. */
export interface CollectionTimes {
  publicHolidays: readonly string[]
  /** Opening hours within which goods on the shelf of a store are ready (fulfil-03). */
  pickingHours: number
  /** Days until goods from the warehouse are at a store. */
  transferDays: number
}

export interface StoreDays extends CollectionTimes {
  opening: OpeningHours
}

const everyDay = ['11:00', '21:00']
/** The hours of a store that has entered none. */
export const usualHours: OpeningHours = { week: Array.from({ length: 7 }, () => everyDay), holidays: everyDay, days: {} }

/** A store's hours, from the settings. */
export const daysOf = (
  { openingHours, publicHolidays, pickingHours, transferDays }: CollectionTimes & { openingHours: Record<string, OpeningHours> },
  storeCode: string,
): StoreDays => ({ opening: openingHours[storeCode] ?? usualHours, publicHolidays, pickingHours, transferDays })

/** The hours of a day, `2027-02-06`; null when the store is closed (fulfil-26). */
export function hoursOn({ opening: { week, holidays, days }, publicHolidays }: StoreDays, day: string): Hours {
  if (day in days) return days[day]!
  if (publicHolidays.includes(day)) return holidays
  return week[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7]!
}

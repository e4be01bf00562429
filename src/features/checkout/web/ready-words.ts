import { clockTime, dayWithWeekday } from '#src/kit/clock-times.ts'
import { shopDay } from '#src/kit/clock.ts'
import type { Culture } from '#src/kit/culture.ts'

export interface ReadyWords {
  isToday: boolean
  /** `Sun 22 Nov`, `11月22日 周日`. */
  day: string
  /** `6 pm`, `12 noon`, `18:00`. */
  time: string
}

/** The moment goods can be collected, in the shop's time and the page's language. `readyBy` is ISO 8601. */
export const readyWords = (readyBy: string, now: Date, culture: Culture): ReadyWords => ({
  isToday: shopDay(new Date(readyBy)) === shopDay(now),
  day: dayWithWeekday(readyBy, culture),
  time: clockTime(readyBy, culture),
})

import { shopDay } from '#src/kit/clock.ts'
import { languages, type Culture } from '#src/kit/culture.ts'
import { shopTime, shortDayOf, weekdayOf } from '#src/kit/dates.ts'

export interface ReadyWords {
  isToday: boolean
  /** `Sun 22 Nov`, `11月22日 周日`. */
  day: string
  /** `6 pm`, `12 noon`, `18:00`. */
  time: string
}

/** The moment goods can be collected, in the shop's time and the page's language. `readyBy` is ISO 8601. */
export function readyWords(readyBy: string, now: Date, culture: Culture): ReadyWords {
  return {
    isToday: shopDay(new Date(readyBy)) === shopDay(now),
    day: dayWithWeekday(readyBy, culture),
    time: clockWords[languages[culture].clock](shopTime(readyBy)),
  }
}

function dayWithWeekday(at: string, culture: Culture): string {
  const [day, weekday] = [shortDayOf(at, culture), weekdayOf(at, culture)]
  return languages[culture].weekdayFirst ? `${weekday} ${day}` : `${day} ${weekday}`
}

const clockWords: Record<12 | 24, (time: string) => string> = {
  12: (time) => {
    if (time === '12:00') return '12 noon'
    const [hour = '', minute = ''] = time.split(':')
    const minutes = minute === '00' ? '' : `.${minute}`
    return `${Number(hour) % 12 || 12}${minutes} ${Number(hour) < 12 ? 'am' : 'pm'}`
  },
  24: (time) => time,
}

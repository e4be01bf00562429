import { languages, type Culture } from './culture.ts'
import { shopTime, shortDayOf, weekdayOf } from './dates.ts'

/** `Sun 22 Nov`, `11月22日 周日`: the shop's day. `at` is ISO 8601. */
export function dayWithWeekday(at: string, culture: Culture): string {
  const [day, weekday] = [shortDayOf(at, culture), weekdayOf(at, culture)]
  return languages[culture].weekdayFirst ? `${weekday}\u00a0${day}` : `${day}\u00a0${weekday}`
}

/** `6 pm`, `12 noon`, `18:00`. */
export const clockTime = (at: string, culture: Culture): string => words[languages[culture].clock](shopTime(at))

/** `9 am–1 pm`, `2–6 pm`, `09:00–13:00`. */
export function clockRange({ startsAt, endsAt }: { startsAt: string; endsAt: string }, culture: Culture): string {
  const [from, until] = [clockTime(startsAt, culture), clockTime(endsAt, culture)]
  const half = /^[\d.]+(\u00a0[ap]m)$/.exec(from)?.[1]
  return `${half && until.endsWith(half) ? from.slice(0, -half.length) : from}–${until}`
}

const words: Record<12 | 24, (time: string) => string> = {
  12: (time) => {
    if (time === '12:00') return '12\u00a0noon'
    const [hour = '', minute = ''] = time.split(':')
    const minutes = minute === '00' ? '' : `.${minute}`
    return `${Number(hour) % 12 || 12}${minutes}\u00a0${Number(hour) < 12 ? 'am' : 'pm'}`
  },
  24: (time) => time,
}

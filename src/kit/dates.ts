import { htmlLang, languages, type Culture } from './culture.ts'

const zone = 'Asia/Singapore'
const day = { day: 'numeric', month: 'short', year: 'numeric' } as const
const time = {
  12: { hour: 'numeric', minute: '2-digit', hourCycle: 'h12' },
  24: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
} as const

/** `21 Nov 2026`, `2026年11月21日`: the shop's day. `at` is ISO 8601. */
export const dayOf = (at: string, culture: Culture): string => formatted(at, culture, day)

/** The last day of something that ends at this moment. */
export const lastDayOf = (endsAt: string, culture: Culture): string => dayOf(new Date(Date.parse(endsAt) - 1).toISOString(), culture)

/** `21 Nov 2026, 3:34 pm`, `2026年11月21日 15:34`. */
export const momentOf = (at: string, culture: Culture): string => formatted(at, culture, { ...day, ...time[languages[culture].clock] })

/** `15:34`, in every language. */
export const shopTime = (at: string): string => new Intl.DateTimeFormat('en', { timeZone: zone, ...time[24] }).format(new Date(at))

/** `22 Nov`, `11月22日`. */
export const shortDayOf = (at: string, culture: Culture): string => formatted(at, culture, { day: 'numeric', month: 'short' })

/** `Sun`, `周日`. */
export const weekdayOf = (at: string, culture: Culture): string => formatted(at, culture, { weekday: 'short' })

const formatted = (at: string, culture: Culture, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(htmlLang[culture], { timeZone: zone, ...options }).format(new Date(at))

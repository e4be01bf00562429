import { shopDay } from '#src/kit/clock.ts'
import type { Culture } from '#src/kit/culture.ts'

export interface ReadyWords {
  isToday: boolean
  /** `Sun 22 Nov`, `11月22日 周日`. */
  day: string
  /** `6 pm`, `12 noon`, `18:00`. */
  time: string
}

const zone = 'Asia/Singapore'

/** The moment goods can be collected, in the shop's time and the page's language. `readyBy` is ISO 8601. */
export function readyWords(readyBy: string, now: Date, culture: Culture): ReadyWords {
  const ready = new Date(readyBy)
  return { isToday: shopDay(ready) === shopDay(now), day: dayOf(ready, culture), time: timeOf(ready, culture) }
}

function dayOf(at: Date, culture: Culture): string {
  if (culture === 'en') {
    const parts = partsOf(at, 'en-SG', { weekday: 'short', day: 'numeric', month: 'short' })
    return `${parts.weekday} ${parts.day} ${parts.month}`
  }
  const date = new Intl.DateTimeFormat('zh-SG', { timeZone: zone, day: 'numeric', month: 'long' }).format(at)
  const weekday = new Intl.DateTimeFormat('zh-SG', { timeZone: zone, weekday: 'short' }).format(at)
  return `${date} ${weekday}`
}

function timeOf(at: Date, culture: Culture): string {
  const { hour = '0', minute = '00' } = partsOf(at, 'en-SG', { hour: 'numeric', minute: '2-digit', hourCycle: 'h23' })
  if (culture === 'zh') return `${hour.padStart(2, '0')}:${minute}`
  if (hour === '12' && minute === '00') return '12 noon'
  const minutes = minute === '00' ? '' : `.${minute}`
  return `${Number(hour) % 12 || 12}${minutes} ${Number(hour) < 12 ? 'am' : 'pm'}`
}

function partsOf(at: Date, locale: string, options: Intl.DateTimeFormatOptions): Partial<Record<string, string>> {
  const parts = new Intl.DateTimeFormat(locale, { timeZone: zone, ...options }).formatToParts(at)
  return Object.fromEntries(parts.map(({ type, value }) => [type, value]))
}

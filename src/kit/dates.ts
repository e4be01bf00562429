import type { Culture } from './culture.ts'

const zone = 'Asia/Singapore'

/** `21 Nov 2026`, `2026年11月21日`: the shop's day. `at` is ISO 8601. */
export function dayOf(at: string, culture: Culture): string {
  const date = new Date(at)
  if (culture === 'zh') return new Intl.DateTimeFormat('zh-SG', { timeZone: zone, dateStyle: 'long' }).format(date)
  return new Intl.DateTimeFormat('en-SG', { timeZone: zone, day: 'numeric', month: 'short', year: 'numeric' }).format(date)
}

/** `21 Nov 2026, 3:34 pm`, `2026年11月21日 15:34`. */
export function momentOf(at: string, culture: Culture): string {
  const options: Intl.DateTimeFormatOptions =
    culture === 'zh' ? { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } : { hour: 'numeric', minute: '2-digit', hour12: true }
  const time = new Intl.DateTimeFormat(culture === 'zh' ? 'zh-SG' : 'en-SG', { timeZone: zone, ...options }).format(new Date(at))
  return culture === 'zh' ? `${dayOf(at, culture)} ${time}` : `${dayOf(at, culture)}, ${time}`
}

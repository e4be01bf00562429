import { dayMs, shopDay } from '#src/kit/clock.ts'
import { hoursOn, type StoreDays } from './opening-hours.ts'

const roundMinutes = 30
const noon = 12 * 60
/** No store is closed longer; a plan without any open day then gives a day that is wrong rather than none. */
const mostDays = 60

/**
 * When goods can be collected, ISO 8601 in Singapore time (fulfil-03, fulfil-26). What the store has on the shelf is ready after
 * some of its opening hours, the rest of one day and the beginning of the next together, at a full or half hour. For the rest the
 * van comes days later: ready at noon, or on the first open day from then, and never before what was on the shelf.
 */
export function readyBy(now: Date, onShelf: boolean, store: StoreDays): string {
  const ready = picked(now, store)
  if (onShelf) return ready
  const later = brought(now, store)
  return later < ready ? ready : later
}

function picked(now: Date, store: StoreDays): string {
  let needed = store.pickingHours * 60
  // A minute that has begun is not whole any more.
  const start = new Date(now.getTime() + 59_999)
  const [today, minutesNow] = [shopDay(start), minutesOf(shopTimeOf(start))]
  for (let ahead = 0; ahead < mostDays; ahead++) {
    const day = dayAfter(today, ahead)
    const hours = openMinutes(store, day)
    if (!hours) continue
    const { opens, closes } = hours
    const from = Math.max(opens, ahead === 0 ? minutesNow : 0)
    const ready = Math.ceil((from + needed) / roundMinutes) * roundMinutes
    if (from < closes && ready <= closes) return at(day, ready)
    needed -= Math.max(0, Math.min(needed, closes - from))
  }
  return at(dayAfter(today, mostDays), noon)
}

function brought(now: Date, store: StoreDays): string {
  for (let ahead = store.transferDays; ahead < mostDays; ahead++) {
    const day = dayAfter(shopDay(now), ahead)
    const hours = openMinutes(store, day)
    if (hours && hours.closes > noon) return at(day, Math.max(noon, hours.opens))
  }
  return at(dayAfter(shopDay(now), mostDays), noon)
}

function openMinutes(store: StoreDays, day: string): { opens: number; closes: number } | null {
  const [opens, closes] = hoursOn(store, day) ?? []
  return opens === undefined || closes === undefined ? null : { opens: minutesOf(opens), closes: minutesOf(closes) }
}

const aheadMs = 8 * 60 * 60 * 1000
const shopTimeOf = (moment: Date): string => new Date(moment.getTime() + aheadMs).toISOString().slice(11, 16)
const dayAfter = (day: string, days: number): string => new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)
const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
const at = (day: string, minutes: number): string => `${day}T${new Date(minutes * 60_000).toISOString().slice(11, 19)}+08:00`

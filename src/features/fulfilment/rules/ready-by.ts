import { Temporal } from 'temporal-polyfill'
import { pickingHours, transferDays } from './collection-times.ts'

const singapore = '+08:00'
const opens = 11
const closes = 21

/**
 * When goods can be collected, ISO 8601 in Singapore time: two opening hours from now when the store has
 * them on the shelf, else at noon two days later, after the van from the warehouse has come (fulfil-03).
 */
export function readyBy(now: Date, onShelf: boolean): string {
  const local = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(singapore)
  if (!onShelf) return at(local, transferDays, 12)
  const ready = Math.max(local.hour + (local.minute > 0 ? 1 : 0), opens) + pickingHours
  return ready <= closes ? at(local, 0, ready) : at(local, 1, opens + pickingHours)
}

const at = (local: Temporal.ZonedDateTime, days: number, hour: number): string =>
  local.startOfDay().add({ days }).with({ hour }).toString({ timeZoneName: 'never', smallestUnit: 'second' })

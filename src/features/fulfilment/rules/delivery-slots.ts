import { Temporal } from 'temporal-polyfill'
import { shopDay } from '#src/kit/clock.ts'

/** When the store delivers its own goods. Slots that are made already do not change with it. */
export interface SlotPlan {
  /** For how many days slots are made; the first day is tomorrow. */
  daysAhead: number
  /** The days of the week with deliveries: 1 is Monday, 7 is Sunday. */
  weekdays: readonly number[]
  /** Days without deliveries besides, such as public holidays: `2026-12-25`. */
  closedDays: readonly string[]
  /** Times of the day, `09:00` to `13:00`, and how many orders each can take. */
  windows: readonly { from: string; until: string; capacity: number }[]
}

export interface SlotTimes {
  startsAt: Date
  endsAt: Date
}

export interface PlannedSlot extends SlotTimes {
  capacity: number
}

/** A slot as it can be chosen. */
export interface DeliverySlot extends PlannedSlot {
  autoId: number
  /** How many orders have a place in it. */
  taken: number
}

const singapore = '+08:00'

/** The slots that a plan has from tomorrow on, in the order of time (fulfil-12). */
export function plannedSlots({ daysAhead, weekdays, closedDays, windows }: SlotPlan, now: Date): PlannedSlot[] {
  const first = firstDay(now)
  const days = Array.from({ length: daysAhead }, (_, index) => first.add({ days: index })).filter(
    (day) => weekdays.includes(day.dayOfWeek) && !closedDays.includes(day.toString()),
  )
  return days.flatMap((day) => windows.map(({ from, until, capacity }) => ({ startsAt: at(day, from), endsAt: at(day, until), capacity })))
}

/** The years of some slots for which the plan names no closed day: its public holidays are not entered yet (fulfil-21). */
export const yearsWithoutClosedDays = ({ closedDays }: SlotPlan, slots: readonly SlotTimes[]): number[] =>
  [...new Set(slots.map(({ startsAt }) => yearOf(shopDay(startsAt))))].filter((year) => !closedDays.some((day) => yearOf(day) === year))

const yearOf = (day: string): number => Number(day.slice(0, 4))

/** Slots that start earlier can not be chosen any more: a slot is open until the day before it ends (fulfil-12). */
export const slotsOpenFrom = (now: Date): Date => at(firstDay(now), '00:00')

/** Whether an order can still get a place. */
export const hasPlace = ({ startsAt, capacity, taken }: DeliverySlot, now: Date): boolean =>
  taken < capacity && startsAt >= slotsOpenFrom(now)

const firstDay = (now: Date): Temporal.PlainDate =>
  Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(singapore).toPlainDate().add({ days: 1 })

const at = (day: Temporal.PlainDate, time: string): Date =>
  new Date(day.toZonedDateTime({ timeZone: singapore, plainTime: time }).epochMilliseconds)

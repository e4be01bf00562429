import { Temporal } from 'temporal-polyfill'

/** A day in Singapore, `YYYY-MM-DD`. Days compare as strings. */
export type Day = string

export const addDays = (day: Day, days: number): Day => Temporal.PlainDate.from(day).add({ days }).toString()

/** The same day of another month, or that month's last day when it has no such day. */
export const addMonths = (day: Day, months: number): Day => Temporal.PlainDate.from(day).add({ months }).toString()

export const firstOfMonth = (day: Day): Day => Temporal.PlainDate.from(day).with({ day: 1 }).toString()
/** A day that a month does not have is its last. */
export const lastOfMonth = (day: Day): Day => Temporal.PlainDate.from(day).with({ day: 31 }).toString()

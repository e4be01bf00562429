import { Temporal } from 'temporal-polyfill'

/** A day of the shop, `YYYY-MM-DD`. Days compare as texts. */
export type Day = string

export const addDays = (day: Day, days: number): Day => Temporal.PlainDate.from(day).add({ days }).toString()

/** The same day of another month, or that month's last day where it has no such day. */
export const addMonths = (day: Day, months: number): Day => Temporal.PlainDate.from(day).add({ months }).toString()

export const firstOfMonth = (day: Day): Day => Temporal.PlainDate.from(day).with({ day: 1 }).toString()
/** A day that a month does not have is its last. */
export const lastOfMonth = (day: Day): Day => Temporal.PlainDate.from(day).with({ day: 31 }).toString()

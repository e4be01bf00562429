import { LRUCache } from 'lru-cache'
import { Temporal } from 'temporal-polyfill'

/** A day in Singapore, `YYYY-MM-DD`. Days compare as strings. */
export type Day = string

type AddTo = (day: Day, number: number) => Day

/** Sums stay in memory: each pricing of a bag asks for the same few, and Temporal takes longer than the rest of its rewards. */
function inMemory(add: AddTo): AddTo {
  const sums = new LRUCache<string, Day>({ max: 500 })
  return (day, number) => {
    const key = `${day} ${number}`
    const sum = sums.get(key) ?? add(day, number)
    sums.set(key, sum)
    return sum
  }
}

export const addDays = inMemory((day, days) => Temporal.PlainDate.from(day).add({ days }).toString())

/** The same day of another month, or that month's last day when it has no such day. */
export const addMonths = inMemory((day, months) => Temporal.PlainDate.from(day).add({ months }).toString())

export const firstOfMonth = (day: Day): Day => Temporal.PlainDate.from(day).with({ day: 1 }).toString()
/** A day that a month does not have is its last. */
export const lastOfMonth = (day: Day): Day => Temporal.PlainDate.from(day).with({ day: 31 }).toString()

import { shopDay } from '#src/kit/clock.ts'

/** The law asks for five years after the year of the sale (GST Act). */
const retentionYears = 5

/** Orders that were placed before this moment need not say any more to whom they went. It moves once a year, by the day in Singapore. */
export const forgottenBefore = (now: Date): Date => new Date(`${Number(shopDay(now).slice(0, 4)) - retentionYears}-01-01T00:00:00+08:00`)

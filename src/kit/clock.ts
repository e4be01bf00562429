export const hourMs = 60 * 60 * 1000
export const dayMs = 24 * hourMs

/** Time is passed in, so that a test can move it. Milliseconds since 1970, UTC. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

/** A clock for tests, which moves only by `advance`. */
export function movableClock(start: string): Clock & { advance(milliseconds: number): void } {
  let at = new Date(start).getTime()
  return {
    now: () => new Date(at),
    advance: (milliseconds) => {
      at += milliseconds
    },
  }
}

/** Singapore is eight hours ahead of UTC all year, and has been since 1982. */
const aheadMs = 8 * hourMs

/** The shop's day, YYYY-MM-DD in Singapore. */
export const shopDay = (at: Date): string => new Date(at.getTime() + aheadMs).toISOString().slice(0, 10)

/** When a day of the shop begins; the day as YYYY-MM-DD. */
export const startOfDay = (day: string): Date => new Date(Date.parse(day) - aheadMs)

/** When the next year begins in the shop. */
export const nextYear = (at: Date): Date => new Date(Date.UTC(Number(shopDay(at).slice(0, 4)) + 1, 0, 1) - aheadMs)

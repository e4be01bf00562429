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

/** The shop's day, YYYY-MM-DD in Singapore. */
export function shopDay(at: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Singapore' }).format(at)
}

import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Clock } from '#src/kit/clock.ts'

/**
 * A signed moment and the wait that begins with it, for one person or place. Like the check of the contact form (decision 009)
 * it asks nothing of a person but the time that a person needs.
 */
export interface WaitCheck {
  issue(who: string, waitSeconds: number): string
  /** Whether the wait is over. One from before `usedAt` is used up. */
  accepts(check: string, who: string, usedAt?: Date | null): boolean
}

/** A page that was left open for longer gets a new check. */
export const longestCheckMs = 30 * 60 * 1000

export function createWaitCheck(clock: Clock, key: string): WaitCheck {
  const signed = (who: string, issuedAt: number, waitMs: number): string =>
    `${issuedAt}.${waitMs}.${createHmac('sha256', key).update(`${who}\n${issuedAt}\n${waitMs}`).digest('base64url')}`
  return {
    issue: (who, waitSeconds) => signed(who, clock.now().getTime(), waitSeconds * 1000),
    accepts(check, who, usedAt = null) {
      const [issuedAt = NaN, waitMs = NaN] = check.split('.').map(Number)
      const age = clock.now().getTime() - issuedAt
      const isUsed = usedAt !== null && issuedAt < usedAt.getTime()
      return isSame(check, signed(who, issuedAt, waitMs)) && !isUsed && age >= waitMs && age <= longestCheckMs
    },
  }
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}

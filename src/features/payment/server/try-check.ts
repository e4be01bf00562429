import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Clock } from '#src/kit/clock.ts'
import { longestCheckMs } from '../rules/card-testing.ts'

/**
 * A signed moment and the wait that begins with it, for one session. Like the check of the contact form (decision 009)
 * it asks nothing of a person but the time that a person needs.
 */
export interface TryCheck {
  issue(session: string, waitSeconds: number): string
  /** Whether the wait is over. One from before the session's last declined try is used up. */
  accepts(check: string, session: string, lastDeclinedAt: Date | null): boolean
}

export function createTryCheck(clock: Clock, key: string): TryCheck {
  const signed = (session: string, issuedAt: number, waitMs: number): string =>
    `${issuedAt}.${waitMs}.${createHmac('sha256', key).update(`${session}\n${issuedAt}\n${waitMs}`).digest('base64url')}`
  return {
    issue: (session, waitSeconds) => signed(session, clock.now().getTime(), waitSeconds * 1000),
    accepts(check, session, lastDeclinedAt) {
      const [issuedAt = NaN, waitMs = NaN] = check.split('.').map(Number)
      const age = clock.now().getTime() - issuedAt
      const isUsed = lastDeclinedAt !== null && issuedAt < lastDeclinedAt.getTime()
      return isSame(check, signed(session, issuedAt, waitMs)) && !isUsed && age >= waitMs && age <= longestCheckMs
    },
  }
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}

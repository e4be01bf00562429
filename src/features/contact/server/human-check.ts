import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Clock } from '#src/kit/clock.ts'
import { isHumanPace } from '../rules/human-check.ts'

/** A signed timestamp of when a form was opened; only the shop can make one (decision 009). */
export interface HumanCheck {
  issue(): string
  accepts(check: string): boolean
}

export function createHumanCheck(clock: Clock, key: string): HumanCheck {
  const signed = (openedAt: string, nonce: string): string =>
    `${openedAt}.${nonce}.${createHmac('sha256', key).update(`${openedAt}.${nonce}`).digest('base64url')}`
  return {
    issue: () => signed(String(clock.now().getTime()), randomBytes(16).toString('base64url')),
    accepts(check) {
      const [openedAt = '', nonce = ''] = check.split('.')
      return isSame(check, signed(openedAt, nonce)) && isHumanPace(Number(openedAt), clock.now().getTime())
    },
  }
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}

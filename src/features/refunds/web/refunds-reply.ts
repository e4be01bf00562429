import type { Failure } from '#src/kit/client.ts'
import type { OrderRefunds } from '../refunds.contract.ts'

type Refused = { ok: false; problem: Failure }

/**
 * What can go back of an order; null where there is none, which the rest of the page says. Any other failure is thrown, so that what
 * was read before stays.
 */
export function foundRefunds(reply: { ok: true; value: OrderRefunds } | Refused): OrderRefunds | null {
  if (reply.ok) return reply.value
  if (reply.problem.status === 404) return null
  throw reply.problem
}

/** Why a call failed, null when it did not. `away`: the words for a shop that does not answer. */
export const whyNot = (reply: { ok: true } | Refused, away: string): string | null => (reply.ok ? null : reply.problem.message || away)

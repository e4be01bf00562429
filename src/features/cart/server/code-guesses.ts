import { hourMs } from '#src/kit/clock.ts'
import { problem, type Problem } from '#src/kit/problem.ts'
import type { Orm } from '#src/platform/db/database.ts'
import type { Caller } from '#src/platform/http/caller.ts'
import { networkOf } from '#src/platform/quota/networks.ts'
import type { Quotas } from '#src/platform/quota/quotas.ts'

/** A shopper has a few codes; who guesses them needs millions of tries (promo-26). */
const perSession = { name: 'promo-code-session', most: 20, within: hourMs }
const perNetwork = { name: 'promo-code-network', most: 100, within: hourMs }

/** Vouchers that are listed as the member's own are no guesses (safe-23). */
const vouchersPerMember = { name: 'voucher-member', most: 10, within: hourMs }
const vouchersPerNetwork = { name: 'voucher-network', most: 100, within: hourMs }

/** Counts the code of a voucher that is not the member's own before it is compared with any. A problem when there were too many. */
export async function refusedVoucherGuess(quotas: Quotas, orm: Orm, { member, ip }: Caller): Promise<Problem | null> {
  const isAllowed =
    (await quotas.take(orm, vouchersPerMember, String(member))) && (await quotas.take(orm, vouchersPerNetwork, networkOf(ip)))
  return isAllowed ? null : problem('TOO_MANY_REQUESTS', { retryAfterSeconds: hourMs / 1000 })
}

/** Counts a code before it is compared with any. A problem when this browser or its network has entered too many. */
export async function refusedGuess(quotas: Quotas, orm: Orm, { session, ip }: Caller): Promise<Problem | null> {
  // Without a session there is no bag, and nothing is compared.
  if (session === null) return null
  const isAllowed = (await quotas.take(orm, perSession, session)) && (await quotas.take(orm, perNetwork, networkOf(ip)))
  return isAllowed ? null : problem('TOO_MANY_REQUESTS', { retryAfterSeconds: hourMs / 1000 })
}

import { hourMs } from '#src/kit/clock.ts'
import type { Database } from '#src/platform/db/database.ts'
import type { Caller } from '#src/platform/http/caller.ts'
import { networkOf } from '#src/platform/quota/networks.ts'
import type { Quotas } from '#src/platform/quota/quotas.ts'

/** The carrier's account has so many calls a day, for all shoppers together (safe-48). */
const perSession = { name: 'parcel-price-session', most: 30, within: hourMs }
const perNetwork = { name: 'parcel-price-network', most: 100, within: hourMs }

/** When who has used the allowance up can try again. */
export const parcelWaitSeconds = hourMs / 1000

/** Counts a call to the carrier; false when this browser or its network has caused too many. */
export async function mayAskCarrier(
  { quotas, database: { orm } }: { quotas: Quotas; database: Database },
  { session, ip }: Caller,
): Promise<boolean> {
  // Without a session there is no bag, and nothing is sent.
  if (session === null) return false
  return (await quotas.take(orm, perSession, session)) && (await quotas.take(orm, perNetwork, networkOf(ip)))
}

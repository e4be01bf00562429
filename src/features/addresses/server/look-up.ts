import { LRUCache } from 'lru-cache'
import { hourMs } from '#src/kit/clock.ts'
import type { PostalAnswer, PostalDirectory } from '#src/outside/postal/port.ts'
import type { Database } from '#src/platform/db/database.ts'
import type { Caller } from '#src/platform/http/caller.ts'
import { networkOf } from '#src/platform/quota/networks.ts'
import type { Quotas } from '#src/platform/quota/quotas.ts'

/** The directory answers so many calls for all shoppers together (safe-48). Whom it does not answer types the address. */
const perNetwork = { name: 'postal-network', most: 300, within: hourMs }
/** Some hundred bytes each; a postal code is as good as never given to another building. */
const mostRemembered = 5000

export type PostalLookUp = (caller: Pick<Caller, 'ip'>, postalCode: string) => Promise<PostalAnswer>

/** Asks the directory once for each postal code, and for each network only so often. */
export function createPostalLookUp(postal: PostalDirectory, quotas: Quotas, { orm }: Database): PostalLookUp {
  const remembered = new LRUCache<string, PostalAnswer>({ max: mostRemembered })
  return async ({ ip }, postalCode) => {
    const known = remembered.get(postalCode)
    if (known) return known
    if (!(await quotas.take(orm, perNetwork, networkOf(ip)))) return { state: 'unavailable' }
    const answer = await postal.lookUp(postalCode)
    if (answer.state !== 'unavailable') remembered.set(postalCode, answer)
    return answer
  }
}

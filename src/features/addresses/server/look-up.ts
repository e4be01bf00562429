import { LRUCache } from 'lru-cache'
import { hourMs } from '#src/kit/clock.ts'
import { problem, type Problem } from '#src/kit/problem.ts'
import { ok, refuse, type Result } from '#src/kit/result.ts'
import type { PostalAnswer, PostalDirectory } from '#src/outside/postal/port.ts'
import type { Database } from '#src/platform/db/database.ts'
import type { Caller } from '#src/platform/http/caller.ts'
import { networkOf } from '#src/platform/quota/networks.ts'
import type { Quotas } from '#src/platform/quota/quotas.ts'

/** The directory answers so many calls for all shoppers together (safe-48). Whom it does not answer types the address. */
const perNetwork = { name: 'postal-network', most: 300, within: hourMs }
/** Some hundred bytes each; a postal code is as good as never given to another building. */
const mostRemembered = 5000

type Found = Exclude<PostalAnswer, { state: 'unavailable' }>

export type PostalLookUp = (
  caller: Pick<Caller, 'ip'>,
  postalCode: string,
) => Promise<Result<Found, Problem<'TOO_MANY_REQUESTS' | 'UNAVAILABLE'>>>

/** Asks the directory once for each postal code, and for each network only so often. */
export function createPostalLookUp(postal: PostalDirectory, quotas: Quotas, { orm }: Database): PostalLookUp {
  const remembered = new LRUCache<string, Found>({ max: mostRemembered })
  return async ({ ip }, postalCode) => {
    const known = remembered.get(postalCode)
    if (known) return ok(known)
    if (!(await quotas.take(orm, perNetwork, networkOf(ip))))
      return refuse(problem('TOO_MANY_REQUESTS', { retryAfterSeconds: perNetwork.within / 1000 }))
    const answer = await postal.lookUp(postalCode)
    if (answer.state === 'unavailable') return refuse(problem('UNAVAILABLE'))
    remembered.set(postalCode, answer)
    return ok(answer)
  }
}

import { LRUCache } from 'lru-cache'
import type { Clock } from '#src/kit/clock.ts'
import type { Parcel, ParcelAnswer, ParcelCarrier } from '#src/outside/parcels/port.ts'

/** The carrier's answers, remembered for a while: an account has so many calls a day. */
export interface ParcelQuotes {
  /**
   * What the carrier says, or has said, of this place and weight. It is asked only where `isAllowed` says so, and once for all who
   * ask at this moment; null where nothing is known and it may not be asked.
   */
  price(parcel: Parcel, isAllowed: () => Promise<boolean>): Promise<ParcelAnswer | null>
}

const freshForMs = 10 * 60_000
const mostAnswers = 2000

export function createParcelQuotes(carrier: ParcelCarrier, clock: Clock): ParcelQuotes {
  const known = new LRUCache<string, ParcelAnswer>({
    max: mostAnswers,
    ttl: freshForMs,
    ttlResolution: 0,
    perf: { now: () => clock.now().getTime() },
  })
  const calls = new Map<string, Promise<ParcelAnswer | null>>()

  async function ask(name: string, parcel: Parcel, isAllowed: () => Promise<boolean>): Promise<ParcelAnswer | null> {
    if (!(await isAllowed())) return null
    const answer = await carrier.price(parcel)
    if (answer.state !== 'unavailable') known.set(name, answer)
    return answer
  }

  return {
    async price(parcel, isAllowed) {
      const name = nameOf(parcel)
      for (;;) {
        const before = known.get(name) ?? (await calls.get(name))
        if (before) return before
        // Null is the allowance of whoever began that call, so this one asks for itself.
        if (calls.has(name)) continue
        const call = ask(name, parcel, isAllowed).finally(() => calls.delete(name))
        calls.set(name, call)
        return call
      }
    },
  }
}

const nameOf = ({ countryCode, postalCode, city, grams }: Parcel): string => JSON.stringify([countryCode, postalCode, city, grams])

import * as z from 'zod/mini'
import type { PostalAnswer, PostalDirectory } from './port.ts'

export interface OneMapOptions {
  /** `https://www.onemap.gov.sg`, without a slash at the end. */
  origin: string
  /** OneMap's access token; its search allows a few calls without one. */
  token?: string | null
  timeoutMs?: number
}

/** The part of OneMap's search response that is read. A missing part of an address is the text `NIL`. */
const Reply = z.object({
  results: z.array(z.object({ BLK_NO: z.string(), ROAD_NAME: z.string(), BUILDING: z.string(), POSTAL: z.string() })),
})

const defaultTimeoutMs = 2000

/** The directory of the Singapore Land Authority. Every failure is `unavailable`. */
export function createOneMapPostal({ origin, token, timeoutMs = defaultTimeoutMs }: OneMapOptions): PostalDirectory {
  return {
    async lookUp(postalCode) {
      const query = new URLSearchParams({ searchVal: postalCode, returnGeom: 'N', getAddrDetails: 'Y', pageNum: '1' })
      try {
        const reply = await fetch(`${origin}/api/common/elastic/search?${query.toString()}`, {
          headers: { accept: 'application/json', ...(token ? { authorization: token } : {}) },
          signal: AbortSignal.timeout(timeoutMs),
          redirect: 'error',
        })
        if (!reply.ok) return { state: 'unavailable' }
        return answerOf(Reply.parse(await reply.json()), postalCode)
      } catch {
        return { state: 'unavailable' }
      }
    },
  }
}

/** A search for digits may also find other places with these digits; only an equal postal code counts. */
function answerOf({ results }: z.infer<typeof Reply>, postalCode: string): PostalAnswer {
  const found = results.find(({ POSTAL }) => POSTAL === postalCode)
  if (!found) return { state: 'unknown' }
  return {
    state: 'found',
    place: {
      postalCode,
      block: part(found.BLK_NO),
      street: inTitleCase(part(found.ROAD_NAME)),
      building: inTitleCase(part(found.BUILDING)),
    },
  }
}

const part = (text: string): string => (text === 'NIL' ? '' : text.trim().slice(0, 120))

/** OneMap writes in capitals; the shop writes names as on a parcel. */
const inTitleCase = (text: string): string =>
  text.toLowerCase().replace(/(^|[\s(@-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())

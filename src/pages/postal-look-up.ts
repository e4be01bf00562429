import { lookupPostalCode, type PostalPlace } from '#src/features/addresses/addresses.contract.ts'
import type { Client } from '#src/kit/client.ts'
import type { Found } from '#src/ui/use-look-up.ts'

/** Looks up a postal code. If that fails, the address has to be typed. */
export const postalLookUp =
  (client: Client) =>
  async (postalCode: string): Promise<Found<PostalPlace>> => {
    const reply = await client(lookupPostalCode, { query: { postalCode } })
    if (!reply.ok) return { state: 'unavailable' }
    if (!reply.value) return { state: 'unknown' }
    return reply.value.street === '' ? { state: 'near', where: reply.value.district } : { state: 'found', value: reply.value }
  }

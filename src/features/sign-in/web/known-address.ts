import { channelOf, type AddressMessage } from '#src/features/sign-in/rules/address.ts'
import { checkExistEmailOrPhone } from '#src/features/sign-in/sign-in.contract.ts'
import type { Client } from '#src/kit/client.ts'

/**
 * Looks up, before a code is sent, whether somebody has the address: who joins must not have it, who has forgotten a password must.
 * A network that has asked too often goes on without, because the code decides.
 */
export const knownAddress =
  (client: Client, wanted: 'new' | 'registered') =>
  async (emailOrPhone: string): Promise<AddressMessage | null> => {
    const reply = await client(checkExistEmailOrPhone, { query: { emailOrPhone } })
    if (!reply.ok) return reply.problem.status === 429 || reply.problem.status === 422 ? null : 'searchFailed'
    if (wanted === 'registered') return reply.value.exists ? null : 'notRegistered'
    return reply.value.exists ? (channelOf(emailOrPhone) === 'email' ? 'emailRegistered' : 'mobileRegistered') : null
  }

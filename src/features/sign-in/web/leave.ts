import { signOut } from '#src/features/sign-in/sign-in.contract.ts'
import type { Client, Reply } from '#src/kit/client.ts'
import { clearLoginFlag } from '#src/browser-start/login-flag.ts'
import { forget, redeemAmountKey } from './local-storage.ts'

/**
 * Sign-out: tells the server, clears the login flag and the redeem amount, goes to the home page
 * (sign-in-19). The page is loaded anew, so nothing of the member stays in its memory. Refused, nothing changes.
 */
export async function leave(client: Client): Promise<Reply<typeof signOut>> {
  const reply = await client(signOut, {})
  if (!reply.ok) return reply
  clearLoginFlag()
  forget(redeemAmountKey)
  location.assign('/')
  return reply
}

import { signOut } from '#src/features/sign-in/sign-in.contract.ts'
import type { Client, Reply } from '#src/kit/client.ts'
import { clearLoginFlag } from '#src/browser-start/login-flag.ts'
import { deleteStored, redeemAmountKey } from './local-storage.ts'

/**
 * Sign-out: calls the server, clears the login flag and the redeem amount, and opens the home page
 * (sign-in-19). It loads a new page, so nothing of the member stays in memory. If refused, nothing changes.
 */
export async function leave(client: Client): Promise<Reply<typeof signOut>> {
  const reply = await client(signOut, {})
  if (!reply.ok) return reply
  endSession()
  location.assign('/')
  return reply
}

/** After signing out, and after the account was deleted. Clearing the flag also empties what windows have of the member (`window-storage.ts`, `members-window.ts`). */
export function endSession(): void {
  clearLoginFlag()
  deleteStored(redeemAmountKey)
}

import { signOut } from '#src/features/sign-in/sign-in.contract.ts'
import type { Client, Reply } from '#src/kit/client.ts'
import { clearLoginFlag } from '#src/browser-start/login-flag.ts'

/**
 * Sign-out: calls the server, clears the login flag and what the browser stores of the member, and opens the home page
 * (sign-in-19). It loads a new page, so nothing of the member stays in memory. If refused, nothing changes.
 */
export async function leave(client: Client): Promise<Reply<typeof signOut>> {
  const reply = await client(signOut, {})
  if (!reply.ok) return reply
  // This also empties what the browser has of the member (`window-storage.ts`, `members-window.ts`).
  clearLoginFlag()
  location.assign('/')
  return reply
}

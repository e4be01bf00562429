import { useState } from 'react'
import { setCulture } from '#src/features/language/language.contract.ts'
import type { Client } from '#src/kit/client.ts'
import type { Culture } from '#src/kit/culture.ts'

/** Stores the language on the server and reloads the page where it stands (specification, section 4). */
export function useSetCulture(client: Client) {
  const [failed, setFailed] = useState(false)
  const choose = async (culture: Culture) => {
    setFailed(false)
    const reply = await client(setCulture, { body: { culture } })
    if (reply.ok) location.reload()
    else setFailed(true)
  }
  return { choose, failed }
}

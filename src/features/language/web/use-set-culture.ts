import { useState } from 'react'
import { setCulture } from '#src/features/language/language.contract.ts'
import type { Client } from '#src/kit/client.ts'
import { cultureParameter, type Culture } from '#src/kit/culture.ts'

/** Stores the language on the server and reloads the page at its scroll position (language-03). */
export function useSetCulture(client: Client) {
  const [failed, setFailed] = useState(false)
  const choose = async (culture: Culture) => {
    setFailed(false)
    const reply = await client(setCulture, { body: { culture } })
    if (reply.ok) reload()
    else setFailed(true)
  }
  return { choose, failed }
}

/** Removes the language parameter, which would ask for the old language again. The history state stays, and with it the scroll position. */
function reload(): void {
  const url = new URL(location.href)
  if (url.searchParams.has(cultureParameter)) {
    url.searchParams.delete(cultureParameter)
    history.replaceState(history.state, '', url)
  }
  location.reload()
}

import { useEffect, useRef } from 'react'
import { getHumanCheck } from '#src/features/contact/contact.contract.ts'
import type { Client } from '#src/kit/client.ts'

interface Check {
  humanCheck: string
  /** When the check becomes valid, by this browser's monotonic clock. */
  goodFrom: number
}

/** The human check that a message carries (decision 009): fetched when the form opens; a form sent too early waits for it. */
export function useHumanCheck(client: Client) {
  const check = useRef<Promise<Check | null> | null>(null)

  const renew = () => {
    check.current = client(getHumanCheck, {}).then((reply) =>
      reply.ok ? { humanCheck: reply.value.humanCheck, goodFrom: performance.now() + reply.value.waitSeconds * 1000 } : null,
    )
  }
  useEffect(renew, [client])

  /** Empty when none could be fetched: the server then refuses the message with its reason. */
  async function ready(): Promise<string> {
    if (!(await check.current)) renew()
    const found = await check.current
    if (!found) return ''
    await new Promise((done) => setTimeout(done, found.goodFrom - performance.now()))
    return found.humanCheck
  }

  return { ready, renew }
}

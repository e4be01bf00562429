import { useEffect, useRef } from 'react'
import { getHumanCheck } from '#src/features/contact/contact.contract.ts'
import type { Client } from '#src/kit/client.ts'

interface Check {
  humanCheck: string
  /** From when on it is good, by this browser's own running clock. */
  goodFrom: number
}

/** The check that a message takes along (decision 009): fetched when the form opens, waited for when it is sent in haste. */
export function useHumanCheck(client: Client) {
  const check = useRef<Promise<Check | null> | null>(null)

  const renew = () => {
    check.current = client(getHumanCheck, {}).then((reply) =>
      reply.ok ? { humanCheck: reply.value.humanCheck, goodFrom: performance.now() + reply.value.waitSeconds * 1000 } : null,
    )
  }
  useEffect(renew, [client])

  /** Empty when none can be had: the shop then says what is missing. */
  async function ready(): Promise<string> {
    if (!(await check.current)) renew()
    const found = await check.current
    if (!found) return ''
    await new Promise((done) => setTimeout(done, found.goodFrom - performance.now()))
    return found.humanCheck
  }

  return { ready, renew }
}

import { useCallback, useEffect, useRef, useState } from 'react'
import { getAccountDetail, type AccountDetail } from '#src/features/account/account.contract.ts'
import type { Client, Failure } from '#src/kit/client.ts'

/** A member's details, fetched by the browser when the page is open. */
export function useAccount(client: Client) {
  const [detail, setDetail] = useState<AccountDetail | null>(null)
  const [problem, setProblem] = useState<Failure | null>(null)
  const freshUntil = useRef(0)
  const keep = useCallback((changed: AccountDetail) => {
    setDetail(changed)
    freshUntil.current = Date.now() + changed.freshSeconds * 1000
  }, [])
  const fetch = useCallback(() => {
    void client(getAccountDetail, {}).then((reply) => {
      setProblem(reply.ok ? null : reply.problem)
      if (reply.ok) keep(reply.value)
    })
  }, [client, keep])
  useEffect(fetch, [fetch])
  /** Whether changes that need a recent sign-in are accepted. */
  const isFresh = useCallback(() => Date.now() < freshUntil.current, [])
  return { detail, problem, fetch, setDetail: keep, isFresh }
}

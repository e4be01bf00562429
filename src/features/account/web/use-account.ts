import { useCallback, useEffect, useState } from 'react'
import { getAccountDetail, type AccountDetail } from '#src/features/account/account.contract.ts'
import type { Client, Failure } from '#src/kit/client.ts'

/** A member's details, fetched by the browser when the page is open. */
export function useAccount(client: Client) {
  const [detail, setDetail] = useState<AccountDetail | null>(null)
  const [problem, setProblem] = useState<Failure | null>(null)
  const fetch = useCallback(() => {
    void client(getAccountDetail, {}).then((reply) => {
      setProblem(reply.ok ? null : reply.problem)
      if (reply.ok) setDetail(reply.value)
    })
  }, [client])
  useEffect(fetch, [fetch])
  return { detail, problem, fetch, setDetail }
}

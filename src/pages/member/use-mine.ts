import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { Client, Failure } from '#src/kit/client.ts'
import type { DataOf, Endpoint, Paging, SentTo } from '#src/kit/endpoint.ts'
import { useBrowserClient } from '#src/pages/use-browser-client.ts'
import { useIsMember } from '#src/browser-start/use-is-member.ts'
import { membersKey } from './members-key.ts'

/** The reply of a call for personal data. */
export interface Mine<E> {
  value: DataOf<E>
  paging: Paging | undefined
}

export const mineKey = (endpoint: Endpoint, input: object = {}): unknown[] => [...membersKey, endpoint.name, input]

/** Fetches personal data, in the browser only; pages of one visit share the reply. Nothing is fetched for a guest. */
export function useMine<E extends Endpoint>(
  endpoint: E,
  input: SentTo<E>,
  key: unknown[] = mineKey(endpoint, input),
): UseQueryResult<Mine<E>, Failure> {
  const client = useBrowserClient()
  const isMember = useIsMember()
  return useQuery<Mine<E>, Failure>({
    queryKey: key,
    queryFn: () => fetchMine(client, endpoint, input),
    enabled: isMember,
    retry: false,
    staleTime: 10_000,
    networkMode: 'always',
  })
}

async function fetchMine<E extends Endpoint>(client: Client, endpoint: E, input: SentTo<E>): Promise<Mine<E>> {
  const reply = await client(endpoint, input)
  if (!reply.ok) throw reply.problem
  return { value: reply.value, paging: reply.paging }
}

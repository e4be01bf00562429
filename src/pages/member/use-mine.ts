import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { Client, Failure } from '#src/kit/client.ts'
import type { DataOf, Endpoint, Paging, SentTo } from '#src/kit/endpoint.ts'
import { useBrowserClient } from '#src/pages/use-browser-client.ts'
import { useIsMember } from '#src/browser-start/use-is-member.ts'

/** What a call about the member's own things answered with. */
export interface Mine<E> {
  value: DataOf<E>
  paging: Paging | undefined
}

export const mineKey = (endpoint: Endpoint, input: object = {}): unknown[] => ['member', endpoint.name, input]

/** Asks for something of the member's own, in the browser only; pages of one visit share the answer. A guest asks for nothing. */
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

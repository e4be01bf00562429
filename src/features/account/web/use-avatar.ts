import { useQuery, type QueryClient } from '@tanstack/react-query'
import { useIsMember } from '#src/browser-start/use-is-member.ts'
import { getAvatar, type Avatar } from '#src/features/account/account.contract.ts'
import type { Client } from '#src/kit/client.ts'

const avatarKey = ['member', getAvatar.name]

/** A member's own picture, fetched by the browser; null without one, undefined until it is known. */
export function useAvatar(client: Client): Avatar | null | undefined {
  const isMember = useIsMember()
  const { data } = useQuery({
    queryKey: avatarKey,
    queryFn: () => fetchAvatar(client),
    enabled: isMember,
    retry: false,
    staleTime: 60_000,
    networkMode: 'always',
  })
  return data
}

export const keepAvatar = (queries: QueryClient, avatar: Avatar | null): void => void queries.setQueryData(avatarKey, avatar)

async function fetchAvatar(client: Client): Promise<Avatar | null> {
  const reply = await client(getAvatar, {})
  if (!reply.ok) throw reply.problem
  return reply.value
}

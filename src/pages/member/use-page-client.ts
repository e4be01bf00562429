import { useMemo } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { Client } from '#src/kit/client.ts'
import { browserClient } from '#src/pages/browser-client.ts'
import type { RootData } from '#src/pages/root-data.ts'

/** The browser's client, with the addresses from the root loader. */
export function usePageClient(): Client {
  const root = useRouteLoaderData('root') as RootData | undefined
  return useMemo(() => browserClient(root?.apiBases), [root?.apiBases])
}

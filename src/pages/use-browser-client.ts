import { useMemo } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { Client } from '#src/kit/client.ts'
import { browserClient } from './browser-client.ts'
import type { RootData } from './root-data.ts'

/** The typed client, for what a page fetches after hydration. */
export function useBrowserClient(): Client {
  const root = useRouteLoaderData('root') as RootData | undefined
  return useMemo(() => browserClient(root?.apiBases), [root?.apiBases])
}

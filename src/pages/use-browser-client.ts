import { useMemo } from 'react'
import type { Client } from '#src/kit/client.ts'
import { browserClient } from './browser-client.ts'
import { useRootData } from './use-root-data.ts'

/** The typed client, for what a page fetches after hydration. */
export function useBrowserClient(): Client {
  const root = useRootData()
  return useMemo(() => browserClient(root?.apiBases), [root?.apiBases])
}

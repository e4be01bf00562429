import { useMemo } from 'react'
import type { Client } from '#src/kit/client.ts'
import { browserClient } from '#src/pages/browser-client.ts'
import { useRootData } from '#src/pages/use-root-data.ts'

/** The browser's client, with the addresses from the root loader. */
export function usePageClient(): Client {
  const root = useRootData()
  return useMemo(() => browserClient(root?.apiBases), [root?.apiBases])
}

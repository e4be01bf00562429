import { ok } from '#src/kit/result.ts'
import type { Changes } from '#src/platform/changes/changes.ts'
import { route } from '#src/platform/http/route.ts'
import { refreshCache } from '../cache.contract.ts'

export const cacheRoutes = (changes: Changes) => [
  route(refreshCache, async () => {
    await changes.dropEverything()
    return ok(undefined)
  }),
]

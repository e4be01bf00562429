import { route } from '#src/platform/http/route.ts'
import { countSearch, countSearchChoice } from '../search-counts.contract.ts'
import type { SearchCounts } from './search-counts.service.ts'

export const searchCountsRoutes = (counts: SearchCounts) => [
  route(countSearch, ({ body, caller }) => counts.searched(caller, body)),
  route(countSearchChoice, ({ body, caller }) => counts.chose(caller, body)),
]

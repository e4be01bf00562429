import { ok } from '#src/kit/result.ts'
import { route } from '#src/platform/http/route.ts'
import { getHomePage } from '../content.contract.ts'
import type { ContentService } from './content.service.ts'

export const contentRoutes = (content: ContentService) => [
  route(getHomePage, async ({ caller }) => ok(await content.home(caller.culture))),
]

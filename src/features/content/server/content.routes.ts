import { ok } from '#src/kit/result.ts'
import { route } from '#src/platform/http/route.ts'
import {
  getContentCategory,
  getContentPage,
  getContentSection,
  getFooterV2,
  getHomePage,
  getMenuStories,
  getTopNavigation,
  getTouristPrivilegesPage,
} from '../content.contract.ts'
import type { ContentService } from './content.service.ts'

export const contentRoutes = (content: ContentService) => [
  route(getHomePage, async ({ caller }) => ok(await content.home(caller.culture))),
  route(getMenuStories, async ({ caller }) => ok(await content.menuStories(caller.culture))),
  route(getContentCategory, async ({ query }) => ok(await content.nextCount(query.amount))),
  route(getContentPage, ({ query, caller }) => content.page({ code: query.contentCode, section: query.section }, caller.culture)),
  route(getTouristPrivilegesPage, ({ caller }) => content.page({ code: 'tourist-privileges' }, caller.culture)),
  route(getContentSection, ({ query, caller }) => content.section(query.section, caller.culture)),
  route(getFooterV2, async ({ caller }) => ok(await content.footer(caller.culture))),
  route(getTopNavigation, async ({ caller }) => ok(await content.topNavigation(caller.culture))),
]

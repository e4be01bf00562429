import type { Culture } from '#src/kit/culture.ts'
import { problem, type Problem } from '#src/kit/problem.ts'
import { ok, refuse, type Result } from '#src/kit/result.ts'
import { noteRead } from '#src/platform/changes/read-topics.ts'
import type { SettingsService } from '#src/features/settings/server/settings.service.ts'
import type { ContentBanner, ContentPage, ContentSectionPage, FooterColumn, HomePage, TopColumn } from '../content.contract.ts'
import { nextCount } from '../rules/next-count.ts'
import { contentPath, isSinglePage, type ContentSection } from '../rules/sections.ts'
import { placeholderValues, presentFooter, presentLink, presentPage, presentTop, sectionTitle } from './content.present.ts'
import { findLinks, findMediaOrigins, findPage, findPageEntries } from './content.store.ts'
import { homePage, menuStories, type HomeParts } from './home-page.ts'

export interface ContentService {
  home(culture: Culture): Promise<HomePage>
  menuStories(culture: Culture): Promise<ContentBanner[]>
  /** The next value of a counter that shows `amount`. */
  nextCount(amount: number): Promise<number>
  /** With a section, a text of another section is not found. */
  page(wanted: { code: string; section?: ContentSection }, culture: Culture): Promise<Result<ContentPage, Problem>>
  section(section: ContentSection, culture: Culture): Promise<Result<ContentSectionPage, Problem>>
  footer(culture: Culture): Promise<FooterColumn[]>
  topNavigation(culture: Culture): Promise<TopColumn[]>
  /** Other origins from which its pages load pictures (safe-49). */
  mediaOrigins(): Promise<string[]>
}

export function createContent(parts: HomeParts & { settings: SettingsService }): ContentService {
  const { settings, listing } = parts
  const { orm } = parts.database
  const values = async (culture: Culture) => placeholderValues(await settings.current(), culture)
  return {
    async home(culture) {
      noteRead('home')
      return homePage(parts, culture, await values(culture))
    },
    async menuStories(culture) {
      noteRead('home')
      return menuStories(parts, culture, await values(culture))
    },
    mediaOrigins: () => findMediaOrigins(orm),
    nextCount: async (amount) => nextCount(amount, await listing.total()),

    async page({ code, section }, culture) {
      noteRead('texts')
      const page = await findPage(orm, code)
      if (!page || (section && page.section !== section)) return refuse(problem('NOT_FOUND'))
      const filled = await values(culture)
      const isAlone = isSinglePage(page.section)
      const mates = isAlone ? [] : await findPageEntries(orm, page.section)
      const block = presentPage(page, culture, filled)
      const title = sectionTitle(page.section, culture)
      const here = { name: block.title, url: block.url }
      return ok({
        contents: [block],
        breadcrumbs: isAlone ? [here] : [{ name: title, url: `/${page.section}` }, here],
        section: { title, pages: mates.map((mate) => presentLink(mate, culture, filled)) },
      })
    },

    async section(section, culture) {
      noteRead('texts')
      const [pages, filled] = await Promise.all([findPageEntries(orm, section), values(culture)])
      if (pages.length === 0) return refuse(problem('NOT_FOUND'))
      const title = sectionTitle(section, culture)
      return ok({
        title,
        pages: pages.map((page) => presentLink(page, culture, filled)),
        breadcrumbs: [{ name: title, url: `/${section}` }],
      })
    },

    async footer(culture) {
      noteRead('footer')
      const [links, pages] = await Promise.all([findLinks(orm, 'FOOTER_NAVIGATION'), findPageEntries(orm)])
      return presentFooter(links, new Set(pages.map(contentPath)), culture)
    },

    async topNavigation(culture) {
      noteRead('footer')
      const [links, pages, filled] = await Promise.all([findLinks(orm, 'TOP_NAVIGATION'), findPageEntries(orm), values(culture)])
      return presentTop(links, new Set(pages.map(contentPath)), culture, filled)
    },
  }
}

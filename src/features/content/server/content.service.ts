import type { Culture } from '#src/kit/culture.ts'
import { problem, type Problem } from '#src/kit/problem.ts'
import { ok, refuse, type Result } from '#src/kit/result.ts'
import { noteRead } from '#src/platform/changes/read-topics.ts'
import type { SettingsService } from '#src/features/settings/server/settings.service.ts'
import type { PromotionsService } from '#src/features/promotions/server/promotions.service.ts'
import type { StockService } from '#src/features/stock/server/stock.service.ts'
import type { ContentBanner, ContentPage, ContentSectionPage, FooterColumn, HomePage, TopColumn } from '../content.contract.ts'
import { nextCount } from '../rules/next-count.ts'
import type { PlaceholderValues } from '../rules/placeholders.ts'
import { contentPath, isSinglePage, type ContentSection } from '../rules/sections.ts'
import { isPresent, placeholderValues, presentFooter, presentLink, presentPage, presentTop, sectionTitle } from './content.present.ts'
import { findLinks, findMediaOrigins, findPage, findPageEntries, type PageEntry } from './content.store.ts'
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

type ContentParts = HomeParts & { settings: SettingsService; promotions: PromotionsService; stock: StockService }

export function createContent(parts: ContentParts): ContentService {
  const { settings, listing } = parts
  const { orm } = parts.database
  const values = (culture: Culture): Promise<PlaceholderValues> => valuesOf(parts, culture)
  /** The texts about what the shop has, in their order. */
  async function entries(filled: PlaceholderValues, section?: ContentSection): Promise<PageEntry[]> {
    return (await findPageEntries(orm, section)).filter((entry) => isPresent(entry, filled))
  }
  const paths = async (filled: PlaceholderValues) => new Set((await entries(filled)).map(contentPath))
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
      const filled = await values(culture)
      if (!page || (section && page.section !== section) || !isPresent(page, filled)) return refuse(problem('NOT_FOUND'))
      const isAlone = isSinglePage(page.section)
      const mates = isAlone ? [] : await entries(filled, page.section)
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
      const filled = await values(culture)
      const pages = await entries(filled, section)
      if (pages.length === 0) return refuse(problem('NOT_FOUND'))
      const title = sectionTitle(section, culture)
      return ok({
        title,
        pages: pages.map((page) => presentLink(page, culture, filled)),
        breadcrumbs: [{ name: title, url: `/${section}` }],
      })
    },

    async footer(culture) {
      // Of the texts it shows names and leaves out what the shop lacks.
      noteRead('footer', 'texts')
      const [links, filled, { networks }] = await Promise.all([findLinks(orm, 'FOOTER_NAVIGATION'), values(culture), settings.current()])
      return presentFooter(links, networks, await paths(filled), culture)
    },

    async topNavigation(culture) {
      // Of the texts it shows names and leaves out what the shop lacks.
      noteRead('footer', 'texts')
      const [links, filled] = await Promise.all([findLinks(orm, 'TOP_NAVIGATION'), values(culture)])
      return presentTop(links, await paths(filled), culture, filled)
    },
  }
}

async function valuesOf({ database, settings, promotions, stock }: ContentParts, culture: Culture): Promise<PlaceholderValues> {
  const [store, stores] = await Promise.all([settings.current(), stock.stores(database.orm)])
  return placeholderValues({ settings: store, stores, freeDelivery: await promotions.freeDelivery(store.freeDeliveryFromCents) }, culture)
}

import { inCulture, type Culture } from '#src/kit/culture.ts'
import { problem, type Problem } from '#src/kit/problem.ts'
import { ok, refuse, type Result } from '#src/kit/result.ts'
import { presentSummary, type CatalogueService } from '#src/features/catalogue/server/catalogue.service.ts'
import type { ListingService } from '#src/features/listing/server/listing.service.ts'
import type { SettingsService } from '#src/features/settings/server/settings.service.ts'
import type { Database } from '#src/platform/db/database.ts'
import type { ContentPage, ContentSectionPage, FooterColumn, HomePage } from '../content.contract.ts'
import { contentPath, isSinglePage, type ContentSection } from '../rules/sections.ts'
import { placeholderValues, presentFooter, presentLink, presentPage, sectionTitle } from './content.present.ts'
import { findLinks, findPage, findPageEntries } from './content.store.ts'

export interface ContentService {
  home(culture: Culture): Promise<HomePage>
  /** With a section, a text that stands in another one is not found. */
  page(wanted: { code: string; section?: ContentSection }, culture: Culture): Promise<Result<ContentPage, Problem>>
  section(section: ContentSection, culture: Culture): Promise<Result<ContentSectionPage, Problem>>
  footer(culture: Culture): Promise<FooterColumn[]>
}

const railLength = 8

export function createContent(database: Database, catalogue: CatalogueService, listing: ListingService, settings: SettingsService): ContentService {
  const { orm } = database
  const values = async (culture: Culture) => placeholderValues(await settings.current(), culture)
  return {
    home: (culture) => homePage(database, catalogue, listing, culture),

    async page({ code, section }, culture) {
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
      const [pages, filled] = await Promise.all([findPageEntries(orm, section), values(culture)])
      if (pages.length === 0) return refuse(problem('NOT_FOUND'))
      const title = sectionTitle(section, culture)
      return ok({ title, pages: pages.map((page) => presentLink(page, culture, filled)), breadcrumbs: [{ name: title, url: `/${section}` }] })
    },

    async footer(culture) {
      const [links, pages] = await Promise.all([findLinks(orm, 'FOOTER_NAVIGATION'), findPageEntries(orm)])
      return presentFooter(links, new Set(pages.map(contentPath)), culture)
    },
  }
}

async function homePage(database: Database, catalogue: CatalogueService, listing: ListingService, culture: Culture): Promise<HomePage> {
  const rail = async (sorting: 'bestseller' | 'newest') => {
    const products = await catalogue.products(database.orm, await listing.first(sorting, railLength))
    return products.map((product) => presentSummary(product, culture))
  }
  const [bestsellers, newest, categories, counts] = await Promise.all([
    rail('bestseller'),
    rail('newest'),
    catalogue.categories(database.orm),
    listing.departmentCounts(),
  ])
  const departments = categories
    .filter(({ parentId }) => parentId === null)
    .map(({ autoId, code, name, intro }) => ({ code, name: inCulture(name, culture), intro: inCulture(intro, culture), count: counts.get(autoId) ?? 0 }))
  return { bestsellers, newest, departments }
}

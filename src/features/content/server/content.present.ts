import { htmlLang, inCulture, inLanguage, type Culture } from '#src/kit/culture.ts'
import { keepUnits } from '#src/kit/keep-units.ts'
import { formatMoney } from '#src/kit/money.ts'
import { cleanHtml } from '#src/platform/html.ts'
import type { PublicFreeDelivery } from '#src/features/promotions/rules/free-delivery.ts'
import type { StoreSettings } from '#src/features/settings/rules/store-settings.ts'
import type { Location } from '#src/features/stock/server/stock.service.ts'
import type { ContentBlock, ContentLink, FooterColumn, TopColumn } from '../content.contract.ts'
import { contentMessages } from '../messages.ts'
import { leadsSomewhere, safeAddress } from '../rules/links.ts'
import { outlined } from '../rules/outline.ts'
import { fillHtml, fillText, lacksValue, withoutLacking, type PlaceholderValues } from '../rules/placeholders.ts'
import { contentPath, type ContentSection } from '../rules/sections.ts'
import { labelCells } from '../rules/table-labels.ts'
import type { PageEntry, StoredLink, StoredPage } from './content.store.ts'

interface ValueSources {
  settings: StoreSettings
  stores: readonly Location[]
  freeDelivery: PublicFreeDelivery
}

/** The values of placeholders, from the settings and the stores; empty for what the shop does not have. */
export function placeholderValues({ settings, stores, freeDelivery }: ValueSources, culture: Culture): PlaceholderValues {
  const constant = (code: string): string => {
    const value = settings.siteConstants[code]
    return value ? inCulture(value, culture) : ''
  }
  const { fromCents, membersFromCents } = freeDelivery
  const floors = settings.instalmentPlans.map(({ floorCents }) => floorCents)
  return {
    storeName: inCulture(settings.name, culture),
    tagline: inCulture(settings.tagline, culture),
    company: inCulture(settings.company, culture),
    address: inCulture(settings.address, culture),
    contactEmail: settings.contactEmail,
    contactPhone: settings.contactPhone,
    gstNumber: settings.gstNumber,
    gstRate: String(settings.gstRate / 100),
    freeDeliveryFrom: formatMoney(fromCents),
    membersFreeDeliveryFrom: formatMoney(membersFromCents),
    deliveryFee: formatMoney(settings.deliveryFeeCents),
    holdMinutes: String(settings.holdMinutes),
    returnDays: String(settings.returnDays),
    instalmentsFrom: floors.length > 0 ? formatMoney(Math.min(...floors)) : '',
    stores: new Intl.ListFormat(htmlLang[culture], { type: 'disjunction' }).format(
      stores.map(({ name, nameZh }) => inCulture({ en: name, zh: nameZh }, culture)),
    ),
    firstStore: constant('STORE_1_NAME'),
    firstStorePhone: constant('STORE_1_CONTACT_NO'),
    secondStore: constant('STORE_2_NAME'),
    secondStorePhone: constant('STORE_2_CONTACT_NO'),
  }
}

/** Whether the shop has what the text is about: a text whose title or introduction names what it lacks is absent. */
export const isPresent = ({ title, intro }: Pick<PageEntry, 'title' | 'intro'>, values: PlaceholderValues): boolean =>
  !lacksValue(title.en + intro.en, values)

export const sectionTitle = (section: ContentSection, culture: Culture): string => contentMessages[culture].pages.sections[section]

export function presentLink({ title, intro, ...page }: PageEntry, culture: Culture, values: PlaceholderValues): ContentLink {
  const texts = inLanguage({ title, intro }, culture)
  return {
    ...texts,
    contentCode: page.code,
    title: fillText(texts.title, values),
    intro: keepUnits(fillText(texts.intro, values)),
    url: contentPath(page),
  }
}

/** The HTML is sanitised again, because it may have been written to the database directly; placeholders are filled in before. */
export function presentPage(page: StoredPage, culture: Culture, values: PlaceholderValues): ContentBlock {
  const { contentHtml, untranslated } = inLanguage({ title: page.title, intro: page.intro, contentHtml: page.html }, culture)
  const { html, outline } = outlined(cleanHtml(fillHtml(withoutLacking(contentHtml, values), values)))
  return {
    ...presentLink(page, culture, values),
    untranslated,
    section: page.section,
    contentHtml: keepUnits(labelCells(html)),
    outline,
    updatedAt: page.updatedAt.toISOString(),
  }
}

const networkNames: Record<string, string> = { FB: 'Facebook', INSTA: 'Instagram', YOUTUBE: 'YouTube', TELEGRAM: 'Telegram' }

/** Made from the settings. Rows that an earlier version has left are not read. */
const networksColumn = 'CONNECT_WITH_US'

/** The store's pages at social networks (content-04). */
function networkLinks(networks: StoreSettings['networks'], culture: Culture): StoredLink[] {
  const place = { code: 'FOOTER_NAVIGATION', subCode: networksColumn }
  const links = Object.entries(networks).map(([linkCode, url], sortPriority) => {
    const name = networkNames[linkCode] ?? linkCode
    return { ...place, linkCode, title: { en: name, zh: name }, url: safeAddress(url), sortPriority }
  })
  const title = contentMessages[culture].pages.networks
  return [{ ...place, linkCode: '', title: { en: title, zh: title }, url: null, sortPriority: 0 }, ...links]
}

/** The footer columns with the links whose page exists, and the networks; a column without links is left out. */
export const presentFooter = (
  links: readonly StoredLink[],
  networks: StoreSettings['networks'],
  contentPaths: ReadonlySet<string>,
  culture: Culture,
): FooterColumn[] =>
  columnsOf(
    [...links.filter(({ subCode }) => subCode !== networksColumn), ...networkLinks(networks, culture)],
    culture,
    ({ url, title, linkCode: code, sortPriority }) =>
      url !== null && leadsSomewhere(url, contentPaths) ? { code, ...inLanguage({ title }, culture), url, sortPriority } : null,
  ).map((column) => ({ code: 'FOOTER_NAVIGATION' as const, ...column }))

/** The navigation at the top. A message whose page does not exist leads nowhere; one about what the shop does not have is left out. */
export const presentTop = (
  links: readonly StoredLink[],
  contentPaths: ReadonlySet<string>,
  culture: Culture,
  values: PlaceholderValues,
): TopColumn[] =>
  columnsOf(links, culture, ({ url, title, linkCode: code, sortPriority }) => {
    const texts = inLanguage({ title }, culture)
    if (lacksValue(texts.title, values)) return null
    const isLink = url !== null && leadsSomewhere(url, contentPaths)
    return { code, ...texts, title: fillText(texts.title, values), url: isLink ? url : null, sortPriority }
  }).map((column) => ({ code: 'TOP_NAVIGATION' as const, ...column }))

/** The links under their headings; a heading without links is left out. */
const columnsOf = <Link>(links: readonly StoredLink[], culture: Culture, present: (link: StoredLink) => Link | null) =>
  links
    .filter(({ linkCode }) => linkCode === '')
    .map(({ subCode, title }) => ({
      subCode,
      ...inLanguage({ title }, culture),
      links: links.flatMap((link) => (link.subCode === subCode && link.linkCode !== '' ? (present(link) ?? []) : [])),
    }))
    .filter((column) => column.links.length > 0)

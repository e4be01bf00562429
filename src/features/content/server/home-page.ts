import type { Clock } from '#src/kit/clock.ts'
import { inCulture, type Culture } from '#src/kit/culture.ts'
import { keepUnits } from '#src/kit/keep-units.ts'
import { presentSummary, type CatalogueService } from '#src/features/catalogue/server/catalogue.service.ts'
import type { ListingService } from '#src/features/listing/server/listing.service.ts'
import { noteUntil } from '#src/platform/changes/read-topics.ts'
import type { Database } from '#src/platform/db/database.ts'
import { cleanHtml } from '#src/platform/html.ts'
import type { ContentBanner, HomeBlock, HomePage } from '../content.contract.ts'
import { safeAddress } from '../rules/links.ts'
import { inLanguage, type Multilingual } from '../rules/multilingual.ts'
import { fillHtml, fillText, type PlaceholderValues } from '../rules/placeholders.ts'
import { findHome, findMenuStories, findNextTurn, type StoredBanner, type StoredBlock } from './home.store.ts'
import type { ProductListSource } from './product-lists.ts'

/** The services that the home page needs. */
export interface HomeParts {
  database: Database
  catalogue: CatalogueService
  listing: ListingService
  clock: Clock
}

type Products = HomeBlock['contentProductLists'][number]['products']
interface Texts {
  text(written: Multilingual | null): string
  /** Sanitised again, because it may have been written to the database directly. */
  html(written: Multilingual | null): string
}

const heroCode = 'HOME_HERO'
/** The pictures beside the text of the hero. */
const heroPictures = 3

/** The block that shows the departments. */
const departmentsCode = 'HOME_ARCHES'
/** Its departments where the operator has chosen none: two rows. */
const mostDepartments = 12

/** The block that shows how many products there are. */
const counterCode = 'HOME_COUNTER'

/** The banners and blocks scheduled for now, in a number of queries that does not depend on the number of blocks. */
export async function homePage(
  { database, catalogue, listing, clock }: HomeParts,
  culture: Culture,
  values: PlaceholderValues,
): Promise<HomePage> {
  const now = clock.now()
  const [{ banners, blocks }, changesAt] = await Promise.all([findHome(database.orm, now), findNextTurn(database.orm, now)])
  noteUntil(changesAt)
  const hasCounter = blocks.some(({ contentCode }) => contentCode === counterCode)
  const [idLists, total] = await Promise.all([
    listing.shortLists(blocks.flatMap(({ contentProductLists }) => contentProductLists.map(withReserve))),
    hasCounter ? listing.total() : 0,
  ])
  const products = await catalogue.products(database.orm, [...new Set(idLists.flat())])
  const summaries = new Map(products.map((product) => [product.autoId, presentSummary(product, culture)]))
  const remaining = idLists.map((ids) => ids.flatMap((id) => summaries.get(id) ?? []))
  const texts = textsOf(culture, values)
  const shownAlready = new Set<number>()
  const shown = blocks.map((block) => {
    const found = remaining.splice(0, block.contentProductLists.length)
    const lists =
      block.contentCode === heroCode
        ? found.map(spreadPictures)
        : block.contentProductLists.map((list, at) => rail(list, found[at]!, shownAlready))
    return presentBlock(block, texts, lists, total)
  })
  const choosesDepartments =
    shown.some(({ contentCode }) => contentCode === departmentsCode) && !banners.some(({ contentCode }) => contentCode === departmentsCode)
  return {
    banners: [
      ...banners.map((banner) => presentBanner(banner, texts)),
      ...(choosesDepartments ? await departmentBanners({ database, catalogue, listing }, culture) : []),
    ],
    blocks: shown.map((block) => (leadsToEmptyBlock(block.navigationLink, shown) ? { ...block, navigationLink: '' } : block)),
  }
}

/** A list without what the page shows already asks for as many more. */
const withReserve = (list: ProductListSource): ProductListSource =>
  'others' in list && list.others ? { ...list, count: 2 * list.count } : list

/** The products of a rail, which are then shown. */
function rail(list: ProductListSource, found: Products, shownAlready: Set<number>): Products {
  const products = 'others' in list && list.others ? found.filter(({ autoId }) => !shownAlready.has(autoId)).slice(0, list.count) : found
  for (const { autoId } of products) shownAlready.add(autoId)
  return products
}

/** Of a list, as many with a picture as the hero shows, from all over it: those beside each other are often alike. */
function spreadPictures(found: Products): Products {
  const pictured = found.filter(({ defaultImageUrl }) => defaultImageUrl !== '')
  const step = Math.max(1, Math.floor(pictured.length / heroPictures))
  return pictured.filter((_, at) => at % step === 0).slice(0, heroPictures)
}

/** Whether the link goes to a block of this page that has no products, and so is not shown. */
const leadsToEmptyBlock = (link: string, blocks: readonly HomeBlock[]): boolean => {
  const target = blocks.find(({ contentCode }) => link === `#${contentCode.toLowerCase().replaceAll('_', '-')}`)
  return (
    target !== undefined &&
    target.contentProductLists.length > 0 &&
    target.contentProductLists.every(({ products }) => products.length === 0)
  )
}

/** The departments that have products, each with the picture of what sells best in it. */
async function departmentBanners({ database, catalogue, listing }: Omit<HomeParts, 'clock'>, culture: Culture): Promise<ContentBanner[]> {
  const departments = (await catalogue.categories(database.orm)).filter(({ parentId }) => parentId === null)
  const best = await listing.shortLists(departments.map(({ code }) => ({ source: 'bestseller', category: code, count: 4 })))
  const products = new Map((await catalogue.products(database.orm, [...new Set(best.flat())])).map((product) => [product.autoId, product]))
  const filled = departments.flatMap((department, at) => {
    const pictures = best[at]!.flatMap((id) => {
      const product = products.get(id)
      return product ? [presentSummary(product, culture).defaultImageUrl] : []
    })
    return pictures.length > 0 ? [{ department, picture: safeAddress(pictures.find((picture) => picture !== '') ?? null) }] : []
  })
  return filled.slice(0, mostDepartments).map(({ department: { autoId, code, name }, picture }, sortPriority) => ({
    autoId,
    contentCode: departmentsCode,
    sortPriority,
    title: inCulture(name, culture),
    text: '',
    callToAction: '',
    friendlyUrl: `/productlist/category/${code}`,
    navigationLink: '',
    BannerImage: picture,
    ThumbnailImage: picture,
  }))
}

/** The story of each department's menu that has one (content-12). */
export async function menuStories({ database, clock }: HomeParts, culture: Culture, values: PlaceholderValues): Promise<ContentBanner[]> {
  const texts = textsOf(culture, values)
  const now = clock.now()
  const [stories, changesAt] = await Promise.all([findMenuStories(database.orm, now), findNextTurn(database.orm, now)])
  noteUntil(changesAt)
  return stories.map((banner) => presentBanner(banner, texts))
}

const textsOf = (culture: Culture, values: PlaceholderValues): Texts => ({
  text: (written) => (written === null ? '' : fillText(inLanguage(written, culture), values)),
  html: (written) => (written === null ? '' : keepUnits(cleanHtml(fillHtml(inLanguage(written, culture), values)))),
})

function presentBanner(banner: StoredBanner, { text, html }: Texts): ContentBanner {
  const BannerImage = safeAddress(banner.bannerImage)
  return {
    autoId: banner.autoId,
    contentCode: banner.contentCode,
    sortPriority: banner.sortPriority,
    title: text(banner.title),
    text: html(banner.text),
    callToAction: text(banner.callToAction),
    friendlyUrl: safeAddress(banner.friendlyUrl),
    navigationLink: safeAddress(banner.navigationLink),
    BannerImage,
    ThumbnailImage: safeAddress(banner.thumbnailImage) || BannerImage,
  }
}

function presentBlock(block: StoredBlock, { text, html }: Texts, productLists: readonly Products[], total: number): HomeBlock {
  const { contentCode, sortPriority } = block
  const listed = ({ source }: ProductListSource, at: number) => ({ source, products: productLists[at]! })
  return {
    contentCode,
    sortPriority,
    title: text(block.title),
    contentHtml: html(block.contentHtml),
    imageUrl: safeAddress(block.imageUrl),
    callToAction: text(block.callToAction),
    navigationLink: safeAddress(block.navigationLink),
    contentProductLists: block.contentProductLists.map(listed),
    ...(contentCode === counterCode ? { amount: total } : {}),
  }
}

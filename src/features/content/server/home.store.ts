import { and, asc, desc, gt, isNull, like, lte, notLike, or, sql, type SQL } from 'drizzle-orm'
import type { Orm } from '#src/platform/db/database.ts'
import { prepared } from '#src/platform/db/prepared.ts'
import { cleanHtml } from '#src/platform/html.ts'
import { safeAddress } from '../rules/links.ts'
import { menuStoryPrefix } from '../rules/menu-story.ts'
import { eachLanguage, type Multilingual } from '../rules/multilingual.ts'
import { contentBanners, contentBlocks } from './home.tables.ts'
import { readProductLists } from './product-lists.ts'

export type StoredBanner = typeof contentBanners.$inferSelect
export type StoredBlock = typeof contentBlocks.$inferSelect
export type NewBanner = typeof contentBanners.$inferInsert
export type NewBlock = typeof contentBlocks.$inferInsert

/** A pattern in which the underscore stands for itself. */
const menuStories = `${menuStoryPrefix.replace('_', '\\_')}%`

type Scheduled = typeof contentBanners | typeof contentBlocks
const isDue = ({ startsAt, endsAt }: Scheduled, at: Date) => and(lte(startsAt, at), or(isNull(endsAt), gt(endsAt, at)))

/** The home page at a moment: banners in their order, and of each code the block that began last. */
export async function findHome(orm: Orm, at: Date): Promise<{ banners: StoredBanner[]; blocks: StoredBlock[] }> {
  const [banners, blocks] = await Promise.all([
    findBanners(orm, at, notLike(contentBanners.contentCode, menuStories)),
    orm
      .selectDistinctOn([contentBlocks.contentCode])
      .from(contentBlocks)
      .where(isDue(contentBlocks, at))
      .orderBy(asc(contentBlocks.contentCode), desc(contentBlocks.startsAt), desc(contentBlocks.autoId)),
  ])
  const read = blocks.map((block) => ({ ...block, contentProductLists: readProductLists(block.contentProductLists) }))
  return { banners, blocks: read.toSorted((a, b) => a.sortPriority - b.sortPriority || a.autoId - b.autoId) }
}

const nextTurn = prepared<{ next: Date | null }, { at: Date }>(
  'home-next-turn',
  sql`select min(moment) next from (select starts_at, ends_at from content_banners union all select starts_at, ends_at from content_blocks) scheduled,
    unnest(array[starts_at, ends_at]) moment where moment > ${sql.placeholder('at')}`,
)

/** The earliest moment after this one at which a banner or block begins or ends; null when there is none. */
export const findNextTurn = async (orm: Orm, at: Date): Promise<Date | null> => (await nextTurn(orm, { at }))[0]!.next

/** The stories of the departments' menus at a moment. */
export const findMenuStories = (orm: Orm, at: Date): Promise<StoredBanner[]> =>
  findBanners(orm, at, like(contentBanners.contentCode, menuStories))

const findBanners = (orm: Orm, at: Date, which: SQL): Promise<StoredBanner[]> =>
  orm
    .select()
    .from(contentBanners)
    .where(and(isDue(contentBanners, at), which))
    .orderBy(asc(contentBanners.sortPriority), asc(contentBanners.autoId))

const sanitised = (html: Multilingual | null | undefined) => (html ? eachLanguage(html, cleanHtml) : null)
const safe = (written: string | null | undefined) => safeAddress(written ?? null) || null

/** Inserts banners with sanitised HTML; an unsafe address is left out. */
export async function insertBanners(orm: Orm, banners: readonly NewBanner[]): Promise<void> {
  const rows = banners.map((banner) => ({
    ...banner,
    text: sanitised(banner.text),
    friendlyUrl: safe(banner.friendlyUrl),
    navigationLink: safe(banner.navigationLink),
    thumbnailImage: safe(banner.thumbnailImage),
  }))
  if (rows.length > 0) await orm.insert(contentBanners).values(rows)
}

export async function insertBlocks(orm: Orm, blocks: readonly NewBlock[]): Promise<void> {
  const rows = blocks.map((block) => ({
    ...block,
    contentHtml: sanitised(block.contentHtml),
    imageUrl: safe(block.imageUrl),
    navigationLink: safe(block.navigationLink),
  }))
  if (rows.length > 0) await orm.insert(contentBlocks).values(rows)
}

/** All codes in use, also those scheduled for later or ended, which the demonstration does not touch. */
export async function findHomeCodes(orm: Orm): Promise<{ banners: Set<string>; blocks: Set<string> }> {
  const [banners, blocks] = await Promise.all([
    orm.selectDistinct({ code: contentBanners.contentCode }).from(contentBanners),
    orm.selectDistinct({ code: contentBlocks.contentCode }).from(contentBlocks),
  ])
  const codes = (rows: { code: string }[]) => new Set(rows.map(({ code }) => code))
  return { banners: codes(banners), blocks: codes(blocks) }
}

import { asc, eq, sql } from 'drizzle-orm'
import type { Translated } from '#src/kit/culture.ts'
import type { Orm } from '#src/platform/db/database.ts'
import { cleanHtml } from '#src/platform/html.ts'
import type { ContentSection } from '../rules/sections.ts'
import { contentLinks, contentPages } from './content.tables.ts'

/** A content page as lists need it. */
export interface PageEntry {
  code: string
  section: ContentSection
  title: Translated
  intro: Translated
}

export interface StoredPage extends PageEntry {
  html: Translated
  updatedAt: Date
}

export interface StoredLink {
  code: string
  subCode: string
  linkCode: string
  title: Translated
  url: string | null
  sortPriority: number
}

/** Of the pictures of the home page and of all texts. Texts are stored as HTML, or as JSON, which escapes quotes. */
export async function findMediaOrigins(orm: Orm): Promise<string[]> {
  const { rows } = await orm.execute<{ origin: string }>(sql`
    select distinct lower((regexp_matches(named, '^(https://[a-z0-9.:-]+)', 'i'))[1]) origin from (
      select banner_image named from content_banners union all select thumbnail_image from content_banners
      union all select image_url from content_blocks
      union all select (regexp_matches(html, '<img[^>]*src=.?"([^">]+)', 'gi'))[1] from (
        select html from content_pages union all select html_zh from content_pages
        union all select text::text from content_banners union all select content_html::text from content_blocks) texts
    ) places`)
  return rows.map(({ origin }) => origin)
}

type PageRow = typeof contentPages.$inferSelect

const entryOf = (row: Pick<PageRow, 'code' | 'section' | 'title' | 'titleZh' | 'intro' | 'introZh'>): PageEntry => ({
  code: row.code,
  section: row.section,
  title: { en: row.title, zh: row.titleZh },
  intro: { en: row.intro, zh: row.introZh },
})

export async function findPage(orm: Orm, code: string): Promise<StoredPage | null> {
  const [row] = await orm.select().from(contentPages).where(eq(contentPages.code, code))
  return row ? { ...entryOf(row), html: { en: row.html, zh: row.htmlZh }, updatedAt: row.updatedAt } : null
}

/** All texts without their HTML, sorted by position. */
export async function findPageEntries(orm: Orm, section?: ContentSection): Promise<PageEntry[]> {
  const { code, section: of, title, titleZh, intro, introZh } = contentPages
  const rows = await orm
    .select({ code, section: of, title, titleZh, intro, introZh })
    .from(contentPages)
    .where(section && eq(of, section))
    .orderBy(asc(contentPages.position), asc(code))
  return rows.map(entryOf)
}

export async function findLinks(orm: Orm, code: string): Promise<StoredLink[]> {
  const rows = await orm
    .select()
    .from(contentLinks)
    .where(eq(contentLinks.code, code))
    .orderBy(asc(contentLinks.sortPriority), asc(contentLinks.linkCode))
  return rows.map(({ titleZh, ...row }) => ({ ...row, title: { en: row.title, zh: titleZh } }))
}

/** Inserts texts whose code does not exist yet, so that an operator's changes stay. Their HTML is sanitised first. */
export async function insertMissingPages(orm: Orm, pages: readonly (StoredPage & { position: number })[]): Promise<void> {
  const rows = pages.map(({ title, intro, html, ...page }) => ({
    ...page,
    title: title.en,
    titleZh: title.zh,
    intro: intro.en,
    introZh: intro.zh,
    html: cleanHtml(html.en),
    htmlZh: html.zh ? cleanHtml(html.zh) : null,
  }))
  if (rows.length > 0) await orm.insert(contentPages).values(rows).onConflictDoNothing()
}

export async function insertMissingLinks(orm: Orm, links: readonly StoredLink[]): Promise<void> {
  const rows = links.map(({ title, ...link }) => ({ ...link, title: title.en, titleZh: title.zh }))
  if (rows.length > 0) await orm.insert(contentLinks).values(rows).onConflictDoNothing()
}

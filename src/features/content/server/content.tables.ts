import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { contentSections } from '../rules/sections.ts'

/** Texts of the shop. Their HTML is sanitised; names and numbers in it are placeholders. */
export const contentPages = pgTable(
  'content_pages',
  {
    autoId: integer('auto_id').primaryKey().generatedAlwaysAsIdentity(),
    code: text().notNull().unique(),
    section: text({ enum: contentSections }).notNull(),
    title: text().notNull(),
    titleZh: text('title_zh'),
    /** One or two sentences under the title, also for search engines. */
    intro: text().notNull().default(''),
    introZh: text('intro_zh'),
    html: text().notNull(),
    htmlZh: text('html_zh'),
    /** Its position in the section. */
    position: integer().notNull().default(0),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('content_pages_section').on(table.section, table.position)],
)

/** Navigation by codes (content-04): FOOTER_NAVIGATION, under it ABOUT_US and others, under them the links. */
export const contentLinks = pgTable(
  'content_links',
  {
    code: text().notNull(),
    subCode: text('sub_code').notNull(),
    /** Empty for the heading of its column. */
    linkCode: text('link_code').notNull().default(''),
    title: text().notNull(),
    titleZh: text('title_zh'),
    url: text(),
    sortPriority: integer('sort_priority').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.code, table.subCode, table.linkCode] })],
)

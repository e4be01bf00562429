import { sql, type SQL } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, timestamp, type AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Multilingual } from '../rules/multilingual.ts'
import type { ProductListSource } from './product-lists.ts'

const isMultilingual = (column: AnyPgColumn): SQL =>
  sql`jsonb_typeof(${column}) = 'string' or coalesce(jsonb_typeof(${column} -> 'lang1') = 'string', false)`
/** Roughly the forms that `safeAddress` accepts, as far as a regular expression can check. */
const isAddress = (column: AnyPgColumn): SQL => sql`${column} ~ '^(/([^/\\\\]|$)|#|https://)'`
const isCode = (column: AnyPgColumn): SQL => sql`${column} ~ '^[A-Z][A-Z0-9_]{0,63}$'`

const schedule = {
  startsAt: timestamp('starts_at', { withTimezone: true }).notNull().defaultNow(),
  /** The first moment at which it is no longer shown; null without an end. */
  endsAt: timestamp('ends_at', { withTimezone: true }),
}

/** Pictures with a text and a link, in the block of the home page with their code. HTML is sanitised. */
export const contentBanners = pgTable(
  'content_banners',
  {
    autoId: integer('auto_id').primaryKey().generatedAlwaysAsIdentity(),
    contentCode: text('content_code').notNull(),
    sortPriority: integer('sort_priority').notNull().default(0),
    title: jsonb().$type<Multilingual>().notNull(),
    /** A line of HTML under the title. */
    text: jsonb().$type<Multilingual>(),
    callToAction: jsonb('call_to_action').$type<Multilingual>(),
    friendlyUrl: text('friendly_url'),
    navigationLink: text('navigation_link'),
    bannerImage: text('banner_image').notNull(),
    /** Null where narrow pages show `bannerImage` too. */
    thumbnailImage: text('thumbnail_image'),
    ...schedule,
  },
  (table) => [
    index('content_banners_place').on(table.contentCode, table.sortPriority),
    check('content_banners_code', isCode(table.contentCode)),
    check('content_banners_title', isMultilingual(table.title)),
    check('content_banners_text', isMultilingual(table.text)),
    check('content_banners_call', isMultilingual(table.callToAction)),
    check('content_banners_friendly_url', isAddress(table.friendlyUrl)),
    check('content_banners_navigation_link', isAddress(table.navigationLink)),
    check('content_banners_pictures', sql`${isAddress(table.bannerImage)} and ${isAddress(table.thumbnailImage)}`),
    check('content_banners_schedule', sql`${table.endsAt} > ${table.startsAt}`),
  ],
)

/** Parts of the home page. Of several with one code at a time, the one that began last is shown. */
export const contentBlocks = pgTable(
  'content_blocks',
  {
    autoId: integer('auto_id').primaryKey().generatedAlwaysAsIdentity(),
    contentCode: text('content_code').notNull(),
    sortPriority: integer('sort_priority').notNull().default(0),
    title: jsonb().$type<Multilingual>().notNull(),
    contentHtml: jsonb('content_html').$type<Multilingual>(),
    imageUrl: text('image_url'),
    callToAction: jsonb('call_to_action').$type<Multilingual>(),
    navigationLink: text('navigation_link'),
    contentProductLists: jsonb('content_product_lists').$type<ProductListSource[]>().notNull().default([]),
    ...schedule,
  },
  (table) => [
    index('content_blocks_due').on(table.contentCode, table.startsAt),
    check('content_blocks_code', isCode(table.contentCode)),
    check('content_blocks_title', isMultilingual(table.title)),
    check('content_blocks_html', isMultilingual(table.contentHtml)),
    check('content_blocks_picture', isAddress(table.imageUrl)),
    check('content_blocks_call', isMultilingual(table.callToAction)),
    check('content_blocks_navigation_link', isAddress(table.navigationLink)),
    check('content_blocks_lists', sql`jsonb_typeof(${table.contentProductLists}) = 'array'`),
    check('content_blocks_schedule', sql`${table.endsAt} > ${table.startsAt}`),
  ],
)

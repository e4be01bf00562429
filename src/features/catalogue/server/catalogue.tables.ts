import { sql } from 'drizzle-orm'
import type { NetContent } from '#src/features/pricing/rules/unit-price.ts'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'

const autoId = () => integer('auto_id').primaryKey().generatedAlwaysAsIdentity()
const moment = (name: string) => timestamp(name, { withTimezone: true })

export const brands = pgTable('brands', {
  autoId: autoId(),
  code: text().notNull().unique(),
  displayName: text('display_name').notNull(),
  displayNameZh: text('display_name_zh'),
  story: text(),
  storyZh: text('story_zh'),
  aliases: text().array().notNull().default([]),
  /** Who sends the goods: the store itself, or the brand (cart-05). */
  fulfiller: text({ enum: ['store', 'brand'] })
    .notNull()
    .default('store'),
})

export const categories = pgTable(
  'categories',
  {
    autoId: autoId(),
    code: text().notNull().unique(),
    parentId: integer('parent_id').references((): AnyPgColumn => categories.autoId),
    /** 1 department, 2 group, 3 leaf. */
    level: integer().notNull(),
    position: integer().notNull().default(0),
    name: text().notNull(),
    nameZh: text('name_zh'),
    intro: text(),
    introZh: text('intro_zh'),
  },
  (table) => [index('categories_parent').on(table.parentId, table.position)],
)

export const products = pgTable(
  'products',
  {
    autoId: autoId(),
    /** Shopify's Handle; the last part of the product page's address. */
    slug: text().notNull().unique(),
    brandId: integer('brand_id')
      .notNull()
      .references(() => brands.autoId),
    title: text().notNull(),
    titleZh: text('title_zh'),
    /** Sanitised HTML. */
    body: text().notNull().default(''),
    bodyZh: text('body_zh'),
    /** One line under the name. */
    details: text(),
    detailsZh: text('details_zh'),
    productType: text('product_type'),
    productTypeZh: text('product_type_zh'),
    /** Shopify's standard category path, stored for exports. */
    productCategory: text('product_category'),
    tags: text().array().notNull().default([]),
    status: text({ enum: ['active', 'draft', 'archived'] })
      .notNull()
      .default('active'),
    published: boolean().notNull().default(true),
    isNew: boolean('is_new').notNull().default(false),
    exclusive: boolean().notNull().default(false),
    giftCard: boolean('gift_card').notNull().default(false),
    /** As it was imported. */
    popularity: integer().notNull().default(0),
    /** What its sales of the last 90 days add to it (listing-17). */
    salesPoints: integer('sales_points').notNull().default(0),
    /** Orders the default sort, bestseller: higher first. */
    rank: integer()
      .notNull()
      .generatedAlwaysAs(sql`popularity + sales_points`),
    maxAddQuantity: integer('max_add_quantity').notNull().default(10),
    restockDuration: text('restock_duration'),
    restockDurationZh: text('restock_duration_zh'),
    showRestockNotification: boolean('show_restock_notification').notNull().default(true),
    /** `self`, the store's own name or a brand's: who sends it. Null follows the brand. */
    fulfilment: text(),
    /** Whether it may be delivered, and collected in a store (fulfil-02). */
    deliveryAllowed: boolean('delivery_allowed').notNull().default(true),
    collectionAllowed: boolean('collection_allowed').notNull().default(true),
    seoTitle: text('seo_title'),
    seoDescription: text('seo_description'),
    /** The kind of file that brought it into the shop; null where that is not known. */
    importedFrom: text('imported_from', { enum: ['shopify', 'google-merchant'] }),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('products_brand').on(table.brandId, table.rank.desc().nullsFirst(), table.autoId),
    index('products_bestseller').on(table.rank.desc().nullsFirst(), table.autoId),
    check('products_max_add', sql`${table.maxAddQuantity} between 1 and 99`),
  ],
)

/** Slugs that products had before; their addresses lead to the ones of now (shop-23). None of them is the slug of a product. */
export const productFormerSlugs = pgTable(
  'product_former_slugs',
  {
    slug: text().primaryKey(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.autoId, { onDelete: 'cascade' }),
  },
  (table) => [index('product_former_slugs_product').on(table.productId)],
)

export const productCategories = pgTable(
  'product_categories',
  {
    productId: integer('product_id')
      .notNull()
      .references(() => products.autoId, { onDelete: 'cascade' }),
    categoryId: integer('category_id')
      .notNull()
      .references(() => categories.autoId),
    position: integer().notNull().default(0),
    /** The type of the imported product that the category comes from; null where somebody has chosen it. */
    source: text(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.categoryId] }),
    index('product_categories_category').on(table.categoryId, table.productId),
  ],
)

/** The category of each type that imported files have: the departments file. The empty type is that of products without one. */
export const categorySources = pgTable('category_sources', {
  source: text().primaryKey(),
  categoryId: integer('category_id')
    .notNull()
    .references(() => categories.autoId),
})

export const productOptions = pgTable(
  'product_options',
  {
    productId: integer('product_id')
      .notNull()
      .references(() => products.autoId, { onDelete: 'cascade' }),
    /** 1 to 3, as Shopify numbers them. */
    position: integer().notNull(),
    name: text().notNull(),
    nameZh: text('name_zh'),
    linkedTo: text('linked_to'),
  },
  (table) => [primaryKey({ columns: [table.productId, table.position] })],
)

export const variants = pgTable(
  'variants',
  {
    autoId: autoId(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.autoId, { onDelete: 'cascade' }),
    position: integer().notNull(),
    /** The number under the barcode; it identifies the variant on the wire. */
    ean: text().notNull().unique(),
    sku: text(),
    option1: text(),
    option1Zh: text('option1_zh'),
    option2: text(),
    option2Zh: text('option2_zh'),
    option3: text(),
    option3Zh: text('option3_zh'),
    /** `#rrggbb` of the colour dot. */
    swatch: text(),
    /** The column has an older name, because an older version of the shop may still be running on this database. */
    shippingGrams: integer('grams').notNull().default(0),
    /** What it contains without its packing, for the unit price; null where nobody states it. */
    netContent: jsonb('net_content').$type<NetContent>(),
    weightUnit: text('weight_unit'),
    requiresShipping: boolean('requires_shipping').notNull().default(true),
    taxable: boolean().notNull().default(true),
    taxCode: text('tax_code'),
    inventoryTracker: text('inventory_tracker'),
    allowOverSell: boolean('allow_over_sell').notNull().default(false),
    outOfStockQuantity: integer('out_of_stock_quantity').notNull().default(0),
    /** The flag the out-of-stock rule falls back to. */
    outOfStock: boolean('out_of_stock').notNull().default(false),
    costCents: integer('cost_cents'),
    imageUrl: text('image_url'),
  },
  (table) => [
    uniqueIndex('variants_product_position').on(table.productId, table.position),
    index('variants_sku')
      .on(table.sku)
      .where(sql`sku is not null`),
    check('variants_net_content', sql`(${table.netContent} ->> 'amount')::numeric > 0`),
  ],
)

/** What a variant costs from a moment on; the newest price that has begun holds. Cents, GST included. */
export const prices = pgTable(
  'prices',
  {
    variantId: integer('variant_id')
      .notNull()
      .references(() => variants.autoId, { onDelete: 'cascade' }),
    startsAt: moment('starts_at').notNull(),
    priceCents: integer('price_cents').notNull(),
    /** The price before a reduction; null without a reduction. */
    originalCents: integer('original_cents'),
  },
  (table) => [
    primaryKey({ columns: [table.variantId, table.startsAt] }),
    check('prices_not_negative', sql`${table.priceCents} >= 0`),
    check('prices_reduction', sql`${table.originalCents} is null or ${table.originalCents} > ${table.priceCents}`),
  ],
)

export const productImages = pgTable(
  'product_images',
  {
    productId: integer('product_id')
      .notNull()
      .references(() => products.autoId, { onDelete: 'cascade' }),
    position: integer().notNull(),
    url: text().notNull(),
    alt: text(),
    altZh: text('alt_zh'),
  },
  (table) => [primaryKey({ columns: [table.productId, table.position] })],
)

/** Other origins from which pages may load pictures and videos. An import adds those that its products name. */
export const mediaOrigins = pgTable('media_origins', { origin: text().primaryKey() })

/** Pictures that an import has brought into the shop: where each came from, and its address here. */
export const fetchedPictures = pgTable(
  'fetched_pictures',
  {
    source: text().primaryKey(),
    /** `/pictures/3f/0b8c…-800.webp`; two sources can have the same picture. */
    path: text().notNull(),
    fetchedAt: timestamp('fetched_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('fetched_pictures_path').on(table.path)],
)

export const productVideos = pgTable(
  'product_videos',
  {
    productId: integer('product_id')
      .notNull()
      .references(() => products.autoId, { onDelete: 'cascade' }),
    position: integer().notNull(),
    url: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.position] })],
)

/** Rows such as Material: Full-grain leather, for facets and the specification table. */
export const productAttributes = pgTable(
  'product_attributes',
  {
    productId: integer('product_id')
      .notNull()
      .references(() => products.autoId, { onDelete: 'cascade' }),
    position: integer().notNull(),
    /** The label in kebab case: `made-in`. */
    code: text().notNull(),
    label: text().notNull(),
    labelZh: text('label_zh'),
    value: text().notNull(),
    valueZh: text('value_zh'),
  },
  (table) => [primaryKey({ columns: [table.productId, table.position] }), index('product_attributes_code').on(table.code, table.value)],
)

/** A record of each import, for the operator. */
export const catalogueImports = pgTable('catalogue_imports', {
  autoId: autoId(),
  source: text().notNull(),
  format: text({ enum: ['shopify', 'google-merchant'] }).notNull(),
  /** The currency of its prices, which a Shopify file does not name; the next one without a name is taken to be in it too. */
  currency: text(),
  startedAt: moment('started_at').notNull().defaultNow(),
  finishedAt: moment('finished_at'),
  summary: jsonb(),
})

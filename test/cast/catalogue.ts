import type { NetContent } from '#src/features/pricing/rules/unit-price.ts'
import type { Database } from '#src/platform/db/database.ts'
import {
  brands,
  categories,
  prices,
  productCategories,
  productImages,
  productOptions,
  products,
  variants,
} from '#src/features/catalogue/server/catalogue.tables.ts'
import { completeSearch } from '#src/features/search/server/search-index.service.ts'
import { locations, stockLevels } from '#src/features/stock/server/stock.tables.ts'
import { settings } from '#src/features/settings/server/settings.tables.ts'

/** The cast of the tests: few products, each for one purpose. */
export const cast = {
  /** S$58.00 reduced to S$52.20, 220 g (520 g packed), own goods, plenty of it. */
  candle: { ean: '8882010004417', slug: 'vetiver-clove-candle' },
  /** S$14.90, own goods, plenty; nobody states what it weighs. */
  oolong: { ean: '8882010018834', slug: 'pandan-oolong' },
  /** S$690.00, sent by its brand. */
  bag: { ean: '8882010031536', slug: 'frame-day-bag' },
  /** S$129.00; the last one. */
  lastVase: { ean: '8882010040002', slug: 'celadon-vase' },
  /** Sold out everywhere. */
  soldOut: { ean: '8882010050001', slug: 'storm-vase' },
} as const

interface Actor {
  slug: string
  ean: string
  title: string
  titleZh: string
  brand: 'rumah-wangi' | 'tanahati'
  priceCents: number
  originalCents: number | null
  netContent?: NetContent
  /** Unknown where it is left out. */
  shippingGrams?: number
  stock: [warehouse: number, katong: number, orchard: number]
}

const actors: Actor[] = [
  {
    ...cast.candle,
    title: 'Vetiver & Clove Candle',
    titleZh: '香根草丁香蜡烛',
    brand: 'rumah-wangi',
    priceCents: 5220,
    originalCents: 5800,
    netContent: { amount: 220, unit: 'g', base: null },
    shippingGrams: 520,
    stock: [500, 4, 0],
  },
  {
    ...cast.oolong,
    title: 'Pandan Oolong',
    titleZh: '班兰乌龙',
    brand: 'rumah-wangi',
    priceCents: 1490,
    originalCents: null,
    stock: [500, 0, 0],
  },
  {
    ...cast.bag,
    title: 'Frame Day Bag',
    titleZh: '框架日用包',
    brand: 'tanahati',
    priceCents: 69_000,
    originalCents: null,
    stock: [40, 0, 0],
  },
  {
    ...cast.lastVase,
    title: 'Celadon Vase',
    titleZh: '青瓷瓶',
    brand: 'rumah-wangi',
    priceCents: 12_900,
    originalCents: null,
    stock: [1, 0, 0],
  },
  {
    ...cast.soldOut,
    title: 'Storm Vase',
    titleZh: '风暴蓝瓶',
    brand: 'rumah-wangi',
    priceCents: 13_800,
    originalCents: null,
    stock: [0, 0, 0],
  },
]

const since = new Date('2026-01-01T00:00:00+08:00')

/** Inserts the cast into an empty database. */
export async function seedCast(database: Database): Promise<void> {
  const { orm } = database
  await orm.insert(settings).values(
    Object.entries({
      name: { en: 'Kemuning', zh: '九里香' },
      company: { en: 'Kemuning Department Store Pte. Ltd.', zh: '九里香百货私人有限公司' },
      orderPrefix: 'KM',
      gstNumber: 'M9-0000000-X',
    }).map(([key, value]) => ({ key, value, holdsFrom: since })),
  )
  const places = await orm
    .insert(locations)
    .values([
      { code: 'warehouse', kind: 'warehouse', name: 'Warehouse', nameZh: '仓库' },
      { code: 'katong', kind: 'store', name: 'Kemuning Katong', nameZh: '九里香加东店' },
      { code: 'orchard', kind: 'store', name: 'Kemuning Orchard', nameZh: '九里香乌节店' },
    ])
    .returning()
  const makers = await orm
    .insert(brands)
    .values([
      { code: 'rumah-wangi', displayName: 'Rumah Wangi', displayNameZh: '香屋', fulfiller: 'store' },
      { code: 'tanahati', displayName: 'Tanahati', displayNameZh: '心土', fulfiller: 'brand' },
    ])
    .returning()
  const [home] = await orm.insert(categories).values({ code: 'home', level: 1, name: 'Home', nameZh: '家居' }).returning()
  for (const [index, actor] of actors.entries()) {
    const [product] = await orm
      .insert(products)
      .values({
        slug: actor.slug,
        title: actor.title,
        titleZh: actor.titleZh,
        brandId: makers.find(({ code }) => code === actor.brand)!.autoId,
        popularity: 100 - index,
      })
      .returning()
    const productId = product!.autoId
    const [variant] = await orm
      .insert(variants)
      .values({
        productId,
        position: 1,
        ean: actor.ean,
        option1: 'Default Title',
        netContent: actor.netContent,
        shippingGrams: actor.shippingGrams,
      })
      .returning()
    const variantId = variant!.autoId
    await orm.insert(productCategories).values({ productId, categoryId: home!.autoId })
    await orm.insert(productOptions).values({ productId, position: 1, name: 'Title' })
    await orm.insert(productImages).values({ productId, position: 1, url: `/art/vase/celadon-front-800.webp` })
    await orm.insert(prices).values({ variantId, startsAt: since, priceCents: actor.priceCents, originalCents: actor.originalCents })
    await orm
      .insert(stockLevels)
      .values(places.map(({ autoId }, place) => ({ variantId, locationId: autoId, onHand: actor.stock[place]! })))
  }
  await completeSearch(database)
}

/** Sets the stock of a product to so many pieces in the warehouse and none elsewhere. */
export async function setStock({ pool }: Database, ean: string, onHand: number): Promise<void> {
  await pool.query(
    `update stock_levels s set on_hand = case when l.code = 'warehouse' then $2 else 0 end
     from locations l, variants v where l.auto_id = s.location_id and v.auto_id = s.variant_id and v.ean = $1`,
    [ean, onHand],
  )
}

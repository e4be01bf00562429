import { expect, test } from 'vitest'
import { getCategories } from '#src/features/catalogue/catalogue.contract.ts'
import { getContentCategory } from '#src/features/content/content.contract.ts'
import { getProductDetail } from '#src/features/product/product.contract.ts'
import { getSiteSettings } from '#src/features/settings/settings.contract.ts'
import { cast, setStock } from '#test/cast/catalogue.ts'
import { feedOf } from '#test/database.ts'
import { must, openTestShop } from '#test/shop.ts'
import { createCatalogue } from '#src/features/catalogue/server/catalogue.service.ts'
import { getProductsByCategory } from '../listing.contract.ts'
import { unfilteredPage } from '../rules/facet-cache.ts'
import { noFilters } from '../rules/listing-query.ts'
import { createListing } from './listing.service.ts'
import { readExcerpt } from './index-excerpt.ts'

const { shopper, url, database } = await openTestShop()
const guest = shopper()
const chinese = shopper({ culture: 'zh' })

test('a category lists bestsellers first, 32 a page (listing-02, listing-15, wire-09)', async () => {
  const reply = await guest.call(getProductsByCategory, { query: { CategoryCodes: 'home' } })
  expect(reply).toMatchObject({ ok: true, paging: { totalRecordCount: 5, pageCount: 1, pageNumber: 1, pageSize: 32 } })
  expect(must(reply).products.map((product) => product.slug)).toEqual(Object.values(cast).map(({ slug }) => slug))
})

test('prices are formatted text with cents beside them (wire-16)', async () => {
  const { products } = must(await guest.call(getProductsByCategory, { query: { CategoryCodes: 'home' } }))
  expect(products[0]).toMatchObject({
    display_OriginalPrice: 'S$58.00',
    display_Price: 'S$52.20',
    originalPrice: 5800,
    price: 5220,
    isPromotion: true,
  })
})

test('a card has the unit price, where there is one (listing-16)', async () => {
  const { products } = must(await guest.call(getProductsByCategory, { query: { CategoryCodes: 'home' } }))
  const [candle, oolong] = products
  expect(candle!.unitPrice).toMatchObject({ cents: 2373, amount: 100, text: 'S$23.73 per 100\u00a0g' })
  expect(oolong!.unitPrice).toBeNull()
})

test('sorted by price, narrowed by brand', async () => {
  const { products, facets } = must(
    await guest.call(getProductsByCategory, { query: { CategoryCodes: 'home', SortBy: 'priceUp', BrandCodes: 'rumah-wangi' } }),
  )
  expect(products.map(({ price }) => price)).toEqual([1490, 5220, 12_900, 13_800])
  expect(facets.brands).toEqual([
    { code: 'rumah-wangi', name: 'Rumah Wangi', count: 4, selected: true },
    { code: 'tanahati', name: 'Tanahati', count: 1, selected: false },
  ])
})

test('a card, its filter and its place in the list have the lowest price that can be had (listing-18, listing-16)', async () => {
  const variants = [
    { ean: '8882010070001', price: 5220, original: 5800, stock: 5, content: 220, image: '/art/large.webp' },
    { ean: '8882010070002', price: 1160, original: null, stock: 5, content: 70, image: '/art/small.webp' },
    { ean: '8882010070003', price: 900, original: 1000, stock: 0, content: 20, image: '/art/tiny.webp' },
  ]
  await database.pool.query(
    `with made as (insert into products (slug, title, brand_id, popularity) select 'three-sizes', 'Three sizes', min(auto_id), -1 from brands returning auto_id),
      placed as (insert into product_categories (product_id, category_id) select m.auto_id, c.auto_id from made m, categories c),
      given as (select * from jsonb_to_recordset($1) v(ean text, price int, original int, stock int, content int, image text)),
      sizes as (insert into variants (product_id, position, ean, option1, image_url, net_content)
        select m.auto_id, row_number() over (order by g.ean), g.ean, g.ean, g.image, jsonb_build_object('amount', g.content, 'unit', 'g', 'base', null)
        from made m, given g returning auto_id, ean),
      priced as (insert into prices (variant_id, starts_at, price_cents, original_cents)
        select s.auto_id, now() - interval '1 day', g.price, g.original from sizes s join given g using (ean))
    insert into stock_levels (variant_id, location_id, on_hand)
      select s.auto_id, l.auto_id, g.stock from sizes s join given g using (ean), locations l where l.code = 'warehouse'`,
    [JSON.stringify(variants)],
  )
  const card = async (query: object = {}) =>
    must(await guest.call(getProductsByCategory, { query: { CategoryCodes: 'home', ...query } })).products.find(
      ({ slug }) => slug === 'three-sizes',
    )
  expect(await card()).toMatchObject({
    ean: variants[1]!.ean,
    price: 1160,
    originalPrice: 1160,
    isPriceFrom: true,
    isPromotion: false,
    defaultImageUrl: '/art/small.webp',
    unitPrice: { cents: 1657 },
    notSold: null,
  })
  expect(await card({ maxPriceCents: 1160 })).toBeDefined()
  expect(await card({ minPriceCents: 1161 })).toBeUndefined()
  expect(await card({ Offers: 'sale' })).toBeUndefined()
  expect(must(await guest.call(getProductsByCategory, { query: { CategoryCodes: 'home', SortBy: 'priceUp' } })).products[0]!.slug).toBe(
    'three-sizes',
  )
  // When the small one is sold out, the large one is all that can be had, with its reduction.
  await setStock(database, variants[1]!.ean, 0)
  expect(await card()).toMatchObject({ ean: variants[0]!.ean, price: 5220, originalPrice: 5800, isPriceFrom: false, isPromotion: true })
  expect(await card({ Offers: 'sale', minPriceCents: 5220 })).toBeDefined()
  await database.pool.query(`delete from products where slug = 'three-sizes'`)
})

test('a page past the end is empty, not an error', async () => {
  const reply = await guest.call(getProductsByCategory, { query: { CategoryCodes: 'home', pageNo: 9 } })
  expect(must(reply).products).toEqual([])
})

test.each([
  '?CategoryCodes=home&pageSize=33',
  '?CategoryCodes=home&pageNo=0',
  '?CategoryCodes=home&pageNo=1.5',
  "?CategoryCodes=home'--",
  '?CategoryCodes=home&SortBy=magic',
])('a query such as %s is a 400', async (query) => {
  const response = await fetch(`${url}/api/Product/GetProductsByCategory${query}`)
  expect(response.status).toBe(400)
})

test('an unknown category is a 404 with a message', async () => {
  expect(await chinese.call(getProductsByCategory, { query: { CategoryCodes: 'nowhere' } })).toMatchObject({
    ok: false,
    problem: { status: 404, title: '找不到' },
  })
})

test('the product page has stock, stores and the fulfiller (product-12)', async () => {
  const candle = must(await guest.call(getProductDetail, { params: { slug: cast.candle.slug } }))
  expect(candle).toMatchObject({ outOfStock: false, maxAddQuantity: 10, sentByBrand: false, productOptions: [] })
  expect(candle.variants[0]).toMatchObject({
    ean: cast.candle.ean,
    quantity: 10,
    collection: [
      { code: 'katong', available: true },
      { code: 'orchard', available: false },
    ],
  })
  const bag = must(await chinese.call(getProductDetail, { params: { slug: cast.bag.slug } }))
  expect(bag).toMatchObject({ name: '框架日用包', sentByBrand: true, brand: { displayName: '心土' } })
  expect(must(await guest.call(getProductDetail, { params: { slug: cast.soldOut.slug } })).outOfStock).toBe(true)
  expect(await guest.call(getProductDetail, { params: { slug: 'no-such-thing' } })).toMatchObject({ ok: false, problem: { status: 404 } })
})

test('departments and settings (shop-14)', async () => {
  expect(must(await chinese.call(getCategories, {}))).toEqual([{ code: 'home', id: expect.any(Number), name: '家居', children: [] }])
  expect(must(await chinese.call(getSiteSettings, {}))).toMatchObject({
    storeName: '九里香',
    storeNameOther: 'Kemuning',
    freeDeliveryFromCents: 15_000,
  })
})

test('an unknown address of the API is a problem like any other (wire-11, wire-12)', async () => {
  const response = await fetch(`${url}/api/nothing/here`)
  expect(response.status).toBe(404)
  expect(await response.json()).toMatchObject({ succeeded: false, code: 'NOT_FOUND' })
})

test('health and readiness', async () => {
  expect((await fetch(`${url}/healthz`)).status).toBe(200)
  expect(await (await fetch(`${url}/readyz`)).text()).toBe('ready')
})

test('a product whose price has not begun is not sold yet, and breaks no list', async () => {
  await database.pool.query(`
    with made as (insert into products (slug, title, brand_id) select 'from-friday', 'From Friday', min(auto_id) from brands returning auto_id),
      variant as (insert into variants (product_id, position, ean) select auto_id, 1, '8882010060000' from made returning auto_id)
    insert into prices (variant_id, starts_at, price_cents) select auto_id, now() + interval '2 days', 1000 from variant`)
  await database.pool.query(
    `insert into product_categories (product_id, category_id) select p.auto_id, c.auto_id from products p, categories c where p.slug = 'from-friday'`,
  )
  expect(must(await guest.call(getProductsByCategory, { query: { CategoryCodes: 'home' } })).products).toHaveLength(5)
  expect(must(await guest.call(getContentCategory, { query: { amount: 0 } }))).toBe(5)
  expect(await guest.call(getProductDetail, { params: { slug: 'from-friday' } })).toMatchObject({ ok: false, problem: { status: 404 } })
})

test.each([{ kind: 'category', code: 'home' } as const, { kind: 'brand', code: 'rumah-wangi' } as const])(
  'before the index is built, %j is listed from an excerpt of its bestsellers',
  async (source) => {
    const feed = feedOf(database)
    const catalogue = createCatalogue(feed)
    const request = { filters: noFilters, sorting: 'bestseller', pageNumber: 1, pageSize: 32, culture: 'en' } as const
    const { listing } = await createListing(database, catalogue, feed).list(source, request)
    const excerpt = await readExcerpt(database, catalogue, source)
    const rows = unfilteredPage(excerpt, source.kind, source.code, { sorting: 'bestseller', culture: 'en', from: 0, size: 32 })
    expect(rows.map((row) => excerpt.productIds[row])).toEqual(listing.products.map(({ autoId }) => autoId))
    expect(rows.length).toBeGreaterThan(0)
  },
)

import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { movableClock } from '#src/kit/clock.ts'
import { createCatalogue } from '#src/features/catalogue/server/catalogue.service.ts'
import { getProductDetail } from '#src/features/product/product.contract.ts'
import { cast, setStock } from '#test/cast/catalogue.ts'
import { feedOf } from '#test/database.ts'
import { must, openTestShop } from '#test/shop.ts'
import { getProductsByBrand, getProductsByCategory } from '../listing.contract.ts'
import { noFilters } from '../rules/listing-query.ts'
import { createListing } from './listing.service.ts'

const { shopper, url, database } = await openTestShop({ clock: movableClock('2026-06-01T12:00:00+08:00') })
const guest = shopper()
const chinese = shopper({ culture: 'zh' })
const home = { parentCategoryCode: 'home' }

/** Writes to the database without a service, as an operator could. */
const write = (text: string, values: unknown[] = []) => database.pool.query(text, values)
const listed = async (query: object = {}) => must(await guest.call(getProductsByCategory, { query: { ...home, ...query } }))
const slugs = async (query: object = {}) => (await listed(query)).products.map(({ slug }) => slug)

await write(`
  insert into product_attributes (product_id, position, code, label, label_zh, value, value_zh)
  select auto_id, 1, 'material', 'Material', '材质', case when slug like '%vase' then 'Stoneware' else 'Other' end, case when slug like '%vase' then '炻器' else '其他' end
  from products where slug <> 'frame-day-bag'`)

describe('facets (listing-06, listing-07)', () => {
  test('count how many products each value leaves', async () => {
    const { facets } = await listed()
    expect(facets.brands).toEqual([
      { code: 'rumah-wangi', name: 'Rumah Wangi', count: 4, selected: false },
      { code: 'tanahati', name: 'Tanahati', count: 1, selected: false },
    ])
    expect(facets.attributes).toMatchObject([
      {
        code: 'material',
        name: 'Material',
        selected: false,
        attributeValues: [
          { code: 'other', count: 2 },
          { code: 'stoneware', count: 2 },
        ],
      },
    ])
    expect(facets.availability).toEqual([
      { code: 'in-stock', name: 'In stock online', count: 4, selected: false },
      { code: 'katong', name: 'Collect at Kemuning Katong', count: 1, selected: false },
    ])
    expect(facets.offers).toEqual([{ code: 'sale', name: 'Reduced', count: 1, selected: false }])
    expect(facets.prices.reduce((sum, { count }) => sum + count, 0)).toBe(5)
  })

  test('a facet leaves its own filter out of account, the others do not', async () => {
    const { facets, products } = await listed({ Attributes: 'material:stoneware', BrandCodes: 'rumah-wangi' })
    expect(products.map(({ slug }) => slug)).toEqual([cast.lastVase.slug, cast.soldOut.slug])
    expect(facets.attributes[0]).toMatchObject({
      selected: true,
      attributeValues: [
        { code: 'other', count: 2, selected: false },
        { code: 'stoneware', count: 2, selected: true },
      ],
    })
    expect(facets.brands).toEqual([{ code: 'rumah-wangi', name: 'Rumah Wangi', count: 2, selected: true }])
    expect(facets.availability).toMatchObject([{ code: 'in-stock', count: 1 }])
  })

  test('an applied value stays, even when it leaves no product', async () => {
    const { facets, products } = await listed({ BrandCodes: 'tanahati', Attributes: 'material:stoneware' })
    expect(products).toEqual([])
    expect(facets.brands.find(({ code }) => code === 'tanahati')).toMatchObject({ count: 0, selected: true })
  })

  test('are named in the language of the page', async () => {
    const { facets } = must(await chinese.call(getProductsByCategory, { query: home }))
    expect(facets.brands[0]!.name).toBe('香屋')
    expect(facets.attributes[0]).toMatchObject({ name: '材质', attributeValues: [{ name: '其他' }, { name: '炻器' }] })
    expect(facets.availability.map(({ name }) => name)).toEqual(['网上有货', '九里香加东店自提'])
  })

  test('say which of their names there are in English only (language-09)', async () => {
    const inChinese = async () => {
      const { brands, categories, attributes } = must(
        await chinese.call(getProductsByBrand, { query: { BrandCode: 'rumah-wangi' } }),
      ).facets
      const { facets } = must(await chinese.call(getProductsByCategory, { query: home }))
      const marked = (each: { name: string; untranslated?: string[] }[]) => each.filter((one) => one.untranslated).map(({ name }) => name)
      expect(brands).toEqual([])
      return [marked(facets.brands), marked(categories), marked(attributes), attributes.map((each) => marked(each.attributeValues))]
    }
    expect(await inChinese()).toEqual([[], [], [], [[]]])
    await write(`
      update brands set display_name_zh = null where code = 'tanahati';
      update categories set name_zh = null where code = 'home';
      update product_attributes set label_zh = null, value_zh = case value when 'Other' then null else value_zh end`)
    expect(await inChinese()).toEqual([['Tanahati'], ['Home'], ['Material'], [['Other']]])
    expect(JSON.stringify((await listed()).facets)).not.toContain('untranslated')
    await write(`
      update brands set display_name_zh = '心土' where code = 'tanahati';
      update categories set name_zh = '家居' where code = 'home';
      update product_attributes set label_zh = '材质', value_zh = case value when 'Other' then '其他' else value_zh end`)
  })

  test('prices, availability and offers narrow', async () => {
    expect(await slugs({ minPriceCents: 5220, maxPriceCents: 12_900 })).toEqual([cast.candle.slug, cast.lastVase.slug])
    expect(await slugs({ Availability: 'in-stock' })).not.toContain(cast.soldOut.slug)
    expect(await slugs({ Availability: 'katong' })).toEqual([cast.candle.slug])
    expect(await slugs({ Offers: 'sale' })).toEqual([cast.candle.slug])
    expect(await slugs({ BrandCodes: 'nobody' })).toEqual([])
    expect(await slugs({ Attributes: 'unknown:value' })).toEqual([])
  })

  test('sorts', async () => {
    expect((await slugs({ SortBy: 'priceDown' }))[0]).toBe(cast.bag.slug)
    expect((await slugs({ SortBy: 'discount' }))[0]).toBe(cast.candle.slug)
    expect((await slugs({ SortBy: 'name' }))[0]).toBe(cast.lastVase.slug)
    const byPinyin = must(await chinese.call(getProductsByCategory, { query: { ...home, SortBy: 'name' } })).products.map(
      ({ name }) => name,
    )
    expect(byPinyin).toEqual(['班兰乌龙', '风暴蓝瓶', '框架日用包', '青瓷瓶', '香根草丁香蜡烛'])
  })
})

describe('a brand', () => {
  test('lists its products on sale, with its story (listing-07, listing-14)', async () => {
    const reply = await guest.call(getProductsByBrand, { query: { BrandCode: 'tanahati' } })
    expect(reply).toMatchObject({ ok: true, paging: { totalRecordCount: 1 } })
    expect(must(reply)).toMatchObject({
      brand: { brandCode: 'tanahati', displayName: 'Tanahati', otherName: '心土', imageUrl: '/art/vase/celadon-front-800.webp' },
      breadcrumbs: [{ name: 'Tanahati', url: '/productlist/brand/tanahati' }],
      facets: { brands: [], categories: [{ code: 'home', id: expect.any(Number), name: 'Home', count: 1 }] },
    })
    expect(must(await guest.call(getProductsByBrand, { query: { BrandCode: 'rumah-wangi', CategoryCodes: 'nowhere' } })).products).toEqual(
      [],
    )
  })
  test('that does not exist is a 404', async () => {
    expect(await guest.call(getProductsByBrand, { query: { BrandCode: 'nobody' } })).toMatchObject({ ok: false, problem: { status: 404 } })
  })
})

describe('the listing index follows the database, also without a service', () => {
  test('stock', async () => {
    await setStock(database, cast.oolong.ean, 0)
    expect((await listed()).facets.availability[0]).toMatchObject({ code: 'in-stock', count: 3 })
    await setStock(database, cast.oolong.ean, 500)
    expect((await listed()).facets.availability[0]).toMatchObject({ code: 'in-stock', count: 4 })
  })

  test('a price, also one that begins later', async () => {
    const price = (cents: number, delay: string) =>
      write(
        `insert into prices (variant_id, starts_at, price_cents) select auto_id, now() + $2::interval, $3 from variants where ean = $1`,
        [cast.oolong.ean, delay, cents],
      )
    await price(99_900, '0 seconds')
    expect((await slugs({ SortBy: 'priceDown' }))[0]).toBe(cast.oolong.slug)
    await price(100, '400 milliseconds')
    expect((await slugs({ SortBy: 'priceDown' }))[0]).toBe(cast.oolong.slug)
    await expect.poll(async () => (await slugs({ SortBy: 'priceUp' }))[0]).toBe(cast.oolong.slug)
    expect(await slugs({ SortBy: 'priceDown', maxPriceCents: 100 })).toEqual([cast.oolong.slug])
  })

  test('the names of its facets, also after a product of another list has named them otherwise (wire-31)', async () => {
    // Of the two stonewares the newer one is not in the category.
    await write(`
      insert into products (slug, title, brand_id) select 'other-stoneware', 'Other', min(auto_id) from brands;
      insert into product_attributes (product_id, position, code, label, label_zh, value, value_zh)
        select auto_id, 1, 'material', 'Material', '质地', 'Stoneware', '粗陶' from products where slug = 'other-stoneware';
      with v as (insert into variants (product_id, position, ean) select auto_id, 1, '8882010990009' from products where slug = 'other-stoneware' returning auto_id)
      insert into prices (variant_id, starts_at, price_cents) select auto_id, now(), 1000 from v`)
    const request = { filters: noFilters, sorting: 'name', pageNumber: 1, pageSize: 32, culture: 'zh' } as const
    /** What this process shows, and what one that has just started does. */
    async function names(): Promise<string[][]> {
      const feed = feedOf(database)
      const anew = await createListing(database, createCatalogue(feed), feed).facets({ kind: 'category', code: 'home' }, request)
      const { facets } = must(await chinese.call(getProductsByCategory, { query: home }))
      return [facets, anew].map(({ attributes }) =>
        attributes.flatMap((each) => [each.name, ...each.attributeValues.map(({ name }) => name)]),
      )
    }
    const same = (...each: string[]) => [each, each]
    expect(await names()).toEqual(same('材质', '其他', '炻器'))
    await write(`update product_attributes set value_zh = '粗陶器' where value_zh = '粗陶'`)
    expect(await names()).toEqual(same('材质', '其他', '炻器'))
    await write(`delete from products where slug = 'other-stoneware'`)
    expect(await names()).toEqual(same('材质', '其他', '炻器'))
    const ofNewestVase = `product_id = (select max(product_id) from product_attributes where value = 'Stoneware')`
    await write(`update product_attributes set value_zh = '炻' where ${ofNewestVase}`)
    expect(await names()).toEqual(same('材质', '其他', '炻'))
    await write(`update products set published = false where auto_id = (select product_id from product_attributes where value_zh = '炻')`)
    expect((await names())[0]).toEqual((await names())[1])
    await write(`update products set published = true; update product_attributes set value_zh = '炻器' where value_zh = '炻'`)
    expect(await names()).toEqual(same('材质', '其他', '炻器'))
  })

  test('a product that leaves, comes back, and is deleted', async () => {
    await write(`update products set published = false where slug = $1`, [cast.bag.slug])
    expect(await slugs()).not.toContain(cast.bag.slug)
    await write(`update products set published = true where slug = $1`, [cast.bag.slug])
    expect(await slugs()).toContain(cast.bag.slug)
    await write(`insert into products (slug, title, brand_id) select 'for-a-moment', 'For a moment', min(auto_id) from brands`)
    await write(`delete from products where slug = 'for-a-moment'`)
    expect(await slugs()).toHaveLength(5)
  })

  test('a change that is committed late, after others that began later', async () => {
    const late = await database.pool.connect()
    await late.query('begin')
    await late.query(`update products set popularity = 500 where slug = $1`, [cast.bag.slug])
    await write(`update products set popularity = 400 where slug = $1`, [cast.lastVase.slug])
    expect((await slugs())[0]).toBe(cast.lastVase.slug)
    await late.query('commit')
    late.release()
    expect((await slugs())[0]).toBe(cast.bag.slug)
  })

  test('a product whose number came before others and whose transaction ended after them', async () => {
    const add = `insert into products (slug, title, brand_id) select $1, $1, min(auto_id) from brands returning auto_id`
    const late = await database.pool.connect()
    await late.query('begin')
    await late.query(add, ['early-number'])
    const complete = `with v as (insert into variants (product_id, position, ean) select auto_id, 1, $2 from products where slug = $1 returning auto_id)
      insert into prices (variant_id, starts_at, price_cents) select auto_id, now(), 1000 from v`
    await write(add, ['late-number'])
    await write(complete, ['late-number', '8882010990001'])
    expect(must(await guest.call(getProductsByBrand, { query: { BrandCode: 'rumah-wangi' } })).products.map(({ slug }) => slug)).toContain(
      'late-number',
    )
    await late.query(complete, ['early-number', '8882010990002'])
    await late.query('commit')
    late.release()
    const all = must(await guest.call(getProductsByBrand, { query: { BrandCode: 'rumah-wangi' } })).products.map(({ slug }) => slug)
    expect(all).toEqual(expect.arrayContaining(['early-number', 'late-number']))
  })
})

test('a store’s facet has only goods that can be collected, as their page and the bag say (listing-19, fulfil-02, fulfil-04)', async () => {
  const atKatong = () => slugs({ Availability: 'katong' })
  const pageSays = async (slug: string) => must(await guest.call(getProductDetail, { params: { slug } })).isCollectionAllowed
  const stockAtKatong = (slug: string, pieces: number) =>
    write(
      `update stock_levels s set on_hand = $2 from variants v, products p, locations l
       where v.auto_id = s.variant_id and p.auto_id = v.product_id and l.auto_id = s.location_id and l.code = 'katong' and p.slug = $1`,
      [slug, pieces],
    )
  await write(`update products set collection_allowed = false where slug = $1`, [cast.candle.slug])
  expect([await atKatong(), await pageSays(cast.candle.slug)]).toEqual([[], false])
  await write(`update products set collection_allowed = true where slug = $1`, [cast.candle.slug])
  // A brand sends the bag, until the brand or the bag says otherwise, or the store takes the brand's name.
  await stockAtKatong(cast.bag.slug, 2)
  const both = [cast.candle.slug, cast.bag.slug].toSorted()
  const ways = [
    [`update brands set fulfiller = 'store' where code = 'tanahati'`, `update brands set fulfiller = 'brand' where code = 'tanahati'`],
    [
      `update products set fulfilment = ' kemuning ' where slug = '${cast.bag.slug}'`,
      `update products set fulfilment = null where slug = '${cast.bag.slug}'`,
    ],
    [
      `insert into settings (key, holds_from, value) values ('name', now(), '{"en": "Tanahati"}')`,
      `delete from settings where key = 'name' and holds_from > '2026-06-01'`,
    ],
  ]
  for (const [begin, end] of ways) {
    await write(begin!)
    expect((await atKatong()).toSorted(), begin).toEqual(both)
    await write(end!)
    expect([await atKatong(), await pageSays(cast.bag.slug)], end).toEqual([[cast.candle.slug], false])
  }
  await stockAtKatong(cast.bag.slug, 0)
})

test('ranked products keep their order, and are faceted like any others', async () => {
  const ids = (await listed({ SortBy: 'name' })).products.map(({ autoId }) => autoId)
  const feed = feedOf(database)
  const listing = createListing(database, createCatalogue(feed), feed)
  const request = { filters: noFilters, sorting: 'relevance' as const, pageNumber: 1, pageSize: 2, culture: 'en' as const }
  const found = await listing.list({ kind: 'ranked', productIds: [...ids, 999_999] }, request)
  expect(found.paging).toEqual({ totalRecordCount: 5, pageCount: 3, pageNumber: 1, pageSize: 2 })
  expect(found.listing.products.map(({ autoId }) => autoId)).toEqual(ids.slice(0, 2))
  expect(found.listing.facets).toMatchObject({ brands: [{ count: 4 }, { count: 1 }], categories: [{ code: 'home', count: 5 }] })
  expect(found.listing.facets.sortings[0]).toEqual({ code: 'relevance', name: 'Best match' })
  const narrowed = await listing.list(
    { kind: 'ranked', productIds: ids },
    { ...request, filters: { ...noFilters, BrandCodes: ['tanahati'] } },
  )
  expect(narrowed.listing.products.map(({ slug }) => slug)).toEqual([cast.bag.slug])
})

test('the reply to any query is a list or a refusal', async () => {
  const field = fc.constantFrom(
    'BrandCodes',
    'CategoryCodes',
    'Attributes',
    'Availability',
    'Offers',
    'minPriceCents',
    'maxPriceCents',
    'pageNo',
    'pageSize',
    'SortBy',
    'parentCategoryCode',
  )
  const value = fc.oneof(
    fc.string(),
    fc.constantFrom(
      'home',
      'a,b',
      'material:linen',
      '-1',
      '1e99',
      'NaN',
      '32',
      'x'.repeat(5000),
      '九里香',
      '%00',
      "';--",
      '__proto__',
      '[object Object]',
    ),
  )
  await fc.assert(
    fc.asyncProperty(fc.dictionary(field, value), async (query) => {
      const response = await fetch(
        `${url}/api/Product/GetProductsByCategory?${new URLSearchParams({ parentCategoryCode: 'home', ...query })}`,
      )
      // 431: several long values make an address longer than Node accepts.
      return [200, 400, 404, 431].includes(response.status)
    }),
    { numRuns: 300 },
  )
})

import { expect, test } from 'vitest'
import { cast, setStock } from '#test/cast/catalogue.ts'
import { must, openTestShop } from '#test/shop.ts'
import { getProductCrossSellList, getProductDetail, getProductsByEans, getProductsFromBrand } from '../product.contract.ts'

const { shop, shopper, database } = await openTestShop()
const guest = shopper()
const chinese = shopper({ culture: 'zh' })
const detail = async (slug: string, { call } = guest) => must(await call(getProductDetail, { params: { slug } }))
const sql = (text: string, values: unknown[] = []) => database.pool.query(text, values)
const typeOf = (slug: string, type: string) =>
  sql('update products set product_type = $2, product_type_zh = $2 where slug = $1', [slug, type])

test('a product has its stock, its type and the stores for collection (product-09, product-10)', async () => {
  await typeOf(cast.candle.slug, 'Candle')
  const candle = await detail(cast.candle.slug)
  expect(candle).toMatchObject({
    outOfStock: false,
    showSubscribeRestockNotification: true,
    maxAddQuantity: 10,
    sentByBrand: false,
    isDeliveryAllowed: true,
    isCollectionAllowed: true,
    additionalInfos: expect.arrayContaining([{ columnLabel: 'PRODUCT_TYPE_LABEL', value: 'Candle' }]),
  })
  expect(candle.variants[0]!.collection.map(({ code, available }) => [code, available])).toEqual([
    ['katong', true],
    ['orchard', false],
  ])
  expect(await detail(cast.soldOut.slug)).toMatchObject({ outOfStock: true, quantity: 0 })
  expect(await detail(cast.bag.slug)).toMatchObject({ sentByBrand: true, isDeliveryAllowed: true, isCollectionAllowed: false })
})

test('offers come in priority order, in the caller’s language, with the day a reduction ends (product-02)', async () => {
  await sql('update products set exclusive = true where slug = $1', [cast.candle.slug])
  await sql(
    `insert into prices (variant_id, starts_at, price_cents) select auto_id, '2126-12-01T00:00:00+08:00', 5800 from variants where ean = $1`,
    [cast.candle.ean],
  )
  expect((await detail(cast.candle.slug)).salesPromotionInfo).toMatchObject([
    { message: '10% off until 30\u00a0Nov\u00a02126, no code needed', priority: 10, eans: null },
    { message: 'Only at Kemuning', priority: 20, eans: null },
  ])
  expect((await detail(cast.candle.slug, chinese)).salesPromotionInfo.map(({ message }) => message)).toEqual([
    '即日起至 2126\u2060年\u206011\u2060月\u206030\u2060日 9\u2060折，无需优惠码',
    '九里香独家发售',
  ])
  expect((await detail(cast.oolong.slug)).salesPromotionInfo).toEqual([])
  await sql('update prices set price_cents = 15000 from variants v where v.auto_id = variant_id and v.ean = $1', [cast.lastVase.ean])
  expect((await detail(cast.lastVase.slug)).salesPromotionInfo.map(({ message }) => message)).toEqual(['Free home delivery from S$150.00'])
  // What is only collected is not delivered free either (product-19).
  await sql('update products set delivery_allowed = false where slug = $1', [cast.lastVase.slug])
  expect((await detail(cast.lastVase.slug)).salesPromotionInfo).toEqual([])
  await sql('update products set delivery_allowed = true where slug = $1', [cast.lastVase.slug])
})

test('the unit price follows the price and the net content, in the caller’s language (product-14, money-09)', async () => {
  const unitPriceOf = async (content: string | null, by = guest) => {
    await sql('update variants set net_content = $2 where ean = $1', [cast.candle.ean, content])
    return (await detail(cast.candle.slug, by)).variants[0]!.unitPrice
  }
  const wax = '{"amount": 220, "unit": "g", "base": null}'
  expect(await unitPriceOf(wax)).toEqual({
    cents: 2373,
    amount: 100,
    text: 'S$23.73 per 100\u00a0g',
    spoken: 'S$23.73 per 100 grams',
  })
  expect(await unitPriceOf(wax, chinese)).toMatchObject({ text: '每100克 S$23.73', spoken: '每100克 S$23.73' })
  expect(await unitPriceOf('{"amount": 4000, "unit": "ml", "base": null}')).toMatchObject({ text: 'S$13.05 per litre' })
  expect(await unitPriceOf('{"amount": 4000, "unit": "g", "base": 2000}')).toMatchObject({ text: 'S$26.10 per 2\u00a0kg' })
  expect(await unitPriceOf('{"amount": 12, "unit": "piece", "base": null}', chinese)).toMatchObject({ text: '每个 S$4.35' })
  expect(await unitPriceOf(null)).toBeNull()
})

test('instalments are offered where there is a plan, for the price of each variant', async () => {
  expect((await detail(cast.lastVase.slug)).variants[0]!.instalments).toBeNull()
  const bank = { code: 'merlion', name: { en: 'Merlion Bank', zh: '鱼尾狮银行' } }
  const plan = { autoId: 1, bank, months: 12, floorCents: 15_000, interestRate: 0, cardRanges: ['424242'] }
  await shop.settings.change({ instalmentPlans: [plan] }, new Date(0))
  expect((await detail(cast.lastVase.slug, chinese)).variants[0]!.instalments).toEqual({
    months: 12,
    monthlyCents: 1250,
    lastCents: 1250,
    banks: ['鱼尾狮银行'],
  })
  expect((await detail(cast.candle.slug)).variants[0]!.instalments).toBeNull()
})

test('colours have their dots, whatever the option for them is called (product-21)', async () => {
  const ofVase = `product_id = (select auto_id from products where slug = '${cast.lastVase.slug}')`
  await sql(`update variants set option1 = 'Celadon', swatch = '#a9c1b1' where ${ofVase}`)
  const swatchOf = async (name: string) => {
    await sql(`update product_options set name = $1 where ${ofVase}`, [name])
    return (await detail(cast.lastVase.slug)).productOptions[0]!.values[0]!.swatch
  }
  expect([await swatchOf('Colour'), await swatchOf('Glaze'), await swatchOf('Size')]).toEqual(['#a9c1b1', '#a9c1b1', null])
})

test('an option and its values say which of them there are in English only (language-09)', async () => {
  const ofVase = `product_id = (select auto_id from products where slug = '${cast.lastVase.slug}')`
  await sql(`update variants set option1 = 'Celadon', option1_zh = null where ${ofVase}`)
  await sql(`update product_options set name = 'Glaze', name_zh = null where ${ofVase}`)
  const option = async (by = chinese) => (await detail(cast.lastVase.slug, by)).productOptions[0]!
  const value = { value: 'Celadon', label: 'Celadon', untranslated: ['label'] }
  expect(await option()).toMatchObject({ name: 'Glaze', untranslated: ['name'], values: [value] })
  expect(JSON.stringify(await option(guest))).not.toContain('untranslated')
  await sql(`update variants set option1_zh = '青瓷' where ${ofVase}`)
  expect((await option()).values).toEqual([{ value: 'Celadon', label: '青瓷', swatch: expect.anything() }])
})

test('videos come only from https or the shop itself', async () => {
  const urls = ['/videos/a.mp4', 'https://cdn.example/b.mp4', 'http://cdn.example/c.mp4', 'javascript:alert(1)']
  for (const [position, url] of urls.entries())
    await sql('insert into product_videos (product_id, position, url) select auto_id, $2, $3 from products where slug = $1', [
      cast.oolong.slug,
      position + 1,
      url,
    ])
  expect((await detail(cast.oolong.slug)).productVideos).toEqual([{ url: urls[0] }, { url: urls[1] }])
})

test('what goes with a product: complements first, then other kinds of its categories, nothing sold out (product-13)', async () => {
  await typeOf(cast.candle.slug, 'Candle')
  await typeOf(cast.oolong.slug, 'Tea')
  await typeOf(cast.bag.slug, 'Handbag')
  await typeOf(cast.lastVase.slug, 'Vase')
  await typeOf(cast.soldOut.slug, 'Vase')
  const goesWith = async (ean: string) => must(await guest.call(getProductCrossSellList, { query: { ean } })).map(({ slug }) => slug)
  await sql(`delete from product_categories where product_id = (select auto_id from products where slug = $1)`, [cast.bag.slug])
  expect(await goesWith(cast.candle.ean)).toEqual([cast.oolong.slug, cast.lastVase.slug])
  await sql(`insert into complementary_types values ('Candle', 'Vase', 0), ('Candle', 'Handbag', 1)`)
  // Which goods go with others is found anew every hour.
  await sql(`insert into changes (topic) values ('everything')`)
  expect(await goesWith(cast.candle.ean)).toEqual([cast.lastVase.slug, cast.bag.slug, cast.oolong.slug])
  await setStock(database, cast.lastVase.ean, 0)
  expect(await goesWith(cast.candle.ean)).toEqual([cast.bag.slug, cast.oolong.slug])
  expect(await goesWith('00000000')).toEqual([])
})

test('the bestsellers of a brand without the product shown', async () => {
  const { brandCode } = (await detail(cast.candle.slug)).brand
  const brandOf = (slugs: string[]) =>
    sql(`update products set brand_id = (select auto_id from brands where code = $2) where slug = any($1)`, [slugs, brandCode])
  await brandOf([cast.oolong.slug, cast.lastVase.slug, cast.soldOut.slug, cast.bag.slug])
  for (const [popularity, slug] of [cast.lastVase.slug, cast.soldOut.slug, cast.oolong.slug, cast.candle.slug, cast.bag.slug].entries())
    await sql('update products set popularity = $2 where slug = $1', [slug, popularity + 10])
  const fromBrand = async (besides: string) =>
    must(await guest.call(getProductsFromBrand, { query: { brandCode, besides } })).map(({ slug }) => slug)
  expect((await fromBrand(cast.candle.slug)).slice(0, 3)).toEqual([cast.bag.slug, cast.oolong.slug, cast.soldOut.slug])
  expect(await fromBrand(cast.bag.slug)).toHaveLength(4)
  await sql(`update products set status = 'draft' where slug = $1`, [cast.bag.slug])
  expect((await fromBrand(cast.candle.slug))[0]).toBe(cast.oolong.slug)
  await sql(`update products set status = 'active' where slug = $1`, [cast.bag.slug])
  expect(must(await guest.call(getProductsFromBrand, { query: { brandCode: 'nobody', besides: 'x' } }))).toEqual([])
})

test('products by EANs come in the order of the EANs, in the caller’s language, without unknown EANs', async () => {
  const Eans = [cast.bag.ean, '00000000', cast.candle.ean].join()
  expect(must(await guest.call(getProductsByEans, { query: { Eans } })).map(({ slug }) => slug)).toEqual([cast.bag.slug, cast.candle.slug])
  expect(must(await chinese.call(getProductsByEans, { query: { Eans } })).map(({ name }) => name)).toEqual(['框架日用包', '香根草丁香蜡烛'])
  for (const wrong of ['', 'abc', `${cast.bag.ean},`, Array(13).fill(cast.bag.ean).join()]) {
    expect(await guest.call(getProductsByEans, { query: { Eans: wrong } })).toMatchObject({ ok: false, problem: { status: 400 } })
  }
})

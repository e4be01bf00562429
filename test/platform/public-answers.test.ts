import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { getHomePage } from '#src/features/content/content.contract.ts'
import { insertBanners } from '#src/features/content/server/home.store.ts'
import { getProductsByCategory } from '#src/features/listing/listing.contract.ts'
import { getProductDetail } from '#src/features/product/product.contract.ts'
import { getSiteSettings } from '#src/features/settings/settings.contract.ts'
import { hourMs, movableClock } from '#src/kit/clock.ts'
import { cast } from '#test/cast/catalogue.ts'
import { storePromotions } from '#test/cast/promotions.ts'
import { cookieOf, commonKnowledge, pathOf, sampleOf, send, type RawReply } from '#test/safety/requests.ts'
import { must, openTestShop } from '#test/shop.ts'

const testShop = await openTestShop()
const { shop, shopper, member, database, url } = testShop
const guest = shopper()
const publicReads = shop.routes.map(({ endpoint }) => endpoint).filter(({ access, method }) => access === 'public' && method === 'GET')
const drop = async () => {
  await database.pool.query(`insert into changes (topic) values ('everything')`)
  await shop.changes.catchUp()
}
const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') => send(url, { method, path, headers })
const productPath = `/api/ProductDetail/GetProductDetail/${cast.oolong.slug}`

describe('what everybody may read is the same for everybody (wire-31)', () => {
  test.each(publicReads.map((endpoint) => [endpoint.name, endpoint] as const))('%s', async (_, endpoint) => {
    const path = pathOf(endpoint, sampleOf(endpoint, commonKnowledge))
    const shoppers = [await member({ firstName: 'Canary' }), shopper()]
    await shoppers[1]!.fill(cast.oolong.ean)
    const cookies = [...shoppers.map(cookieOf), '']
    const replies: RawReply[] = []
    // Each is the first to ask once, so that the kept answer was made for them.
    for (const [first, ...others] of [cookies, cookies.toReversed()]) {
      await drop()
      for (const cookie of [first!, ...others]) replies.push(await ask(path, { cookie }))
    }
    const [{ status, text, headers }] = replies as [RawReply, ...RawReply[]]
    expect(replies).toEqual(replies.map(() => replies[0]))
    if (status === 200) expect(headers).toMatchObject({ 'cache-control': 'public, no-cache', etag: expect.stringMatching(/^"[\w-]{27}"$/) })
    expect([headers['set-cookie'], text.includes('Canary')]).toEqual(['', false])
  })
})

describe('an answer is kept', () => {
  /** What the database is asked meanwhile. */
  async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
    const asked: string[] = []
    const { pool } = database
    const query = pool.query
    pool.query = ((...given: unknown[]) => {
      const [first] = given as [string | { text: string; name?: string }]
      asked.push(typeof first === 'string' ? first : (first.name ?? first.text))
      return (query as (...given: unknown[]) => unknown).apply(pool, given)
    }) as typeof pool.query
    await work().finally(() => (pool.query = query))
    return asked
  }

  test('and sent again when nothing but the feed of changes was asked, also as nothing at all', async () => {
    const first = await ask(productPath)
    // A change of before may be announced once more.
    await expect.poll(() => statementsOf(() => ask(productPath)), { timeout: 5000 }).toEqual(['changes-since'])
    expect(await ask(productPath)).toEqual(first)
    const unchanged = await ask(productPath, { 'if-none-match': first.headers.etag! })
    expect(unchanged).toMatchObject({ status: 304, text: '' })
    expect((await ask(productPath, {}, 'HEAD')).headers).toEqual(first.headers)
  })

  test('once for all who ask for it at the same time, however the query is written', async () => {
    const listing = '/api/Product/GetProductsByCategory?pageSize=48&'
    const queries = ['parentCategoryCode=home&pageNo=1', 'pageNo=1&parentCategoryCode=home', 'parentCategoryCode=home&utm=x']
    const asked = await statementsOf(() =>
      Promise.all(Array.from({ length: 30 }, async (_, at) => (await fetch(url + listing + queries[at % 3])).text())),
    )
    expect(asked.filter((name) => name === 'products-listed')).toHaveLength(1)
  })

  test('once for an endpoint without a query, whatever is written behind its path (wire-31)', async () => {
    const path = '/api/ContentPage/GetHomePage'
    const first = await ask(path)
    await expect.poll(() => statementsOf(() => ask(path)), { timeout: 5000 }).toEqual(['changes-since'])
    for (const query of ['?x=1', '?x=2', '?a[]=1']) {
      expect(await statementsOf(() => ask(path + query))).toEqual(['changes-since'])
      expect(await ask(path + query)).toEqual(first)
    }
  })

  test('compressed, where that is wanted', async () => {
    const plain = await (await fetch(url + productPath, { headers: { 'accept-encoding': 'identity' } })).text()
    const reply = await shop.app.inject({ url: productPath, headers: { 'accept-encoding': 'gzip, br' } })
    expect(reply.headers).toMatchObject({ 'content-encoding': 'br', vary: 'cookie, accept-encoding' })
    expect(brotliDecompressSync(reply.rawPayload).toString()).toBe(plain)
  })

  test('what only its caller may read is compressed too, as it is accepted', async () => {
    const buyer = shopper()
    await buyer.fill(cast.oolong.ean)
    const ask = (accepted: string, method: 'GET' | 'HEAD' = 'GET') =>
      shop.app.inject({ method, url: '/api/cart/GetShoppingCart', headers: { 'accept-encoding': accepted, cookie: cookieOf(buyer) } })
    const [plain, brotli, zipped, head] = await Promise.all([ask('identity'), ask('br, gzip'), ask('gzip'), ask('br', 'HEAD')])
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(plain.headers['content-length']).toBe(String(plain.rawPayload.length))
    expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding', 'cache-control': 'no-store' })
    expect(brotliDecompressSync(brotli.rawPayload)).toEqual(plain.rawPayload)
    expect(gunzipSync(zipped.rawPayload)).toEqual(plain.rawPayload)
    expect([head.statusCode, head.rawPayload.length]).toEqual([200, 0])
    expect(Number(head.headers['content-length'])).toBe(brotli.rawPayload.length)
  })

  test('but a refusal is not', async () => {
    const path = '/api/ProductDetail/GetProductDetail/no-such-slug'
    expect((await ask(path)).status).toBe(404)
    expect(await statementsOf(() => ask(path))).toContain('product-page')
  })
})

describe('whoever has written reads what it wrote (wire-31)', () => {
  const price = (cents: number) =>
    database.pool.query(`update prices set price_cents = $2 where variant_id = (select auto_id from variants where ean = $1)`, [
      cast.oolong.ean,
      cents,
    ])
  const shown = async (at: string): Promise<string> => (await fetch(at + productPath)).text()

  test('in the same process and in another, at once, however many read meanwhile', async () => {
    const other = await testShop.another({})
    const ended = new AbortController()
    const readers = Array.from({ length: 8 }, async (_, at) => {
      while (!ended.signal.aborted) await shown(at % 2 === 0 ? url : other.url)
    })
    for (let cents = 43_210; cents < 43_270; cents++) {
      await price(cents)
      const texts = await Promise.all([shown(url), shown(other.url)])
      expect(texts.map((text) => text.includes(String(cents)))).toEqual([true, true])
    }
    ended.abort()
    await Promise.all(readers)
    await other.close()
  })

  test('and so in a list', async () => {
    const listed = async () => JSON.stringify(must(await guest.call(getProductsByCategory, { query: { parentCategoryCode: 'home' } })))
    expect(await listed()).toContain(cast.lastVase.slug)
    await database.pool.query(`update products set published = false where slug = $1`, [cast.lastVase.slug])
    expect(await listed()).not.toContain(cast.lastVase.slug)
  })
})

describe('what begins or ends by itself does so in kept answers too (wire-32)', () => {
  test('a banner, a setting and a promotion', async () => {
    const clock = movableClock(new Date().toISOString())
    const timed = await openTestShop({ clock })
    const at = (ms: number) => new Date(clock.now().getTime() + ms)
    const reader = timed.shopper()
    await insertBanners(timed.database.orm, [
      { contentCode: 'HOME_HERO', title: 'Until noon', bannerImage: '/art/x.avif', startsAt: at(-hourMs), endsAt: at(hourMs) },
    ])
    await timed.shop.settings.change({ returnDays: 30 }, at(2 * hourMs))
    await storePromotions(timed.database, { SOON: { kind: 'multiBuy', pieces: 3, paidPieces: 2, goods: { skus: [cast.oolong.ean] } } })
    await timed.database.pool.query('update promotions set ends_at = $1', [at(3 * hourMs)])
    await timed.shop.changes.catchUp()
    const read = async () => ({
      banners: must(await reader.call(getHomePage, {})).banners.length,
      returnDays: must(await reader.call(getSiteSettings, {})).returnDays,
      promotions: must(await reader.call(getProductDetail, { params: { slug: cast.oolong.slug } })).salesPromotionInfo.length,
    })
    const states = [await read()]
    for (let hour = 0; hour < 3; hour++) {
      clock.advance(hourMs)
      states.push(await read())
    }
    expect(states).toEqual([
      { banners: 1, returnDays: 14, promotions: 1 },
      { banners: 0, returnDays: 14, promotions: 1 },
      { banners: 0, returnDays: 30, promotions: 1 },
      { banners: 0, returnDays: 30, promotions: 0 },
    ])
  })
})

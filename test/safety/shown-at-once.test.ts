import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createOrder } from '#src/features/payment/payment.contract.ts'
import { cast } from '#test/cast/catalogue.ts'
import { renderedSite } from '#test/rendered-site.ts'
import { isSiteBuilt, openSecondProcess, type SecondProcess } from '#test/second-process.ts'
import { must, openTestShop, operatorToken } from '#test/shop.ts'

if (!isSiteBuilt) process.stderr.write('test/safety/shown-at-once.test.ts is left out: the site is not built. Run npm run build first.\n')

const { shop, shopper, bank, database, databaseUrl } = await openTestShop()
const withinMs = 1000
/** The availability in the structured data of product pages. */
const soldOut = 'schema.org/OutOfStock'
const product = (slug: string): string => `/product/${slug}`
const listing = '/productlist/category/home'
const inStock = `${listing}?param=${encodeURIComponent('{"Availability":["in-stock"]}')}`
const brand = '/productlist/brand/tanahati'
const all = [
  '/',
  listing,
  inStock,
  brand,
  '/branddirectory',
  '/search?keyword=vase',
  product(cast.lastVase.slug),
  product(cast.bag.slug),
  '/customer-service/delivery',
  '/our-stores',
  '/contact-us',
  '/sitemap.xml',
  '/sitemap/products-1.xml',
]

/** Writes past every service, like an operator at the database. */
const write = (sql: string, values: unknown[] = []) => database.pool.query(sql, values)

describe.skipIf(!isSiteBuilt)('what one process changes, the pages of another show within a second', () => {
  let other: SecondProcess
  let fresh: (path: string) => Promise<string>

  beforeAll(async () => {
    other = await openSecondProcess(databaseUrl)
    const renderPage = await renderedSite(shop.app)
    fresh = async (path) => {
      shop.settings.invalidate()
      return Buffer.from((await renderPage({ path, culture: 'en' })).body as string).toString()
    }
  })

  afterAll(() => other.close())

  /** Requests the pages until each equals a new render. The limit is longer than a change takes to arrive and much shorter than pages are cached. */
  async function caughtUp(): Promise<void> {
    let late = all
    for (const until = Date.now() + 30_000; late.length > 0; await delay(60)) {
      const still: string[] = []
      for (const path of late) if ((await fresh(path)) !== (await other.page(path))) still.push(path)
      if (Date.now() > until && still.length > 0) throw new Error(`These still show what was before: ${still.join(', ')}`)
      late = still
    }
  }

  /** Waits until a page contains a text, or no longer contains it, and returns the milliseconds, without those of rendering it: they are the machine's. */
  async function msUntil(path: string, words: string, isShown: boolean): Promise<number> {
    const begun = performance.now()
    while ((await other.page(path)).includes(words) !== isShown) {
      if (performance.now() - begun > 20_000) throw new Error(`${path} never changed`)
      await delay(20)
    }
    const shownMs = performance.now() - begun
    await fresh(path)
    const renderingMs = performance.now() - begun - shownMs
    return shownMs - renderingMs
  }

  test('a page is cached until a change', async () => {
    const etag = async () => (await fetch(other.url + listing)).headers.get('etag')
    expect(await etag()).toBe(await etag())
    await caughtUp()
  })

  test('the last piece is sold: the product page and the list of products in stock change', async () => {
    await msUntil(inStock, cast.lastVase.slug, true)
    expect(await other.page(product(cast.lastVase.slug))).not.toContain(soldOut)
    const buyer = shopper()
    const { quote } = await buyer.fill(cast.lastVase.ean)
    const body = {
      quoteHash: quote.hash,
      paymentNonce: bank.control.nonceFor('4242424242424242'),
      idempotencyKey: randomUUID(),
      agreeToTerms: true as const,
    }
    must(await buyer.call(createOrder, { body }))
    const took = [await msUntil(product(cast.lastVase.slug), soldOut, true), await msUntil(inStock, cast.lastVase.slug, false)]
    expect(Math.max(...took)).toBeLessThan(withinMs)
  })

  const priceOfOolong = (cents: number) =>
    write(`update prices set price_cents = $2 where variant_id = (select auto_id from variants where ean = $1)`, [cast.oolong.ean, cents])

  test('a price changes, written by any program', async () => {
    await caughtUp()
    await priceOfOolong(1777)
    const took = [await msUntil(product(cast.oolong.slug), 'S$17.77', true), await msUntil(listing, 'S$17.77', true)]
    expect(Math.max(...took)).toBeLessThan(withinMs)
  })

  test('twin: without the triggers, a change is not shown', async () => {
    await msUntil(listing, 'S$17.77', true)
    await write('alter table prices disable trigger user')
    await priceOfOolong(1888)
    await delay(2 * withinMs)
    expect(await other.page(listing)).toContain('S$17.77')
    await write('alter table prices enable trigger user')
  })

  const refresh = (authorization?: string) => fetch(`${other.url}/api/Cache/Refresh`, { headers: authorization ? { authorization } : {} })
  const timesDropped = async () => (await write(`select count(*)::int n from changes where topic = 'everything'`)).rows[0].n as number

  test('a refresh by an operator drops everything (wire-29, wire-10)', async () => {
    const replies = []
    for (const shown of [undefined, `Bearer ${operatorToken}x`, operatorToken, `Bearer ${'x'.repeat(32)}`])
      replies.push(await refresh(shown))
    expect(await timesDropped()).toBe(0)
    await delay(withinMs)
    expect(await other.page(listing)).toContain('S$17.77')
    replies.push(await refresh(`Bearer ${operatorToken}`))
    expect(await msUntil(listing, 'S$18.88', true)).toBeLessThan(withinMs)
    const answers = await Promise.all(replies.map(async (reply) => [reply.status, reply.headers.get('cache-control'), await reply.text()]))
    expect(answers).toEqual(answers.map(() => [204, 'no-store', '']))
  })

  test('a thousand refreshes at once drop everything once or twice (safe-39)', async () => {
    const before = await timesDropped()
    for (let round = 0; round < 10; round++)
      await Promise.all(Array.from({ length: 100 }, () => refresh(round < 9 ? undefined : `Bearer ${operatorToken}`)))
    expect((await timesDropped()) - before).toBeLessThanOrEqual(2)
  })

  const cutLine = (): Promise<number> =>
    write(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'changes' and datname = current_database()`,
    ).then(({ rowCount }) => rowCount!)

  test('a cut connection is opened again and catches up on missed changes', async () => {
    await caughtUp()
    const client = await database.pool.connect()
    try {
      await client.query('begin')
      // In one transaction, so that no process listens when the price is written or committed.
      await client.query(`update prices set price_cents = 1999 where variant_id = (select auto_id from variants where ean = $1)`, [
        cast.oolong.ean,
      ])
      expect(await cutLine()).toBe(2)
      await client.query('commit')
    } finally {
      client.release()
    }
    const took = [await msUntil(product(cast.oolong.slug), 'S$19.99', true), await msUntil(listing, 'S$19.99', true)]
    expect(Math.max(...took)).toBeLessThan(withinMs)
    expect(other.output()).toContain('A connection to the database was lost; it answers on another.')
  })

  test('changes of transactions that commit in another order than they began are all shown', async () => {
    await caughtUp()
    const [early, late] = [await database.pool.connect(), await database.pool.connect()]
    try {
      await early.query('begin')
      await early.query(`update products set title = 'Early Oolong' where slug = $1`, [cast.oolong.slug])
      await late.query(`update products set title = 'Late Bag' where slug = $1`, [cast.bag.slug])
      expect(await msUntil(listing, 'Late Bag', true)).toBeLessThan(withinMs)
      await early.query('commit')
      expect(await msUntil(listing, 'Early Oolong', true)).toBeLessThan(withinMs)
    } finally {
      early.release()
      late.release()
    }
  })

  const vase = [cast.lastVase.ean]
  const changes: [what: string, sql: string, values: unknown[], shownOn: string[]][] = [
    [
      'a price',
      `insert into prices (variant_id, starts_at, price_cents) select auto_id, now(), 4242 from variants where ean = $1`,
      vase,
      [product(cast.lastVase.slug), listing, '/search?keyword=vase'],
    ],
    ['a price that is taken back', `delete from prices where price_cents = 4242`, [], [product(cast.lastVase.slug), listing]],
    [
      'a price that begins in half a second',
      `insert into prices (variant_id, starts_at, price_cents) select auto_id, now() + interval '0.5 s', 3131 from variants where ean = $1`,
      vase,
      [product(cast.lastVase.slug)],
    ],
    [
      'stock',
      `update stock_levels set on_hand = 7 where variant_id = (select auto_id from variants where ean = $1)`,
      vase,
      [product(cast.lastVase.slug), inStock],
    ],
    [
      'a name',
      `update products set title = 'Jade Vase' where slug = $1`,
      [cast.lastVase.slug],
      [product(cast.lastVase.slug), listing, '/search?keyword=vase'],
    ],
    [
      'a picture',
      `update product_images set url = '/art/vase/storm-front-800.webp' where product_id = (select auto_id from products where slug = $1)`,
      [cast.lastVase.slug],
      [product(cast.lastVase.slug), listing],
    ],
    [
      'a fact',
      `insert into product_attributes (product_id, position, code, label, value) select auto_id, 1, 'material', 'Material', 'Stoneware' from products where slug = $1`,
      [cast.lastVase.slug],
      [product(cast.lastVase.slug)],
    ],
    [
      'a product that moves to another brand',
      `update products set brand_id = (select auto_id from brands where code = 'tanahati') where slug = $1`,
      [cast.lastVase.slug],
      [brand, product(cast.lastVase.slug), '/branddirectory'],
    ],
    [
      'a product that leaves its category',
      `delete from product_categories where product_id = (select auto_id from products where slug = $1)`,
      [cast.soldOut.slug],
      [listing],
    ],
    [
      'a product that is no longer sold',
      `update products set status = 'archived' where slug = $1`,
      [cast.oolong.slug],
      [listing, '/sitemap/products-1.xml'],
    ],
    [
      'a brand’s name',
      `update brands set display_name = 'Tanah Hati' where code = 'tanahati'`,
      [],
      [brand, product(cast.bag.slug), listing, '/branddirectory'],
    ],
    ['a category’s name', `update categories set name = 'House' where code = 'home'`, [], all.filter((path) => !path.endsWith('.xml'))],
    ['a new department', `insert into categories (code, level, name) values ('food', 1, 'Food')`, [], ['/', '/our-stores']],
    [
      'a category that moves',
      `update categories set parent_id = (select auto_id from categories where code = 'food'), level = 2 where code = 'home'`,
      [],
      ['/', listing],
    ],
    ['a store’s address', `update locations set address = '1 Joo Chiat Road' where code = 'katong'`, [], ['/our-stores']],
    ['a place that no longer sells', `update locations set sell_on_estore = false where code = 'warehouse'`, [], [inStock]],
    [
      'a setting',
      `insert into settings (key, holds_from, value) values ('freeDeliveryFromCents', now(), '12300')`,
      [],
      [product(cast.bag.slug), '/customer-service/delivery'],
    ],
    ['a text', `update content_pages set title = 'How we deliver' where code = 'delivery'`, [], ['/customer-service/delivery']],
    ['a text that goes', `delete from content_pages where code = 'accessibility'`, [], ['/', listing]],
    [
      'a link at the foot',
      `update content_links set title = 'Send it back' where link_code = 'RETURNS'`,
      [],
      ['/', listing, product(cast.bag.slug)],
    ],
    [
      'a page at a social network',
      `insert into settings (key, holds_from, value) values ('networks', now(), '{"FB":"https://www.facebook.com/kemuning"}')`,
      [],
      ['/', listing, product(cast.bag.slug)],
    ],
    [
      'a block',
      `update content_blocks set title = '"Goods we love"' where content_code = (select content_code from content_blocks where content_product_lists <> '[]' order by 1 limit 1)`,
      [],
      ['/'],
    ],
    [
      'a banner',
      `insert into content_banners (content_code, title, banner_image) values ('ONLINE_EXCLUSIVE', '"Only here, only now"', '/art/vase/celadon-front-800.webp')`,
      [],
      ['/'],
    ],
    [
      'a banner that ends in half a second',
      `update content_banners set ends_at = now() + interval '0.5 s' where title = '"Only here, only now"'`,
      [],
      [],
    ],
    [
      'what a product is found by',
      `update search_documents set lexemes = ''::tsvector where product_id = (select auto_id from products where slug = $1)`,
      [cast.lastVase.slug],
      ['/search?keyword=vase'],
    ],
    ['a product that goes', `delete from products where slug = $1`, [cast.soldOut.slug], ['/search?keyword=vase']],
  ]

  test.each(changes)('%s', async (_, sql, values, shownOn) => {
    const before = await Promise.all(shownOn.map((path) => other.page(path)))
    expect((await write(sql, values)).rowCount).toBeGreaterThan(0)
    await caughtUp()
    if (sql.includes('interval')) {
      await delay(500)
      await caughtUp()
    }
    const after = await Promise.all(shownOn.map((path) => other.page(path)))
    for (const [index, path] of shownOn.entries()) expect(after[index] === before[index], `${path} shows it`).toBe(false)
  })
})

import type { PoolClient } from 'pg'
import { expect, test, vi } from 'vitest'
import { createCatalogue } from '#src/features/catalogue/server/catalogue.service.ts'
import { analyzeFilled } from '#src/platform/db/statistics.ts'
import { cast } from '#test/cast/catalogue.ts'
import { must, openTestShop } from '#test/shop.ts'
import { statementsOf, type Statement } from '#test/statements.ts'
import { addToCart, getActiveCartId, getShoppingCart, removeItemFromCart, updateCartItemQuantity } from '../cart.contract.ts'
import { goodsInBatches } from './goods-in-batches.ts'

const { shopper, url, database, databaseUrl } = await openTestShop()

test('a cart starts with the first item, and the same item again raises its quantity (cart-16, cart-18)', async () => {
  const guest = shopper()
  expect(must(await guest.call(getActiveCartId, {}))).toBe(0)
  must(await guest.call(addToCart, { body: { ean: cast.candle.ean, quantity: 1 } }))
  const { cartInfo } = must(await guest.call(addToCart, { body: { ean: cast.candle.ean, quantity: 2 } }))
  expect(cartInfo.totalProductInCart).toBe(3)
  expect(cartInfo.productsInCart).toHaveLength(1)
  expect(cartInfo.cartId).toBe(must(await guest.call(getActiveCartId, {})))
})

test('the quote adds up, with offers, delivery and contained GST (money-01, fulfil-05)', async () => {
  const guest = shopper()
  must(await guest.call(addToCart, { body: { ean: cast.candle.ean, quantity: 1 } }))
  const { quote } = must(await guest.call(addToCart, { body: { ean: cast.bag.ean, quantity: 1 } })).cartInfo
  expect(quote).toMatchObject({
    listCents: 74_800,
    offersCents: -580,
    goodsCents: 74_220,
    deliveryCents: 800,
    totalCents: 75_020,
    missingForFreeDeliveryCents: 9780,
    gstCents: 6194,
  })
})

test('a line has the unit price of its variant, whatever the quantity (cart-21)', async () => {
  const guest = shopper({ culture: 'zh' })
  must(await guest.call(addToCart, { body: { ean: cast.oolong.ean, quantity: 1 } }))
  const { productsInCart } = must(await guest.call(addToCart, { body: { ean: cast.candle.ean, quantity: 3 } })).cartInfo
  expect(productsInCart.map(({ unitPrice }) => unitPrice?.text)).toEqual([undefined, '每100克 S$23.73'])
})

test('quantity 0 removes a line; removing it twice is a 404 (cart-09, cart-19, cart-20)', async () => {
  const guest = shopper()
  const { productsInCart } = must(await guest.call(addToCart, { body: { ean: cast.candle.ean, quantity: 2 } })).cartInfo
  const lineId = productsInCart[0]!.autoId
  const emptied = must(await guest.call(updateCartItemQuantity, { body: { cartItem_AutoId: lineId, quantity: 0 } }))
  expect(emptied.cartInfo.productsInCart).toEqual([])
  const again = await guest.call(removeItemFromCart, { body: { cartItem_AutoId: lineId } })
  expect(again).toMatchObject({ ok: false, problem: { status: 404, code: 'NOT_FOUND' } })
})

test.each([
  ['more than there is', { ean: cast.lastVase.ean, quantity: 2 }, 409, 'OVER_STOCK', 'Over stock! You can not add more item'],
  ['more than one order may hold', { ean: cast.candle.ean, quantity: 11 }, 409, 'OVER_STOCK', 'Over stock! You can not add more item'],
  ['something sold out', { ean: cast.soldOut.ean, quantity: 1 }, 409, 'OUT_OF_STOCK', 'This product is OUT OF STOCK'],
  ['something unknown', { ean: '8880000000000', quantity: 1 }, 404, 'NOT_FOUND', expect.any(String)],
])('adding %s is refused in words (stock-09, wire-13)', async (_, body, status, code, message) => {
  expect(await shopper().call(addToCart, { body })).toMatchObject({ ok: false, problem: { status, code, message } })
})

test('refusals come in the language of the caller (wire-13)', async () => {
  const reply = await shopper({ culture: 'zh' }).call(addToCart, { body: { ean: cast.soldOut.ean, quantity: 1 } })
  expect(reply).toMatchObject({ ok: false, problem: { message: '此商品已缺货' } })
})

test('the reply has the cart under both of its names (wire-19)', async () => {
  const guest = shopper()
  must(await guest.call(addToCart, { body: { ean: cast.candle.ean, quantity: 2 } }))
  const { cart, cartInfo } = must(await guest.call(getShoppingCart, { query: {} }))
  expect(cart).toMatchObject({ totalProductInCart: 2, productsInCart: [{ quantityInCart: 2 }] })
  expect(cart).toEqual(cartInfo)
})

test('without a cart none of its lines is found (wire-06)', async () => {
  const answer = await shopper().call(updateCartItemQuantity, { body: { cartItem_AutoId: 1, quantity: 2 } })
  expect(answer).toMatchObject({ ok: false, problem: { status: 404, code: 'NOT_FOUND' } })
})

test('names come in the language of the caller', async () => {
  const { cartInfo } = must(await shopper({ culture: 'zh' }).call(addToCart, { body: { ean: cast.candle.ean, quantity: 1 } }))
  expect(cartInfo.productsInCart[0]!.product).toMatchObject({ name: '香根草丁香蜡烛', brand: { displayName: '香屋' } })
})

test('another shopper’s cart and line are answered like unknown ones (wire-06)', async () => {
  const owner = shopper()
  const stranger = shopper()
  const { cartId, productsInCart } = must(await owner.call(addToCart, { body: { ean: cast.candle.ean, quantity: 1 } })).cartInfo
  must(await stranger.call(addToCart, { body: { ean: cast.oolong.ean, quantity: 1 } }))
  const lineId = productsInCart[0]!.autoId
  const foreign = await stranger.call(getShoppingCart, { query: { shoppingCart_AutoId: cartId! } })
  const missing = await stranger.call(getShoppingCart, { query: { shoppingCart_AutoId: 2_000_000_000 } })
  expect(foreign).toEqual(missing)
  expect(foreign).toMatchObject({ ok: false, problem: { status: 404 } })
  const foreignLine = await stranger.call(updateCartItemQuantity, { body: { cartItem_AutoId: lineId, quantity: 5 } })
  const missingLine = await stranger.call(updateCartItemQuantity, { body: { cartItem_AutoId: 2_000_000_000, quantity: 5 } })
  expect(foreignLine).toEqual(missingLine)
  expect(must(await owner.call(getShoppingCart, { query: {} })).cartInfo.totalProductInCart).toBe(1)
})

test.each([1, 336, undefined])('the default cart id %s means the caller’s own (cart-15, cart-17)', async (id) => {
  const guest = shopper()
  must(await guest.call(addToCart, { body: { ean: cast.candle.ean, quantity: 1, shoppingCart_AutoId: id } }))
  expect(must(await guest.call(getShoppingCart, { query: { shoppingCart_AutoId: id } })).cartInfo.totalProductInCart).toBe(1)
})

test.each([
  { ean: cast.candle.ean, quantity: 0 },
  { ean: cast.candle.ean, quantity: -1 },
  { ean: cast.candle.ean, quantity: 1.5 },
  { ean: cast.candle.ean, quantity: 100 },
  { ean: cast.candle.ean, quantity: 1e308 },
  { ean: cast.candle.ean, quantity: '1' },
  { ean: "8'; drop table carts; --", quantity: 1 },
  { ean: cast.candle.ean, quantity: 1, price: 1 },
  { ean: cast.candle.ean, quantity: 1, totalCents: 1 },
  {},
  null,
  [],
])('a body such as %j is a 400 or a 422, never a 500 (wire-05, safe-21, safe-22)', async (body) => {
  const response = await fetch(`${url}/api/ProductDetail/AddToCart`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect([400, 422]).toContain(response.status)
  expect(await response.json()).toMatchObject({ succeeded: false })
})

test.each([
  ['from another site', { origin: 'https://evil.example', 'content-type': 'application/json' }, 403],
  ['by a cross-site fetch', { 'sec-fetch-site': 'cross-site', 'content-type': 'application/json' }, 403],
  ['as a form', { 'content-type': 'application/x-www-form-urlencoded' }, 400],
  ['as text', { 'content-type': 'text/plain' }, 400],
])('a write %s is refused (safe-14, safe-20)', async (_, headers, status) => {
  const response = await fetch(`${url}/api/ProductDetail/AddToCart`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ ean: cast.candle.ean, quantity: 1 }),
  })
  expect(response.status).toBe(status)
})

test('scripts and other sites cannot read the session cookie (safe-14)', async () => {
  const response = await fetch(`${url}/api/ProductDetail/AddToCart`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ean: cast.candle.ean, quantity: 1 }),
  })
  expect(response.headers.getSetCookie()[0]).toMatch(/^session=[\w-]{43}; .*HttpOnly; SameSite=Lax/)
})

test('bags that are begun or read at the same time have their own goods, and share a few statements (cart-24)', async () => {
  // What is cached is in memory.
  must(await shopper().call(addToCart, { body: { ean: cast.lastVase.ean, quantity: 1 } }))
  const eans = [cast.candle.ean, cast.oolong.ean, cast.bag.ean, cast.candle.ean]
  const begun: Statement[] = []
  const read: Statement[] = []
  // On a busy machine four calls may arrive one by one; hardly so five times.
  for (let round = 0; round < rounds; round++) {
    const guests = eans.map((ean, at) => ({ guest: shopper(), ean, quantity: 1 + (at % 2) }))
    const begin = async ({ guest, ean, quantity }: (typeof guests)[0]) =>
      void must(await guest.call(addToCart, { body: { ean, quantity } }))
    begun.push(...(await statementsOf(() => Promise.all(guests.map(begin)))))
    const bags: [string, number][][] = []
    const open = async ({ guest }: (typeof guests)[0]) => must(await guest.call(getShoppingCart, { query: {} })).cartInfo.productsInCart
    const openAll = async () => {
      const all = await Promise.all(guests.map(open))
      bags.push(...all.map((lines) => lines.map((line): [string, number] => [line.product.ean, line.quantityInCart])))
    }
    read.push(...(await statementsOf(openAll)))
    expect(bags).toEqual(guests.map(({ ean, quantity }) => [[ean, quantity]]))
  }
  const times = (sent: readonly Statement[], statement: string) => sent.filter(({ name, text }) => (name ?? text) === statement).length
  for (const shared of ['products-whole', 'take-quota', 'COMMIT'])
    expect([shared, times(begun, shared)]).toEqual([shared, expect.toSatisfy(isShared)])
  expect(times(read, 'products-whole')).toSatisfy(isShared)
})

test('goods that are asked for together are answered apart, by variant or by EAN (cart-24)', async () => {
  const catalogue = createCatalogue({ subscribe: () => {}, catchUp: async () => {} })
  const { items, givenItems } = goodsInBatches(database, catalogue)
  const [candle] = await catalogue.items(database.orm, { eans: [cast.candle.ean] })
  const answers = await Promise.all([
    items(database.orm, { ids: [candle!.variant.autoId] }),
    items(database.orm, { eans: [cast.oolong.ean] }),
    givenItems(database.orm, [cast.bag.ean]),
    items(database.orm, { ids: [], eans: [] }),
  ])
  expect(answers.map((found) => found.map(({ variant }) => variant.ean))).toEqual([
    [cast.candle.ean],
    [cast.oolong.ean],
    [cast.bag.ean],
    [],
  ])
})

const rounds = 5
const isShared = (times: number): boolean => times > 0 && times < 4 * rounds

test('the first item of a guest reads no table whole that grows with goods or guests, however few guests there are yet (cart-24)', async () => {
  await database.pool.query('truncate sessions cascade')
  await multiply('products', `'auto_id', ${nth}, 'slug', ${nth}`)
  await multiply('variants', `'auto_id', ${nth}, 'ean', ${nth}, 'sku', ${nth}, 'product_id', ${nth}`)
  for (const table of ['prices', 'stock_levels']) await multiply(table, `'variant_id', ${nth}`)
  for (const table of ['product_images', 'product_categories']) await multiply(table, `'product_id', ${nth}`)
  await analyzeFilled(database.pool)
  const add = () => shopper().call(addToCart, { body: { ean: cast.candle.ean, quantity: 1 } })
  const readByOne = async (): Promise<string[]> => {
    const sent = await statementsOf(async () => void must(await add()), databaseUrl)
    return (await Promise.all(sent.filter(({ values }) => values).map((each) => readWhole(client, each)))).flat()
  }
  const client = await database.pool.connect()
  try {
    await client.query('set plan_cache_mode = force_generic_plan')
    // More than once: what is in memory is read again at this moment, because so much has changed.
    await vi.waitFor(
      async () => {
        const read = await readByOne()
        expect(read.filter((table) => !['brands', 'locations', 'settings'].includes(table))).toEqual([])
        expect(read).toContain('locations')
      },
      { timeout: 10_000, interval: 200 },
    )
  } finally {
    client.release(true)
  }
})

async function readWhole(client: PoolClient, { text, values }: Statement): Promise<string[]> {
  const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values)
  return rows.flatMap((row) => /Seq Scan on (\w+)/.exec(row['QUERY PLAN'])?.[1] ?? [])
}

const nth = '(10000 + n)'

/** Two thousand more of the first row of a table, which are others in some columns. */
async function multiply(table: string, others: string): Promise<void> {
  const { rows } = await database.pool.query<{ name: string }>(
    `select quote_ident(column_name) as name from information_schema.columns where table_name = $1 and is_generated = 'NEVER'`,
    [table],
  )
  const columns = rows.map(({ name }) => name).join(', ')
  await database.pool.query(
    `insert into ${table} (${columns}) overriding system value
     select ${columns} from (
       select (jsonb_populate_record(first, jsonb_build_object(${others}))).*
       from ${table} first, generate_series(1, 2000) n where first.ctid = (select min(ctid) from ${table})) more
     on conflict do nothing`,
  )
}

import { afterEach, beforeAll, expect, test } from 'vitest'
import { getProductsFromBrand } from '#src/features/product/product.contract.ts'
import { movableClock } from '#src/kit/clock.ts'
import { cast } from '#test/cast/catalogue.ts'
import { must, openTestShop } from '#test/shop.ts'
import { getProductsByBrand, getProductsByCategory } from '../listing.contract.ts'

const { shopper, database } = await openTestShop({ clock: movableClock('2026-06-01T12:00:00+08:00') })
const guest = shopper()
const write = (text: string, values: unknown[] = []) => database.pool.query(text, values)

const slug = 'coming-bowl'
const bowl = `(select auto_id from products where slug = '${slug}')`
const soonMs = 500
const add = () =>
  write(`
    with p as (insert into products (slug, title, brand_id, popularity) select '${slug}', 'Bowl', auto_id, 9999 from brands where code = 'rumah-wangi' returning auto_id)
    insert into variants (product_id, position, ean) select auto_id, 1, '8882010990011' from p`)
const price = (delayMs: number) =>
  write(
    `insert into prices (variant_id, starts_at, price_cents) select auto_id, now() + make_interval(secs => $1), 1000 from variants where product_id = ${bowl}`,
    [delayMs / 1000],
  )
afterEach(() => write(`delete from products where slug = '${slug}'`))

const slugsOf = (products: { slug: string }[]) => products.map((each) => each.slug)
const rail = async () =>
  slugsOf(must(await guest.call(getProductsFromBrand, { query: { brandCode: 'rumah-wangi', besides: cast.candle.slug } })))
const ofBrand = (code: string) => async () => slugsOf(must(await guest.call(getProductsByBrand, { query: { BrandCode: code } })).products)
const ofHome = async () => slugsOf(must(await guest.call(getProductsByCategory, { query: { CategoryCodes: 'home' } })).products)

// The first list of a process takes long.
beforeAll(rail)

/** Asks before the price begins, so that an answer without the product is kept, and again after it has begun. */
async function beforeAndAfter(list: () => Promise<string[]>): Promise<boolean[]> {
  // Of what is told while an answer is made, it is not kept; by the second time everything has been told.
  await list()
  await new Promise((done) => setTimeout(done, 100))
  const before = await list()
  await new Promise((done) => setTimeout(done, 2 * soonMs))
  return [before.includes(slug), (await list()).includes(slug)]
}

test('a bestseller comes to the products from its brand when its first price begins (wire-32)', async () => {
  await add()
  await price(soonMs)
  expect(await beforeAndAfter(rail)).toEqual([false, true])
})

test('it comes there at once with a price that holds at once, and goes with its last (wire-31)', async () => {
  await add()
  expect(await rail()).not.toContain(slug)
  await price(0)
  expect((await rail())[0]).toBe(slug)
  await write(`delete from prices where variant_id = (select auto_id from variants where product_id = ${bowl})`)
  expect(await rail()).not.toContain(slug)
})

test('and when its first price is taken back, with the next (wire-32)', async () => {
  await add()
  await price(0)
  await price(soonMs)
  await write(`delete from prices where starts_at <= now() and variant_id = (select auto_id from variants where product_id = ${bowl})`)
  expect(await beforeAndAfter(rail)).toEqual([false, true])
})

const tanahati = `(select auto_id from brands where code = 'tanahati')`
test.each([
  ['category', `insert into product_categories select ${bowl}, auto_id from categories where code = 'home'`, ofHome],
  ['brand', `update products set brand_id = ${tanahati} where slug = '${slug}'`, ofBrand('tanahati')],
])('a product that came to a %s after its price was written is listed there when the price begins (wire-32)', async (_, move, list) => {
  await add()
  await price(soonMs)
  await write(move)
  expect(await beforeAndAfter(list)).toEqual([false, true])
})

test('a product that gets the variant of another comes to its brand with that variant’s price (wire-31, wire-32)', async () => {
  await add()
  await price(soonMs)
  await write(`insert into products (slug, title, brand_id, popularity) values ('other-bowl', 'Bowl', ${tanahati}, 9999)`)
  await write(`update variants set product_id = (select auto_id from products where slug = 'other-bowl') where product_id = ${bowl}`)
  const other = async () => (await ofBrand('tanahati')()).map((each) => (each === 'other-bowl' ? slug : each))
  expect(await beforeAndAfter(other)).toEqual([false, true])
  await write(`delete from products where slug = 'other-bowl'`)
})

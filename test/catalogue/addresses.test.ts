import { beforeAll, expect, test } from 'vitest'
import { addToCart, getShoppingCart } from '#src/features/cart/cart.contract.ts'
import { findIdsBySlug } from '#src/features/listing/server/entries.store.ts'
import { getProductDetail } from '#src/features/product/product.contract.ts'
import { renderedSite } from '#test/rendered-site.ts'
import { isSiteBuilt } from '#test/second-process.ts'
import { must, openTestShop } from '#test/shop.ts'
import { csvOf, importText } from './shop.ts'
import { plainRow } from './shopify-rows.ts'

// The addresses of pages: of a product whose handle has changed in its source (shop-23), and written otherwise (shop-17).

const { shop, shopper, database } = await openTestShop()
const [former, slug, ean] = ['lamp', 'lamp-灯', '96385074']
const sql = async (text: string, ...values: unknown[]) => (await database.pool.query(text, values)).rows
const ask = async (asked: string) => shopper().call(getProductDetail, { params: { slug: asked } })
const load = (handle: string) => importText(database, csvOf({ ...plainRow({ Handle: handle }), 'Variant Barcode': ean }))

let id: number
const buyer = shopper()
beforeAll(async () => {
  await load(former)
  id = (await sql('select auto_id from products where slug = $1', former))[0]!.auto_id
  must(await buyer.call(addToCart, { body: { ean, quantity: 2 } }))
  expect(await load(slug)).toMatchObject({ products: { created: 0, updated: 1 }, badRows: [] })
})

test('a product stays in bags, and is found under its former address, in lists of the home page too (shop-23)', async () => {
  for (const asked of [former, slug]) expect(must(await ask(asked))).toMatchObject({ autoId: id, slug })
  expect(await findIdsBySlug(database.orm, [former, slug, 'no-such-thing'])).toEqual(new Map([former, slug].map((each) => [each, id])))
  expect(JSON.stringify(must(await buyer.call(getShoppingCart, { query: {} })))).toContain(`"slug":"${slug}"`)
})

test('pages that were made from a former address are made anew when it is another product’s (shop-23)', async () => {
  await sql('delete from changes')
  await sql('delete from product_former_slugs')
  expect((await sql('select topic from changes')).map(({ topic }) => topic)).toContain(`product:${id}`)
  expect(await ask(former)).toMatchObject({ ok: false, problem: { code: 'NOT_FOUND' } })
  await sql('insert into product_former_slugs values ($1, $2)', former, id)
})

test.skipIf(!isSiteBuilt)('the page of a former address is a 301 to the one of now (shop-23)', async () => {
  const page = await renderedSite(shop.app)
  const now = `/product/${encodeURIComponent(slug)}`
  expect(await page({ path: `/product/${former}`, culture: 'en' })).toMatchObject({ status: 301, location: now })
  // Whoever follows a link within the shop asks for the data of the page alone.
  const data = await page({ path: `/product/${former}.data`, culture: 'en' })
  expect([data.status, Buffer.from(data.body).toString()]).toEqual([202, expect.stringContaining(`"${now}"`)])
  expect(await page({ path: now, culture: 'en' })).toMatchObject({ status: 200, location: null })
})

test.skipIf(!isSiteBuilt)(
  'a code leads from capitals to its own address, and beyond the last page to the last, in any script (shop-17)',
  async () => {
    await sql(`insert into categories (code, level, name) values ('厨房用品', 1, '厨房用品')`)
    await sql('insert into product_categories select $1, auto_id from categories where code = $2', id, '厨房用品')
    await shop.changes.catchUp()
    const page = await renderedSite(shop.app)
    const [{ code }] = (await sql('select code from brands limit 1')) as [{ code: string }]
    const beyond = `?param=${encodeURIComponent('{"pageNo":99}')}`
    const kitchen = `/productlist/category/${encodeURIComponent('厨房用品')}`
    for (const [asked, status, location] of [
      [`/productlist/brand/${code.toUpperCase()}`, 301, `/productlist/brand/${code}`],
      ['/product/LAMP-灯', 301, `/product/${encodeURIComponent('lamp-灯')}`],
      ['/product/NO-SUCH', 301, '/product/no-such'],
      ['/product/no-such', 404, null],
      [kitchen, 200, null],
      [kitchen + beyond, 302, kitchen],
    ] as const)
      expect(await page({ path: asked, culture: 'en' }), asked).toMatchObject({ status, location })
  },
)

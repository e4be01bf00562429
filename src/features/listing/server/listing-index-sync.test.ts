import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { createCatalogue } from '#src/features/catalogue/server/catalogue.service.ts'
import type { Changes } from '#src/platform/changes/changes.ts'
import { cast, seedCast } from '#test/cast/catalogue.ts'
import { feedOf, freshDatabase } from '#test/database.ts'
import { noFilters } from '../rules/listing-query.ts'
import { createListing, type ListingService } from './listing.service.ts'

const database = await freshDatabase()
await seedCast(database)
const write = (text: string, values: unknown[] = []) => database.pool.query(text, values)
/** Every product is on sale, in the category, and has its own attribute and option. */
beforeEach(async () => {
  await write(`
    update products set published = true;
    insert into product_categories (product_id, category_id) select p.auto_id, c.auto_id from products p, categories c where c.code = 'home' on conflict do nothing;
    delete from product_attributes;
    insert into product_attributes (product_id, position, code, label, value)
      select auto_id, 1, 'material', 'Material', case when slug like '%vase' then 'Stoneware' else 'Other' end from products;
    delete from product_options;
    insert into product_options (product_id, position, name) select auto_id, 1, 'Size' from products;
    update variants set out_of_stock_quantity = 0, option1 = case when product_id % 2 = 0 then 'Small' else 'Large' end`)
})
const listingBy = (changes: Pick<Changes, 'subscribe' | 'catchUp'>) => createListing(database, createCatalogue(changes), changes)

/** Every listed product, in two orders and with all facets. */
async function listed(listing: ListingService): Promise<unknown> {
  const all = { filters: noFilters, pageNumber: 1, pageSize: 32, culture: 'en' } as const
  return Promise.all([
    listing.list({ kind: 'category', code: 'home' }, { ...all, sorting: 'bestseller' }),
    listing.list({ kind: 'brand', code: 'rumah-wangi' }, { ...all, sorting: 'priceUp' }),
    listing.total(),
  ])
}
const builtAgain = () => listed(listingBy(feedOf(database)))

const ofProduct = `product_id = (select auto_id from products where slug = $1)`
const ofVariant = `variant_id = (select auto_id from variants where ${ofProduct} order by position limit 1)`
/** A way to change a product that listings show, by its slug and a number from 0 to 20. */
const ways = {
  stock: `update stock_levels set on_hand = $2::int, held = $2::int / 2 where ${ofVariant}`,
  price: `update prices set original_cents = null, price_cents = 1000 * $2::int where ${ofVariant}`,
  product: `update products set published = $2::int % 4 > 0, popularity = $2, is_new = $2 % 2 = 0 where slug = $1`,
  'leaving its categories': `delete from product_categories where ${ofProduct} and $2::int < 8`,
  'coming to a category': `insert into product_categories (product_id, category_id) select p.auto_id, c.auto_id from products p, categories c
    where p.slug = $1 and c.code = 'home' and $2::int > 3 on conflict do nothing`,
  attribute: `update product_attributes set value = case when $2::int % 2 = 0 then 'Stoneware' else 'Other' end where ${ofProduct}`,
  'an attribute’s spelling': `update product_attributes set value = case when $2::int % 2 = 0 then upper(value) else initcap(value) end where ${ofProduct}`,
  option: `update product_options set name = case when $2::int % 2 = 0 then 'Size' else 'Length' end where ${ofProduct}`,
  variant: `update variants set out_of_stock_quantity = $2, option1 = case when $2 % 2 = 0 then 'Small' else 'Large' end where ${ofProduct}`,
}
const slugs = [cast.candle.slug, cast.lastVase.slug, cast.soldOut.slug, cast.oolong.slug]
function anyChanges(some: readonly string[]) {
  const change = fc.record({ way: fc.constantFrom(...some), slug: fc.constantFrom(...slugs), number: fc.nat(20) })
  return fc.array(fc.array(change, { maxLength: 4 }), { minLength: 1, maxLength: 4 })
}

/** Whether an index that follows these changes ever differs from one that is built again. */
async function isBehind(rounds: { way: string; slug: string; number: number }[][]): Promise<boolean> {
  const followed = listingBy(feedOf(database))
  await listed(followed)
  for (const changes of rounds) {
    for (const { way, slug, number } of changes) await write(way, [slug, number])
    if (JSON.stringify(await listed(followed)) !== JSON.stringify(await builtAgain())) return true
  }
  return false
}

test('the next look-up shows every change, without a notification', async () => {
  await fc.assert(
    fc.asyncProperty(anyChanges(Object.values(ways)), async (rounds) => !(await isBehind(rounds))),
    { numRuns: 40 },
  )
})

test.each([
  ['products', ways.product],
  ['variants', ways.variant],
  ['prices', ways.price],
  ['stock_levels', ways.stock],
  ['product_options', ways.option],
  ['product_attributes', ways.attribute],
  ['product_categories', ways['leaving its categories']],
])(
  'the next look-up misses a change of %s when its triggers are off',
  async (table, way) => {
    await write(`alter table ${table} disable trigger user`)
    const rounds = anyChanges([way])
    const found = await fc.check(
      fc.asyncProperty(rounds, async (each) => !(await isBehind(each))),
      { numRuns: 500, endOnFailure: true },
    )
    await write(`alter table ${table} enable trigger user`)
    expect(found.errorInstance).toEqual(new Error('Property failed by returning false'))
  },
  60_000,
)

test('a look-up that does not catch up misses changes', async () => {
  const feed = feedOf(database)
  const uninformed = listingBy({ ...feed, catchUp: async () => {} })
  await feed.catchUp()
  await listed(uninformed)
  await write('update products set published = not published where slug = $1', [cast.candle.slug])
  expect(await listed(uninformed)).not.toEqual(await builtAgain())
  await feed.catchUp()
  expect(await listed(uninformed)).toEqual(await builtAgain())
})

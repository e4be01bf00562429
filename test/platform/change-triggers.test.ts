import fc from 'fast-check'
import { expect, test } from 'vitest'
import { getProductDetail } from '#src/features/product/product.contract.ts'
import { createCatalogue } from '#src/features/catalogue/server/catalogue.service.ts'
import { noFilters } from '#src/features/listing/rules/listing-query.ts'
import { recountSearch } from '#src/features/search/server/search-index.service.ts'
import { createListing } from '#src/features/listing/server/listing.service.ts'
import { cast, setStock } from '#test/cast/catalogue.ts'
import { feedOf } from '#test/database.ts'
import { must, openTestShop } from '#test/shop.ts'

const { shopper, database } = await openTestShop()
const guest = shopper()
const write = (sql: string, values: unknown[] = []) => database.pool.query(sql, values)
const forget = () => write('delete from changes')
const topics = async (): Promise<string[]> => (await write('select distinct topic from changes order by 1')).rows.map(({ topic }) => topic)
const {
  rows: [vase],
} = await write('select p.auto_id id, v.auto_id "variantId" from products p join variants v on v.product_id = p.auto_id where slug = $1', [
  cast.lastVase.slug,
])
const ofVase = ['brand:rumah-wangi', 'category:home', `product:${vase.id}`, 'products']

test('a sale from a large stock changes no topic, a sale of one of the last pieces changes its product’s', async () => {
  await setStock(database, cast.lastVase.ean, 100)
  await forget()
  await write('update stock_levels set held = held + 1 where variant_id = $1 and on_hand > 0', [vase.variantId])
  await write('update stock_levels set held = held - 1, on_hand = on_hand - 1 where variant_id = $1 and on_hand > 0', [vase.variantId])
  expect(await topics()).toEqual([])
  await setStock(database, cast.lastVase.ean, 10)
  expect(await topics()).toEqual([])
  await setStock(database, cast.lastVase.ean, 9)
  expect(await topics()).toEqual(ofVase)
})

interface Place {
  onHand: number
  held: number
}
const anyPlace = fc
  .integer({ min: 0, max: 25 })
  .chain((onHand) => fc.record({ onHand: fc.constant(onHand), held: fc.integer({ min: 0, max: onHand }) }))
const move = ({ onHand, held }: Place, code: string) =>
  write(
    'update stock_levels set on_hand = $1, held = $2 where variant_id = $3 and location_id = (select auto_id from locations where code = $4)',
    [onHand, held, vase.variantId, code],
  )

/** All that pages show of the variant's stock. */
async function shownStock(): Promise<unknown> {
  const { quantity, outOfStock, variants } = must(await guest.call(getProductDetail, { params: { slug: cast.lastVase.slug } }))
  // The index is built anew each time, because an index that follows the feed would show only what the feed has.
  const feed = feedOf(database)
  const listing = createListing(database, createCatalogue(feed), feed)
  const request = { filters: noFilters, sorting: 'name', pageNumber: 1, pageSize: 32, culture: 'en' } as const
  const list = await listing.list({ kind: 'category', code: 'home' }, request)
  return { quantity, outOfStock, variants, list }
}

/** Whether moving stock through these places changes a page without a row in the feed. */
async function isMissed(moves: [Place, Place, Place][], thresholds: { most: number; threshold: number }): Promise<boolean> {
  await write('update products set max_add_quantity = $1 where auto_id = $2', [thresholds.most, vase.id])
  await write('update variants set out_of_stock_quantity = $1 where auto_id = $2', [thresholds.threshold, vase.variantId])
  for (const places of moves) {
    const before = await shownStock()
    await forget()
    for (const [index, code] of ['warehouse', 'katong', 'orchard'].entries()) await move(places[index]!, code)
    const isShown = JSON.stringify(await shownStock()) !== JSON.stringify(before)
    if (isShown && !(await topics()).includes(`product:${vase.id}`)) return true
  }
  return false
}

const cases = [
  fc.array(fc.tuple(anyPlace, anyPlace, anyPlace), { minLength: 1, maxLength: 4 }),
  fc.record({ most: fc.integer({ min: 1, max: 12 }), threshold: fc.integer({ min: 0, max: 15 }) }),
] as const

test('stock never changes on a page without a row in the feed', async () => {
  await fc.assert(
    fc.asyncProperty(...cases, async (moves, thresholds) => !(await isMissed(moves, thresholds))),
    { numRuns: 60 },
  )
})

test('twin: it would, if the triggers wrote only when a variant sells out', async () => {
  const {
    rows: [{ source }],
  } = await write(`select pg_get_functiondef('note_moved_stock'::regproc) source`)
  await write(source.replace(/WHERE .*\)\);/s, 'WHERE (b.on_hand > 0) <> (a.on_hand > 0)));'))
  const found = await fc.check(
    fc.asyncProperty(...cases, async (moves, thresholds) => !(await isMissed(moves, thresholds))),
    { numRuns: 60, endOnFailure: true },
  )
  await write(source)
  expect(found.failed).toBe(true)
})

test('the list of a brand changes with the first price of a variant, and with no other (wire-32)', async () => {
  const add = (starts: string) =>
    write(`insert into prices (variant_id, starts_at, price_cents) values ($1, ${starts}, 100)`, [vase.variantId])
  const at = (starts: string) => `variant_id = ${vase.variantId} and starts_at = ${starts}`
  const range = async (work: () => Promise<unknown>) => {
    await forget()
    await work()
    const { rows } = await write(`select distinct holds_from::date::text at from changes where topic = 'range:rumah-wangi'`)
    return rows.map(({ at: day }) => day)
  }
  const {
    rows: [{ today }],
  } = await write('select now()::date::text today')
  expect(await range(() => write(`update prices set price_cents = price_cents + 1 where variant_id = $1`, [vase.variantId]))).toEqual([])
  expect(await range(() => add('now()'))).toEqual([])
  expect(await range(() => add(`'2127-01-02'`))).toEqual([])
  expect(await range(() => write(`delete from prices where starts_at <= now() and variant_id = $1`, [vase.variantId]))).toEqual([
    '2127-01-02',
  ])
  expect(await range(() => add(`'2127-01-03'`))).toEqual([])
  expect(await range(() => add(`'2127-01-01'`))).toEqual(['2127-01-01'])
  expect(await range(() => write(`update prices set starts_at = '2127-01-04' where ${at(`'2127-01-01'`)}`))).toEqual(['2127-01-02'])
  expect(await range(() => write(`delete from prices where variant_id = $1`, [vase.variantId]))).toEqual([today])
  expect(await range(() => add('now()'))).toEqual([today])
})

test('a statement that changes no value writes no topic', async () => {
  await forget()
  await write(`update products set title = 'x' where false`)
  await write(`update content_pages set title = 'x' where false`)
  await write(`delete from settings where false`)
  await write(`insert into settings select * from settings on conflict do nothing`)
  expect(await topics()).toEqual([])
})

test('what is counted for searches after an import is told', async () => {
  await forget()
  await recountSearch(database)
  expect(await topics()).toEqual(['search'])
})

test('many changes of one topic in one transaction write it once', async () => {
  await forget()
  await database.transaction(async ({ client }) => {
    for (let time = 0; time < 5; time++) await client.query('update products set popularity = popularity + 1 where auto_id = $1', [vase.id])
  })
  const { rows } = await write('select topic from changes')
  expect(rows.length).toBe(new Set(rows.map(({ topic }) => topic)).size)
  expect(await topics()).toEqual([...ofVase, 'range:rumah-wangi'])
})

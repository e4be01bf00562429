import { beforeEach, describe, expect, it } from 'vitest'
import { changesAnything, type ProductChange } from '#src/features/catalogue-import/server/catalogue-import.service.ts'
import { whyNotSold } from '#src/features/availability/rules/why-not-sold.ts'
import { createStock } from '#src/features/stock/server/stock.service.ts'
import type { Database } from '#src/platform/db/database.ts'
import { freshDatabase } from '#test/database.ts'
import { badRowsOf, contentsOf, csvOf, importText, now, openLocations, productsOf } from './shop.ts'

let database: Database
beforeEach(async () => {
  database = await freshDatabase()
  await openLocations(database, 'warehouse', 'katong')
})

const stockColumn = 'Stock (variant.metafields.shop.stock)'
const shirt = (size: string, more: Record<string, string> = {}) => ({
  Handle: 'shirt',
  Title: size === 'S' ? 'Shirt' : '',
  Vendor: 'Bukit Linen',
  'Option1 Name': 'Size',
  'Option1 Value': size,
  'Variant Price': '79.00',
  [stockColumn]: 'warehouse=5; katong=2',
  ...more,
})
const mug = (more: Record<string, string> = {}) => ({
  Handle: 'mug',
  Title: 'Mug',
  Vendor: 'Toko',
  'Option1 Name': 'Title',
  'Option1 Value': 'Default Title',
  'Variant Price': '9',
  ...more,
})
const load = (...records: Record<string, string>[]) => importText(database, csvOf(...records))
const one = async (text: string, ...values: unknown[]) => (await database.pool.query(text, values)).rows[0]
const sizes = async () => (await productsOf(database)).get('shirt')!.variants.map(({ options }) => options[0]!.value)

describe('a dry run', () => {
  it('lists what would change, field by field, and changes nothing', async () => {
    await load(shirt('S'), shirt('M'))
    const before = await contentsOf(database)
    const changes: ProductChange[] = []
    const file = csvOf(shirt('S', { 'Variant Price': '69.00', Title: 'Linen shirt' }), shirt('L'), {
      ...mug(),
      Vendor: 'New Brand',
      Type: 'Mugs',
    })
    const report = await importText(database, file, { dryRun: true, onChange: (change) => changes.push(change) })
    expect(report).toMatchObject({
      outcome: 'dry-run',
      products: { created: 1, updated: 1 },
      variants: { created: 2, updated: 1, unchanged: 0, removed: 1 },
      newBrands: ['new-brand'],
      newCategories: ['mugs'],
    })
    const [s, m] = (await productsOf(database)).get('shirt')!.variants.map(({ ean }) => ean)
    expect(changes.map(({ line, handle, kind }) => [line, handle, kind])).toEqual([
      [2, 'shirt', 'updated'],
      [4, 'mug', 'created'],
      [null, 'shirt', 'updated'],
    ])
    expect(changes[0]!.differences).toMatchObject([
      { field: 'title', from: 'Shirt', to: 'Linen shirt' },
      { field: 'variant', from: undefined },
      { ean: s, field: 'priceCents', from: 7900, to: 6900 },
    ])
    expect(changes[2]!.differences).toMatchObject([{ ean: m, field: 'variant', from: m, to: undefined }])
    expect(await contentsOf(database)).toEqual(before)
    expect(await one('SELECT count(*)::int AS records FROM catalogue_imports')).toEqual({ records: 1 })
  })
})

describe('when a row is bad', () => {
  const file = csvOf(mug(), shirt('S'), shirt('M', { 'Variant Price': 'abc' }))
  it('nothing changes with the option to refuse', async () => {
    await load(mug({ 'Variant Price': '8' }))
    const before = await contentsOf(database)
    const report = await importText(database, file, { onBadRow: 'refuse' })
    expect(report).toMatchObject({
      outcome: 'refused',
      reason: '1 row is bad, so nothing was changed.',
      products: { created: 0, updated: 0 },
    })
    expect(badRowsOf(report)).toEqual(['line 4: Variant Price: expected an amount such as 12.50, found "abc"'])
    expect(await contentsOf(database)).toEqual(before)
  })
  it('the others are imported with the option to skip', async () => {
    expect(await importText(database, file)).toMatchObject({ outcome: 'imported', products: { created: 2 }, variants: { created: 2 } })
  })
  it('the record has its remark and the names of its columns, whatever characters they have', async () => {
    const record =
      "SELECT finished_at IS NOT NULL AS finished, summary->'badRows'->0->>'text' AS remark, summary->>'ignoredColumns' AS ignored"
    const last = `${record} FROM catalogue_imports ORDER BY auto_id DESC LIMIT 1`
    await importText(database, csvOf(mug({ 'Variant Price': `${'x'.repeat(58)}🧵🧵🧵` })))
    expect(await one(last)).toMatchObject({ finished: true, remark: expect.stringContaining(`x🧵…"`) })
    await importText(database, `id\ttitle\tA\0B\n`, { format: 'google-merchant' })
    expect(await one(last)).toMatchObject({ finished: true, ignored: '["AB"]' })
  })
  it('both imports are recorded', async () => {
    await importText(database, file, { onBadRow: 'refuse', name: 'first.csv' })
    await importText(database, file, { name: 'second.csv' })
    const { rows } = await database.pool.query(
      "SELECT source, finished_at IS NOT NULL AS finished, summary->>'outcome' AS outcome, summary->>'badRowCount' AS bad FROM catalogue_imports ORDER BY auto_id",
    )
    expect(rows).toEqual([
      { source: 'first.csv', finished: true, outcome: 'refused', bad: '1' },
      { source: 'second.csv', finished: true, outcome: 'imported', bad: '1' },
    ])
  })
})

describe('a file in no known format', () => {
  it.each([
    ['', 'The file is empty.'],
    ['Handle|Title|Price\na|b|1', 'This is not a Shopify product CSV'],
    ['Handle,"Title\nnever closed', 'Line 1: a quotation mark opens here'],
  ])('is refused: %j', async (text, reason) => {
    expect(await importText(database, text)).toMatchObject({ outcome: 'refused', reason: expect.stringContaining(reason), rows: 0 })
  })
  it('is imported up to the fault or refused, by the option', async () => {
    const file = `${csvOf(mug())}\n"pot","Pot never closed\n`
    expect(await importText(database, file, { onBadRow: 'refuse' })).toMatchObject({ outcome: 'refused' })
    expect((await productsOf(database)).size).toBe(0)
    const report = await importText(database, file)
    expect(report).toMatchObject({ outcome: 'incomplete', products: { created: 1 } })
    expect(badRowsOf(report)[0]).toMatch(/^line 3: a quotation mark opens here/)
  })
})

describe('columns that a file does not have', () => {
  it('leave their values unchanged', async () => {
    await load(
      shirt('S', { 'x (product.metafields.shop.title_zh)': '衬衫', 'Image Src': '/a.webp', 'Variant SKU': 'SH-S', Tags: 'linen' }),
      shirt('M'),
    )
    const before = await contentsOf(database)
    expect(changesAnything(await load({ Handle: 'shirt', Title: 'Shirt' }))).toBe(false)
    expect(await contentsOf(database)).toEqual(before)
    await load({ Handle: 'shirt', Title: 'Shirt', 'Variant SKU': 'SH-S', 'Variant Price': '75' })
    const { variants, fields } = (await productsOf(database)).get('shirt')!
    expect(variants.map(({ price }) => price!.priceCents)).toEqual([7500, 7900])
    expect(fields).toMatchObject({ titleZh: '衬衫', tags: ['linen'] })
  })
})

describe('prices', () => {
  it('have a history: a change starts now, and an unchanged price adds no row', async () => {
    await importText(database, csvOf(mug({ 'Variant Price': '9', 'Variant Compare At Price': '12' })))
    await importText(database, csvOf(mug({ 'Variant Price': '9', 'Variant Compare At Price': '12' })), {
      now: new Date(now.getTime() + 1000),
    })
    await importText(database, csvOf(mug({ 'Variant Price': '8', 'Variant Compare At Price': '' })), {
      now: new Date(now.getTime() + 2000),
    })
    await importText(database, csvOf(mug({ 'Variant Price': '8', 'Variant SKU': 'other' })), { now: new Date(now.getTime() + 3000) })
    const { rows } = await database.pool.query('SELECT starts_at, price_cents, original_cents FROM prices ORDER BY starts_at')
    expect(rows).toEqual([
      { starts_at: now, price_cents: 900, original_cents: 1200 },
      { starts_at: new Date(now.getTime() + 2000), price_cents: 800, original_cents: null },
    ])
  })
  it('with a later start are not touched', async () => {
    await load(mug())
    await database.pool.query('INSERT INTO prices SELECT auto_id, $1, 500 FROM variants', [new Date(now.getTime() + 60_000)])
    expect(changesAnything(await load(mug()))).toBe(false)
  })
})

describe('stock', () => {
  beforeEach(async () => {
    await load(shirt('S'))
    await database.pool.query('UPDATE stock_levels SET held = 3 WHERE on_hand = 5')
  })
  it('on hand is set, holds are never changed', async () => {
    await load(shirt('S', { [stockColumn]: 'warehouse=9' }))
    expect((await productsOf(database)).get('shirt')!.variants[0]).toMatchObject({
      stock: { warehouse: 9, katong: 2 },
      held: { warehouse: 3, katong: 0 },
    })
  })
  it('below the holds is refused with the reason', async () => {
    const report = await load(shirt('S', { [stockColumn]: 'warehouse=2' }))
    expect(badRowsOf(report)).toEqual([
      `line 2: ${stockColumn}: 2 at warehouse: 3 are promised to orders being paid, so at least as many must stay`,
    ])
    expect((await productsOf(database)).get('shirt')!.variants[0]!.stock.warehouse).toBe(5)
  })
  it('carries whether the variant is sold beyond it', async () => {
    await load(shirt('S', { 'Variant Inventory Policy': 'continue', [stockColumn]: 'katong=-1' }))
    expect(await one('SELECT bool_and(allow_over_sell) AS every, min(on_hand) AS least FROM stock_levels')).toEqual({
      every: true,
      least: -1,
    })
    await load(shirt('S', { 'Variant Inventory Policy': 'deny', [stockColumn]: 'katong=0' }))
    expect(await one('SELECT bool_or(allow_over_sell) AS any, min(on_hand) AS least FROM stock_levels')).toEqual({ any: false, least: 0 })
  })
  it('that orders hold during the import is checked again', async () => {
    const { pool } = database
    const client = await pool.connect()
    await client.query('BEGIN')
    await client.query('UPDATE stock_levels SET held = 5 WHERE held = 3')
    const importing = load(shirt('S', { [stockColumn]: 'warehouse=4' }))
    await waitForLock(database)
    await client.query('COMMIT')
    client.release()
    expect(badRowsOf(await importing)[0]).toContain('5 are promised to orders being paid')
    expect((await productsOf(database)).get('shirt')!.variants[0]).toMatchObject({ stock: { warehouse: 5 }, held: { warehouse: 5 } })
  })
})

describe('variants', () => {
  it('stay the same variants when order, SKU, price and barcode change', async () => {
    await load(shirt('S'), shirt('M'), shirt('L'))
    const ids = async () =>
      Object.fromEntries((await productsOf(database)).get('shirt')!.variants.map(({ options, id }) => [options[0]!.value, id]))
    const before = await ids()
    const report = await load(
      shirt('L', { Title: 'Shirt', 'Variant Barcode': '96385074' }),
      shirt('S', { Title: '', 'Variant SKU': 'X' }),
      shirt('M'),
      shirt('XL'),
    )
    expect(report).toMatchObject({ variants: { created: 1, removed: 0 } })
    expect(await ids()).toMatchObject(before)
    expect(await sizes()).toEqual(['L', 'S', 'M', 'XL'])
  })

  it('that the file no longer names are deleted, unless a cart or an order being paid refers to them', async () => {
    await load(shirt('S'), shirt('M'), shirt('L'), shirt('XL'))
    const [, m, l] = (await productsOf(database)).get('shirt')!.variants
    await putInCart(m!.id)
    await database.pool.query('UPDATE stock_levels SET held = 1 WHERE variant_id = $1 AND on_hand = 5', [l!.id])

    const report = await load(shirt('S'))
    expect(report).toMatchObject({ products: { updated: 1, unchanged: 0 }, variants: { unchanged: 1, removed: 1, withdrawn: 2 } })
    expect(await sizes()).toEqual(['S', 'M', 'L'])
    const [, withdrawn, held] = (await productsOf(database)).get('shirt')!.variants
    expect([withdrawn!.stock, held!.stock]).toEqual([
      { warehouse: 0, katong: 0 },
      { warehouse: 1, katong: 0 },
    ])

    expect(changesAnything(await load(shirt('S')))).toBe(false)
    await database.pool.query('DELETE FROM cart_lines')
    expect(await load(shirt('S'))).toMatchObject({ products: { updated: 1 }, variants: { removed: 1, withdrawn: 0 } })
    expect(await sizes()).toEqual(['S', 'L'])
  })

  it('that are withdrawn while one is being paid for are sold again only when a file has them again (stock-07)', async () => {
    await load(shirt('S'), shirt('M'))
    const stock = createStock()
    const paying = { id: 1, expiresAt: now }
    const { id: variantId } = (await productsOf(database)).get('shirt')!.variants[1]!
    const pay = async () => {
      const planned = await stock.plan(database.orm, [{ variantId, quantity: 1 }])
      if (planned.ok) await stock.hold(database.orm, paying, planned.value)
      return planned.ok
    }
    expect(await pay()).toBe(true)
    expect(await load(shirt('S'))).toMatchObject({ variants: { withdrawn: 1 } })
    expect(await notSoldNow(variantId)).toBe('outOfStock')
    await stock.release(database.orm, paying.id)
    expect(await notSoldNow(variantId)).toBe('outOfStock')

    await load(shirt('S'), shirt('M'))
    expect(await notSoldNow(variantId)).toBeNull()
    expect(await pay()).toBe(true)
    await load(shirt('S'))
    expect(await stock.sell(database.orm, paying.id)).toBe(true)
    await stock.putBack(database.orm, paying.id, [{ variantId, quantity: 1, isWhereTaken: true }])
    expect(await notSoldNow(variantId)).toBe('outOfStock')
  })

  it('that were sold without a limit and come back are again, also while one is being paid for (stock-07)', async () => {
    const { [stockColumn]: _, ...small } = shirt('S')
    const { [stockColumn]: __, ...medium } = shirt('M')
    await load(small, medium)
    await database.pool.query('UPDATE stock_levels SET held = 1')
    const { id } = (await productsOf(database)).get('shirt')!.variants[1]!
    await load(small)
    expect(await notSoldNow(id)).toBe('outOfStock')
    await load(small, medium)
    expect(await notSoldNow(id)).toBeNull()
  })

  it('stay when their rows are elsewhere in the file, which is reported', async () => {
    await load(shirt('S'), shirt('M'))
    const report = await load(shirt('S'), mug(), shirt('M'))
    expect(report.variants.removed).toBe(0)
    expect(badRowsOf(report)).toEqual([
      'line 4: Handle: "shirt" has rows from line 2 on already; the rows of one product must stand together, 2500 at most',
    ])
    expect(await sizes()).toEqual(['S', 'M'])
  })

  it('may stand at positions with gaps, which stay', async () => {
    await load(shirt('S'), shirt('M'), shirt('L'), shirt('XL'))
    await database.pool.query("DELETE FROM variants WHERE option1 = 'M'")
    await load(shirt('S'), shirt('L', { Title: '', 'Variant SKU': 'new' }), shirt('XL'))
    const { rows } = await database.pool.query('SELECT position, sku FROM variants ORDER BY position')
    expect(rows).toEqual([
      { position: 1, sku: null },
      { position: 3, sku: 'new' },
      { position: 4, sku: null },
    ])
  })

  it('whose number another product has are refused', async () => {
    await load(mug({ 'Variant Barcode': '96385074' }))
    expect(badRowsOf(await load(shirt('S'), shirt('M', { 'Variant Barcode': '96385074' })))).toEqual([
      'line 3: Variant Barcode: 96385074 is already the number of a variant of "mug"; ' +
        'variants of this product: 2, of "mug": 1, the same in both: 1; with more than half of both it would be "mug" under a new handle; ' +
        'correct the number where it is wrong, or leave it blank here',
    ])
    expect(await sizes()).toEqual(['S'])
  })

  it.each([0, 300])('take a number that an earlier line has given up, with %i products between, as a dry run says', async (between) => {
    await load(mug({ 'Variant Barcode': '96385074' }), shirt('S'))
    const id = (await one('SELECT auto_id FROM variants WHERE ean = $1', '96385074')).auto_id
    const others = Array.from({ length: between }, (_, at) => mug({ Handle: `mug-${at}` }))
    const file = csvOf(mug({ 'Variant Barcode': '4006381333931' }), ...others, shirt('S'), shirt('M', { 'Variant Barcode': '96385074' }))
    const planned = await importText(database, file, { dryRun: true })
    const done = await importText(database, file)
    expect(badRowsOf(done)).toEqual([])
    expect(planned).toEqual({ ...done, outcome: 'dry-run', milliseconds: planned.milliseconds })
    expect(await one('SELECT ean FROM variants WHERE auto_id = $1', id)).toEqual({ ean: '4006381333931' })
    expect((await productsOf(database)).get('shirt')!.variants[1]!.ean).toBe('96385074')
  })
})

it('does not change products that are not in the file', async () => {
  await load(shirt('S'))
  await load(mug())
  expect([...(await productsOf(database)).keys()]).toEqual(['shirt', 'mug'])
})

it('counts for the search what one that was killed has brought, although nothing changes any more', async () => {
  const counted = async () => (await one('SELECT sum(products)::int AS products FROM search_words')).products
  await load(mug())
  const words = await counted()
  expect(words).toBeGreaterThan(0)
  await database.pool.query('UPDATE catalogue_imports SET finished_at = NULL')
  await database.pool.query('UPDATE search_words SET products = 0')
  expect(changesAnything(await load(mug()))).toBe(false)
  expect(await counted()).toBe(words)
  await database.pool.query('UPDATE search_words SET products = 0')
  await load(mug())
  expect(await counted()).toBe(0)
})

it('has ended only when its words are counted', async () => {
  await database.pool.query('ALTER TABLE search_words RENAME COLUMN products TO uncounted')
  await expect(load(mug())).rejects.toThrow()
  expect(await one('SELECT finished_at FROM catalogue_imports')).toEqual({ finished_at: null })
})

it('runs one at a time', async () => {
  const client = await database.pool.connect()
  await client.query('SELECT pg_advisory_lock(4712)')
  expect(await load(mug())).toMatchObject({ outcome: 'refused', reason: expect.stringContaining('Another import is running') })
  await client.query('SELECT pg_advisory_unlock(4712)')
  client.release()
  expect(await load(mug())).toMatchObject({ outcome: 'imported' })
})

/** Why the shop does not sell a variant now, by the stock and the flags that it has. */
async function notSoldNow(variantId: number) {
  const variants = (await productsOf(database)).get('shirt')!.variants
  const { fields, stock, held } = variants.find(({ id }) => id === variantId)!
  const sum = (pieces: Record<string, number>): number => Object.values(pieces).reduce((all, each) => all + each, 0)
  const totalQuantity = sum(stock)
  return whyNotSold({ ...fields, published: true, priced: true, sellsOnline: true, totalQuantity, quantity: totalQuantity - sum(held) })
}

async function putInCart(variantId: number): Promise<void> {
  await database.pool.query(
    `SET session_replication_role = replica;
     INSERT INTO cart_lines (cart_id, variant_id, quantity) VALUES (1, ${variantId}, 1);
     SET session_replication_role = DEFAULT`,
  )
}

/** Waits until a statement waits for a row that another transaction has locked. */
async function waitForLock({ pool }: Database): Promise<void> {
  for (;;) {
    const { rows } = await pool.query("SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'")
    if (rows.length > 0) return
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}

describe('a file that is damaged (shop-21)', () => {
  const header = 'Handle,Title,Vendor,Variant SKU,Variant Price\n'

  it('by two stray quotation marks does not make one product of several', async () => {
    const report = await importText(database, `${header}a,"Tall vase,Acme,A1,10.00\nb,Mug,Acme,B1,5.00\nc,"Wide bowl,Acme,C1,12.00\n`)
    expect(badRowsOf(report)).toEqual(['line 2: Title: goes on in the next line; look for a missing quotation mark'])
    expect((await productsOf(database)).size).toBe(0)
  })

  it('and ends in the middle of a row imports nothing of that row', async () => {
    await importText(database, `${header}mug,Mug,Acme,M1,5.00\nvase,Vase,Acme,V1,10.00\n`)
    const before = await contentsOf(database)
    const report = await importText(database, `${header}mug,Mug,Acme,M1,5.00\nvase,Vase,Ac`)
    expect(badRowsOf(report)).toEqual(['line 3: ends the file after 3 of 5 cells; if this is all of it, end the row with a line break'])
    expect(await contentsOf(database)).toEqual(before)
  })

  it.each(['\n', ''])('not by short rows, whose other cells are blank, however it ends: %j', async (end) => {
    const report = await importText(
      database,
      `Handle,Title,Vendor,Variant Price,Tags,Body (HTML)\nmug,Mug,Acme,5.00\nvase,Vase,Acme,6.00${end}`,
    )
    expect([badRowsOf(report), report.products.created]).toEqual([[], 2])
  })
})

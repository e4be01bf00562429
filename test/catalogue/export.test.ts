import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changesAnything } from '#src/features/catalogue-import/server/catalogue-import.service.ts'
import { exportHeader, rowsOf } from '#src/features/catalogue-import/rules/to-shopify.ts'
import type { Database } from '#src/platform/db/database.ts'
import { freshDatabase } from '#test/database.ts'
import { contentsOf, csvOf, exportText, importFile, importText, openLocations } from './shop.ts'
import { anyProduct } from './stored-products.ts'

async function openedShop(): Promise<Database> {
  const database = await freshDatabase()
  await openLocations(database, 'warehouse', 'katong', 'orchard')
  return database
}

const clean = { outcome: 'imported', badRows: [], notes: [], ignoredColumns: [] }

/** Importing an export changes nothing in the same shop, and makes the same catalogue in an empty one. */
async function expectRoundTrip(database: Database): Promise<void> {
  const before = await contentsOf(database)
  const exported = await exportText(database)
  const back = await importText(database, exported, { onBadRow: 'refuse' })
  expect(back).toMatchObject(clean)
  expect(changesAnything(back)).toBe(false)
  expect(await contentsOf(database)).toEqual(before)

  const empty = await openedShop()
  expect(await importText(empty, exported, { onBadRow: 'refuse' })).toMatchObject(clean)
  expect(await contentsOf(empty)).toEqual(before)
  expect(await exportText(empty)).toBe(exported)
}

describe('an export', () => {
  it('of an import from Shopify and Google is imported without a difference', async () => {
    const database = await openedShop()
    await importFile(database, 'shopify-classic.csv')
    await importFile(database, 'shopify-2025.csv')
    await importFile(database, 'google-merchant.xml', { format: 'google-merchant' })
    await expectRoundTrip(database)
  })

  it('contains the brands and categories that its products need', async () => {
    const database = await openedShop()
    await database.pool.query(
      `INSERT INTO brands (code, display_name, display_name_zh, story, story_zh, aliases, fulfiller)
        VALUES ('ombak', 'Rumah Ombak', '浪屋', 'By the sea, "since" 1968', NULL, '{ombak,浪屋}', 'brand')`,
    )
    await database.pool.query(
      `WITH women AS (INSERT INTO categories (code, level, position, name, name_zh, intro, intro_zh)
         VALUES ('women', 1, 2, 'Women', '女士', 'Clothes', '衣裳') RETURNING auto_id)
       INSERT INTO categories (code, parent_id, level, position, name) SELECT 'women-bags', auto_id, 2, 3, 'Bags' FROM women`,
    )
    const [code, categories] = ['brand_code', 'categories'].map((key) => `x (product.metafields.shop.${key})`) as [string, string]
    const bag = (handle: string) => ({
      Handle: handle,
      Title: handle,
      [code]: 'ombak',
      [categories]: 'women-bags',
      'Option1 Name': 'Title',
      'Option1 Value': 'Default Title',
      'Variant Price': '9',
    })
    expect(await importText(database, csvOf(bag('one'), bag('two')))).toMatchObject({ badRows: [], newBrands: [], newCategories: [] })
    await expectRoundTrip(database)
  })

  it('of any catalogue is imported without a difference', async () => {
    const [database, empty] = [await openedShop(), await openedShop()]
    const context = { brandName: 'Any, Brand', brandDefinition: { code: 'any-brand', displayName: 'Any, Brand' } }
    const categoryDefinitions = [
      { code: 'any-department', parent: null, name: 'D' },
      { code: 'any-leaf', parent: 'any-department', name: 'L' },
    ]
    let number = 0
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constant(null), { minLength: 1, maxLength: 4 }).chain((list) => fc.tuple(...list.map(() => anyProduct(++number)))),
        async (products) => {
          await database.pool.query('TRUNCATE products, brands, categories CASCADE')
          await empty.pool.query('TRUNCATE products, brands, categories CASCADE')
          const rows = products.flatMap((product) => rowsOf(product, { ...context, categoryDefinitions }))
          const records = rows.map((cells) => Object.fromEntries(exportHeader.map((name, place) => [name, cells[place]!])))
          expect(await importText(database, csvOf(...records), { onBadRow: 'refuse' })).toMatchObject(clean)
          const exported = await exportText(database)
          expect(changesAnything(await importText(database, exported))).toBe(false)
          expect(await importText(empty, exported, { onBadRow: 'refuse' })).toMatchObject(clean)
          expect(await contentsOf(empty)).toEqual(await contentsOf(database))
        },
      ),
      { numRuns: 25 },
    )
  })
})

import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { purchasable } from '#src/features/availability/rules/why-not-sold.ts'
import { createCatalogue } from '#src/features/catalogue/server/catalogue.service.ts'
import { changesAnything, importCatalogue, type ImportReport } from '#src/features/catalogue-import/server/catalogue-import.service.ts'
import type { Database } from '#src/platform/db/database.ts'
import { feedOf, freshDatabase } from '#test/database.ts'
import * as shapes from './real-shapes.ts'
import { badRowsOf, contentsOf, exportText, importText, now, productsOf } from './shop.ts'

type Format = 'shopify' | 'google-merchant'

const bring = (database: Database, bytes: Buffer, format: Format): Promise<ImportReport> =>
  importCatalogue(database, () => Readable.from([bytes]), {
    format,
    name: 'export',
    dryRun: false,
    onBadRow: 'skip',
    now,
    ...(format === 'shopify' && { currency: 'SGD' as const }),
  })

/** What each variant's shoppers may put in the bag, by handle and options: `linen-top BLACK M: 10`. */
async function soldOf(database: Database): Promise<Record<string, number>> {
  const sold: Record<string, number> = {}
  const catalogue = createCatalogue(feedOf(database))
  for (const [slug, { variants }] of await productsOf(database))
    for (const { ean, options } of variants) {
      const item = await catalogue.itemByEan(database.orm, ean)
      const name = [slug, ...options.map(({ value }) => value)].join(' ')
      sold[name] = item ? purchasable(item.variant.facts, item.product.maxAddQuantity) : 0
    }
  return sold
}

/** Imports, proves that a second import and the export's own change nothing, and returns what came out. */
async function brought(bytes: Buffer, format: Format = 'shopify') {
  const database = await freshDatabase()
  const report = await bring(database, bytes, format)
  const before = await contentsOf(database)
  expect(changesAnything(await bring(database, bytes, format))).toBe(false)
  expect(changesAnything(await importText(database, await exportText(database), { onBadRow: 'refuse' }))).toBe(false)
  expect(await contentsOf(database)).toEqual(before)
  return { report, products: await productsOf(database), sold: await soldOf(database), badRows: badRowsOf(report), database }
}

test('a blank tracker is always for sale; a script in a text is not kept', async () => {
  const { report, products, sold } = await brought(shapes.blankTracker)
  expect(sold).toEqual({ 'yoga-ten 10 sessions': 10, 'yoga-ten 20 sessions': 10 })
  expect(report.unlimited).toMatchObject({ untracked: 2 })
  expect(products.get('yoga-ten')).toMatchObject({ fields: { body: '<p>Ten evenings.</p>' }, images: [{}, {}] })
})

test('a file without quantities sells what is new, and says so', async () => {
  const { report, sold } = await brought(shapes.noQuantities)
  expect(sold).toEqual({ 'linen-top BLACK S': 10, 'linen-top BLACK M': 10, 'linen-top BLACK L': 10 })
  expect(report.unlimited).toMatchObject({ uncounted: 3 })
})

test('what goes on being sold is sold below zero, and a price may have a comma for its thousands', async () => {
  const { sold, products } = await brought(shapes.sellsOn)
  expect(sold).toEqual({ 'oak-table': 10, 'oak-bench': 0 })
  expect(products.get('oak-table')!.variants[0]!.price).toEqual({ priceCents: 129_000, originalCents: null })
})

test('UTF-16 with tabs is read as it is meant', async () => {
  const { products, sold, badRows } = await brought(shapes.utf16)
  expect(badRows).toEqual([])
  expect([...products.values()].map(({ fields }) => fields.title)).toEqual(['茶叶罐 “Mooncake”', 'Bol à riz, 12 cm'])
  expect(sold).toEqual({ 'tea-tin': 8, 'rice-bowl': 2 })
})

test('semicolons are read, and a price with a decimal comma is named, not guessed at', async () => {
  const { products, sold, badRows } = await brought(shapes.semicolons)
  expect(sold).toEqual({ wok: 4 })
  expect(products.get('wok')!.fields.title).toBe('Wok; cast iron')
  expect(badRows).toEqual(['line 3: Variant Price: expected an amount such as 12.50, found "12,50"'])
})

test('blanks round cells mean nothing, and a price before a reduction that is no higher is none', async () => {
  const { products, sold, badRows } = await brought(shapes.padded)
  expect(badRows).toEqual([])
  expect(sold).toEqual({ 'soy-candle Pandan': 7, 'soy-candle Pandan  leaf': 0 })
  expect(products.get('soy-candle')).toMatchObject({
    brand: 'kampong-goods',
    fields: { title: 'Soy candle', productType: 'Candles' },
    options: [{ name: 'Scent' }],
    variants: [{ price: { priceCents: 2400, originalCents: null } }, {}],
  })
})

test('sixty types are taken in, each under its own name', async () => {
  const { report, products } = await brought(shapes.sixtyTypes)
  expect(report).toMatchObject({ products: { created: 60, skipped: 0 }, badRows: [] })
  expect(products.size).toBe(60)
})

test('Arabic keeps its letters in names and addresses', async () => {
  const { products, sold, badRows } = await brought(shapes.arabic)
  expect(badRows).toEqual([])
  expect(sold).toEqual({ 'مصباح-نحاسي ذهبي': 5, 'مصباح-نحاسي فضي': 1 })
  expect(products.get('مصباح-نحاسي')).toMatchObject({ fields: { title: 'مصباح نحاسي' }, options: [{ name: 'اللون' }] })
})

test('Turkish keeps its letters, and one maker in two spellings of case is one brand', async () => {
  const { report, products } = await brought(shapes.turkish)
  expect([...products.values()].map(({ fields }) => fields.title)).toEqual(['Çay bardağı, ince belli', 'Işık mumu'])
  expect(report.newBrands).toHaveLength(1)
})

test('Vietnamese from two computers is one language: composed and decomposed letters are the same', async () => {
  const { report, products } = await brought(shapes.vietnamese)
  expect(report.newBrands).toHaveLength(1)
  const [dress, scarf] = [...products.values()]
  expect(dress!.categories).toEqual(scarf!.categories)
})

test('options that differ by case alone stay two, with one SKU between them', async () => {
  const { products, sold, badRows } = await brought(shapes.dropShipped)
  expect(badRows).toEqual([])
  expect(sold).toEqual({ 'knee-pad Pink': 5, 'knee-pad pink': 9, 'knee-pad light gray': 9, 'knee-pad Dark Grey': 9 })
  const { variants } = products.get('knee-pad')!
  expect(new Set(variants.map(({ ean }) => ean)).size).toBe(4)
  expect(variants.every(({ price }) => price!.originalCents === null)).toBe(true)
})

test('2,300 rows are 575 products', async () => {
  const { report, products } = await brought(shapes.large)
  expect(report).toMatchObject({
    rows: shapes.rowsOfLarge,
    products: { created: 575, skipped: 0 },
    variants: { created: 1150 },
    badRows: [],
  })
  expect([...products.values()].every(({ images }) => images.length === 2)).toBe(true)
})

test('a feed says its options, and what is in stock without a number is for sale', async () => {
  const { report, products, sold } = await brought(shapes.feedWithOptions, 'google-merchant')
  expect(sold).toEqual({ 'stool Teak': 10, 'stool Oak': 10 })
  expect(products.get('stool')).toMatchObject({ fields: { title: 'Stool' }, options: [{ name: 'Wood' }] })
  expect(report.unlimited).toMatchObject({ available: 2 })
})

test('a feed with one id twice, another currency and a price of nothing: each is named, the others are for sale', async () => {
  const { products, sold, badRows } = await brought(shapes.feedWithDuplicates, 'google-merchant')
  expect(sold).toEqual({ mat: 10, fan: 0 })
  expect(products.get('mat')!.variants[0]!.price).toEqual({ priceCents: 1250, originalCents: null })
  expect(badRows).toHaveLength(3)
  for (const said of ['mat', '0.00', 'MYR']) expect(badRows.join('\n')).toContain(said)
})

test('what is no catalogue says so', async () => {
  const database = await freshDatabase()
  const report = await bring(database, shapes.noCatalogue, 'shopify')
  expect(report).toMatchObject({ outcome: 'refused', rows: 0, reason: expect.stringContaining('This is not a Shopify product CSV') })
  expect((await productsOf(database)).size).toBe(0)
})

import { beforeAll, describe, expect, it } from 'vitest'
import { changesAnything, type ImportReport } from '#src/features/catalogue-import/server/catalogue-import.service.ts'
import { findMediaOrigins } from '#src/features/catalogue/server/catalogue.store.ts'
import { readEan } from '#src/features/catalogue-import/rules/ean.ts'
import type { StoredProduct } from '#src/features/catalogue-import/rules/catalogue-product.ts'
import type { Database } from '#src/platform/db/database.ts'
import { freshDatabase } from '#test/database.ts'
import { badRowsOf, contentsOf, importFile, openLocations, productsOf } from './shop.ts'

describe('a Shopify CSV with the older column names, a byte order mark, Windows line ends and many bad rows', () => {
  let database: Database
  let report: ImportReport
  let products: Map<string, StoredProduct>
  const variants = (slug: string) => products.get(slug)!.variants

  beforeAll(async () => {
    database = await freshDatabase()
    report = await importFile(database, 'shopify-classic.csv')
    products = await productsOf(database)
  })

  it('is imported without its bad rows', () => {
    expect(report).toMatchObject({
      outcome: 'imported',
      rows: 27,
      products: { created: 7, updated: 0, unchanged: 0, skipped: 3 },
      variants: { created: 12 },
      newBrands: ['lumiere-fils', 'bukit-kabus', 'toko-terang', 'bukit-linen', 'kedai'],
      newCategories: ['apparel-accessories', 'handbags', 'totes', 'tea', 'lamps', 'shirts', 'vases', 'soap', 'gift-cards'],
    })
    expect([...products.keys()]).toEqual([
      'straw-tote',
      'tea-tin',
      'brass-lamp',
      'linen-shirt',
      'not-a-handle-2788a6',
      'rose-soap-no-5',
      'gift-card',
    ])
  })

  it('gets a report of every bad row, with line and reason', () => {
    expect(badRowsOf(report)).toEqual([
      'line 17: Variant Price: expected an amount such as 12.50, found "79,00"',
      'line 18: Variant Grams: expected a weight in grams such as 450, found "heavy"',
      'line 18: Variant Inventory Qty: expected a whole number, found "five"',
      'line 19: Option1 Value: is blank; the product has the option "Size"',
      'line 20: Option1 Value: this is the same variant as in line 16: their options do not differ',
      'line 21: Image Src: expected an address that begins with https:// or /, found "javascript:alert(1)"',
      'line 22: Handle: the row holds neither a variant nor an image',
      'line 24: Status: expected active, draft, archived or unlisted, found "live"',
      'line 24: Published: expected TRUE or FALSE, found "perhaps"',
      'line 25: skipped, because it belongs to line 24',
      'line 26: Handle: "tea-tin" has rows from line 12 on already; the rows of one product must stand together, 2500 at most',
      'line 27: Variant Barcode: 8881000000014 is already the number of a variant of "straw-tote" in line 2; correct the number where it is wrong, or leave it blank here',
      'line 28: has 55 cells where the first line names 53; look for a missing quotation mark',
      'line 33: Vendor: is missing, and a new product needs a brand',
      'line 34: Title: has bytes that are not UTF-8; save the file as "CSV UTF-8"',
    ])
    expect(report.notes.map(({ line, text }) => `${line} ${text}`)).toEqual([
      '8 -2 counts as 0, because the variant is not sold beyond its stock',
      '9 "12345" is not an EAN or UPC; the variant goes by a number of the shop instead',
      '29 "Not a handle!" cannot be an address; it is not-a-handle-2788a6',
    ])
    expect(report.ignoredColumns).toContain('Google Shopping / Gender')
  })

  it('joins the rows of one product', () => {
    expect(products.get('straw-tote')).toMatchObject({
      brand: 'lumiere-fils',
      categories: ['totes'],
      fields: {
        title: 'Straw tote, "Pasar"',
        titleZh: '草编托特包',
        tags: ['straw', 'summer', '"gift"'],
        published: true,
        seoTitle: 'Straw tote',
      },
      options: [
        { name: 'Color', nameZh: '颜色', linkedTo: 'product.metafields.shopify.color-pattern' },
        { name: 'Size', nameZh: null, linkedTo: null },
      ],
      attributes: [
        { label: 'Material', labelZh: '材质', value: 'Straw', valueZh: '草编' },
        { label: 'Made in', labelZh: '产地', value: 'Malaysia', valueZh: '马来西亚' },
      ],
    })
    expect(products.get('straw-tote')!.images.map(({ url, alt, altZh }) => [url.slice(-14), alt, altZh])).toEqual([
      ['tote-1.jpg?v=1', 'Tote, natural', '原色托特包'],
      ['tote-2.jpg?v=1', 'Tote, ink', null],
      ['tote-3.jpg?v=1', null, null],
      ['tote-4.jpg?v=1', null, null],
    ])
  })

  it('has its HTML cleaned', () => {
    expect(products.get('straw-tote')!.fields.body).toBe(
      '<h2>Straw tote</h2>\n<p>Woven by hand, in "Kelantan"; <a>care</a>, <b>light</b>.</p>\n<ul><li>Holds 12" laptops</li></ul>',
    )
    expect(products.get('tea-tin')!.fields.body).toBe('Black tea. 100 g &amp; a tin &lt;3')
  })

  it('has variants with prices, stock and article numbers, which are made where they are missing', () => {
    const facts = variants('straw-tote').map(({ options, price, stock, fields }) => [
      options.map(({ value }) => value).join(' / '),
      price!.priceCents,
      price!.originalCents,
      stock.warehouse,
      fields.allowOverSell,
      fields.swatch,
    ])
    expect(facts).toEqual([
      ['Natural / S', 8900, 12_000, 12, false, '#d9c79e'],
      ['Natural / L', 9900, null, 3, false, '#d9c79e'],
      ['Ink, dark / S', 8900, null, 0, false, '#112233'],
      ['Ink, dark / L', 9900, null, 0, true, '#112233'],
    ])
    const eans = [...products.values()].flatMap((product) => product.variants.map(({ ean }) => ean))
    expect(eans.slice(0, 2)).toEqual(['8881000000014', '8881000000021'])
    expect(eans.every((ean) => readEan(ean) === ean)).toBe(true)
    expect(eans.filter((ean) => ean.startsWith('2'))).toHaveLength(6)
  })

  it('may have odd quoting, numbers with spaces and short rows', () => {
    expect(products.get('brass-lamp')!.fields).toMatchObject({
      title: 'Brass lamp 12" tall',
      tags: ['brass', '"warm"'],
      status: 'draft',
      published: false,
    })
    expect(variants('brass-lamp')[0]!.fields).toMatchObject({ weightUnit: 'kg', taxCode: 'P0000000' })
    expect(variants('tea-tin')[0]).toMatchObject({
      price: { priceCents: 129_900 },
      stock: { warehouse: 1000 },
      fields: { shippingGrams: 1200 },
    })
  })

  it('keeps the good rows of a product with bad ones', () => {
    expect(variants('linen-shirt').map(({ options }) => options[0]!.value)).toEqual(['S', 'XXL'])
  })

  it('changes nothing the second time', async () => {
    const before = await contentsOf(database)
    const again = await importFile(database, 'shopify-classic.csv')
    expect(changesAnything(again)).toBe(false)
    expect(again.products).toEqual({ created: 0, updated: 0, unchanged: 7, skipped: 3 })
    expect(badRowsOf(again)).toEqual(badRowsOf(report))
    expect(await contentsOf(database)).toEqual(before)
  })
})

describe('a Shopify CSV with the newer column names and this shop’s own columns', () => {
  let database: Database
  let report: ImportReport
  let products: Map<string, StoredProduct>

  beforeAll(async () => {
    database = await freshDatabase()
    await openLocations(database, 'warehouse', 'katong', 'orchard')
    report = await importFile(database, 'shopify-2025.csv')
    products = await productsOf(database)
  })

  it('is imported', () => {
    expect(report).toMatchObject({ outcome: 'imported', products: { created: 2 }, variants: { created: 5 } })
    expect(badRowsOf(report)).toEqual([
      'line 10: Own (variant.metafields.shop.stock): the shop has no location "sentosa"; it has warehouse, katong, orchard',
    ])
  })

  it('lets pages load the pictures and videos that it names (safe-49)', async () => {
    expect(await findMediaOrigins(database.orm)).toEqual(['https://shop.example'])
  })

  it('fills every own field', () => {
    const serum = products.get('night-serum')!
    expect(serum).toMatchObject({
      brand: 'ombak',
      videos: ['https://shop.example/serum.mp4', '/video/serum-2.mp4'],
      options: [{ name: 'Volume', nameZh: '容量' }],
      fields: {
        titleZh: '夜间精华',
        bodyZh: '<p>夜间使用。</p>',
        productTypeZh: '精华',
        details: 'For the hours you sleep',
        detailsZh: '为熟睡的几小时',
        isNew: true,
        exclusive: true,
        popularity: 870,
        maxAddQuantity: 6,
        restockDuration: '2 weeks',
        restockDurationZh: '两周',
        fulfilment: 'self',
        showRestockNotification: false,
      },
    })
    expect(serum.variants).toMatchObject([
      {
        options: [{ value: '30 ml', valueZh: '30毫升' }],
        stock: { warehouse: 12, katong: 3, orchard: 0 },
        fields: { outOfStockQuantity: 2, costCents: 1990 },
      },
      { options: [{ value: '50 ml', valueZh: '50毫升' }], stock: { warehouse: 5 }, price: { priceCents: 9800, originalCents: 11_000 } },
    ])
  })

  it('has three options, unlisted goods, and overselling by the newer name', () => {
    const tee = products.get('galaxy-tee')!
    expect(tee).toMatchObject({ brand: 'ombak', categories: ['t-shirts'], fields: { status: 'active', published: false } })
    expect(tee.variants.map(({ options, fields }) => [options.map(({ value }) => value).join('/'), fields.allowOverSell])).toEqual([
      ['S/Regular/Short', true],
      ['S/Oversized/Short', false],
      ['M/Regular/Short', false],
    ])
  })

  it('changes nothing the second time', async () => {
    const before = await contentsOf(database)
    expect(changesAnything(await importFile(database, 'shopify-2025.csv'))).toBe(false)
    expect(await contentsOf(database)).toEqual(before)
  })
})

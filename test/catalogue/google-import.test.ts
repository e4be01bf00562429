import { describe, expect, it } from 'vitest'
import { changesAnything } from '#src/features/catalogue-import/server/catalogue-import.service.ts'
import { freshDatabase } from '#test/database.ts'
import { badRowsOf, contentsOf, importFile, importText, productsOf } from './shop.ts'

const format = 'google-merchant' as const

describe('a Google Merchant feed', () => {
  it('in XML is imported, its groups as products with variants', async () => {
    const database = await freshDatabase()
    const report = await importFile(database, 'google-merchant.xml', { format })
    expect(report).toMatchObject({
      outcome: 'imported',
      rows: 6,
      products: { created: 2, skipped: 1 },
      variants: { created: 4 },
      ignoredColumns: ['g:link', 'g:shipping'],
    })
    expect(badRowsOf(report)).toEqual([
      'line 68: g:price: expected an amount in SGD such as 12.50 SGD, found "45.00 USD"',
      'line 79: g:image_link: expected addresses that begin with https://, found "javascript:alert(1)"',
    ])
    const products = await productsOf(database)
    expect(products.get('polo-01')).toMatchObject({
      brand: 'bukit-linen',
      categories: ['polo-shirts'],
      fields: {
        title: 'Piqué polo shirt',
        titleZh: '珠地棉马球衫',
        body: '<p>A shirt for hot days, 100 % cotton &amp; unlined.</p>\n<p>Second paragraph: sizes &lt; XS on request.</p>',
        productCategory: 'Apparel & Accessories > Clothing > Shirts & Tops',
      },
      options: [{ name: 'Colour' }, { name: 'Size' }],
      attributes: [
        { label: 'Material', value: 'Cotton' },
        { label: 'Gender', value: 'unisex' },
        { label: 'Made in', value: 'Malaysia: Johor' },
      ],
    })
    expect(products.get('polo-01')!.variants).toMatchObject([
      {
        ean: '8883000000018',
        price: { priceCents: 3990, originalCents: 5990 },
        stock: { warehouse: 9 },
        fields: { sku: 'POLO-RED-M', shippingGrams: 240 },
      },
      { ean: '8883000000025', price: { priceCents: 5990, originalCents: null }, stock: { warehouse: 0 }, fields: { outOfStock: true } },
      { fields: { sku: 'POLO-BLUE-M', allowOverSell: true } },
    ])
    expect(products.get('teapot')).toMatchObject({
      fields: { body: '<p>Pours well.</p>' },
      variants: [{ price: { priceCents: 115_000 }, stock: { warehouse: 14 } }],
    })

    const before = await contentsOf(database)
    expect(changesAnything(await importFile(database, 'google-merchant.xml', { format }))).toBe(false)
    expect(await contentsOf(database)).toEqual(before)
  })

  it('as tab-separated text is imported too', async () => {
    const database = await freshDatabase()
    const report = await importFile(database, 'google-merchant.tsv', { format })
    expect(report).toMatchObject({ products: { created: 2, skipped: 1 }, ignoredColumns: ['link', 'condition'] })
    expect(badRowsOf(report)).toEqual(['line 4: price: expected an amount in SGD such as 12.50 SGD, found "abc"'])
    const products = await productsOf(database)
    expect(products.get('cap')).toMatchObject({
      fields: { title: 'Rattan cap', titleZh: '藤帽', body: '<p>Woven "open" cap</p>' },
      images: [
        { url: 'https://shop.example/cap.jpg' },
        { url: 'https://shop.example/cap-2.jpg' },
        { url: 'https://shop.example/cap-3.jpg' },
      ],
      variants: [
        { price: { priceCents: 4900 }, stock: { warehouse: 3 } },
        { price: { priceCents: 3900, originalCents: 4900 }, stock: { warehouse: 0 } },
      ],
    })
    expect(products.get('rope')!.fields.title).toBe('12" rope')
    expect(changesAnything(await importFile(database, 'google-merchant.tsv', { format }))).toBe(false)
  })

  it('is refused when it is no feed, and a truncated one is imported up to its end', async () => {
    const database = await freshDatabase()
    expect(await importText(database, 'Handle,Title\n', { format })).toMatchObject({
      outcome: 'refused',
      reason: expect.stringContaining('not a Google Merchant feed'),
    })
    expect(await importText(database, '', { format })).toMatchObject({ outcome: 'refused', reason: 'The file is empty.' })
    const item = '<item><g:id>A</g:id><title>A</title><g:brand>B</g:brand><g:price>1 SGD</g:price></item>'
    const broken = `<rss><channel>${item}<item><g:id>B</channel>`
    expect(await importText(database, broken, { format, onBadRow: 'refuse' })).toMatchObject({ outcome: 'refused' })
    expect((await productsOf(database)).size).toBe(0)
    expect(await importText(database, broken, { format })).toMatchObject({ outcome: 'incomplete', products: { created: 1 } })
  })
})

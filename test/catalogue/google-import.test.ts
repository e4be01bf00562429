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

  it('knows its items by their ids when a colour is added and when one is left, and wishes for them stay', async () => {
    const database = await freshDatabase()
    const feed = (...items: [id: string, colour: string][]) => {
      const rows = items.map(([id, colour]) => `${id}\tcap\tCap\tB\t1 SGD\tin_stock\t${colour}`)
      return importText(database, ['id\titem_group_id\ttitle\tbrand\tprice\tavailability\tcolor', ...rows].join('\n'), { format })
    }
    const variants = async () =>
      (await productsOf(database)).get('cap')!.variants.map(({ id, ean, options }) => [id, ean, options[0]?.value])
    await feed(['A', 'Red'])
    const [[id, ean]] = (await variants()) as [[number, string]]
    expect(await feed(['A', 'Red'], ['B', 'Blue'])).toMatchObject({ variants: { created: 1, removed: 0 } })
    expect(await variants()).toEqual([
      [id, ean, 'Red'],
      [expect.any(Number), expect.any(String), 'Blue'],
    ])
    expect(await feed(['A', 'Red'])).toMatchObject({ variants: { created: 0, removed: 1 } })
    expect(await variants()).toEqual([[id, ean, undefined]])
  })

  it('has a product for each id, also where two differ only in signs or case, in whatever order they come', async () => {
    const database = await freshDatabase()
    const feed = (...ids: string[]) =>
      importText(
        database,
        ['id\ttitle\tbrand\tprice\tavailability', ...ids.map((id) => `${id}\tThing ${id}\tB\t1 SGD\tin_stock`)].join('\n'),
        { format },
      )
    const ids = ['A-1', 'A 1', 'B', '#', 'a-1']
    expect(await feed(...ids)).toMatchObject({ badRows: [], products: { created: 5 } })
    const titles = async () => [...(await productsOf(database)).values()].map(({ slug, fields }) => [slug, fields.title])
    const made = await titles()
    expect(made.map(([, title]) => title)).toEqual(ids.map((id) => `Thing ${id}`))
    expect(made.map(([slug]) => slug)).toEqual(
      [/^a-1-\w{6}$/, /^a-1-\w{6}$/, /^b$/, /^\w{6}$/, /^a-1-\w{6}$/].map((form) => expect.stringMatching(form)),
    )
    expect(changesAnything(await feed(...ids.toReversed()))).toBe(false)
  })

  it('that states no pieces is imported again while one is being paid for and after it was sold (stock-02)', async () => {
    const database = await freshDatabase()
    const feed = (title: string) =>
      importText(database, `id\ttitle\tbrand\tprice\tavailability\nA\t${title}\tB\t1 SGD\tin_stock\n`, { format })
    await feed('Mug')
    await database.pool.query('UPDATE stock_levels SET held = 1')
    expect(await feed('Mug, held')).toMatchObject({ badRows: [], products: { updated: 1 } })
    await database.pool.query('UPDATE stock_levels SET held = 0, on_hand = -1')
    expect(await feed('Mug, sold')).toMatchObject({ badRows: [], products: { updated: 1 } })
    expect((await productsOf(database)).get('a')!.variants).toMatchObject([{ stock: { warehouse: -1 }, fields: { allowOverSell: true } }])
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

  it('that breaks off removes no variant and no picture that it was not read to', async () => {
    const database = await freshDatabase()
    const item = (size: string) =>
      `<item><g:id>${size}</g:id><g:item_group_id>G</g:item_group_id><title>Shirt ${size}</title><g:brand>B</g:brand>` +
      `<g:size>${size}</g:size><g:price>1 SGD</g:price><g:image_link>https://a.example/${size}.jpg</g:image_link></item>`
    const whole = `<rss><channel>${['S', 'M', 'L'].map(item).join('')}</channel></rss>`
    await importText(database, whole, { format })
    const before = (await productsOf(database)).get('g')!
    const cut = whole.slice(0, whole.indexOf('<g:size>L'))
    expect(await importText(database, cut, { format })).toMatchObject({ outcome: 'incomplete', variants: { removed: 0, withdrawn: 0 } })
    expect((await productsOf(database)).get('g')).toEqual(before)
  })

  it('with an id that no index takes has a bad row, and the others are imported', async () => {
    const database = await freshDatabase()
    const item = (id: string) => `<item><g:id>${id}</g:id><title>A</title><g:brand>B</g:brand><g:price>1 SGD</g:price></item>`
    const report = await importText(database, `<rss><channel>${item('x'.repeat(6000))}${item('B')}</channel></rss>`, { format })
    expect(report).toMatchObject({ outcome: 'imported', products: { created: 1, skipped: 1 } })
    expect(badRowsOf(report)).toEqual(['line 1: g:id: expected at most 255 characters, found 6000'])
  })
})

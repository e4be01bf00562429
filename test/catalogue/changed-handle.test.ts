import pg from 'pg'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { changesAnything, type ProductChange } from '#src/features/catalogue-import/server/catalogue-import.service.ts'
import type { Database } from '#src/platform/db/database.ts'
import { freshDatabase } from '#test/database.ts'
import { badRowsOf, contentsOf, csvOf, importText, openLocations, productsOf } from './shop.ts'

// Products whose handle has changed in their source (shop-23).

let database: Database
beforeEach(async () => {
  database = await freshDatabase()
  await openLocations(database, 'warehouse')
})

type Row = Record<string, string>
const numbers: Row = { S: '96385074', M: '5901234123457', L: '4006381333931' }
const shirt = (handle: string, sizes: string, more: Row = {}): Row[] =>
  [...sizes].map((size, place) => ({
    Handle: handle,
    Title: place === 0 ? 'Shirt' : '',
    Vendor: 'Bukit Linen',
    'Option1 Name': 'Size',
    'Option1 Value': size,
    'Variant SKU': `SH-${size}`,
    'Variant Barcode': numbers[size]!,
    'Variant Price': '79.00',
    'Stock (variant.metafields.shop.stock)': 'warehouse=5',
    ...more,
  }))
const unnumbered = { 'Variant Barcode': '' }
const other = (handle: string, more: Row = {}): Row => ({
  ...shirt(handle, 'S', { ...unnumbered, 'Variant SKU': '', Title: handle })[0]!,
  'Option1 Name': 'Title',
  'Option1 Value': 'Default Title',
  ...more,
})
const load = (...rows: Row[]) => importText(database, csvOf(...rows))
/** The products, each with its id and those of its variants. */
const identities = async () =>
  [...(await productsOf(database)).values()].map(({ slug, id, variants }) => [slug, id, ...variants.map((variant) => variant.id)])
const slugs = async () => (await identities()).map(([slug]) => slug)
const formerSlugs = async () =>
  (
    await database.pool.query('SELECT f.slug, p.slug AS now FROM product_former_slugs f JOIN products p ON auto_id = product_id ORDER BY 1')
  ).rows.map(({ slug, now }) => `${slug} → ${now}`)

describe('a product whose handle has changed', () => {
  it.each([
    ['with the same article numbers', {}],
    ['with the same SKUs, without article numbers', unnumbered],
  ])('%s stays the same product, with its variants and what is held of them', async (_, more) => {
    await load(...shirt('shirt', 'SM', more))
    await database.pool.query('UPDATE stock_levels SET held = 2')
    const [[, ...ids]] = (await identities()) as [unknown[]]

    const report = await load(...shirt('linen-shirt', 'SM', { ...more, 'Variant Price': '69.00' }))
    expect(report).toMatchObject({
      products: { created: 0, updated: 1, skipped: 0 },
      variants: { created: 0, updated: 2, removed: 0, withdrawn: 0 },
      badRows: [],
      notes: [
        { line: 2, column: 'Handle', text: '"linen-shirt" is the product "shirt" under a new handle; its former address leads to it' },
      ],
    })
    expect(await identities()).toEqual([['linen-shirt', ...ids]])
    expect((await productsOf(database)).get('linen-shirt')!.variants).toMatchObject([
      { price: { priceCents: 6900 }, stock: { warehouse: 5 }, held: { warehouse: 2 } },
      { price: { priceCents: 6900 }, stock: { warehouse: 5 }, held: { warehouse: 2 } },
    ])
    expect(await formerSlugs()).toEqual(['shirt → linen-shirt'])

    const again = await load(...shirt('linen-shirt', 'SM', { ...more, 'Variant Price': '69.00' }))
    expect(changesAnything(again)).toBe(false)
    expect(again.notes).toEqual([])
  })

  it('may have gained or lost variants at the same time', async () => {
    await load(...shirt('shirt', 'SM'))
    const [[, id]] = (await identities()) as [unknown[]]
    expect(await load(...shirt('blouse', 'SML'))).toMatchObject({ variants: { created: 1, removed: 0 }, badRows: [] })
    expect(await load(...shirt('linen-blouse', 'ML'))).toMatchObject({ variants: { created: 0, removed: 1 }, badRows: [] })
    expect(await identities()).toEqual([['linen-blouse', id, expect.any(Number), expect.any(Number)]])
    expect(await formerSlugs()).toEqual(['blouse → linen-blouse', 'shirt → linen-blouse'])
  })

  it('is found in a feed by the ids of its items, and where another id makes its address change', async () => {
    const feed = (...items: [id: string, group: string][]) =>
      importText(
        database,
        [
          'id\titem_group_id\ttitle\tbrand\tsize\tprice\tavailability',
          ...items.map(([id, group]) => `${id}\t${group}\tMug ${id}\tToko\t${id}\t9 SGD\tin_stock`),
        ].join('\n'),
        { format: 'google-merchant' },
      )
    await feed(['M-1', 'mugs'], ['M-2', 'mugs'])
    const [[, ...ids]] = (await identities()) as [unknown[]]
    expect(await feed(['M-1', 'cups'], ['M-2', 'cups'])).toMatchObject({ products: { created: 0, updated: 1 }, badRows: [] })
    expect(await identities()).toEqual([['cups', ...ids]])

    expect(await feed(['X-1', 'CUPS'], ['M-1', 'cups'], ['M-2', 'cups'])).toMatchObject({ products: { created: 1, updated: 1 } })
    expect((await identities())[0]).toEqual([expect.stringMatching(/^cups-\w{6}$/), ...ids])
  })

  it('gets its former handle back, and leaves it to another product', async () => {
    await load(...shirt('shirt', 'SM'))
    await load(...shirt('blouse', 'SM'))
    await load(...shirt('shirt', 'SM'))
    expect(await formerSlugs()).toEqual(['blouse → shirt'])
    await load(...shirt('tunic', 'SM'))
    await load(other('shirt'), other('blouse'))
    expect(await formerSlugs()).toEqual([])
    expect(await slugs()).toEqual(['tunic', 'shirt', 'blouse'])
  })

  it('is told in a dry run, which changes nothing', async () => {
    await load(...shirt('shirt', 'SM'))
    const before = await contentsOf(database)
    const changes: ProductChange[] = []
    const report = await importText(database, csvOf(...shirt('blouse', 'SM'), ...shirt('tunic', 'SM')), {
      dryRun: true,
      onChange: (change) => changes.push(change),
    })
    expect(changes).toMatchObject([{ handle: 'blouse', kind: 'updated', differences: [{ field: 'slug', from: 'shirt', to: 'blouse' }] }])
    expect(report.notes).toHaveLength(1)
    expect(badRowsOf(report)[0]).toContain('line 4: Variant Barcode: 96385074 is already the number of a variant of "blouse" in line 2')
    expect(await contentsOf(database)).toEqual(before)
  })

  it('costs as many statements alone as with others', async () => {
    const many = Array.from({ length: 30 }, (_, at) => `${at}`)
    const renamed = (handles: string[], prefix: string) => handles.map((at) => other(`${prefix}-${at}`, { 'Variant SKU': `SKU-${at}` }))
    await load(...renamed(many, 'a'))
    const statements = vi.spyOn(pg.Client.prototype, 'query')
    const counts: number[] = []
    for (const [handles, prefix] of [
      [many.slice(0, 1), 'b'],
      [many, 'c'],
    ] as const) {
      statements.mockClear()
      expect(await load(...renamed([...handles], prefix))).toMatchObject({ products: { created: 0, updated: handles.length }, badRows: [] })
      counts.push(statements.mock.calls.length)
    }
    statements.mockRestore()
    expect(counts[1]).toBe(counts[0])
  })
})

describe('a handle that is new is another product', () => {
  const why = async (...rows: Row[]) => badRowsOf(await load(...rows))[0]
  const remedy = '; correct the number where it is wrong, or leave it blank here'

  it('when the file has the former one too, also in a later batch', async () => {
    await load(...shirt('shirt', 'SM'))
    const between = Array.from({ length: 300 }, (_, at) => other(`thing-${at}`))
    expect(await why(...shirt('blouse', 'SM'), ...between, other('shirt'))).toBe(
      `line 2: Variant Barcode: 96385074 is already the number of a variant of "shirt"; "shirt" is in this file too, so this is another product${remedy}`,
    )
    expect(await slugs()).not.toContain('blouse')
  })

  it('when its variants are of two products', async () => {
    await load(...shirt('shirt', 'S'), ...shirt('blouse', 'M'))
    expect(await why(...shirt('tunic', 'SM'))).toBe(
      `line 2: Variant Barcode: 96385074 is already the number of a variant of "shirt"; ` +
        `this product has variants of several ("shirt", "blouse"), so it is none of them under a new handle${remedy}`,
    )
    expect(await slugs()).toEqual(['shirt', 'blouse'])
  })

  it('when it has no more than half of the variants', async () => {
    await load(...shirt('shirt', 'SM'))
    expect(await why(...shirt('small-shirt', 'S'))).toBe(
      'line 2: Variant Barcode: 96385074 is already the number of a variant of "shirt"; ' +
        `variants of this product: 1, of "shirt": 2, the same in both: 1; ` +
        `with more than half of both it would be "shirt" under a new handle${remedy}`,
    )
    expect(await slugs()).toEqual(['shirt'])
  })

  it('when the product came with another kind of file', async () => {
    await load(other('shirt', { 'Variant Barcode': numbers.S! }))
    const feed = `id\tgtin\ttitle\tbrand\tprice\tavailability\nX1\t${numbers.S}\tShirt\tBukit Linen\t9 SGD\tin_stock`
    const { badRows } = await importText(database, feed, { format: 'google-merchant' })
    expect(badRows[0]!.text).toContain('; "shirt" came with a shopify file, so this is another product; correct')
    expect(await slugs()).toEqual(['shirt'])
  })

  it('when only SKUs are the same, and they are those of another brand or of several variants', async () => {
    await load(...shirt('shirt', 'SM', unnumbered))
    await load(...shirt('blouse', 'SM', { ...unnumbered, Vendor: 'Toko' }))
    expect(await slugs()).toEqual(['shirt', 'blouse'])
    const style = { ...unnumbered, 'Variant SKU': 'STYLE' }
    await load(...shirt('gown', 'SM', style))
    await load(...shirt('dress', 'SM', style))
    expect(await slugs()).toEqual(['shirt', 'blouse', 'gown', 'dress'])
  })

  it('when its article numbers are others, although the SKUs are the same', async () => {
    await load(...shirt('shirt', 'S'))
    expect(await load(...shirt('blouse', 'S', { 'Variant Barcode': numbers.L! }))).toMatchObject({ products: { created: 1 }, badRows: [] })
  })
})

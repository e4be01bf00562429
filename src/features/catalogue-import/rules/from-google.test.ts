import { describe, expect, it } from 'vitest'
import { quoted } from './cells.ts'
import { groupOf, itemFromGoogle } from './from-google.ts'
import { googleRow, readGoogleHeader, type GoogleRow } from './google-attributes.ts'

const now = new Date('2026-02-10T00:00:00Z')
const rows = (...records: Record<string, string>[]) =>
  records.map((record, index) => googleRow(index + 2, Object.entries(record))) as [GoogleRow, ...GoogleRow[]]
const read = (...records: Record<string, string>[]) => itemFromGoogle(rows(...records), now)
const cap = (more: Record<string, string> = {}) => ({
  id: 'CAP',
  title: 'Cap',
  brand: 'Anggun',
  price: '49 SGD',
  availability: 'in_stock',
  quantity: '3',
  ...more,
})
const sized = (size: string, more: Record<string, string> = {}) =>
  cap({ id: `CAP-${size}`, title: `Cap, ${size}`, item_group_id: 'Cap_1', size, ...more })

describe('attributes', () => {
  it('go by many spellings', () => {
    const [row] = rows({ 'g:ID': 'a', 'image link': '/a', 'c:details(string)': 'd', 'Any (product.metafields.shop.title_zh)': 'z' })
    expect([row.cell('id'), row.cell('image_link'), row.cell('details'), row.cell('titleZh')]).toEqual(['a', '/a', 'd', 'z'])
  })
  it('that are ignored are reported, and a header without id and title is refused', () => {
    const header = readGoogleHeader(['id', 'title', 'link', 'condition'])
    expect(header.ok && header.value.ignored).toEqual(['link', 'condition'])
    const none = readGoogleHeader(['Handle,Title,Price'])
    expect(!none.ok && none.problem).toContain('not a Google Merchant feed')
  })
})

describe('a feed in text format', () => {
  it('has its rows under its header, blank where a row is short', () => {
    const header = readGoogleHeader([' id ', 'title', 'link', '', ' ', ' condition '])
    if (!header.ok) throw new Error(header.problem)
    const row = header.value.row(7, ['CAP', ' Cap\r\n'])
    expect(header.value.ignored).toEqual(['link', ' condition '])
    expect([row.line, row.cell('id'), row.name('id'), row.cell('title'), row.cell('brand')]).toEqual([7, 'CAP', 'id', 'Cap', undefined])
  })
  it('needs both id and title, and is quoted by its beginning', () => {
    for (const names of [['id'], ['title'], ['x'.repeat(99)]]) {
      const header = readGoogleHeader(names)
      expect(!header.ok && header.problem).toContain(`its first line begins "${names[0]!.slice(0, 80)}"`)
    }
  })
  it('names attributes by what stands before brackets, and the shop’s own by c:', () => {
    const [row] = rows({ 'c:details (string)': 'd', additional_image_link: '' })
    expect([row.cell('details'), row.all('additional_image_link'), row.name('stock'), row.name('gtin')]).toEqual([
      'd',
      [],
      'c:stock',
      'gtin',
    ])
  })
})

describe('an item', () => {
  it('has what the feed says of it', () => {
    const { item, notes } = read(
      cap({
        description: 'For the sun',
        product_type: 'Clothes > Hats > Caps',
        google_product_category: 'Apparel',
        'c:brand_code': 'anggun',
        video_link: 'https://x.example/v.mp4',
        image_link: '/a',
        shipping_weight: '300 g',
        product_weight: '250 g',
        gtin: '96385074',
        product_detail: 'Made in:Malaysia',
      }),
    )
    expect(notes).toEqual([])
    expect(item).toMatchObject({
      fields: { body: '<p>For the sun</p>', productType: 'Caps', productCategory: 'Apparel' },
      brand: { code: 'anggun', name: 'Anggun' },
      place: { from: 'Clothes > Hats > Caps', path: ['Clothes', 'Hats', 'Caps'] },
      videos: ['https://x.example/v.mp4'],
      images: [{ line: 2, url: '/a' }],
      attributes: [{ label: 'Made in', value: 'Malaysia' }],
      names: { handle: 'id', title: 'title', brand: 'brand', categories: 'c:categories' },
      variants: [
        {
          ean: '96385074',
          fields: { shippingGrams: 250, imageUrl: '/a', outOfStock: false },
          names: { barcode: 'gtin', option: 'color', price: 'price', stock: 'quantity' },
        },
      ],
    })
  })
  it('has no detail that is none', () => expect(read(cap({ product_detail: 'Material' })).item!.attributes).toBeUndefined())
  it('has nothing that the feed does not say', () => {
    const { item, notes } = read({ id: 'CAP', title: 'Cap' })
    const { place, images, videos, attributes, fields, variants } = item!
    const { ean, stock, priceCents, compareAtCents, fields: own } = variants[0]!
    const unsaid = [place, images, videos, attributes, fields.body, priceCents, compareAtCents, own.outOfStock, own.imageUrl]
    expect(unsaid.filter((value) => value !== undefined)).toEqual([])
    expect([ean, stock, notes]).toEqual([null, {}, []])
  })
  it('has the shop’s own videos before others, and the weight with its parcel where no other is known', () => {
    const { item } = read(cap({ 'c:videos': '/own.mp4', video_link: '/other.mp4', shipping_weight: '300 g', 'c:stock': 'katong=2' }))
    expect(item).toMatchObject({ videos: ['/own.mp4'], variants: [{ fields: { shippingGrams: 300 }, names: { stock: 'c:stock' } }] })
  })
  it('with a GTIN that is none goes by a number of the shop', () => {
    const { item, notes } = read(cap({ gtin: '123' }))
    expect(item!.variants[0]!.ean).toBeNull()
    expect(notes).toMatchObject([{ column: 'gtin', text: '"123" is not a GTIN; the variant goes by a number of the shop instead' }])
  })
})

describe('a group', () => {
  it('is a product whose options are what its items differ in', () => {
    const { item } = read(sized('S', { color: 'Red', material: 'Rattan' }), sized('L', { color: 'Red', material: 'Rattan' }))
    expect(item).toMatchObject({ handle: 'cap-1', fields: { title: 'Cap' }, options: [{ name: 'Size' }], namesEveryVariant: true })
    expect(item!.variants.map(({ options, fields }) => [options![0]!.value, fields.sku])).toEqual([
      ['S', 'CAP-S'],
      ['L', 'CAP-L'],
    ])
    expect(item!.attributes).toEqual([
      { label: 'Colour', value: 'Red' },
      { label: 'Material', value: 'Rattan' },
    ])
  })
  it('whose items do not differ is refused from the second on', () => {
    expect(read(sized('S'), sized('S', { id: 'CAP-S-2' })).badRows).toMatchObject([
      { line: 3, column: 'item_group_id', text: 'differs from line 2 neither in variant_option nor in color, size, material or pattern' },
    ])
  })
  it('has each id once', () => {
    expect(read(sized('S'), sized('L', { id: 'CAP-S' })).badRows).toMatchObject([
      { line: 3, column: 'id', text: '"CAP-S" stands in line 2 already; each item has an id of its own' },
    ])
  })
  it('may state its options, of any kind, and its title', () => {
    const boot = (width: string, size: string) =>
      sized(size, { id: `BOOT-${width}-${size}`, variant_option: `Shoe width:${width},size:${size}`, item_group_title: 'Walking boot' })
    const { item, badRows } = read(boot('narrow', '8'), boot('wide', '8'), boot('wide, for insoles', '9'))
    expect(badRows).toEqual([])
    expect(item).toMatchObject({ fields: { title: 'Walking boot' }, options: [{ name: 'Shoe width' }, { name: 'Size' }] })
    expect(item!.variants.map(({ options }) => options!.map(({ value }) => value))).toEqual([
      ['narrow', '8'],
      ['wide', '8'],
      ['wide, for insoles', '9'],
    ])
  })
  it('has no option in what some of its items leave out, and three at most', () => {
    const blank = read(sized('S', { color: 'Red' }), sized('L', { color: '' })).item!
    expect([blank.options!.map(({ name }) => name), blank.attributes]).toEqual([['Size'], undefined])
    const all = (value: string) => sized(value, { color: value, material: value, pattern: value })
    expect(read(all('S'), all('L')).item!.options!.map(({ name }) => name)).toEqual(['Colour', 'Size', 'Material'])
  })
  it('has an option that it states for itself, and no attribute of the same name', () => {
    const boot = (width: string) => sized('8', { id: width, variant_option: `width:${width},size:8` })
    const { item } = read(boot('narrow'), boot('wide'), sized('8', { id: 'other' }))
    expect(item!.variants.map(({ options }) => options!.map(({ value }) => value))).toEqual([
      ['narrow', '8'],
      ['wide', '8'],
      ['', ''],
    ])
    expect(item!.attributes).toBeUndefined()
  })
  it('of which the third is as the first and the second names the first', () => {
    const told = (...records: Record<string, string>[]) =>
      read(...records).badRows.map(({ line, text }) => `${line} ${/line \d/.exec(text)![0]}`)
    expect(told(sized('S'), sized('S', { id: 'b' }), sized('S', { id: 'c' }))).toEqual(['3 line 2', '4 line 2'])
    expect(told(sized('S'), sized('M', { id: 'CAP-S' }), sized('L', { id: 'CAP-S' }))).toEqual(['3 line 2', '4 line 2'])
  })
  it('of one item has no options', () => {
    expect(read(cap({ variant_option: 'size:8' })).item!.options).toEqual([])
    expect(read(cap({ color: 'Red' })).item).toMatchObject({ handle: 'cap', options: [], attributes: [{ label: 'Colour', value: 'Red' }] })
  })
  it('needs an id', () => {
    expect(groupOf(rows({ title: 'x' })[0])).toBe('')
    expect(read({ title: 'x' }).badRows).toMatchObject([{ column: 'id', text: 'is missing' }])
  })
})

describe('prices', () => {
  const priced = (more: Record<string, string>) => {
    const { priceCents, compareAtCents } = read(cap(more)).item!.variants[0]!
    return [priceCents, compareAtCents]
  }
  it('are in SGD', () => {
    expect(priced({})).toEqual([4900, null])
    expect(read(cap({ price: '49 USD' })).badRows[0]!.text).toBe('expected an amount in SGD such as 12.50 SGD, found "49 USD"')
  })
  it('are reduced while the sale is on', () => {
    expect(priced({ sale_price: '39 SGD' })).toEqual([3900, 4900])
    expect(priced({ sale_price: '49 SGD' })).toEqual([4900, null])
    expect(priced({ sale_price: '39 SGD', sale_price_effective_date: '2026-02-10T00:00Z/2026-02-11T00:00Z' })).toEqual([3900, 4900])
    expect(priced({ sale_price: '59 SGD' })).toEqual([4900, null])
    expect(priced({ sale_price: '39 SGD', sale_price_effective_date: '2026-02-01T00:00+0800/2026-03-01T00:00+0800' })).toEqual([3900, 4900])
    expect(priced({ sale_price: '39 SGD', sale_price_effective_date: '2026-03-01T00:00+0800/2026-04-01T00:00+0800' })).toEqual([4900, null])
    expect(priced({ sale_price: '39 SGD', sale_price_effective_date: '2026-01-01T00:00Z/2026-02-10T00:00Z' })).toEqual([4900, null])
  })
})

describe('availability', () => {
  const variant = (more: Record<string, string>) => read(cap(more)).item!.variants[0]!
  it('is not a number of pieces', () => {
    expect(variant({ quantity: '' }).stock).toStrictEqual({})
    expect(variant({ availability: 'out of stock', quantity: '' })).toMatchObject({ stock: { warehouse: 0 }, fields: { outOfStock: true } })
    expect(variant({ quantity: '7' }).stock).toEqual({ warehouse: 7 })
    expect(variant({ 'c:stock': 'katong=2' }).stock).toEqual({ katong: 2 })
  })
  it('of what is ordered ahead sells beyond stock', () => {
    expect(variant({ availability: 'preorder' }).fields.allowOverSell).toBe(true)
    expect(variant({ availability: 'backorder' }).fields.allowOverSell).toBe(true)
    expect(variant({}).fields.allowOverSell).toBe(false)
    expect(variant({ availability: '' }).fields.allowOverSell).toBeUndefined()
  })
  it('without a quantity sets no limit, as long as it is in stock', () => {
    expect(variant({ quantity: '' }).unlimited).toBe('available')
    expect(variant({}).unlimited).toBeNull()
    expect(variant({ quantity: '', 'c:stock': 'katong=2' }).unlimited).toBeNull()
    expect(variant({ quantity: '', availability: 'out_of_stock' }).unlimited).toBeNull()
  })
})

describe('net content', () => {
  const contentOf = (measure: string, base = '') =>
    read(cap({ unit_pricing_measure: measure, unit_pricing_base_measure: base })).item!.variants[0]!.fields.netContent
  it('is the measure for the unit price, with its base', () => {
    expect(contentOf('1.5 l', '100ml')).toEqual({ amount: 1500, unit: 'ml', base: 100 })
    expect(contentOf('250 g')).toEqual({ amount: 250, unit: 'g', base: null })
    expect(contentOf('')).toBeNull()
    expect(read(cap()).item!.variants[0]!.fields.netContent).toBeUndefined()
  })
  it('has a unit, and a base of the same kind', () => {
    const told = (measure: string, base: string) =>
      read(cap({ unit_pricing_measure: measure, unit_pricing_base_measure: base })).badRows.map(({ column, text }) => [column, text])
    expect(told('plenty', '100 g')).toEqual([
      ['unit_pricing_measure', 'expected an amount and a unit such as 250 g, 1.5 l or 20 ct, found "plenty"'],
    ])
    expect(told('250 g', '100 ml')).toEqual([['unit_pricing_base_measure', 'cannot be compared with the whole, which is in g']])
  })
})

describe('pictures', () => {
  it('are those of all items, each once', () => {
    const { item } = read(
      sized('S', { image_link: '/a', additional_image_link: 'https://x.example/b,/c' }),
      sized('L', { image_link: '/a', additional_image_link: '/d' }),
    )
    expect(item!.images!.map(({ url }) => url)).toEqual(['/a', 'https://x.example/b', '/c', '/d'])
  })
  it('are refused where no page may load them', () => {
    const address = `javascript:${'x'.repeat(60)}`
    expect(read(cap({ image_link: address })).badRows.map(({ text }) => text)).toEqual([
      `expected addresses that begin with https://, found ${quoted(address)}`,
    ])
  })
})

import { describe, expect, it } from 'vitest'
import { handleIn, itemIn, plainRow, readRows, told } from '#test/catalogue/shopify-rows.ts'

const sized = (size: string, more: Record<string, string> = {}) => ({
  Handle: 'shirt',
  'Option1 Value': size,
  'Variant Price': '79',
  ...more,
})
const shirt = (size: string, more: Record<string, string> = {}) =>
  plainRow({ ...sized(size), Title: 'Shirt', 'Option1 Name': 'Size', ...more })

describe('the handle', () => {
  it('is lower case, and comes from the title where there is none', () => {
    expect(handleIn({ Handle: 'Straw-Tote', Title: 'x' })).toBe('straw-tote')
    expect(handleIn({ Handle: '', Title: 'Rose Soap No. 5' })).toBe('rose-soap-no-5')
    expect(handleIn({ Title: 'Rose Soap' })).toBe('rose-soap')
  })
  it('keeps letters of every script', () => {
    for (const handle of ['قميص-قطن', 'áo-dài', '白色-t恤', 'çanta_siyah']) expect(handleIn({ Handle: handle, Title: 'x' })).toBe(handle)
  })
  it('that cannot be part of an address becomes a slug of its own, with a note', () => {
    const made = ['a/b', 'a b', 'A B', 'a™b', '™', '/', `${'x'.repeat(300)}/`].map((handle) => handleIn({ Handle: handle, Title: 'x' }))
    for (const handle of made) expect(handle).toMatch(/^([a-z0-9-]{1,248}-)?[0-9a-z]{6}$/)
    expect(made[0]).toMatch(/^a-b-[0-9a-z]{6}$/)
    // `a b` and `A B` are one handle, as in Shopify.
    expect(new Set(made).size).toBe(made.length - 1)
    expect(readRows(plainRow({ Handle: 'a/b' })).notes[0]!.text).toBe(`"a/b" cannot be an address; it is ${made[0]}`)
    expect(readRows(plainRow({ Handle: 'Straw-Tote' })).notes).toEqual([])
    expect(readRows({ Title: 'Rose Soap', 'Variant Price': '9' })).toMatchObject({ item: { handle: 'rose-soap' }, notes: [] })
  })
  it('is refused when it is missing with the title', () => {
    expect(told(plainRow({ Handle: '', Title: '' }))[0]).toBe('2 Handle: is missing, and there is no title to make it from')
  })
})

describe('columns that are missing and cells that are blank', () => {
  it('leave values unchanged, or remove them', () => {
    const { fields } = itemIn(plainRow({ 'SEO Title': '', Tags: '', 'Body (HTML)': '' }))
    expect(fields).toMatchObject({ seoTitle: null, tags: [], body: '' })
    expect(fields.seoDescription).toBeUndefined()
    expect(fields.titleZh).toBeUndefined()
    expect(itemIn(plainRow()).fields.tags).toBeUndefined()
    expect(itemIn(plainRow({ Tags: 'a, b', 'Body (HTML)': '<p>x</p>' })).fields).toMatchObject({ tags: ['a', 'b'], body: '<p>x</p>' })
    expect(itemIn(plainRow()).images).toBeUndefined()
    expect(itemIn(plainRow({ 'Image Src': '' })).images).toEqual([])
  })
  it('leave flags and numbers alone when blank', () => {
    expect(itemIn(plainRow({ Published: '', Status: '', 'Gift Card': '' })).fields).toMatchObject({
      published: undefined,
      status: undefined,
    })
  })
  it('a first row without a title is refused: its blank cells would wipe the product', () => {
    expect(told(plainRow({ Title: '' }))).toEqual(['2 Title: is blank in the first row of its product'])
  })
})

describe('options', () => {
  it('Title with Default Title is none', () => {
    const item = itemIn(plainRow())
    expect(item.options).toEqual([])
    expect(item.variants).toMatchObject([{ options: [], priceCents: 8900 }])
  })
  it('Title with other values is one, and a later row may have Default Title', () => {
    const [small, large] = [{ 'Option1 Value': 'Small' }, { 'Option1 Value': 'Large' }]
    expect(itemIn(plainRow(small), { ...sized('x'), ...large }).options).toMatchObject([{ name: 'Title' }])
    const mixed = itemIn(plainRow(), { ...sized('x'), 'Option1 Value': 'Gift box' })
    expect(mixed.variants.map(({ options }) => options)).toMatchObject([[{ value: 'Default Title' }], [{ value: 'Gift box' }]])
  })
  it('are named by the first row only', () => {
    const item = itemIn(
      shirt('S', { 'Option2 Name': 'Fit', 'Option2 Value': 'Slim', 'Option1 Linked To': 'product.metafields.shopify.size' }),
      sized('M', { 'Option2 Value': 'Slim' }),
    )
    expect(item.options).toMatchObject([{ name: 'Size', linkedTo: 'product.metafields.shopify.size' }, { name: 'Fit' }])
    expect(item.variants.map((variant) => variant.options!.map(({ value }) => value))).toEqual([
      ['S', 'Slim'],
      ['M', 'Slim'],
    ])
    expect(item.namesEveryVariant).toBe(true)
  })
  it('without a name, without a value, without either in the file', () => {
    expect(told(plainRow({ 'Option1 Name': '', 'Option1 Value': 'S' }))[0]).toContain('Option1 Name: is blank')
    expect(told(shirt('S'), sized('', { 'Variant SKU': 'X' }))).toEqual(['3 Option1 Value: is blank; the product has the option "Size"'])
    expect(told(shirt('S'), sized('M', { 'Option2 Value': 'Slim' }))[0]).toContain('"Slim" belongs to no option')
    const item = itemIn({ Handle: 'shirt', Title: 'Shirt', 'Variant SKU': 'S-1', 'Variant Price': '9' })
    expect([item.options, item.variants[0]!.options, item.namesEveryVariant]).toEqual([undefined, undefined, false])
  })
  it('stay unchanged where no row has any', () => {
    const item = itemIn(plainRow({ 'Option1 Name': '', 'Option1 Value': '' }))
    expect([item.options, item.variants[0]!.options, item.namesEveryVariant]).toEqual([undefined, undefined, false])
    expect(told(plainRow({ Handle: 'shirt', 'Option1 Name': '', 'Option1 Value': '' }), sized('M'))[0]).toContain(
      '2 Option1 Name: is blank',
    )
  })
  it('are named also where the first row holds no variant, and then it names none', () => {
    const item = itemIn({ Handle: 'shirt', Title: 'Shirt', 'Option1 Name': 'Size' })
    expect([item.options!.map(({ name }) => name), item.variants, item.namesEveryVariant]).toEqual([['Size'], [], false])
  })
  it('need a name for each value', () => {
    expect(told(shirt('S', { 'Option3 Value': 'Slim' }))).toEqual([
      '2 Option3 Name: is blank; the first row of a product must name its options',
      '2 Option3 Value: "Slim" belongs to no option; the first row of the product must name it',
    ])
  })
  it('are not what tells rows without any apart', () => {
    const bare = (sku: string) => ({ Handle: 'shirt', Title: 'Shirt', 'Variant SKU': sku, 'Variant Price': '9' })
    expect(told(bare('A'), bare('B'))).toEqual([])
    expect(told(bare('A'), bare('A'))).toHaveLength(1)
  })
  it('that are the same twice are refused', () => {
    expect(told(shirt('S'), sized('S'))).toEqual(['3 Option1 Value: this is the same variant as in line 2: their options do not differ'])
    const gone = { 'Variant Barcode': '8882010000001', 'x (variant.metafields.shop.out_of_stock_quantity)': '1000000000' }
    expect(told(shirt('S'), sized('S', gone))).toEqual([])
  })
})

describe('a bad row', () => {
  it('is left out, and missing variants are then not removed', () => {
    const { item, badRows } = readRows(shirt('S'), sized('M', { 'Variant Price': '79,00' }), sized('L'))
    expect(item!.variants.map((variant) => variant.line)).toEqual([2, 4])
    expect(item!.namesEveryVariant).toBe(false)
    expect(badRows).toEqual([{ line: 3, column: 'Variant Price', text: 'expected an amount such as 12.50, found "79,00"' }])
  })
  it('takes its notes with it; a picture is the product’s, which would lose it', () => {
    const [image, barcode] = ['Image Src', 'Variant Barcode']
    const { item, notes } = readRows(
      shirt('S', { [image]: '/a' }),
      sized('M', { [image]: '/b', [barcode]: 'x', 'Variant Price': '79,00' }),
      sized('L', { [image]: '/c', [barcode]: 'y' }),
    )
    expect([item!.lines, item!.images!.map(({ url }) => url), notes.map(({ line }) => line)]).toEqual([[2, 4], ['/a', '/b', '/c'], [4]])
  })
  it('that is the first takes its product with it', () => {
    const { item, badRows, notes } = readRows(shirt('S', { Status: 'live' }), sized('M', { 'Variant Barcode': 'x' }))
    expect([item, notes]).toEqual([null, []])
    expect(badRows.map(({ line, text }) => [line, text])).toEqual([
      [2, 'expected active, draft, archived or unlisted, found "live"'],
      [3, 'skipped, because it belongs to line 2'],
    ])
  })
  it('names everything that is wrong with it', () => {
    expect(
      told(shirt('S'), sized('M', { 'Variant Grams': 'heavy', 'Variant Inventory Qty': 'five', 'Variant Taxable': '?' })),
    ).toHaveLength(3)
  })
  it('holds neither a variant nor an image', () => {
    expect(told(shirt('S'), { Handle: 'shirt' })).toEqual(['3 Handle: the row holds neither a variant nor an image'])
  })
})

describe('names of the vendor and the type', () => {
  it('have 255 characters at most', () => {
    expect(told(plainRow({ Vendor: 'x'.repeat(255), Type: 'x'.repeat(255) }))).toEqual([])
    expect(told(plainRow({ Type: 'x'.repeat(256) }))).toEqual(['2 Type: expected at most 255 characters, found 256'])
  })
})

describe('images', () => {
  const images = (...records: Record<string, string>[]) => itemIn(...records).images!.map(({ url, alt }) => [url, alt])
  it('are sorted by position, without duplicates, also from rows of their own', () => {
    expect(
      images(
        shirt('S', { 'Image Src': '/b.webp', 'Image Position': '2', 'Image Alt Text': 'B' }),
        { Handle: 'shirt', 'Image Src': '/c.webp' },
        { Handle: 'shirt', 'Image Src': '/a.webp', 'Image Position': '1' },
        { Handle: 'shirt', 'Image Src': '/b.webp', 'Image Position': '4', 'Image Alt Text': 'again' },
      ),
    ).toEqual([
      ['/a.webp', null],
      ['/b.webp', 'B'],
      ['/c.webp', null],
    ])
  })
  it('are refused where no page may load them', () => {
    expect(told(shirt('S'), { Handle: 'shirt', 'Image Src': 'javascript:alert(1)' })[0]).toContain(
      '3 Image Src: expected an address that begins with https:// or /',
    )
    expect(told(shirt('S', { 'Variant Image': 'data:image/png;base64,AA' }))[0]).toContain('Variant Image')
  })
})

it('maps unlisted goods to published nowhere', () => {
  expect(itemIn(plainRow({ Status: 'Unlisted', Published: 'TRUE' })).fields).toMatchObject({ status: 'active', published: false })
})

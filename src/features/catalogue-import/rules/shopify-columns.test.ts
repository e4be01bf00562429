import { describe, expect, it } from 'vitest'
import { exportHeader } from './to-shopify.ts'
import { inBrackets } from './own-columns.ts'
import { readShopifyHeader } from './shopify-columns.ts'

const cellIn = (names: string[], column: Parameters<ReturnType<typeof rowIn>['cell']>[0]) => rowIn(names).cell(column)
function rowIn(names: string[]) {
  const header = readShopifyHeader(names)
  if (!header.ok) throw new Error(header.problem)
  return header.value.row(
    2,
    names.map((name) => `the ${name}`),
  )
}

describe('a header', () => {
  it('may have the older names, the newer ones, and any case', () => {
    expect(cellIn(['Handle', 'Variant Price'], 'price')).toBe('the Variant Price')
    expect(cellIn(['URL handle', 'Price'], 'price')).toBe('the Price')
    expect(cellIn(['TITLE', 'variant sku'], 'sku')).toBe('the variant sku')
    expect(cellIn(['Title', ' Status '], 'status')).toBe('the  Status')
  })

  it('names metafields by the part in brackets', () => {
    expect(cellIn(['Title', '名称 (product.metafields.shop.title_zh)'], 'titleZh')).toContain('名称')
    expect(cellIn(['Title', 'product.metafields.shop.title_zh'], 'titleZh')).toBe('the product.metafields.shop.title_zh')
  })

  it.each([
    ['Title (product.metafields.shop.title_zh)', 'product.metafields.shop.title_zh'],
    ['(a) ( b )', 'b'],
    ['(a)', 'a'],
    ['Title (a', undefined],
    ['Title a)', undefined],
    ['Title', undefined],
  ])('has in brackets, of %j, %j', (name, part) => expect(inBrackets(name)).toBe(part))

  it('names its columns as the file does, and ignores those without a name', () => {
    const header = readShopifyHeader([' Title ', '', '  ', ' Season '])
    expect(header.ok && header.value.ignored).toEqual(['Season'])
    expect(header.ok && header.value.row(2, ['x']).name('title')).toBe('Title')
  })

  it('that is none is quoted by its beginning', () => {
    const header = readShopifyHeader(['x'.repeat(99)])
    expect(!header.ok && header.problem).toContain(`"${'x'.repeat(80)}"`)
  })

  it('does not take other metafields, nor a label, for its own', () => {
    const header = readShopifyHeader(['Title', 'Color (product.metafields.shopify.color-pattern)', 'title_zh', 'Google Shopping / Gender'])
    expect(header.ok && header.value.ignored).toEqual([
      'Color (product.metafields.shopify.color-pattern)',
      'title_zh',
      'Google Shopping / Gender',
    ])
  })

  it('takes the first of two columns with one meaning', () => {
    const header = readShopifyHeader(['Title', 'Price', 'Variant Price'])
    expect(header.ok && header.value.ignored).toEqual(['Variant Price'])
    expect(header.ok && header.value.row(2, ['t', '1', '2']).cell('price')).toBe('1')
  })

  it('knows every column that an export has', () => {
    const header = readShopifyHeader(exportHeader)
    expect(header.ok && header.value.ignored).toEqual([])
  })

  it.each([
    [['id', 'name', 'price'], '--format google-merchant'],
    [['sku', 'price'], 'Handle (or URL handle) and Title'],
    [['PK\u0003\u0004'], 'Handle (or URL handle) and Title'],
  ])('that is none is refused: %s', (names, advice) => {
    const header = readShopifyHeader(names)
    expect(header.ok).toBe(false)
    expect(!header.ok && header.problem).toContain(advice)
  })
})

describe('a cell', () => {
  it('is blank when the row is short, and unsaid when the file has no such column', () => {
    const header = readShopifyHeader(['Handle', 'Title', 'Tags'])
    const row = header.ok && header.value.row(5, ['a'])
    expect(row && [row.line, row.cell('tags'), row.cell('vendor')]).toEqual([5, '', undefined])
  })

  it('is trimmed and has one kind of line end', () => {
    const header = readShopifyHeader(['Title'])
    expect(header.ok && header.value.row(2, [' a\r\nb\rc ']).cell('title')).toBe('a\nb\nc')
  })
})

import { describe, expect, it } from 'vitest'
import { itemIn, plainRow, told } from '#test/catalogue/shopify-rows.ts'

describe('own columns', () => {
  const own = (more: Record<string, string>) =>
    plainRow(Object.fromEntries(Object.entries(more).map(([key, text]) => [`any (product.metafields.shop.${key})`, text])))
  it('hold attributes one a line, with Chinese in the same order', () => {
    expect(
      itemIn(own({ attributes: 'Material=Full-grain leather\nCare=Wipe = dry', attributes_zh: '材质=头层牛皮\n=' })).attributes,
    ).toEqual([
      { label: 'Material', value: 'Full-grain leather', labelZh: '材质', valueZh: '头层牛皮' },
      { label: 'Care', value: 'Wipe = dry', labelZh: null, valueZh: null },
    ])
    expect(itemIn(own({ attributes: ' Care = Wipe \n \nFit=Slim', attributes_zh: '' })).attributes).toEqual([
      { label: 'Care', value: 'Wipe', labelZh: null, valueZh: null },
      { label: 'Fit', value: 'Slim', labelZh: null, valueZh: null },
    ])
    const long = `${'l'.repeat(140)}=${'v'.repeat(500)}`
    expect(told(own({ attributes: long }))).toEqual([])
    for (const wrong of ['=Linen', `A=1\nB=`, `l${long}`, `${long}v`])
      expect(told(own({ attributes: wrong }))[0]).toContain('expected one attribute a line')
    expect(told(own({ attributes: 'Material' }))[0]).toContain('expected one attribute a line')
    expect(told(own({ attributes: 'A=1\nB=2', attributes_zh: '甲=1' }))[0]).toContain('expected 2 lines, one for each attribute, found 1')
  })
  it('hold flags, numbers, codes and addresses', () => {
    const item = itemIn(
      own({
        new: 'true',
        popularity: '870',
        max_add_quantity: '6',
        categories: 'women-bags; gifts',
        videos: '/a.mp4 https://b.example/c.mp4',
        brand_code: 'lumiere',
      }),
    )
    expect(item.fields).toMatchObject({ isNew: true, popularity: 870, maxAddQuantity: 6 })
    expect([item.categories, item.videos, item.brand]).toEqual([
      ['women-bags', 'gifts'],
      ['/a.mp4', 'https://b.example/c.mp4'],
      { code: 'lumiere', name: 'Lumière' },
    ])
    expect(told(own({ max_add_quantity: '100' }))[0]).toContain('expected a whole number from 1 to 99')
    expect(item.definitions).toEqual({ categories: [] })
    expect(told(own({ videos: '/a.mp4 javascript:x' }))[0]).toContain('expected addresses')
    expect(told(own({ brand_code: 'Not A Code' }))[0]).toContain('expected a code')
    expect(told(own({ brand_definition: '{"code":""}' }))[0]).toContain('expected one brand as JSON')
  })
})

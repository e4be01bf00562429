import { expect, test } from 'vitest'
import { must, openTestShop } from '#test/shop.ts'
import { getBrandList, getBrandListPage } from '../brands.contract.ts'

const { shopper, url, database } = await openTestShop()
const guest = shopper()
const chinese = shopper({ culture: 'zh' })

test('brands are under the first letter of their name (brand-05)', async () => {
  const { brandsGroup } = must(await guest.call(getBrandList, { query: { IsGroupByFirstLetter: 'true' } }))
  expect(brandsGroup).toMatchObject({
    R: [{ code: 'rumah-wangi', name: 'Rumah Wangi', otherName: '香屋', pinyin: 'xiang wu', count: 4 }],
    T: [{ code: 'tanahati', count: 1 }],
  })
  expect(Object.keys(brandsGroup)).toEqual(['R', 'T'])
})

test('on a Chinese page, under the first letter of their pinyin', async () => {
  const { brandsGroup } = must(await chinese.call(getBrandList, { query: { IsGroupByFirstLetter: 'true' } }))
  expect(brandsGroup).toMatchObject({ X: [{ name: '香屋', otherName: 'Rumah Wangi' }, { name: '心土' }] })
})

test('by category, with its code or its id; one that does not exist is a 404 (brand-04, brand-05)', async () => {
  const [home] = (await database.pool.query(`select auto_id id from categories where code = 'home'`)).rows as { id: number }[]
  for (const query of [{ Code: 'home' }, { CategoryId: home!.id }, { CategoryId: home!.id, Code: 'home' }]) {
    expect(Object.keys(must(await guest.call(getBrandList, { query })).brandsGroup)).toEqual(['R', 'T'])
  }
  expect(await guest.call(getBrandList, { query: { Code: 'nowhere' } })).toMatchObject({ ok: false, problem: { status: 404 } })
  expect(await guest.call(getBrandList, { query: { CategoryId: home!.id, Code: 'other' } })).toMatchObject({
    ok: false,
    problem: { status: 404 },
  })
})

test.each(['?CategoryId=x', '?CategoryId=0', '?CategoryId=99999999999', '?Code=../x', '?IsGroupByFirstLetter=perhaps'])(
  'a query such as %s is a 400',
  async (query) => {
    expect((await fetch(`${url}/api/Brand/GetBrandList${query}`)).status).toBe(400)
  },
)

test('digits come last, and a brand that sells nothing is not listed (brand-06)', async () => {
  await database.pool.query(`
    with made as (insert into brands (code, display_name) values ('5-kaki', '5 Kaki'), ('idle', 'Idle') returning auto_id, code)
    update products set brand_id = (select auto_id from made where code = '5-kaki') where slug = 'storm-vase'`)
  const { brandsGroup } = must(await guest.call(getBrandList, { query: {} }))
  expect(Object.keys(brandsGroup)).toEqual(['R', 'T', '#'])
})

test('a brand whose name there is in English only says so (language-09)', async () => {
  const marked = async (by: typeof guest) => {
    const listed = Object.values(must(await by.call(getBrandList, { query: {} })).brandsGroup).flat()
    const { popularBrands } = must(await by.call(getBrandListPage, {}))
    return [listed, popularBrands].map((each) => each.filter(({ untranslated }) => untranslated?.includes('name')).map(({ code }) => code))
  }
  expect(await marked(chinese)).toEqual([['5-kaki'], ['5-kaki']])
  expect(await marked(guest)).toEqual([[], []])
})

test('the page has every key, its texts, and the bestselling brands (brand-07)', async () => {
  const page = must(await chinese.call(getBrandListPage, {}))
  expect(page).toMatchObject({ title: '品牌名录', breadcrumbs: [{ name: '品牌', url: '/branddirectory' }] })
  expect(page.keys).toHaveLength(27)
  expect(page.popularBrands[0]).toEqual({ code: 'rumah-wangi', name: '香屋', imageUrl: '/art/vase/celadon-front-800.webp' })
})

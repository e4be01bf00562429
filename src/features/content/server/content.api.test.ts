import { eq, inArray } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { getStoreLocations } from '#src/features/stock/stock.contract.ts'
import { seedContent } from '#demonstration/content/seed-content.ts'
import { seedMemberPromotions } from '#demonstration/settings/seed-programme.ts'
import { must, openTestShop } from '#test/shop.ts'
import {
  getContentPage,
  getContentSection,
  getFooterV2,
  getTopNavigation,
  getTouristPrivilegesPage,
  type FooterColumn,
} from '../content.contract.ts'
import { contentLinks, contentPages } from './content.tables.ts'

const { shop, shopper, database, url } = await openTestShop()
const guest = shopper()
const chinese = shopper({ culture: 'zh' })
const now = new Date('2026-11-21T12:00:00+08:00')

beforeAll(async () => {
  await seedContent(database.orm, now)
  await seedMemberPromotions(database.orm, now)
  await shop.changes.catchUp()
})

test('a text comes in the caller’s language, with its section and the store’s numbers filled in (content-10)', async () => {
  const query = { contentCode: 'delivery', section: 'customer-service' as const }
  const english = must(await guest.call(getContentPage, { query }))
  expect(english.contents[0]).toMatchObject({
    contentCode: 'delivery',
    title: 'Delivery',
    intro: expect.stringContaining('from S$150.00, '),
    updatedAt: now.toISOString(),
  })
  expect(english.contents[0]!.contentHtml).toContain('<h2 id="part-1">What it costs</h2>')
  expect(english.contents[0]!.contentHtml).not.toMatch(/\{[a-zA-Z]+\}/)
  expect(english.contents[0]!.outline[0]).toEqual({ id: 'part-1', text: 'What it costs' })
  expect(english.breadcrumbs).toEqual([
    { name: 'Customer service', url: '/customer-service' },
    { name: 'Delivery', url: '/customer-service/delivery' },
  ])
  expect(english.section.pages.map(({ contentCode }) => contentCode)).toEqual([
    'delivery',
    'collection',
    'returns',
    'payment',
    'faq',
    'accessibility',
    'privacy',
  ])
  const translated = must(await chinese.call(getContentPage, { query }))
  expect(translated.contents[0]).toMatchObject({
    title: '送货',
    intro: '自营商品满 S$150.00\u00a0全岛免费送货，会员满 S$100.00\u00a0即免；未满则收 S$8.00。',
  })
  expect(translated.breadcrumbs[0]!.name).toBe('顾客服务')
})

test('tourist privileges are the first item of their own call (content-07, content-08)', async () => {
  const page = must(await chinese.call(getTouristPrivilegesPage, {}))
  expect(page.contents[0]).toMatchObject({ title: '旅客礼遇', url: '/tourist-privileges' })
  expect(page.breadcrumbs).toEqual([{ name: '旅客礼遇', url: '/tourist-privileges' }])
  expect(page.section.pages).toEqual([])
})

test.each([
  ['an unknown code', { contentCode: 'press' }, 404],
  ['a text of another section', { contentCode: 'delivery', section: 'about-us' as const }, 404],
  ['a malformed code', { contentCode: '../etc' }, 400],
])('%s is refused', async (_, query, status) => {
  expect(await guest.call(getContentPage, { query })).toMatchObject({ ok: false, problem: { status } })
})

test('a section lists its texts in their order', async () => {
  const { title, pages } = must(await guest.call(getContentSection, { query: { section: 'shop-online' } }))
  expect(title).toBe('Shopping online')
  expect(pages.map(({ url }) => url)).toContain('/shop-online/site-use')
  expect((await fetch(`${url}/api/ContentPage/GetContentSection?section=nothing`)).status).toBe(400)
})

test('a script written to the database directly is not sent (content-06)', async () => {
  const html =
    '<p onclick="x()">Hello<script>alert(1)</script><img src="javascript:x" onerror="x()"><a href="javascript:x()">there</a></p><iframe src="https://a.example"></iframe>'
  await database.orm.insert(contentPages).values({ code: 'injected', section: 'about-us', title: '<b>Injected</b>', html, updatedAt: now })
  const page = must(await guest.call(getContentPage, { query: { contentCode: 'injected' } }))
  expect(page.contents[0]!.contentHtml).toBe('<p>Hello<img /><a>there</a></p>')
  await database.orm.delete(contentPages).where(eq(contentPages.code, 'injected'))
})

const urls = (columns: FooterColumn[]) => columns.flatMap(({ links }) => links.map((link) => link.url))

const networks = {
  FB: 'https://facebook.example/us',
  INSTA: 'https://instagram.example/us',
  YOUTUBE: 'https://youtube.example/us',
  TELEGRAM: 'https://telegram.example/us',
}

test('the networks are those of the settings; without any there is no column for them (content-04, content-14)', async () => {
  const codes = async () => must(await guest.call(getFooterV2, {})).map(({ subCode }) => subCode)
  expect(await codes()).not.toContain('CONNECT_WITH_US')
  await shop.settings.change({ networks: { INSTA: 'javascript:alert(1)', FB: networks.FB } }, now)
  const column = must(await chinese.call(getFooterV2, {})).find(({ subCode }) => subCode === 'CONNECT_WITH_US')
  expect(column).toMatchObject({ title: '关注我们', links: [{ code: 'FB', title: 'Facebook', url: networks.FB }] })
})

test('a text about what the shop does not have is not found, nor is anything led to it (content-14)', async () => {
  const page = { section: 'customer-service' as const, updatedAt: now, html: '' }
  await database.orm.insert(contentPages).values([
    { ...page, code: 'calling', title: 'Call us', intro: 'On {contactPhone}.' },
    { ...page, code: 'writing', title: 'Write to us', html: '<p>To {contactEmail}.</p>\n<h2>Or call</h2>\n<p>On {contactPhone}.</p>' },
  ])
  await database.orm
    .insert(contentLinks)
    .values([{ code: 'FOOTER_NAVIGATION', subCode: 'ABOUT_US', linkCode: 'CALLING', title: 'Call', url: '/customer-service/calling' }])
  const seen = async () => ({
    page: (await guest.call(getContentPage, { query: { contentCode: 'calling' } })).ok,
    listed: must(await guest.call(getContentSection, { query: { section: 'customer-service' } })).pages.some(
      ({ contentCode }) => contentCode === 'calling',
    ),
    linked: urls(must(await guest.call(getFooterV2, {}))).includes('/customer-service/calling'),
    html: must(await guest.call(getContentPage, { query: { contentCode: 'writing' } })).contents[0]!.contentHtml,
  })
  expect(await seen()).toEqual({ page: false, listed: false, linked: false, html: '<p>To shop@localhost.</p>' })
  await shop.settings.change({ contactPhone: '+65 6555 0100' }, now)
  expect(await seen()).toMatchObject({ page: true, listed: true, linked: true, html: expect.stringContaining('+65 6555 0100') })
  await database.orm.delete(contentPages).where(inArray(contentPages.code, ['calling', 'writing']))
  await database.orm.delete(contentLinks).where(eq(contentLinks.linkCode, 'CALLING'))
})

test('the footer has its columns, in the caller’s language (content-04, content-11, shell-21, shell-22)', async () => {
  await shop.settings.change({ networks }, new Date(now.getTime() + 1))
  const columns = must(await chinese.call(getFooterV2, {}))
  expect(columns.map(({ subCode }) => subCode)).toEqual([
    'ABOUT_US',
    'OUR_STORES',
    'CUSTOMER_SERVICE',
    'SHOPPING_ONLINE',
    'LOYALTY',
    'APP',
    'CONNECT_WITH_US',
  ])
  expect(columns.at(-1)!.links.map(({ code }) => code)).toEqual(['FB', 'INSTA', 'YOUTUBE', 'TELEGRAM'])
  expect(columns[0]).toMatchObject({ code: 'FOOTER_NAVIGATION', title: '关于我们', links: [{ title: '我们的故事' }, {}, {}] })
})

test('the messages of the bar come from content, and lead to pages that exist (content-05, reward-34)', async () => {
  await database.orm.insert(contentLinks).values([
    { code: 'TOP_NAVIGATION', subCode: 'SKINNY_HEADER', linkCode: 'SALE', title: 'Sale until Sunday', sortPriority: 8 },
    { code: 'TOP_NAVIGATION', subCode: 'SKINNY_HEADER', linkCode: 'TRAP', title: 'Trap', url: 'javascript:alert(1)', sortPriority: 9 },
  ])
  const [bar] = must(await guest.call(getTopNavigation, {}))
  expect(bar).toMatchObject({ code: 'TOP_NAVIGATION', subCode: 'SKINNY_HEADER' })
  expect(bar!.links.map(({ title, url }) => [title, url])).toEqual([
    ['Free home delivery of our own goods from S$150.00, for members from S$100.00', '/customer-service/delivery'],
    ['Sale until Sunday', null],
    ['Trap', null],
  ])
  expect(must(await chinese.call(getTopNavigation, {}))[0]!.links[0]!.title).toBe('自营商品满 S$150.00 免费送货，会员满 S$100.00 即免')
})

test('the footer leads to no page that does not exist', async () => {
  await database.orm.insert(contentLinks).values([
    { code: 'FOOTER_NAVIGATION', subCode: 'ABOUT_US', linkCode: 'PRESS', title: 'Press', url: '/about-us/press' },
    { code: 'FOOTER_NAVIGATION', subCode: 'ABOUT_US', linkCode: 'TRAP', title: 'Trap', url: 'javascript:alert(1)' },
    { code: 'FOOTER_NAVIGATION', subCode: 'EMPTY', title: 'Nothing under it' },
  ])
  const columns = must(await guest.call(getFooterV2, {}))
  expect(columns.map(({ subCode }) => subCode)).not.toContain('EMPTY')
  expect(urls(columns)).toContain('/contact-us')
  expect(urls(columns)).not.toContain('/about-us/press')
  expect(urls(columns).some((each) => each.startsWith('javascript'))).toBe(false)
  for (const path of urls(columns).filter((each) => /^\/(about-us|customer-service|shop-online)\//.test(each))) {
    const contentCode = path.split('/')[2]!.split('#')[0]!
    expect(await guest.call(getContentPage, { query: { contentCode } }), path).toMatchObject({ ok: true })
  }
})

test('an operator’s texts stay when the demonstration is seeded again', async () => {
  await database.orm.update(contentPages).set({ title: 'Vacancies' }).where(eq(contentPages.code, 'careers'))
  await database.orm.delete(contentPages).where(eq(contentPages.code, 'sustainability'))
  await seedContent(database.orm, now)
  const { pages } = must(await guest.call(getContentSection, { query: { section: 'about-us' } }))
  expect(pages.map(({ title }) => title)).toEqual(['Our story', 'Sustainability', 'Vacancies'])
})

test('both stores, in the caller’s language (shop-14)', async () => {
  const stores = must(await chinese.call(getStoreLocations, {}))
  expect(stores.map(({ code, name }) => [code, name])).toEqual([
    ['katong', '九里香加东店'],
    ['orchard', '九里香乌节店'],
  ])
  expect(stores[0]).toMatchObject({ address: '', hours: '', phone: '' })
})

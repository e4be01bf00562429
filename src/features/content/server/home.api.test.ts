import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test, vi } from 'vitest'
import { movableClock } from '#src/kit/clock.ts'
import { sqlState } from '#src/platform/db/sql-state.ts'
import { seedHouseTexts } from './house-texts.ts'
import { readHome, seedHome } from '#demonstration/content/seed-home.ts'
import { cast } from '#test/cast/catalogue.ts'
import { must, openTestShop } from '#test/shop.ts'
import { getContentCategory, getHomePage, getMenuStories, type HomePage } from '../content.contract.ts'
import { menuStoryCode } from '../rules/menu-story.ts'
import { findMediaOrigins } from './content.store.ts'
import { insertBanners, insertBlocks, type NewBanner, type NewBlock } from './home.store.ts'
import { contentBanners, contentBlocks } from './home.tables.ts'

const start = new Date('2026-12-01T00:00:00+08:00')
const clock = movableClock(start.toISOString())
const { shopper, database, url } = await openTestShop({ clock })
const { orm } = database
const guest = shopper()
const chinese = shopper({ culture: 'zh' })
const day = 24 * 60 * 60 * 1000

const home = async (who = guest): Promise<HomePage> => must(await who.call(getHomePage, {}))
const titles = (parts: readonly { title: string }[]): string[] => parts.map(({ title }) => title)
const banner = (title: NewBanner['title'], more: Partial<NewBanner> = {}): NewBanner => ({
  contentCode: 'HOME_PROMOTIONS',
  title,
  bannerImage: '/art/a-800.webp',
  startsAt: start,
  ...more,
})
const block = (contentCode: string, more: Partial<NewBlock> = {}): NewBlock => ({
  contentCode,
  title: contentCode,
  startsAt: start,
  ...more,
})
const rail = (contentCode: string, contentProductLists: NewBlock['contentProductLists']) => block(contentCode, { contentProductLists })

beforeEach(async () => {
  await orm.delete(contentBanners)
  await orm.delete(contentBlocks)
})

test('banners and blocks come by sortPriority, under the names of the wire (home-01, content-01, content-02)', async () => {
  await insertBanners(orm, [
    banner('second', { sortPriority: 20 }),
    banner('first', { sortPriority: 10, friendlyUrl: '/a', navigationLink: 'https://a.example/b', thumbnailImage: '/art/b.webp' }),
  ])
  await insertBlocks(orm, [block('LAST', { sortPriority: 3 }), block('FIRST', { sortPriority: 1, imageUrl: '/art/c.webp' })])
  const { banners, blocks } = await home()
  expect(banners).toEqual([
    {
      autoId: expect.any(Number),
      contentCode: 'HOME_PROMOTIONS',
      sortPriority: 10,
      title: 'first',
      text: '',
      callToAction: '',
      friendlyUrl: '/a',
      navigationLink: 'https://a.example/b',
      BannerImage: '/art/a-800.webp',
      ThumbnailImage: '/art/b.webp',
    },
    {
      autoId: expect.any(Number),
      contentCode: 'HOME_PROMOTIONS',
      sortPriority: 20,
      title: 'second',
      text: '',
      callToAction: '',
      friendlyUrl: '',
      navigationLink: '',
      BannerImage: '/art/a-800.webp',
      ThumbnailImage: '/art/a-800.webp',
    },
  ])
  expect(blocks).toEqual([
    {
      contentCode: 'FIRST',
      sortPriority: 1,
      title: 'FIRST',
      contentHtml: '',
      imageUrl: '/art/c.webp',
      callToAction: '',
      navigationLink: '',
      contentProductLists: [],
    },
    expect.objectContaining({ contentCode: 'LAST' }),
  ])
})

test('only what is scheduled for now is sent; it is no longer sent at its end', async () => {
  const tomorrow = new Date(start.getTime() + day)
  await insertBanners(orm, [
    banner('always'),
    banner('today', { endsAt: tomorrow }),
    banner('tomorrow', { startsAt: tomorrow, sortPriority: 1 }),
  ])
  await insertBlocks(orm, [block('TODAY', { endsAt: tomorrow }), block('TOMORROW', { startsAt: tomorrow })])
  const before = await home()
  expect([titles(before.banners), titles(before.blocks)]).toEqual([['always', 'today'], ['TODAY']])
  clock.advance(day)
  const after = await home()
  expect([titles(after.banners), titles(after.blocks)]).toEqual([['always', 'tomorrow'], ['TOMORROW']])
})

test('the stories of menus come by themselves, as long as they are scheduled, in the language of the caller (content-12)', async () => {
  const code = menuStoryCode('home-living')
  const story = (title: NewBanner['title'], more: Partial<NewBanner> = {}) => banner(title, { contentCode: code, ...more })
  await insertBanners(orm, [
    banner('on the home page', { contentCode: 'MENUS' }),
    story({ lang1: 'Vases', lang2: '花瓶' }),
    story('yesterday', { endsAt: clock.now() }),
  ])
  expect(titles((await home()).banners)).toEqual(['on the home page'])
  const told = async (who: typeof guest) => must(await who.call(getMenuStories, {})).map(({ contentCode, title }) => [contentCode, title])
  expect(await told(guest)).toEqual([['MENU_HOME_LIVING', 'Vases']])
  expect(await told(chinese)).toEqual([['MENU_HOME_LIVING', '花瓶']])
})

test('of two blocks with one code the later replaces the earlier until it ends', async () => {
  const now = clock.now()
  await insertBlocks(orm, [
    block('HOME_HERO', { title: 'every day' }),
    block('HOME_HERO', { title: 'the sale', startsAt: now, endsAt: new Date(now.getTime() + day) }),
  ])
  expect(titles((await home()).blocks)).toEqual(['the sale'])
  clock.advance(day)
  expect(titles((await home()).blocks)).toEqual(['every day'])
})

test('titles are objects by language, or one text for both; numbers of the store are filled in (content-03)', async () => {
  await insertBanners(orm, [
    banner({ lang1: 'Gifts', lang2: '礼品' }),
    banner({ lang1: 'Only English' }, { sortPriority: 1 }),
    banner('2027', { sortPriority: 2, text: { lang1: 'From {freeDeliveryFrom}', lang2: '满 {freeDeliveryFrom}' } }),
  ])
  expect(titles((await home()).banners)).toEqual(['Gifts', 'Only English', '2027'])
  const { banners } = await home(chinese)
  expect(titles(banners)).toEqual(['礼品', 'Only English', '2027'])
  expect(banners[2]!.text).toBe('满 S$150.00')
})

const hostile =
  '<p onclick="x()">Hello<script>alert(1)</script><a href="javascript:x()">there</a></p><iframe src="https://a.example"></iframe>'
const harmless = '<p>Hello<a>there</a></p>'

test('stored HTML is sanitised, and no stored address runs code (content-06)', async () => {
  await insertBanners(orm, [
    banner('x', {
      text: { lang1: hostile, lang2: hostile },
      navigationLink: 'javascript:alert(1)',
      friendlyUrl: '//evil.example',
      thumbnailImage: 'data:image/svg+xml,x',
    }),
  ])
  await insertBlocks(orm, [block('X', { contentHtml: hostile, imageUrl: 'javascript:x', navigationLink: '/\\evil.example' })])
  const [stored] = await orm.select().from(contentBanners)
  expect(stored).toMatchObject({
    text: { lang1: harmless, lang2: harmless },
    navigationLink: null,
    friendlyUrl: null,
    thumbnailImage: null,
  })
  const [storedBlock] = await orm.select().from(contentBlocks)
  expect(storedBlock).toMatchObject({ contentHtml: harmless, imageUrl: null, navigationLink: null })
})

test('what was written to the database directly is sanitised when sent (content-06)', async () => {
  await insertBanners(orm, [banner('x')])
  await insertBlocks(orm, [block('X')])
  await orm.execute(
    sql`update content_banners set text = ${JSON.stringify({ lang1: hostile })}::jsonb, navigation_link = 'https:// evil.example'`,
  )
  await orm.execute(sql`update content_blocks set content_html = ${JSON.stringify(hostile)}::jsonb`)
  const { banners, blocks } = await home()
  expect(banners[0]).toMatchObject({ text: harmless, navigationLink: '' })
  expect(blocks[0]).toMatchObject({ contentHtml: harmless })
})

test.each([
  ['a link that runs code', `navigation_link = 'javascript:alert(1)'`],
  ['an address without a scheme', `friendly_url = '//evil.example'`],
  ['a picture that is data', `banner_image = 'data:image/svg+xml,x'`],
  ['a title that is a list', `title = '["x"]'`],
  ['a title without its first language', `title = '{"lang2": "x"}'`],
  ['an end before its start', `ends_at = starts_at`],
  ['a code in small letters', `content_code = 'home hero'`],
])('the table refuses %s', async (_, change) => {
  await insertBanners(orm, [banner('x')])
  const state = await orm.execute(sql.raw(`update content_banners set ${change}`)).then(() => '', sqlState)
  expect(state).toBe('23514')
})

test('product lists are filled by order, by category, or by slug, in a constant number of queries', async () => {
  const names = Object.values(cast).map(({ slug }) => slug)
  await insertBlocks(orm, [
    rail('BEST', [
      { source: 'bestseller', count: 2 },
      { source: 'products', slugs: [names[1]!] },
    ]),
  ])
  const queries = vi.spyOn(database.pool, 'query')
  // How often the feed of changes is asked depends on who asks at the same time.
  const made = () => queries.mock.calls.filter(([query]) => (query as unknown as { name?: string }).name !== 'changes-since').length
  await home()
  const few = made()
  await insertBlocks(orm, [
    rail('NAMED', [{ source: 'products', slugs: [names[3]!, 'no-such-thing', names[0]!] }]),
    rail('TWO', [
      { source: 'newest', count: 1, category: 'home' },
      { source: 'bestseller', count: 3, category: 'nowhere' },
    ]),
    rail('BEST_OF_HOME', [{ source: 'bestseller', count: 24, category: 'home' }]),
  ])
  queries.mockClear()
  const { blocks } = await home()
  expect(made()).toBeLessThanOrEqual(few)
  queries.mockRestore()
  const lists = Object.fromEntries(
    blocks.map(({ contentCode, contentProductLists }) => [
      contentCode,
      contentProductLists.map(({ products }) => products.map(({ slug }) => slug)),
    ]),
  )
  expect(lists).toEqual({
    BEST: [names.slice(0, 2), [names[1]]],
    NAMED: [[names[3], names[0]]],
    TWO: [[expect.any(String)], []],
    BEST_OF_HOME: [names],
  })
})

test('a malformed list is left out', async () => {
  await insertBlocks(orm, [block('X')])
  await orm.execute(
    sql`update content_blocks set content_product_lists = '[{"source": "worst"}, {"source": "bestseller"}, 7, {"source": "bestseller", "count": 1}]'`,
  )
  expect((await home()).blocks[0]!.contentProductLists).toHaveLength(1)
})

test('the counter has the number of products, and never goes down (home-04)', async () => {
  await insertBlocks(orm, [block('HOME_COUNTER'), block('HOME_STORY')])
  const { blocks } = await home()
  expect(blocks.find(({ contentCode }) => contentCode === 'HOME_COUNTER')!.amount).toBe(5)
  expect(blocks.find(({ contentCode }) => contentCode === 'HOME_STORY')).not.toHaveProperty('amount')
  const next = async (amount: number) => must(await guest.call(getContentCategory, { query: { amount } }))
  expect(await next(0)).toBe(5)
  expect(await next(5)).toBe(5)
  expect(await next(6)).toBe(6)
})

test.each(['', '?amount=-1', '?amount=1.5', '?amount=x', '?amount=1000001'])('a counter asked with "%s" is a 400', async (query) => {
  expect((await fetch(`${url}/api/ContentPage/GetContentCategory${query}`)).status).toBe(400)
})

test('the seed adds what is missing and does not touch what an operator has changed', async () => {
  await insertBanners(orm, [banner('my own')])
  await seedHome(orm, clock.now(), { demonstration: true })
  const once = await home()
  expect(new Set(once.blocks.map(({ contentCode }) => contentCode))).toEqual(
    new Set(readHome({ demonstration: true }).blocks.map(({ contentCode }) => contentCode)),
  )
  expect(titles(once.banners.filter(({ contentCode }) => contentCode === 'HOME_PROMOTIONS'))).toEqual(['my own'])
  await orm
    .update(contentBlocks)
    .set({ endsAt: new Date(clock.now().getTime() + 1) })
    .where(eq(contentBlocks.contentCode, 'HOME_STORY'))
  clock.advance(1)
  await seedHome(orm, clock.now(), { demonstration: true })
  expect(await home()).toEqual({ ...once, blocks: once.blocks.filter(({ contentCode }) => contentCode !== 'HOME_STORY') })
})

test('a shop of its own starts with what it sells: departments with a picture, bestsellers, and what is new besides (content-13)', async () => {
  await seedHouseTexts(orm, clock.now())
  const { banners, blocks } = await home()
  expect(blocks.map(({ contentCode }) => contentCode)).toEqual(['HOME_HERO', 'HOME_ARCHES', 'HOME_BESTSELLERS', 'HOME_NEW'])
  const { rows } = await database.pool.query<{ code: string }>(
    'select code from categories where parent_id is null order by position, auto_id',
  )
  const departments = banners.filter(({ contentCode }) => contentCode === 'HOME_ARCHES')
  expect(departments.length).toBeGreaterThan(0)
  expect(rows.map(({ code }) => `/productlist/category/${code}`)).toEqual(
    expect.arrayContaining(departments.map((each) => each.friendlyUrl)),
  )
  expect(departments.every(({ BannerImage }) => BannerImage.startsWith('/art/'))).toBe(true)
  const [bestsellers, others] = ['HOME_BESTSELLERS', 'HOME_NEW'].map((code) =>
    blocks.find(({ contentCode }) => contentCode === code)!.contentProductLists[0]!.products.map(({ slug }) => slug),
  )
  expect(bestsellers!.length).toBeGreaterThan(3)
  // Its bestsellers are all of its goods: the rail of new ones is empty, and no button leads to it.
  expect(others).toEqual([])
  expect(blocks[0]).toMatchObject({ callToAction: 'See what’s new', navigationLink: '' })
  expect(banners.some(({ contentCode }) => contentCode === 'HOME_HERO')).toBe(false)
  expect(blocks[0]!.contentProductLists[0]!.products).toHaveLength(3)
})

test('the answer is the same for every caller of one language', async () => {
  await seedHome(orm, clock.now(), { demonstration: true })
  const somebody = shopper()
  await somebody.fill(cast.candle.ean)
  expect(await home(somebody)).toEqual(await home())
})

test('pages load pictures from the origins that banners, blocks and their texts name (safe-49)', async () => {
  await insertBanners(orm, [
    banner('one', { bannerImage: 'https://cdn.example/a.webp', text: '<img alt="" src="https://in-texts.example:8443/b.png">' }),
    banner('two', { thumbnailImage: 'https://CDN.example/b.webp', navigationLink: 'https://links.example/' }),
  ])
  await insertBlocks(orm, [
    block('A', {
      imageUrl: 'https://blocks.example/c.webp',
      contentHtml: '<a href="https://links.example">src="https://links.example"</a>',
    }),
  ])
  expect((await findMediaOrigins(orm)).toSorted()).toEqual([
    'https://blocks.example',
    'https://cdn.example',
    'https://in-texts.example:8443',
  ])
})

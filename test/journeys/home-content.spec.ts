import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import pg from 'pg'
import { expect, once, onPhone, test } from './journey.ts'
import { scrollThrough } from './scroll-through.ts'

interface Painted {
  shift: number
  /** The largest contentful paint, when it is a picture. */
  picture: { loading: string; priority: string } | null
}

/** Records every layout shift and the largest contentful paint from the start of the page. */
function watchPaint(): void {
  const painted: Painted = { shift: 0, picture: null }
  Object.assign(window, { painted })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) painted.shift += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
  new PerformanceObserver((list) => {
    const { element } = list.getEntries().at(-1) as PerformanceEntry & { element: Element | null }
    painted.picture = element instanceof HTMLImageElement ? { loading: element.loading, priority: element.fetchPriority } : null
  }).observe({ type: 'largest-contentful-paint', buffered: true })
}

const paintedOn = (page: Page): Promise<Painted> => page.evaluate(() => (window as unknown as { painted: Painted }).painted)

test('an address with a fragment below the first screen opens the page there', once, async ({ page, open }) => {
  await open('/#home-new')
  await expect(page.locator('#home-new')).toBeInViewport()
})

const bannersOf = (page: Page) => page.locator('#home-promotions ~ ul img')
const shownIn = (pictures: Locator) => () =>
  pictures.evaluateAll((images) => images.map((image) => new URL((image as HTMLImageElement).currentSrc).pathname))

test('each width has its own banner pictures; the first banner is the largest paint, and nothing moves (home-05, content-02)', async ({
  page,
  open,
}, info) => {
  await page.addInitScript(watchPaint)
  await open('/')
  const front = page.getByRole('main').locator('section').first().locator('img')
  await expect(front).toHaveCount(3)
  for (const picture of await front.all()) {
    await expect(picture).toHaveAttribute('loading', 'eager')
    await expect(picture).toHaveAttribute('fetchpriority', 'high')
  }
  const { picture } = await paintedOn(page)
  if (picture) expect(picture).toEqual({ loading: 'eager', priority: 'high' })
  await scrollThrough(page)
  const view = info.project.name.endsWith('360') ? 'mobile' : 'desktop'
  await expect
    .poll(shownIn(bannersOf(page)))
    .toEqual(['table', 'gifts', 'journeys'].map((name) => expect.stringContaining(`/${name}-${view}-`)))
  expect((await paintedOn(page)).shift).toBeLessThan(0.05)
})

test('a banner picture that is broken is replaced by the default (shell-06)', onPhone, async ({ page, open }) => {
  await page.route('**/art/banner/gifts-*', (route) => route.fulfill({ status: 200, contentType: 'image/avif', body: 'broken' }))
  await open('/')
  await scrollThrough(page)
  await expect.poll(shownIn(bannersOf(page))).toContainEqual(expect.stringContaining('/art/default/'))
})

test('the counter takes a sample, asks after half a second, and never shows another number (home-03)', once, async ({ page, open }) => {
  await open('/')
  const counter = page.locator('#home-counter')
  const truth = /^\d+/.exec((await counter.getByRole('heading').textContent())!)![0]
  const shown = await counter.evaluateHandle((element) => {
    const numbers = new Set<string>()
    const note = () => numbers.add(/^\d+/.exec(element.querySelector('h2')!.textContent)![0])
    new MutationObserver(note).observe(element, { subtree: true, childList: true, characterData: true })
    note()
    return numbers
  })
  const asked = page.waitForRequest(/GetContentCategory/)
  const before = Date.now()
  await counter.scrollIntoViewIfNeeded()
  const request = await asked
  expect(new URL(request.url()).searchParams.get('amount')).toBe(truth)
  expect(Date.now() - before).toBeGreaterThan(400)
  await (await request.response())!.finished()
  await page.waitForTimeout(100)
  expect(await shown.evaluate((numbers) => [...numbers])).toEqual([truth])
})

test('the online-exclusive strip is the last thing on the home page (home-02)', once, async ({ page, open, say }) => {
  await open('/')
  const strip = page.getByRole('region', { name: say('When you shop online', '网购安心承诺') })
  await expect(strip.getByRole('listitem')).toHaveCount(4)
  await expect(strip.getByRole('link', { name: say('Delivery', '送货说明') })).toHaveAttribute('href', '/customer-service/delivery')
  expect(
    await strip.evaluate((element) => element.closest('main')?.lastElementChild?.contains(element)),
    'it is the last thing above the footer',
  ).toBe(true)
})

const planted = { html: 'Planted in the database.', html_zh: '直接写进数据库的一句话。' }

/** Writes past all validation, as an attacker with the database's password could. */
async function plantScript(): Promise<void> {
  const client = new pg.Client({ connectionString: readFileSync(join(process.env.JOURNEYS_DATA!, 'postgres.url'), 'utf8') })
  await client.connect()
  for (const [column, text] of Object.entries(planted)) {
    const hostile = `<p onmouseover="document.title='taken'">${text} <a href="javascript:alert(1)">${text}</a></p><script>document.title='taken'</script>`
    await client.query(
      `update content_pages set ${column} = ${column} || $1 where code = 'tourist-privileges' and ${column} not like '%' || $2 || '%'`,
      [hostile, text],
    )
  }
  await client.end()
}

test(
  'tourist privileges: breadcrumbs, one title, and no script from the content (content-07, content-09)',
  once,
  async ({ page, open, say }) => {
    await plantScript()
    const words = say(planted.html, planted.html_zh)
    const sentence = page.getByText(words).first()
    const sent = async () => (await page.request.get('/tourist-privileges')).text()
    await expect.poll(sent, { message: 'a change shows at once', timeout: 3000 }).toContain(words)
    await open('/tourist-privileges')
    await expect(sentence).toBeVisible()
    const crumbs = page.getByRole('navigation', { name: say('Breadcrumb', '导航路径') }).getByRole('listitem')
    await expect(crumbs).toHaveText([say('Home page', '首页'), say('Tourist privileges', '旅客礼遇')])
    await expect(page.getByRole('heading', { level: 1 })).toHaveText([say('Tourist privileges', '旅客礼遇')])
    const article = page.getByRole('article')
    await expect(article.locator('script, iframe, [onmouseover], [href^="javascript"]')).toHaveCount(0)
    await sentence.hover()
    expect(await page.title()).not.toBe('taken')
  },
)

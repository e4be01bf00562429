import type { Page } from '@playwright/test'
import { indistinct } from './forced-colours.ts'
import { expect, once, test } from './journey.ts'

// The browser's console reports a failed fetch.
test.use({ expectedErrors: /ERR_FAILED|Failed to load resource/ })

const cards = (page: Page) => page.getByRole('main').getByRole('article')
const isNarrow = (page: Page) => page.viewportSize()!.width < 768

test('filters, sorting, page size and page are all in the address', async ({ page, say, open, checkPage }) => {
  test.slow()
  await open('/productlist/category/women')
  const count = page
    .getByRole('status')
    .filter({ hasText: say(/^\d+ items?$/, /^共 \d+\s件$/) })
    .first()
  const total = async () => Number(/\d+/.exec((await count.textContent())!)![0])
  const filters = isNarrow(page)
    ? page.getByRole('dialog', { name: say('Filter', '筛选') })
    : page.getByRole('complementary', { name: say('Filters', '筛选条件') })
  const openSheet = async () => {
    if (isNarrow(page)) await page.getByRole('button', { name: say(/^Filter/, /^筛选/) }).click()
  }
  const chips = page.getByRole('list', { name: say('Applied filters', '已选条件') })
  const whole = await total()

  await test.step('32 bestsellers on page one; sizes 32, 48 and 126 (listing-02, listing-03)', async () => {
    await expect(cards(page)).toHaveCount(32)
    await expect(page.getByRole('combobox', { name: say('Sort by', '排序') }).locator('visible=true')).toHaveValue('bestseller')
    await expect(page.locator('[aria-current="page"]').filter({ hasText: /^1$/ })).toBeVisible()
    // Above the list, or on a narrow page under it.
    const sizes = page.getByRole('main').getByRole('list', { name: say('Per page', '每页') })
    await expect(sizes.getByRole('link')).toHaveText(['32', '48', '126'])
    await checkPage('33-listing')
  })

  await test.step('a facet is cut at eight values', async () => {
    await openSheet()
    const brands = filters.getByRole('list', { name: say('Brand', '品牌'), exact: true })
    await expect(brands.getByRole('listitem')).toHaveCount(8)
    await filters
      .getByRole('button', { name: say(/^Show \d+ more$/, /^再显示 \d+\s个$/) })
      .first()
      .click()
    await expect.poll(() => brands.getByRole('listitem').count()).toBeGreaterThan(8)
  })

  const malaysia = () => filters.getByRole('checkbox', { name: say(/^Malaysia/, /^马来西亚/) })
  await test.step('a tick stays in place, becomes a chip and changes the count (listing-08, access-45)', async () => {
    await malaysia().check()
    if (isNarrow(page)) {
      // The filter is pending: the list behind changes only at "Show n items".
      await expect(page).not.toHaveURL(/param/)
      const show = filters.getByRole('button', { name: say(/^Show \d+ items/, /^显示 \d+\s件/) })
      await expect.poll(async () => Number(/\d+/.exec((await show.textContent())!)?.[0])).toBeLessThan(whole)
      const promised = Number(/\d+/.exec((await show.textContent())!)![0])
      await checkPage('34-filter-sheet')
      // A chip that leaves gives the focus to the next one, the last to the sheet's heading (access-05).
      const removing = filters.getByRole('button', { name: say(/^Remove/, /^移除/) })
      await filters
        .getByRole('list', { name: say('Brand', '品牌'), exact: true })
        .getByRole('checkbox')
        .first()
        .check()
      await expect(removing).toHaveCount(2)
      await removing.first().press('Enter')
      await expect(removing).toBeFocused()
      await expect(removing).toHaveAccessibleName(say('Remove Made in: Malaysia', '移除产地：马来西亚'))
      await removing.press('Enter')
      await expect(malaysia()).not.toBeChecked()
      await expect(filters.getByRole('heading', { name: say('Filter', '筛选'), exact: true })).toBeFocused()
      await malaysia().check()
      await expect.poll(async () => Number(/\d+/.exec((await show.textContent())!)?.[0])).toBe(promised)
      await show.click()
      await expect.poll(total).toBe(promised)
    }
    await expect(chips.getByRole('link', { name: say('Remove Made in: Malaysia', '移除产地：马来西亚') })).toBeVisible()
    await expect.poll(total).toBeLessThan(whole)
    await openSheet()
    await expect(malaysia()).toBeChecked()
    if (isNarrow(page)) await page.keyboard.press('Escape')
    await checkPage('35-filtered')
    if (!isNarrow(page)) expect(await indistinct(page)).toEqual([])
  })
  const filtered = await total()

  await test.step('sort and page go into the address; Back and reload bring everything back, and the place (listing-05, access-03)', async () => {
    // Its steps are the same at any width.
    if (!isNarrow(page)) return
    const sort = page.getByRole('combobox', { name: say('Sort by', '排序') }).locator('visible=true')
    await sort.selectOption('priceUp')
    await expect(page).toHaveURL(/SortBy/)
    const pages = page.getByRole('navigation', { name: say('Pages', '分页') })
    const first = pages.getByRole('link', { name: say('Page 1', '第 1 页'), exact: true })
    const second = pages.getByRole('link', { name: say('Page 2', '第 2 页'), exact: true })
    const turn = async () => {
      await second.press('Enter')
      await expect(page).toHaveURL(/pageNo/)
      await expect(page.getByRole('region', { name: say('Results', '结果') })).toBeFocused()
      await expect(second, 'the list starts at its top').not.toBeInViewport()
    }
    const turnBack = async () => {
      await page.goBack()
      await expect(page).not.toHaveURL(/pageNo/)
      await expect(first).toHaveAttribute('aria-current', 'page')
      await expect(sort).toHaveValue('priceUp')
    }
    await expect(first).toHaveAttribute('href', /priceUp/)
    await second.focus()
    const place = await page.evaluate(() => scrollY)
    await turn()
    await turnBack()
    await expect(second).toBeFocused()
    expect(Math.abs((await page.evaluate(() => scrollY)) - place)).toBeLessThan(2)
    // Left by the sort, the page has the focus there.
    await sort.focus()
    await sort.selectOption('priceDown')
    await expect(page).toHaveURL(/priceDown/)
    await page.goBack()
    await expect(first).toHaveAttribute('href', /priceUp/)
    await expect(sort).toBeFocused()
    await turn()
    const address = page.url()
    const card = await cards(page).first().textContent()
    await page.reload({ waitUntil: 'networkidle' })
    expect(page.url()).toBe(address)
    await expect(cards(page).first()).toHaveText(card!)
    await expect(chips.getByRole('link')).toHaveCount(2)
    await expect.poll(total).toBe(filtered)
    await turnBack()
    await openSheet()
    await page.goBack()
    await expect(page).not.toHaveURL(/SortBy/)
    await expect(filters, 'the sheet of the other list').toBeHidden()
  })

  await test.step('removing the chip takes the tick away (listing-09)', async () => {
    await chips.getByRole('link', { name: say(/^Remove/, /^移除/) }).press('Enter')
    await expect(chips).toHaveCount(0)
    await expect.poll(total).toBe(whole)
    await openSheet()
    await expect(malaysia()).not.toBeChecked()
  })
})

test(
  'a param that is no JSON loads the defaults; pages in the middle of many (listing-04, listing-11)',
  once,
  async ({ page, say, open }) => {
    await open('/productlist/category/women?param=%7Bbroken')
    await expect(cards(page)).toHaveCount(32)
    await expect(page.getByRole('combobox', { name: say('Sort by', '排序') }).locator('visible=true')).toHaveValue('bestseller')

    // No list of the demonstration has 20 pages, so the shop's reply is made to say so: page 8 of 20 (listing-11).
    await open(`/productlist/category/gifts?${new URLSearchParams({ param: JSON.stringify({ pageNo: 7 }) })}`)
    await page.route(/productlist.*\.data/, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: (await response.text()).replace(/(?<="pageCount",)\d+/, '20') })
    })
    const steps = page.getByRole('navigation', { name: say('Pages', '分页') }).locator('li')
    await steps.getByRole('link', { name: say('Page 8', '第 8 页'), exact: true }).press('Enter')
    await expect(steps).toHaveText([say('Previous', '上一页'), '1', '…', '6', '7', '8', '9', '10', '…', '20', say('Next', '下一页')])
    await expect(steps.getByRole('link', { name: say('Page 8', '第 8 页'), exact: true })).toHaveAttribute('aria-current', 'page')
  },
)

test('no results: the cause, and one thing to do about it (listing-10)', once, async ({ page, say, open, checkPage }) => {
  const param = JSON.stringify({ Attributes: ['made-in:malaysia', 'material:porcelain'], maxPriceCents: 1 })
  await open(`/productlist/category/women?${new URLSearchParams({ param })}`)
  await expect(page.getByRole('heading', { name: say('Nothing here matches', '没有符合的商品') })).toBeVisible()
  await checkPage('36-no-results')
  await page
    .getByRole('main')
    .getByRole('link', { name: say('Clear all', '全部清除') })
    .last()
    .press('Enter')
  await expect(cards(page)).toHaveCount(32)
  await expect(page).not.toHaveURL(/param/)
})

test(
  'a list that cannot be fetched offers Retry in its place, and Retry fetches it (listing-13)',
  once,
  async ({ page, say, open, checkPage }) => {
    await open('/productlist/category/women')
    let isDown = true
    await page.route(/productlist.*\.data/, (route) => (isDown ? route.abort() : route.continue()))
    await page.getByRole('link', { name: say('Page 2', '第 2 页'), exact: true }).press('Enter')
    const alert = page.getByRole('alert').filter({ hasText: say('The list could not be fetched.', '商品列表暂时取不到。') })
    await expect(alert).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('Women', '女士'))
    await expect(page.getByRole('main').getByText(say(/^\d+ items$/, /^共 \d+\s件$/)), 'no count of another list').toHaveCount(0)
    await checkPage('37-failed')
    isDown = false
    await alert.getByRole('button', { name: say('Retry', '重试') }).click()
    await expect(cards(page)).toHaveCount(32)
    await expect(page.getByRole('link', { name: say('Page 2', '第 2 页'), exact: true })).toHaveAttribute('aria-current', 'page')
  },
)

test('a slow list shows its skeleton after a moment; Back to it finds the place (access-03)', once, async ({ page, say, open }) => {
  let coming = Promise.withResolvers<void>()
  // What finds the pressed link again is late as well.
  await page.route(/assets\/arrival-/, async (route) => {
    await coming.promise
    await route.continue()
  })
  await open('/productlist/category/women')
  await page.route(/productlist.*\.data/, async (route) => {
    await coming.promise
    await route.continue()
  })
  const comesLate = async () => {
    await expect(page.getByRole('region', { name: say('Results', '结果') })).toHaveAttribute('aria-busy', 'true')
    await expect(cards(page)).toHaveCount(0)
    coming.resolve()
    await expect(cards(page)).toHaveCount(32)
  }
  const second = page.getByRole('link', { name: say('Page 2', '第 2 页'), exact: true })
  await second.focus()
  const place = await page.evaluate(() => scrollY)
  // Without a pointer near it first, which would prefetch the list.
  await second.dispatchEvent('click')
  await comesLate()
  coming = Promise.withResolvers()
  await page.goBack()
  await comesLate()
  await expect(second).toBeFocused()
  expect(Math.abs((await page.evaluate(() => scrollY)) - place)).toBeLessThan(2)
})

test(
  'while a list loads, the sort stays as it was chosen, and a second change adds to it (listing-21)',
  once,
  async ({ page, say, open }) => {
    await open('/productlist/category/women')
    const { promise: waited, resolve: letCome } = Promise.withResolvers<void>()
    await page.route(/productlist.*\.data/, async (route) => {
      await waited
      await route.continue()
    })
    const sort = page.getByRole('combobox', { name: say('Sort by', '排序') }).locator('visible=true')
    const sizes = page.getByRole('main').getByRole('list', { name: say('Per page', '每页') })
    const brand = page
      .getByRole('list', { name: say('Brand', '品牌'), exact: true })
      .getByRole('checkbox')
      .first()
    await sort.selectOption('priceUp')
    await expect(page.getByRole('region', { name: say('Results', '结果') })).toHaveAttribute('aria-busy', 'true')
    await expect(sort).toHaveValue('priceUp')
    // Without a pointer near it first, which would prefetch the list.
    await sizes.getByRole('link', { name: '48', exact: true }).dispatchEvent('click')
    await expect(sizes.getByRole('link', { name: '48', exact: true })).toHaveAttribute('aria-current', 'true')
    await brand.check()
    letCome()
    await expect(page).toHaveURL(/pageSize.*48.*SortBy.*priceUp.*BrandCodes/)
    await expect(page.getByRole('region', { name: say('Results', '结果') })).not.toHaveAttribute('aria-busy', 'true')
    await expect(sort).toHaveValue('priceUp')
    await expect(brand).toBeChecked()
  },
)

// The sheet of a narrow page holds the same fields.
test('a price range of the shopper’s own, and why one is none (access-08)', once, async ({ page, say, open }) => {
  await open('/productlist/category/women')
  const [from, to] = [
    page.getByRole('textbox', { name: say('From, in S$', '最低价（S$）') }),
    page.getByRole('textbox', { name: say('To, in S$', '最高价（S$）') }),
  ]
  await from.fill('200')
  await to.fill('100')
  await to.press('Enter')
  await expect(page.getByRole('alert')).toHaveText(say('Give two amounts in dollars, the smaller one first', '请填新元金额，由低到高'))
  await to.fill('300')
  await to.press('Enter')
  await expect(page.getByRole('link', { name: say('Remove S$200.00 to S$300.00', '移除S$200.00 至 S$300.00') })).toBeVisible()
})

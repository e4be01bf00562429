import type { Locator, Page } from '@playwright/test'
import { expect, once, onPhone, test } from './journey.ts'

const isNarrow = (page: Page): boolean => page.viewportSize()!.width < 768

/** The field to type into: in the header of a wide page, behind a button on a narrow one. */
async function openSearch(page: Page, name: string): Promise<Locator> {
  if (isNarrow(page)) await page.getByRole('banner').getByRole('button', { name, exact: true }).click()
  const field = page.getByRole('combobox', { name }).first()
  await field.click()
  return field
}

test('suggestions by keyboard: arrows copy, Escape closes, Enter follows (search-03)', async ({ page, say, open, checkPage }) => {
  await open('/')
  const field = await openSearch(page, say('Search', '搜索'))
  await field.pressSequentially(say('cas', '珐琅'))
  const list = page.getByRole('listbox', { name: say('Suggestions', '搜索建议') })
  const options = list.getByRole('option')
  await expect(options.first()).toBeVisible()
  await expect(field).toHaveAttribute('aria-expanded', 'true')
  expect(await options.count()).toBeLessThanOrEqual(isNarrow(page) ? 8 : 10)
  await expect(list.getByRole('option', { selected: true })).toHaveCount(0)

  await test.step('typed part regular, completion bold', async () => {
    await expect(options.locator('b').first()).not.toBeEmpty()
    const weights = await options
      .first()
      .evaluate((row) => [row, row.querySelector('b')!].map((part) => Number(getComputedStyle(part).fontWeight)))
    expect(weights[1]).toBeGreaterThan(weights[0]!)
  })

  await test.step('one active row, its text in the field', async () => {
    await field.press('ArrowDown')
    const active = list.getByRole('option', { selected: true })
    await expect(active).toHaveCount(1)
    await expect(field).toHaveAttribute('aria-activedescendant', (await active.getAttribute('id'))!)
    expect(await active.innerText()).toContain(await field.inputValue())
    await checkPage('search-panel')
    await field.press('ArrowUp')
    await expect(field).toHaveValue(say('cas', '珐琅'))
    await expect(field).not.toHaveAttribute('aria-activedescendant')
  })

  await test.step('Escape closes the list, and the typed text stays', async () => {
    await field.press('ArrowDown')
    await field.press('Escape')
    await expect(list).toBeHidden()
    if (isNarrow(page)) {
      await (await openSearch(page, say('Search', '搜索'))).pressSequentially(say('cas', '珐琅'))
      return expect(options.first()).toBeVisible()
    }
    await expect(field).toHaveAttribute('aria-expanded', 'false')
    await expect(field).toHaveValue(say('cas', '珐琅'))
    await expect(field).toBeFocused()
  })

  await test.step('Enter follows the active suggestion', async () => {
    await field.press('ArrowUp')
    await expect(list.getByRole('option', { selected: true })).toHaveCount(1)
    await field.press('Enter')
    await expect(page).toHaveURL(/\/product\//)
    await expect(page.getByRole('listbox')).toHaveCount(0)
  })
})

test('Enter searches; results are counted and read in the language of the page (search-04, search-05, search-60)', async ({
  page,
  say,
  open,
  checkPage,
}) => {
  await open('/')
  const field = await openSearch(page, say('Search', '搜索'))
  await field.fill(say('candel', 'lazhu'))
  const counted = page.waitForRequest('**/api/Product/CountSearch')
  await field.press('Enter')
  await expect(page).toHaveURL(/\/search\?keyword=/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('Results for “candle”', '“lazhu”的搜索结果'))
  await expect(page.getByRole('main').getByText(say(/^\d+ items$/, /^共 \d+\s件$/))).toBeVisible()
  await expect(page.getByRole('main').getByRole('article').first()).toContainText(say('Candle', '烛'))
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await checkPage('search-results')
  const keyword = say('candel', 'lazhu')
  expect((await counted).postDataJSON()).toEqual({ keyword, countProducts: expect.any(Number) })

  // Its steps are the same in any language and at any width.
  if (!isNarrow(page)) return
  await test.step('what is opened and put in the bag is counted, too (search-62)', async () => {
    const first = page.getByRole('main').getByRole('article').first().getByRole('link')
    const slug = (await first.getAttribute('href'))!.split('/').at(-1)!
    const chosen = (choice: string) =>
      page.waitForRequest((request) => request.url().endsWith('/CountSearchChoice') && request.postDataJSON().choice === choice)
    const opened = chosen('opened')
    await first.click()
    expect((await opened).postDataJSON()).toEqual({ keyword, slug, choice: 'opened' })
    await expect(page).toHaveURL(/\/product\//)
    const bagged = chosen('bagged')
    await page
      .getByRole('main')
      .getByRole('button', { name: say('Add to bag', '加入购物袋') })
      .first()
      .click()
    expect((await bagged).postDataJSON()).toEqual({ keyword, slug, choice: 'bagged' })
    await page.goBack()
  })
  await page.goBack()
  await expect(page).toHaveURL(/\/$/)
})

test(
  'a keyword is understood part by part: what was understood is taken off, what was dropped insisted on (search-13, search-15, search-16)',
  onPhone,
  async ({ page, say, open, checkPage }) => {
    const keyword = say('leather vase under 200', '皮革花瓶200元以下')
    await open(`/search?${new URLSearchParams({ keyword })}`)
    const parts = page.getByRole('list', { name: say('Your search, part by part', '搜索内容的各部分') })
    await expect(parts.getByRole('link')).toHaveText([say('vase', '花瓶'), say('under 200', '200元以下')])
    await expect(page.getByRole('main').locator('s').first()).toHaveText(say('leather', '皮革'))
    await expect(page.getByRole('article').first()).toContainText(say('Vase', '瓶'))
    await checkPage('search-understood')
    await page.getByRole('link', { name: say('It must have “leather”', '必须有“皮革”') }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(say('Nothing found', '没有找到'))
    await page.goBack()
    await expect(page.getByRole('main').locator('s').first()).toHaveText(say('leather', '皮革'))
    await parts.getByRole('link', { name: say('Take off under 200', '去掉200元以下') }).click()
    await expect(page).toHaveURL((url) => url.searchParams.get('keyword') === say('leather vase', '皮革花瓶'))

    await test.step('what is not sold is said so', async () => {
      await open(`/search?keyword=${say('sofa', '沙发')}`)
      await expect(page.getByRole('main')).toContainText(say('We do not sell that', '本店目前没有这类商品'))
      await checkPage('search-not-sold')
    })
  },
)

test('the field says what was searched, however the shopper came there (search-01)', once, async ({ page, say, open }) => {
  const keyword = say('leather vase under 200', '皮革花瓶200元以下')
  await open(`/search?${new URLSearchParams({ keyword })}`)
  const field = page.getByRole('banner').getByRole('combobox', { name: say('Search', '搜索') })
  await expect(field).toHaveValue(keyword)
  await field.fill('can')
  await page
    .getByRole('list', { name: say('Your search, part by part', '搜索内容的各部分') })
    .getByRole('link', { name: say('Take off under 200', '去掉200元以下') })
    .press('Enter')
  await expect(field).toHaveValue(say('leather vase', '皮革花瓶'))
  await page.goBack()
  await expect(field).toHaveValue(keyword)
})

test.describe('without an answer', () => {
  test.use({ expectedErrors: /Failed to load resource/ })
  test('a search offers Retry, and nothing of the search before stays (listing-13)', once, async ({ page, say, open }) => {
    await open(`/search?keyword=${say('vase', '花瓶')}`)
    let isDown = true
    await page.route(/search\.data/, (route) => (isDown ? route.abort() : route.continue()))
    const field = page.getByRole('banner').getByRole('combobox', { name: say('Search', '搜索') })
    await field.fill(say('candle', '蜡烛'))
    await field.press('Enter')
    const alert = page.getByRole('alert').filter({ hasText: say('The list could not be fetched.', '商品列表暂时取不到。') })
    await expect(alert).toBeVisible()
    const asked = page.getByRole('heading', { level: 1, name: say('Results for “candle”', '“蜡烛”的搜索结果') })
    await expect(asked).toBeVisible()
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(0)
    await expect(page).toHaveTitle(say(/^Results for “candle”/, /^“蜡烛”的搜索结果/))
    isDown = false
    await alert.getByRole('button', { name: say('Retry', '重试') }).click()
    await expect(alert).toBeHidden()
    await expect(page.getByRole('main').getByRole('article')).not.toHaveCount(0)
  })
})

test(
  'a card shows the colour that was searched for, and leads to it, by keyboard too (listing-18)',
  onPhone,
  async ({ page, say, open }) => {
    await open(`/search?keyword=${encodeURIComponent(say('blue dress', '蓝色连衣裙'))}`)
    await page.locator('a[href^="/product/anggun-studio-waltz-dress?variant="]').focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/product\/anggun-studio-waltz-dress\?variant=\d+$/)
    await expect(page.getByRole('radio', { name: say('Indigo', '靛蓝'), exact: true })).toBeChecked()
  },
)

test('a search without results offers links', once, async ({ page, say, open, checkPage }) => {
  await open('/search?keyword=zzzzqq')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('Nothing found for “zzzzqq”', '没有找到“zzzzqq”'))
  await checkPage('search-nothing')
  await page
    .getByRole('navigation', { name: say('Start from a department', '从部门逛起') })
    .getByRole('link')
    .first()
    .click()
  await expect(page).toHaveURL(/\/productlist\/category\//)
})

test('the 51st character is refused (search-01)', once, async ({ page, say, open }) => {
  await open('/')
  const field = await openSearch(page, say('Search', '搜索'))
  await field.pressSequentially('b'.repeat(51))
  await expect(field).toHaveValue('b'.repeat(50))
})

test(
  'below 768 px search opens over the page; Cancel, one Escape and a press beside it close it (search-02, access-11)',
  onPhone,
  async ({ page, say, open }) => {
    await open('/')
    const button = page.getByRole('banner').getByRole('button', { name: say('Search', '搜索'), exact: true })
    const dialog = page.getByRole('dialog', { name: say('Search', '搜索') })
    await button.click()
    await expect(dialog.getByRole('combobox')).toBeFocused()
    // Before anything is typed, departments are where to begin.
    await expect(dialog.getByRole('option', { name: say('Home', '家居') }).first()).toBeVisible()
    await dialog.getByRole('button', { name: say('Cancel', '取消') }).click()
    await expect(dialog).toBeHidden()
    await expect(button).toBeFocused()
    await button.press('Enter')
    await expect(dialog).toBeVisible()
    await page.mouse.click(180, 700)
    await expect(dialog).toBeHidden()
    await expect(button).toBeFocused()
    await button.press('Enter')
    await dialog.getByRole('combobox').fill(say('candle', '蜡烛'))
    await expect(dialog.getByRole('option').first()).toBeVisible()
    await dialog.getByRole('combobox').dispatchEvent('keydown', { key: 'Escape', isComposing: true })
    await expect(dialog, 'an Escape that drops what an input method composes').toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  },
)

test('recent searches are listed, and can be cleared', once, async ({ page, say, open }) => {
  await open('/search?keyword=')
  const field = page.getByRole('main').getByRole('combobox')
  await field.fill('kettle')
  await field.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('kettle')
  await open('/search?keyword=')
  await field.click()
  await expect(page.getByRole('option', { name: 'kettle' })).toBeVisible()
  await page.getByRole('button', { name: say('Clear recent searches', '清除最近搜索') }).click()
  await expect(page.getByRole('option')).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('recent-searches')), 'nor are they back on the next page').toBe('[]')
})

test.describe('before the page is hydrated', () => {
  test.use({ javaScriptEnabled: false })
  test('the form is a plain form', onPhone, async ({ page, say }) => {
    await page.goto('/search')
    await page.getByRole('main').getByRole('combobox').fill(say('kettle', '水壶'))
    await page.getByRole('main').getByRole('combobox').press('Enter')
    await expect(page).toHaveURL(/\/search\?keyword=/)
    await expect(page.locator('h1')).toContainText(say('kettle', '水壶'))
    expect(await page.locator('main article').count()).toBeGreaterThan(5)
  })
})

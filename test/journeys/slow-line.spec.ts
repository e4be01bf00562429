import { expect, test } from './journey.ts'
import { bagLink } from './places.ts'

test('on a slow line, a button pressed before the page is hydrated still does its work', async ({ page, say }) => {
  await page.route('**/api/language/getall*', async (route) => {
    await new Promise((later) => setTimeout(later, 2000))
    await route.continue()
  })
  await page.goto('/product/rumah-wangi-vetiver-and-clove-candle', { waitUntil: 'domcontentloaded' })
  await page
    .getByRole('button', { name: say('Add to bag', '加入购物袋') })
    .locator('visible=true')
    .first()
    .click()
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated', '')
  await expect(page.getByRole('status').filter({ hasText: say('Added to your bag', '已加入购物袋') })).toBeVisible()
  await expect(page.getByRole('link', { name: say(/Bag, 1/, /购物袋，1/) })).toContainText('1')
})

test('Back before a reloaded page is hydrated shows the page that the address names', async ({ page, say, open }) => {
  const pages = page.getByRole('navigation', { name: say('Pages', '分页') })
  await open('/productlist/category/women')
  await pages.getByRole('link', { name: say('Page 2', '第 2 页'), exact: true }).press('Enter')
  await expect(page).toHaveURL(/pageNo/)
  await page.route('**/api/language/getall*', async (route) => {
    await new Promise((later) => setTimeout(later, 2000))
    await route.continue()
  })
  await page.reload({ waitUntil: 'domcontentloaded' })
  await page.evaluate(() => history.back())
  await expect(page).not.toHaveURL(/pageNo/)
  await expect(pages.getByRole('link', { name: say('Page 1', '第 1 页'), exact: true })).toHaveAttribute('aria-current', 'page')
})

test('a page without any touch is hydrated by itself', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '')
})

test('a part that is loaded later has its styles when it is shown', async ({ page, open, say }) => {
  await open('/customer-service/returns')
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^(Bag|购物袋)/ })
    .click()
  const popup = page.getByRole('dialog', { name: say('Your bag', '购物袋') })
  await expect(popup).toBeVisible()
  await expect(popup).toHaveCSS('display', 'flex')
})

test('what is typed before the page is hydrated is sent by a button pressed before, and found (sign-in-01, brand-02)', async ({
  page,
  say,
}) => {
  await page.route('**/api/language/getall*', async (route) => {
    await new Promise((later) => setTimeout(later, 2000))
    await route.continue()
  })
  await page.goto('/member/signIn', { waitUntil: 'domcontentloaded' })
  await page.getByRole('textbox', { name: say('Email or mobile number', '邮箱或手机号码') }).fill('early.bird@example.sg')
  await page.getByRole('button', { name: say('Send code', '发送验证码') }).click()
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated', '')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('Enter the code', '输入验证码'))
  await page.goto('/branddirectory', { waitUntil: 'domcontentloaded' })
  await page.getByRole('searchbox', { name: say('Find a brand', '查找品牌') }).fill('daught')
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated', '')
  await expect(page.getByRole('main').locator('section li a')).toHaveCount(1)
})

test('on a slow line, what is chosen and ticked before the page is hydrated is chosen (product-03, listing-05)', async ({ page, say }) => {
  await page.route('**/api/language/getall*', async (route) => {
    await new Promise((later) => setTimeout(later, 2000))
    await route.continue()
  })
  const hydrated = page.locator('html[data-hydrated]')
  await page.goto('/product/hujan-neroli-and-pandan-eau-de-parfum', { waitUntil: 'domcontentloaded' })
  const large = page.getByRole('main').getByRole('radio', { name: /^100/ })
  await large.press('Space')
  await page
    .getByRole('button', { name: say('Add to bag', '加入购物袋') })
    .locator('visible=true')
    .first()
    .click()
  await expect(hydrated).toHaveCount(0)
  await expect(page).toHaveURL(/variant=8882010000025/)
  await expect(large).toBeChecked()
  await expect(page.getByRole('status').filter({ hasText: say('Added to your bag', '已加入购物袋') })).toBeVisible()
  await bagLink(page).click()
  await expect(page.getByRole('dialog', { name: say('Your bag', '购物袋') })).toContainText('S$230.00')
  await page.goto('/productlist/category/beauty', { waitUntil: 'domcontentloaded' })
  await page
    .getByRole('combobox', { name: say('Sort by', '排序') })
    .locator('visible=true')
    .first()
    .selectOption('newest')
  await expect(hydrated).toHaveCount(0)
  await expect(page).toHaveURL(/newest/)
})

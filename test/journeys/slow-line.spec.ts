import { expect, test } from './journey.ts'

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

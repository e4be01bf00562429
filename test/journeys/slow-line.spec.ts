import { expect, test } from './journey.ts'

test('on a slow line, a button pressed before the page is alive still does its work', async ({ page, say }) => {
  await page.route('**/api/language/getall*', async (route) => {
    await new Promise((later) => setTimeout(later, 2000))
    await route.continue()
  })
  await page.goto('/product/rumah-wangi-vetiver-and-clove-candle', { waitUntil: 'domcontentloaded' })
  await page.getByRole('button', { name: say('Add to bag', '加入购物袋') }).locator('visible=true').first().click()
  await expect(page.locator('html')).not.toHaveAttribute('data-alive', '')
  await expect(page.getByRole('status').filter({ hasText: say('Added to your bag', '已加入购物袋') })).toBeVisible()
  await expect(page.getByRole('link', { name: say(/Bag, 1/, /购物袋，1/) })).toContainText('1')
})

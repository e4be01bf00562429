import type { Locator, Page } from '@playwright/test'
import { expect, once, test } from './journey.ts'
import { lowWindows, outOfReach } from './low-windows.ts'
import { bagLink, candle, listing } from './places.ts'

/** A candle, a bag and a vase: more than a low window shows. */
const goods = ['8882011512800', '8882011800006', '8882010000001']

/** Closes the layer again by Escape. */
async function isReached(page: Page, layer: Locator, name: string): Promise<void> {
  await expect(layer, name).toBeVisible()
  expect(await outOfReach(layer), name).toEqual([])
  await page.keyboard.press('Escape')
  await expect(layer).toBeHidden()
}

test('in low windows all of a popup, a dialog, a sheet and a menu can be reached (access-44)', once, async ({ page, say, open }) => {
  for (const ean of goods) await page.request.post('/api/ProductDetail/AddToCart', { data: { ean, quantity: 1 } })
  await open(listing)
  const [dialog, header] = [page.getByRole('dialog'), page.getByRole('banner')]
  for (const { width, height } of lowWindows) {
    const name = (what: string) => `${what} at ${width} × ${height}`
    await page.setViewportSize({ width, height })
    await page.evaluate(() => scrollTo(0, 0))
    await bagLink(page).press('Enter')
    await expect(dialog.getByRole('link', { name: say('Check out', '去结账') })).toHaveCount(1)
    await isReached(page, dialog, name('the bag'))
    await header.getByRole('button', { name: say('Menu', '菜单'), exact: true }).press('Enter')
    await isReached(page, dialog, name('the menu'))
    await header.getByRole('button', { name: say('Wishlist', '心愿单'), exact: true }).press('Enter')
    await isReached(page, dialog, name('the prompt of the wishlist'))
    if (width >= 768) continue
    await page.getByRole('button', { name: say(/^Filter/, /^筛选/) }).press('Enter')
    await isReached(page, dialog, name('the filters'))
    await header.getByRole('button', { name: say('Search', '搜索'), exact: true }).press('Enter')
    await expect(dialog.getByRole('combobox')).toBeFocused()
    expect(await outOfReach(dialog), name('the search')).toEqual([])
    await page.keyboard.press('Escape')
    if (await dialog.isVisible()) await page.keyboard.press('Escape')
  }
})

test('in low windows all of the picture viewer can be reached (access-44)', once, async ({ page, say, open }) => {
  await open(candle)
  const dialog = page.getByRole('dialog')
  for (const { width, height } of lowWindows) {
    await page.setViewportSize({ width, height })
    await page.getByRole('button', { name: say(/^Enlarge/, /^放大/) }).press('Enter')
    await expect(dialog.getByRole('img').first()).toBeVisible()
    await isReached(page, dialog, `the pictures at ${width} × ${height}`)
  }
})

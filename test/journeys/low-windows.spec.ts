import type { Locator, Page } from '@playwright/test'
import { expect, once, test } from './journey.ts'
import { bagLink, listing } from './places.ts'

/** A candle, a bag and a vase: more than a low window shows. */
const goods = ['8882011512800', '8882011800006', '8882010000001']

const windows = [
  { width: 320, height: 256 },
  { width: 640, height: 400 },
  { width: 844, height: 390 },
]

/** What cannot be scrolled to, and parts that scroll by themselves in less than 100 pixels. */
async function outOfReach(layer: Locator): Promise<string[]> {
  return layer.evaluate(async (dialog) => {
    await Promise.all(dialog.getAnimations().map(({ finished }) => finished))
    const { top, bottom } = dialog.getBoundingClientRect()
    const found = top < 0 || bottom > innerHeight ? [`the whole, from ${top} to ${bottom} of ${innerHeight}`] : []
    for (const part of dialog.querySelectorAll('*'))
      if (/auto|scroll/.test(getComputedStyle(part).overflowY) && part.scrollHeight > part.clientHeight + 1 && part.clientHeight < 100)
        found.push(`${part.className} in ${part.clientHeight} px`)
    for (const stop of dialog.querySelectorAll('a[href], button:not([disabled]), input, select')) {
      if (!stop.checkVisibility({ visibilityProperty: true }) || stop.closest('[inert], .visually-hidden')) continue
      stop.scrollIntoView({ block: 'center' })
      const box = stop.getBoundingClientRect()
      const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
      if (!hit || !(stop.contains(hit) || hit.closest('label')?.contains(stop)))
        found.push(`${stop.textContent.trim()} ${stop.outerHTML.slice(0, 60)}`)
    }
    return found
  })
}

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
  for (const { width, height } of windows) {
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

import type { Page } from '@playwright/test'
import { expect, once, test } from './journey.ts'
import { latestInvoice, signInAsMember } from './member.ts'

test.use({ viewport: { width: 360, height: 740 } })

function watchShifts(): void {
  const shifts = { sum: 0 }
  Object.assign(window, { shifts })
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[]) shifts.sum += value
  }).observe({ type: 'layout-shift', buffered: true })
}

const shiftOf = (page: Page): Promise<number> => page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum)

/** Opens a page without touching it, and adds up its layout shifts until what is personal has arrived. */
async function shiftOn(page: Page, path: string): Promise<number> {
  await page.goto(path)
  await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset)
  const unready = page.locator('main').locator('[aria-busy=true], [class*=bone]').locator('visible=true')
  await expect(unready, `${path} has nothing left to load`).toHaveCount(0)
  await page.waitForTimeout(300)
  return shiftOf(page)
}

test(
  'what is personal arrives in its place: the bag, empty and with goods, a member’s pages and an invoice (shell-26)',
  once,
  async ({ page, baseURL }) => {
    await page.addInitScript(watchShifts)
    expect(await shiftOn(page, '/cart/shopping-cart')).toBeLessThanOrEqual(0.02)
    await page.request.post('/api/ProductDetail/AddToCart', { data: { ean: '8882010000001', quantity: 1 } })
    expect(await shiftOn(page, '/cart/shopping-cart')).toBeLessThanOrEqual(0.02)

    await signInAsMember(page.context(), baseURL!, { hasLived: true, wished: 3 })
    const names = ['summary', 'overview', 'my-order', 'my-order-detail', 'rebate', 'loyalty', 'inbox', 'info', 'address', 'wishlist']
    for (const path of [...names.map((name) => `/member/account-${name}`), '/member/voucher'])
      expect(await shiftOn(page, path), path).toBeLessThanOrEqual(0.02)
    expect(await shiftOn(page, await latestInvoice(page))).toBeLessThanOrEqual(0.02)
  },
)

test('twin: what moves is noticed, also where nothing is drawn', once, async ({ page }) => {
  await page.addInitScript(watchShifts)
  await shiftOn(page, '/our-stores')
  await page.evaluate(() =>
    document.querySelector('main')!.prepend(Object.assign(document.createElement('div'), { style: 'height: 200px' })),
  )
  await expect.poll(() => shiftOf(page)).toBeGreaterThan(0.02)
})

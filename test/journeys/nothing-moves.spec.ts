import type { Page } from '@playwright/test'
import { expect, once, test } from './journey.ts'
import { signInAsMember } from './member.ts'

test.use({ viewport: { width: 360, height: 740 } })

function watchShifts(): void {
  const shifts = { sum: 0 }
  Object.assign(window, { shifts })
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[]) shifts.sum += value
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Opens a page without touching it, and adds up its layout shifts until what is personal has arrived. */
async function shiftOn(page: Page, path: string): Promise<number> {
  await page.goto(path)
  await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset)
  await expect(page.locator('main [aria-busy=true]').locator('visible=true')).toHaveCount(0)
  await page.waitForTimeout(300)
  return page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum)
}

test(
  'what is personal arrives in its place: the bag, empty and with goods, and a member’s pages (shell-26)',
  once,
  async ({ page, baseURL }) => {
    await page.addInitScript(watchShifts)
    expect(await shiftOn(page, '/cart/shopping-cart')).toBeLessThanOrEqual(0.02)
    await page.request.post('/api/ProductDetail/AddToCart', { data: { ean: '8882010000001', quantity: 1 } })
    expect(await shiftOn(page, '/cart/shopping-cart')).toBeLessThanOrEqual(0.02)

    await signInAsMember(page.context(), baseURL!, { hasLived: true, wished: 3 })
    const names = ['summary', 'my-order', 'my-order-detail', 'rebate', 'loyalty', 'inbox', 'info']
    for (const path of names.map((name) => `/member/account-${name}`)) expect(await shiftOn(page, path), path).toBeLessThanOrEqual(0.02)
  },
)

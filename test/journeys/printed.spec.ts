import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { signInAsMember } from './member.ts'
import { handbag } from './places.ts'

const sheet = { width: 718, height: 1040 }

/** What of the page is printed although it can only be pressed, or lies over the rest of it; a button round a picture is printed for its picture. */
const outOfPlace = (page: Page): Promise<string[]> =>
  page.getByRole('main').evaluate((main) => {
    const isPressed = (each: Element) => each.matches('button, select, nav, a[class*=button]') && !each.querySelector('img')
    const isOver = (each: HTMLElement) => ['fixed', 'sticky'].includes(getComputedStyle(each).position) && each.offsetHeight > 0
    return [...main.querySelectorAll<HTMLElement>('*')]
      .filter((each) => each.checkVisibility() && (isPressed(each) || isOver(each)))
      .map((each) => each.textContent.trim() || each.getAttribute('aria-label')!)
  })

test('paper has what is read, and nothing to press', async ({ page, baseURL, open, say }) => {
  await signInAsMember(page.context(), baseURL!, { hasLived: true, wished: 1 })
  const main = page.getByRole('main')
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize(sheet)

  await open(handbag)
  expect(await outOfPlace(page)).toEqual([])
  await expect(main.locator('img').locator('visible=true').first()).toBeVisible()
  await expect(main.getByText('S$344.00').first()).toBeVisible()
  await expect(main.getByRole('heading', { name: say('Goes well with it', '与它相配') }), 'no other products').toBeHidden()

  await open('/member/account-my-order-detail')
  await expect(main.getByText('S$273.90').first()).toBeVisible()
  expect(await outOfPlace(page)).toEqual([])

  await page.request.post('/api/ProductDetail/AddToCart', { data: { ean: '8882010000001', quantity: 1 } })
  await open('/cart/shopping-cart')
  await expect(main.getByText('S$118.00').first()).toBeVisible()
  expect(await outOfPlace(page)).toEqual([])
})

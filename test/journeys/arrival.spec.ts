import type { Page } from '@playwright/test'
import { expect, onPhone, test, type Journey } from './journey.ts'
import { bagLink, candle, cards, heartOf, listing } from './places.ts'

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })

/** Opens a search as the width offers it. */
async function search({ page, say }: Pick<Journey, 'page' | 'say'>, words: string): Promise<void> {
  const isNarrow = page.viewportSize()!.width < 768
  if (isNarrow)
    await page
      .getByRole('banner')
      .getByRole('button', { name: say('Search', '搜索') })
      .press('Enter')
  await page.locator('input[type=search]:visible').fill(words)
  await page.keyboard.press('Enter')
}

interface TreeNode {
  nodeId: string
  ignored: boolean
  role?: { value: string }
  name?: { value: string }
  childIds?: string[]
}

/** The names of the links and of the buttons that open them, as the accessibility tree has them in the footer. */
function footerLinks(nodes: readonly TreeNode[]): string[] {
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const within = (node: TreeNode): string[] => [
    ...(!node.ignored && /^(link|DisclosureTriangle|button)$/.test(node.role?.value ?? '') ? [node.name!.value] : []),
    ...(node.childIds ?? []).flatMap((id) => (byId.has(id) ? within(byId.get(id)!) : [])),
  ]
  return nodes.filter((node) => node.role?.value === 'contentinfo').flatMap(within)
}

test(
  'a page that comes says so by the focus: its heading, the part of its address, or the card one comes back to (access-01, access-02, access-03, access-06, access-12)',
  onPhone,
  async ({ page, say, open }) => {
    // Switched on before the page comes, as a screen reader's browser has it.
    const browser = await page.context().newCDPSession(page)
    await browser.send('Accessibility.enable')
    await open(listing)
    // Until it is laid out, its versions for wide and narrow pages would both be in the accessibility tree (access-06).
    await expect(page.getByRole('contentinfo')).toHaveCSS('content-visibility', 'visible')
    const narrow = page.viewportSize()!
    const wide = { width: 1280, height: 900 }
    for (const size of [narrow, wide]) {
      await page.setViewportSize(size)
      const links = footerLinks((await browser.send('Accessibility.getFullAXTree')).nodes as TreeNode[])
      expect(links.length).toBeGreaterThan(5)
      expect(links.filter((name, place) => links.indexOf(name) !== place)).toEqual([])
    }
    await page.setViewportSize(narrow)
    await browser.detach()
    await test.step('Back: the card that was pressed, where it was', async () => {
      const card = cards(page).nth(11).getByRole('link')
      await card.focus()
      await page.keyboard.press('Shift+Tab')
      await expect(heartOf(cards(page).nth(11)), 'what lies on the picture comes before the name').toBeFocused()
      await page.keyboard.press('Tab')
      const before = await page.evaluate(() => scrollY)
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/product\//)
      await expect(heading(page)).toBeFocused()
      await page.goBack()
      await expect(card).toBeFocused()
      expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(2)
    })
    await test.step('a link of the footer', async () => {
      await page.locator('footer a[href="/shop-online/site-use"]').press('Enter')
      await expect(heading(page)).toBeFocused()
    })
    await test.step('results, no results, and the same search in other words', async () => {
      await search({ page, say }, say('candle', '蜡烛'))
      await expect(heading(page)).toContainText(say('candle', '蜡烛'))
      await expect(heading(page)).toBeFocused()
      await page.setViewportSize(wide)
      await search({ page, say }, 'qqxxzz')
      await expect(heading(page)).toContainText('qqxxzz')
      await expect(heading(page)).toBeFocused()
      await page.setViewportSize(narrow)
    })
    await test.step('“Check out” in the bag’s popup leads to the delivery', async () => {
      await page.request.post('/api/ProductDetail/AddToCart', { data: { ean: '8882010000001', quantity: 1 } })
      await open(candle)
      await bagLink(page).press('Enter')
      await page
        .getByRole('dialog')
        .getByRole('link', { name: say('Check out', '去结账') })
        .press('Enter')
      const delivery = page.getByRole('heading', { name: say('Delivery and collection', '送货与自提') })
      await expect(delivery).toBeFocused()
      await expect(delivery).toBeInViewport()
      await open('/cart/shopping-cart#step-delivery')
      await expect(delivery).toBeFocused()
    })
  },
)

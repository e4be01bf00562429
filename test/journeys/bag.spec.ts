import type { Locator, Page } from '@playwright/test'
import { expect, onPhone, test } from './journey.ts'

// The network is cut on purpose.
test.use({ expectedErrors: /Failed to load resource/ })

/** Vetiver & Clove Candle, 220 g, which the store sends, and the Frame Day Bag, which Tanahati sends. */
const [candle, bag] = ['8882011512800', '8882011800006']
const add = (page: Page, ean: string) => page.request.post('/api/ProductDetail/AddToCart', { data: { ean, quantity: 1 } })

const amountsIn = (text: string): string[] => text.match(/[-–−]?S\$[\d,.]*\d/g) ?? []
const centsOf = (amount: string): number => Math.round(Number(amount.replace(/S\$|,/g, '')) * 100)

/** The amounts of a list of movements: all but the last, and the last, which they come to. */
async function movementsIn(list: Locator): Promise<{ sum: number; result: number }> {
  const cents = (await list.locator('dd').allInnerTexts()).map((text) => amountsIn(text).map(centsOf)[0] ?? 0)
  return { sum: cents.slice(0, -1).reduce((sum, each) => sum + each, 0), result: cents.at(-1)! }
}

test(
  'a bag: groups, quantities, removal, why each price, two windows, no network, as a guest',
  onPhone,
  async ({ page, context, say, open, checkAtBothWidths }) => {
    for (const ean of [bag, candle]) await add(page, ean)
    await open('/cart/shopping-cart')
    const main = page.getByRole('main')
    const goods = page.getByRole('region', { name: say('Your bag', '购物袋'), exact: true })
    const lines = goods.locator('li[id^="line-"]')
    const [own, brands] = [lines.first(), lines.last()]
    const summary = page.getByRole('region', { name: say('Order summary', '订单摘要') })
    const more = (line: Locator) => line.getByRole('button', { name: say('One more', '增加一件') })
    const quantity = (line: Locator) => line.getByRole('status').first()
    const waits = page.getByText(say(/changes? waits? for the network/, /项更改等待恢复连接/))

    await test.step('the store’s own group is first, the other has its brand’s name; every price is written as one (cart-06, money-02)', async () => {
      await expect(goods.getByRole('heading', { level: 3 })).toHaveText([say('Kemuning', '九里香'), 'Tanahati'])
      const amounts = await main.locator('[class*="amount"]:visible').allInnerTexts()
      expect(amounts.length).toBeGreaterThan(8)
      expect(amounts.filter((amount) => !/^-?S\$\d{1,3}(,\d{3})*\.\d{2}$/.test(amount))).toEqual([])
    })

    await test.step('what is missing for free delivery falls as the quantity rises (fulfil-05)', async () => {
      const missing = summary.getByText(say(/to free delivery/, /即免运费/))
      const before = centsOf(amountsIn(await missing.innerText())[0]!)
      await more(own).click()
      await expect(quantity(own)).toHaveText('2')
      await expect.poll(async () => centsOf(amountsIn(await missing.innerText())[0]!)).toBeLessThan(before)
    })

    await test.step('removing asks at one line only, in the place of the stepper, and the button that answers says the question (cart-07, access-09)', async () => {
      const heights = async () => Promise.all([own, brands].map(async (line) => (await line.boundingBox())!.height))
      const before = await heights()
      const remove = (line: Locator) => line.getByRole('button', { name: say(/^Remove /, /^移除/) })
      const question = page.getByRole('group', { name: say(/^Remove /, /^移除/) })
      await remove(own).click()
      await expect(own.getByRole('group', { name: say(/^Remove /, /^移除/) })).toBeVisible()
      expect(await heights()).toEqual(before)
      await remove(brands).click()
      await expect(question).toHaveCount(1)
      await expect(brands.getByRole('group', { name: say(/^Remove /, /^移除/) })).toBeVisible()
      expect(await heights()).toEqual(before)
      await expect(page.locator(':focus')).toHaveAccessibleDescription(say(/Remove .*\?$/, /移除.*？$/))
      await page.keyboard.press('Escape')
      await expect(remove(brands)).toBeFocused()
    })

    await test.step('why this price: closed at first, by keyboard, and the parts add up (cart-26, money-05)', async () => {
      const why = own.getByRole('button', { name: say(/^Why this price/, /^价格明细/) })
      await expect(own.locator('dl')).toBeHidden()
      await why.press('Enter')
      await expect(why).toHaveAttribute('aria-expanded', 'true')
      const ofLine = await movementsIn(own.locator('dl'))
      expect(ofLine.sum).toBe(ofLine.result)
      const whole = summary.locator('details').first()
      await whole.locator('summary').first().press('Enter')
      const ofLines = (await whole.getByRole('listitem').locator('summary').allInnerTexts()).map((text) => centsOf(amountsIn(text)[0]!))
      expect(ofLines).toContain(ofLine.result)
      const { sum, result } = await movementsIn(whole.locator(':scope > dl'))
      expect(ofLines.reduce((all, cents) => all + cents, sum)).toBe(result)
      await checkAtBothWidths('70-why-this-price')
    })

    await test.step('another window shows the change of this one (cart-28)', async () => {
      const other = await context.newPage()
      await other.goto('/cart/shopping-cart')
      const there = other.getByRole('group', { name: say(/^Quantity of/, /数量$/) }).first()
      await expect(there.getByRole('status')).toHaveText('2')
      await more(own).click()
      await expect(there.getByRole('status')).toHaveText('3')
      await other.close()
    })

    await test.step('without the network changes wait, over a reload too, and go when it is back (cart-27)', async () => {
      const change = '**/api/cart/UpdateCartItemQuantity'
      await page.route(change, (route) => route.abort())
      await more(own).click()
      await more(brands).click()
      await expect(waits).toContainText('2')
      await checkAtBothWidths('71-no-network')
      await open('/cart/shopping-cart')
      await expect(quantity(own)).toHaveText('4')
      await expect(waits).toContainText('2')
      await page.unroute(change)
      await page.evaluate(() => dispatchEvent(new Event('online')))
      await expect(waits).toHaveCount(0)
      await open('/cart/shopping-cart')
      await expect(quantity(own)).toHaveText('4')
      await expect(quantity(brands)).toHaveText('2')
    })

    await test.step('goods that are added without the network wait too, and are in the bag when it is back (cart-27)', async () => {
      const badge = (pieces: number) => page.getByRole('link', { name: say(`Bag, ${pieces}`, `购物袋，${pieces}`) })
      const adding = '**/api/ProductDetail/AddToCart'
      await open(`/product/rumah-wangi-vetiver-and-clove-candle?variant=${candle}`)
      await expect(badge(6)).toBeVisible()
      await page.route(adding, (route) => route.abort())
      const add = page.getByRole('button', { name: say('Add to bag', '加入购物袋') })
      await add.locator('visible=true').press('Enter')
      await expect(page.getByText(say('Goes into your bag once you’re connected', '恢复连接后加入购物袋'))).toBeVisible()
      await expect(badge(7)).toBeVisible()
      await expect(waits).toContainText('1')
      await checkAtBothWidths('72-added-without-network')
      await open('/cart/shopping-cart')
      await expect(waits).toContainText('1')
      await page.unroute(adding)
      await page.evaluate(() => dispatchEvent(new Event('online')))
      await expect(waits).toHaveCount(0)
      await expect(badge(7)).toBeVisible()
      await expect(quantity(own)).toHaveText('5')
    })

    await test.step('a bag that does not load keeps its goods and its badge, and a retry brings them (cart-04, cart-10)', async () => {
      const fetching = '**/api/cart/GetShoppingCart*'
      await page.route(fetching, (route) => route.abort())
      await open('/cart/shopping-cart')
      await expect(
        main.getByText(say('Your bag didn’t load. Nothing in it has changed.', '购物袋未能载入，里面的商品没有变化。')),
      ).toBeVisible()
      await expect(page.getByRole('link', { name: say('Bag, 7 items', '购物袋，7 件') })).toBeVisible()
      await page.unroute(fetching)
      await main.getByRole('button', { name: say('Retry', '重试') }).click()
      await expect(quantity(own)).toHaveText('5')
    })

    await test.step('the frame is short; a guest checks out as one, and is asked to sign in after that (checkout-01, shell-23)', async () => {
      const header = page.getByRole('banner')
      await expect(header.getByRole('search')).toHaveCount(0)
      await expect(header.getByRole('button', { name: say('Search', '搜索') })).toHaveCount(0)
      await expect(page.getByRole('navigation', { name: say('Departments', '商品部门') })).toHaveCount(0)
      const back = header.locator('a', { hasText: say('Continue shopping', '继续逛逛') })
      await expect(back, 'also where a narrow header hides it').toHaveAttribute('href', '/')
      const last = page.getByRole('contentinfo').getByRole('link')
      const links = ['/customer-service/delivery', '/customer-service/returns', '/contact-us', '/shop-online/site-use']
      expect(await last.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(links)
      const words = main.getByRole('button', { name: say('Check out as guest', '免登录结账') })
      const signIn = main.getByRole('link', { name: say(/sign in/i, /登录/) }).first()
      expect(await words.evaluate((button, link) => button.compareDocumentPosition(link!), await signIn.elementHandle())).toBe(4)
      await words.press('Enter')
      await expect(main.getByRole('heading', { name: say('Delivery and collection', '送货与自提') })).toBeFocused()
    })

    await test.step('a guest who moves a line to the wishlist is asked to sign in (cart-25, wishlist-03)', async () => {
      await own.getByRole('button', { name: say(/^Move to wishlist/, /^移至心愿单/) }).click()
      const prompt = page.getByRole('dialog', { name: say('Keep it for later', '先收藏，以后再买') })
      await expect(prompt).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(prompt).toBeHidden()
    })

    await test.step('a line that is removed gives the focus to the next one, the last one to the heading (access-05)', async () => {
      for (const left of [1, 0]) {
        const remove = say(/^Remove /, /^移除/)
        await own.getByRole('button', { name: remove }).press('Enter')
        await own
          .getByRole('group', { name: remove })
          .getByRole('button', { name: say('Remove', '移除'), exact: true })
          .press('Enter')
        await expect(lines).toHaveCount(left)
        await expect(left > 0 ? lines.locator('a:focus') : main.locator('h1:focus')).toHaveCount(1)
      }
    })
  },
)

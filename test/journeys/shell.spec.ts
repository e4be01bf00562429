import type { Page } from '@playwright/test'
import { badlyBroken } from './chinese-lines.ts'
import { addToBag } from './checkout.ts'
import { expect, once, onPhone, test } from './journey.ts'
import { signInAsMember } from './member.ts'
import { bagLink, candle, handbag, listing } from './places.ts'
import { amountsIn, isWritten } from './prices.ts'

/** The visible one of the message bar's texts. */
const visible = { useInnerText: true }
/** Before the messages change again by themselves. */
const soon = { ...visible, timeout: 2000 }
const isNarrow = (page: Page): boolean => page.viewportSize()!.width < 768

test('the first Tab reveals a link past the header, and Enter follows it (shell-02)', onPhone, async ({ page, say, open }) => {
  await open('/')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: say('Skip to main content', '跳到主要内容') })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test.describe('Trusted Types', () => {
  // The console names what the policy refuses.
  test.use({ expectedErrors: /'TrustedHTML'/ })
  test(
    'a string becomes HTML by the shop’s own policies alone, and pages are opened all the same (safe-34)',
    once,
    async ({ page, say, open }) => {
      await open('/')
      const refused = await page.evaluate(() => {
        const written = (html: string) => {
          try {
            document.createElement('div').innerHTML = html
            return 'written'
          } catch {
            return 'refused'
          }
        }
        return [written('<img src=x onerror=alert(1)>'), written('<script></script>')]
      })
      expect(refused).toEqual(['refused', 'written'])
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: say('Privacy', '隐私') })
        .first()
        .click()
      await expect(page.getByRole('main').locator('p').first()).toBeVisible()
    },
  )
})

test.describe('a page that is missing or cannot be fetched', () => {
  test.use({ expectedErrors: /Failed to load resource/ })
  test(
    'says so in its place: links lead on from it, and Back leads to the page before (shell-29, access-01)',
    onPhone,
    async ({ page, say, open }) => {
      const heading = page.getByRole('heading', { level: 1 })
      await open('/product/no-longer-here')
      await expect(heading).toHaveText(say('We can’t find this page', '没有找到这个页面'))
      await page.getByRole('main').getByRole('link').first().click()
      await expect(page).toHaveURL(/\/$/)
      await expect(heading).not.toHaveText(say('We can’t find this page', '没有找到这个页面'))
      await open(listing)
      const name = await heading.textContent()
      for (const [status, words] of [
        [404, say('We can’t find this page', '没有找到这个页面')],
        [503, say('Something isn’t working', '网站暂时无法使用')],
      ] as const) {
        await page.route('**/product/*.data*', (route) => route.fulfill({ status, body: '' }))
        await page.getByRole('main').locator('article a').first().click()
        await expect(page).toHaveURL(/\/product\//)
        await expect(heading).toHaveText(words)
        await expect(heading).toBeFocused()
        await expect(page.getByRole('banner')).toBeVisible()
        await page.unroute('**/product/*.data*')
        await page.goBack()
        await expect(heading).toHaveText(name!)
      }
    },
  )
})

test(
  'the message bar advances by itself, waits under the pointer and the focus, and can be paused and closed (shell-08, shell-09, shell-10, access-10)',
  onPhone,
  async ({ page, say, open }) => {
    await page.clock.install()
    await open('/')
    const bar = page.getByRole('region', { name: say('Store messages', '商店消息') })
    const [first, second] = [say(/^Free home delivery[^\n]*$/, /^自营商品满[^\n]*$/), say(/^Collect free[^\n]*$/, /^可到[^\n]*$/)]
    await expect(bar).toHaveText(first, visible)
    await page.clock.fastForward(5000)
    await expect(bar).toHaveText(second, visible)
    // Where nothing moves, the messages change all the same (access-10).
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const next of [first, second]) {
      await page.clock.fastForward(5000)
      await expect(bar).toHaveText(next, soon)
    }
    /** Two messages later, once the bar has taken notice of pointer and focus. */
    const later = async () => {
      await page.clock.runFor(100)
      await page.clock.fastForward(10_000)
    }
    await bar.dispatchEvent('pointerover', { pointerType: 'mouse' })
    await bar.hover()
    await later()
    await expect(bar).toHaveText(second, soon)

    const pause = bar.getByRole('button', { name: say('Pause messages', '暂停消息') })
    await pause.focus()
    await page.mouse.move(0, 500)
    await later()
    await expect(bar, 'the focus is there, though the pointer has left').toHaveText(second, soon)
    await bar.hover()
    // Without scrolling, which would take the bar away from under the pointer.
    await page.getByRole('main').evaluate((main) => main.focus({ preventScroll: true }))
    await later()
    await expect(bar, 'the pointer is there, though the focus has left').toHaveText(second, soon)

    await page.mouse.move(0, 500)
    await pause.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('main').focus()
    await later()
    await expect(bar).toHaveText(second, soon)

    const header = page.getByRole('banner')
    const place = () => header.evaluate((element: HTMLElement) => element.offsetTop)
    const before = await place()
    await bar.getByRole('button', { name: say('Close messages', '关闭消息') }).click()
    await expect(bar).toBeHidden()
    expect(await place()).toBeLessThanOrEqual(before - 44)
    await page.reload()
    await expect(bar).toBeHidden()
  },
)

test('every target of the header is large enough for a finger (shell-17)', onPhone, async ({ page, open }) => {
  await open('/')
  for (const target of await page.getByRole('banner').locator('a:visible, button:visible').all()) {
    const { width, height } = (await target.boundingBox())!
    expect(Math.min(width, height), await target.evaluate((element) => element.outerHTML.slice(0, 90))).toBeGreaterThanOrEqual(44)
  }
})

test(
  'the cart popup opens from every page but the cart, and closes as it should (shell-14, shell-18)',
  onPhone,
  async ({ page, say, open, checkAtBothWidths }) => {
    await open(candle)
    const popup = page.getByRole('dialog', { name: say('Your bag', '购物袋') })
    await bagLink(page).click()
    await expect(popup).toContainText(say('Your bag is empty', '购物袋是空的'))
    await checkAtBothWidths('30-bag-popup-empty')
    await page.keyboard.press('Escape')
    await expect(popup).toBeHidden()
    await expect(bagLink(page)).toBeFocused()

    await addToBag({ page, say })
    await expect(bagLink(page)).toContainText('1')
    await bagLink(page).click()
    await expect(popup.getByRole('list').first().getByRole('listitem')).toHaveCount(1)
    await expect(popup).toContainText(say('to free delivery', '即免运费'))
    await checkAtBothWidths('31-bag-popup')
    const amounts = await amountsIn(popup)
    expect(amounts.length).toBeGreaterThan(0)
    expect(
      amounts.filter((amount) => !isWritten(amount)),
      'every amount has one form (money-02)',
    ).toEqual([])
    await popup.getByRole('button', { name: say(/^Remove /, /^移除/) }).click()
    await expect(popup).toContainText(say('Remove this item?', '移除这件商品？'))
    await expect(popup.locator(':focus'), 'the button that answers says the question (access-09)').toHaveAccessibleDescription(
      say('Remove this item?', '移除这件商品？'),
    )
    await popup.getByRole('button', { name: say('Keep', '保留') }).click()
    // At its upper edge, where no message leads elsewhere.
    await page.getByRole('region', { name: say('Store messages', '商店消息') }).click({ position: { x: 180, y: 2 } })
    await expect(popup).toBeHidden()

    await bagLink(page).click()
    await popup.getByRole('link', { name: say('View bag', '查看购物袋') }).click()
    await expect(page).toHaveURL(/\/cart\/shopping-cart$/)
    await bagLink(page).click()
    await expect(popup).toBeHidden()
    await expect(page).toHaveURL(/\/cart\/shopping-cart$/)
  },
)

test('a chosen language is stored; page and scroll position stay (shell-16, language-03, language-04)', async ({
  page,
  say,
  open,
  culture,
}) => {
  const other = culture === 'zh' ? { choice: isNarrow(page) ? 'EN' : 'English', lang: 'en-SG' } : { choice: '中文', lang: 'zh-Hans-SG' }
  await open(listing)
  if (isNarrow(page)) {
    await page.getByRole('button', { name: say('Menu', '菜单') }).click()
    await page.getByRole('dialog').getByRole('button', { name: other.choice }).click()
  } else {
    await page.getByRole('button', { name: say('Language: English', '语言：中文') }).click()
    await page.getByRole('button', { name: other.choice }).click()
  }
  const html = page.locator('html')
  await expect(html).toHaveAttribute('lang', other.lang)
  await page.reload()
  await expect(html).toHaveAttribute('lang', other.lang)
  await expect(page).toHaveURL(new RegExp(`${listing}$`))
  // The mobile menu covers the page.
  if (isNarrow(page)) return
  await page.getByRole('button', { name: say('语言：中文', 'Language: English') }).click()
  await page.evaluate(() => scrollTo(0, 1200))
  await page.getByRole('button', { name: say('English', '中文') }).dispatchEvent('click')
  await expect(html).toHaveAttribute('lang', say('en-SG', 'zh-Hans-SG'))
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000)
})

test(
  'a page follows another window: its language, and another member who has signed in there (language-02, sign-in-19)',
  onPhone,
  async ({ page, open, culture, baseURL }) => {
    const shown = () => page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')))
    await signInAsMember(page.context(), baseURL!)
    await open('/member/account-info')
    const email = page
      .getByRole('main')
      .getByText(/member-.*@example\.sg/)
      .last()
    const first = await email.textContent()
    await signInAsMember(page.context(), baseURL!)
    await shown()
    await expect(email).not.toHaveText(first!)
    await page.context().addCookies([{ name: 'culture', value: culture === 'zh' ? 'en' : 'zh', url: baseURL! }])
    await shown()
    await expect(page.locator('html')).toHaveAttribute('lang', culture === 'zh' ? 'en-SG' : 'zh-Hans-SG')
  },
)

test('an address can choose a language, and the page links to the other', once, async ({ page, open, culture }) => {
  await open(`${handbag}?lang=${culture === 'zh' ? 'en' : 'zh'}`)
  const html = page.locator('html')
  await expect(html).toHaveAttribute('lang', culture === 'zh' ? 'en-SG' : 'zh-Hans-SG')
  await expect(page.locator('link[hreflang="zh-Hans"]')).toHaveAttribute('href', new RegExp(`${handbag}\\?lang=zh$`))
  await expect(page.locator('link[hreflang="x-default"]')).toHaveAttribute('href', new RegExp(`${handbag}$`))
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    new RegExp(culture === 'zh' ? `${handbag}$` : `${handbag}\\?lang=zh$`),
  )
  await open('/our-stores')
  await expect(html).toHaveAttribute('lang', culture === 'zh' ? 'en-SG' : 'zh-Hans-SG')
})

test('a member’s account menu, and signing out (shell-12, shell-13, sign-in-19)', async ({ page, say, open, checkPage, baseURL }) => {
  await signInAsMember(page.context(), baseURL!)
  await open('/our-stores')
  await page.evaluate(() => {
    localStorage.setItem('redeemAmount', '500')
    localStorage.setItem('recent-searches', '["gift for my aunt"]')
    localStorage.setItem('viewed-products', '["8882010000001"]')
    sessionStorage.setItem('checkoutDraft', '{"shipping":{"street":"Joo Chiat Place"}}')
  })
  if (isNarrow(page)) {
    await page.getByRole('button', { name: say('Menu', '菜单') }).click()
  } else {
    await page.getByRole('link', { name: say('Account', '账户'), exact: true }).press('ArrowDown')
    await expect(page.getByRole('link', { name: say('Overview', '概览') })).toBeFocused()
  }
  const menu = page
    .getByRole('navigation', { name: say('Account', '账户'), exact: true })
    .locator('visible=true')
    .last()
  await expect(menu.getByRole('listitem').getByRole('link')).toHaveCount(11)
  await checkPage('35-account-menu')
  await page
    .getByRole('button', { name: say('Sign out', '登出') })
    .locator('visible=true')
    .click()
  await expect(page).toHaveURL(/\/$/)
  if (isNarrow(page)) await page.getByRole('button', { name: say('Menu', '菜单') }).click()
  await expect(
    page
      .getByRole('link', { name: say('Sign in', '登录') })
      .locator('visible=true')
      .first(),
  ).toHaveAttribute('href', /^\/member\/signIn(\?returnTo=|$)/)
  const stored = () => ['redeemAmount', 'recent-searches', 'viewed-products'].map((name) => localStorage.getItem(name))
  expect(await page.evaluate(stored)).toEqual([null, null, null])
  expect(await page.evaluate(() => sessionStorage.getItem('checkoutDraft')), 'the next shopper finds no address').toBeNull()
})

test('the menu opens on the checkout too; the department menu works with mouse and arrow keys, and tells brands and a story (shell-07, shell-25, content-12)', async ({
  page,
  say,
  open,
  checkPage,
}) => {
  if (isNarrow(page)) {
    await open('/cart/shopping-cart')
    await page.getByRole('button', { name: say('Menu', '菜单') }).click()
    await expect(page.getByRole('dialog').getByRole('link', { name: say('Brands', '品牌') })).toHaveAttribute('href', '/branddirectory')
    await checkPage('36-menu')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: say('Menu', '菜单') })).toBeFocused()
    return
  }
  await open('/')
  const row = page.getByRole('navigation', { name: say('Departments', '商品部门') })
  const women = row.getByRole('link', { name: say('Women', '女士'), exact: true })
  await women.hover()
  await expect(row.getByRole('link', { name: say('Dresses', '连衣裙') })).toBeVisible()
  await checkPage('36-menu')
  await page.mouse.move(600, 700)
  await expect(row.getByRole('link', { name: say('Dresses', '连衣裙') })).toBeHidden()
  await test.step('a department with few groups leaves no gap: its categories, its brands, its story', async () => {
    await row.getByRole('link', { name: say('Kitchen', '厨房'), exact: true }).hover()
    const panel = row.locator('[data-panel]')
    const brands = panel
      .locator('div')
      .filter({ has: page.getByText(say('Popular brands', '热门品牌'), { exact: true }) })
      .last()
    await expect(brands.locator('a[href^="/productlist/brand/"]')).toHaveCount(6)
    const [of, picture] = await Promise.all([brands.boundingBox(), panel.locator('picture').boundingBox()])
    expect(picture!.x - of!.x - of!.width).toBeLessThan(48)
    const group = panel.locator('p').nth(1)
    expect(of!.x - (await group.boundingBox().then((box) => box!.x + box!.width))).toBeLessThan(48)
    await expect(panel.getByRole('link', { name: say('See the casserole', '看看这只炖锅') })).toHaveAttribute('href', /^\/product\//)
    expect(await panel.locator('img').evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))).toBeGreaterThan(
      0,
    )
    await page.mouse.move(600, 700)
    await expect(panel).toHaveCount(0)
  })
  await women.press('ArrowRight')
  const men = row.getByRole('link', { name: say('Men', '男士'), exact: true })
  await expect(men).toBeFocused()
  await men.press('ArrowDown')
  await expect(men).not.toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(men).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(row.locator('[aria-expanded=true]')).toHaveCount(0)
  await expect(row.getByRole('link').last()).toHaveAttribute('href', '/branddirectory')
})

test('Chinese text is not italic and has a wider line height (language-06)', onPhone, async ({ page, open }) => {
  await open(handbag)
  for (const paragraph of await page
    .getByRole('main')
    .locator('p:visible')
    .filter({ hasText: /\p{Script=Han}{12}/u })
    .all()) {
    const [style, height] = await paragraph.evaluate((element) => {
      const { fontStyle, lineHeight, fontSize } = getComputedStyle(element)
      return [fontStyle, parseFloat(lineHeight) / parseFloat(fontSize)] as const
    })
    expect(style).toBe('normal')
    expect(height, await paragraph.innerText()).toBeGreaterThanOrEqual(1.6)
  }
})

test(
  'Chinese names, headings and buttons keep numbers with their units, and no character stands alone (language-11)',
  onPhone,
  async ({ page, open }) => {
    // Every page is read so in every-page.spec.ts; these have the most numbers.
    for (const path of [candle, '/productlist/category/home-candles']) {
      await open(path)
      await page.evaluate(() => delete document.documentElement.dataset.lazyLayout)
      expect(await badlyBroken(page), path).toEqual([])
    }
    await expect(
      page
        .getByRole('banner')
        .getByRole('link', { name: /九里香/ })
        .getByText('九里香'),
    ).toBeVisible()
  },
)

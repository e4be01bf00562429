import type { Page } from '@playwright/test'
import { expect, settled, test } from './journey.ts'
import { lowWindows, outOfReach } from './low-windows.ts'
import { signInAsMember } from './member.ts'
import { cards, handbag, heartOf, listing } from './places.ts'

test.use({ expectedErrors: /Failed to load resource/ })
/** A perfume of S$230.00, which unlocks the special buy. */
const enoughForOffer = '8882010000025'
const answer = (page: Page, path: string, status: number, body: object) =>
  page.route(path, (route) => route.fulfill({ status, json: body }))

test('500 shows an error that can be closed (wire-21)', async ({ page, say, open, checkPage }) => {
  await answer(page, '**/api/cart/GetShoppingCart*', 500, {})
  await open('/')
  const dialog = page.getByRole('alertdialog', { name: say('Something went wrong', '出了点问题') })
  await expect(dialog).toContainText(say('Sorry, the website is currently experiencing system problems.', '抱歉，网站系统目前出现问题。'))
  await checkPage('37-problem')
  const before = page.viewportSize()!
  for (const { width, height } of lowWindows) {
    await page.setViewportSize({ width, height })
    expect(await outOfReach(dialog), `at ${width} × ${height} (access-44)`).toEqual([])
  }
  await page.setViewportSize(before)
  await dialog.getByRole('button', { name: say('OK', '知道了') }).click()
  await expect(dialog).toBeHidden()
})

test('429 shows the server’s message and its details (wire-23, wire-27)', async ({ page, open }) => {
  await answer(page, '**/api/cart/GetShoppingCart*', 429, {
    title: 'T',
    message: 'Slow <i>down</i>',
    details: 'In <b>a minute</b><script>x</script>',
  })
  await open('/')
  const dialog = page.getByRole('alertdialog')
  await expect(dialog.getByRole('heading')).toHaveText('Slow <i>down</i>')
  await expect(dialog.getByText('In a minute')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('401 shows that the session expired, and the page becomes a guest’s (wire-25)', async ({ page, say, open, checkPage, baseURL }) => {
  await page.context().addCookies([{ name: 'signed-in', value: '1', url: baseURL! }])
  await answer(page, '**/api/Member/GetWishlistEans', 401, {})
  await open('/')
  const dialog = page.getByRole('alertdialog', { name: say('User Session Expired', '登录已过期') })
  await expect(dialog.getByRole('link', { name: say('Sign in', '登录') })).toHaveAttribute('href', /^\/member\/signIn(\?returnTo=|$)/)
  await checkPage('38-session')
  await dialog.getByRole('button', { name: say('Close', '关闭') }).click()
  await expect(page.getByRole('banner').getByRole('button', { name: say('Wishlist', '心愿单'), exact: true })).toBeVisible()
})

test('401 on a wish offers to sign in (wire-24)', async ({ page, say, open, baseURL }) => {
  await signInAsMember(page.context(), baseURL!)
  await answer(page, '**/api/Member/AddWishlist', 401, {})
  await open(listing)
  await heartOf(cards(page).first()).click()
  await expect(page.getByRole('dialog', { name: say('Keep it for later', '先收藏，以后再买') })).toBeVisible()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
})

test('a picture that cannot be loaded is replaced (shell-06)', async ({ page, open }) => {
  await page.route('**/art/handbag/**', (route) => route.abort())
  await open(handbag)
  await expect
    .poll(() =>
      page
        .getByRole('main')
        .locator('img')
        .first()
        .evaluate((image: HTMLImageElement) => [image.currentSrc, image.naturalWidth > 0]),
    )
    .toEqual([expect.stringContaining('/art/default/'), true])
})

test('a refusal that comes after another variant was chosen says which one is not in the bag (product-07)', async ({
  page,
  say,
  open,
  checkPage,
}) => {
  let refuse = (): void => {}
  const waits = new Promise<void>((resolve) => (refuse = resolve))
  await page.route('**/api/ProductDetail/AddToCart', async (route) => {
    await waits
    await route.continue({ postData: JSON.stringify({ ...route.request().postDataJSON(), quantity: 99 }) })
  })
  await open(handbag)
  const main = page.getByRole('main')
  const add = main.getByRole('button', { name: say('Add to bag', '加入购物袋') }).first()
  await add.click()
  await main.getByRole('radio', { name: say(/^Medium/, /^中号/) }).press('Space')
  await expect(add, 'the other one can be added').toBeVisible()
  refuse()
  const outcome = main.getByRole('status').filter({ hasText: say('Small', '小号') })
  await expect(outcome).toHaveText(say(/^Oxblood · Small, 22\scm: not added to your bag\. Over stock!/, /小号，22厘米：没有加入购物袋。/))
  await checkPage('39-refused-late')
})

test('an order whose code cannot be fetched is refused with a button, and shown when it can be (wire-20)', async ({
  page,
  say,
  open,
  baseURL,
}) => {
  await signInAsMember(page.context(), baseURL!, { hasLived: true })
  await page.route('**/assets/members-order-*.js', (route) => route.abort())
  await open('/member/account-my-order-detail')
  const refusal = page.getByRole('main').getByRole('alert')
  await expect(refusal).toBeVisible()
  await page.unroute('**/assets/members-order-*.js')
  await refusal.getByRole('button', { name: say('Retry', '重试') }).click()
  await expect(page.getByRole('link', { name: say('Invoice', '发票') })).toBeVisible()
  await expect(refusal).toBeHidden()
})

const perfume = '8882010000025'

test('without a connection the page shows a notice and stays, and fetches what it lacks when the connection returns (shell-24)', async ({
  page,
  say,
  open,
  context,
}) => {
  await page.request.post('/api/ProductDetail/AddToCart', { data: { ean: perfume, quantity: 1 } })
  await open('/product/hujan-neroli-and-pandan-eau-de-parfum')
  const offline = page.getByText(say('You’re offline.', '您已离线。'))
  const search = page.getByRole('banner').getByRole('combobox', { name: say('Search', '搜索') })
  const popup = page.getByRole('dialog', { name: say('Your bag', '购物袋') })
  const bag = page.getByRole('banner').getByRole('link', { name: say(/^Bag/, /^购物袋/) })
  await context.setOffline(true)
  await expect(offline).toBeVisible()
  await bag.click()
  await search.pressSequentially('cas')
  await settled(page)
  await expect(popup).toBeHidden()
  await expect(page.getByRole('option')).toHaveCount(0)
  await context.setOffline(false)
  await expect(offline).toBeHidden()
  await expect(page.getByRole('option').first()).toBeVisible()
  // Gifts can be chosen once the bag is known.
  await expect(
    page
      .getByRole('group', { name: say(/^A gift by Hujan, until/, /^雨香赠礼，至/) })
      .getByRole('radio')
      .nth(1),
  ).toBeEnabled()
  await bag.click()
  await expect(popup).toBeVisible()
})

test('a page that is chosen without a connection opens when it returns; until then this one stays (shell-24)', async ({
  page,
  say,
  open,
  context,
}) => {
  await open(listing)
  const heading = await page.getByRole('heading', { level: 1 }).textContent()
  const name = await cards(page).first().getByRole('heading').textContent()
  const waits = page.getByText(say('The page you chose opens when you are back online.', '您选择的页面会在恢复连接后打开。'))
  await context.setOffline(true)
  await cards(page).first().getByRole('link').first().click()
  await expect(waits).toBeVisible()
  // As long as a pointer over a link takes to fetch what is behind it.
  await page.waitForTimeout(300)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading!)
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name!)
  await expect(waits).toBeHidden()
})

test('a special price that waits for the network says so until it is in the bag (promo-30, cart-27)', async ({
  page,
  say,
  open,
  context,
}) => {
  await page.request.post('/api/ProductDetail/AddToCart', { data: { ean: enoughForOffer, quantity: 1 } })
  await open('/product/hujan-neroli-and-pandan-eau-de-parfum')
  const offer = page.getByRole('group', { name: say('Special buy', '换购优惠') })
  const waits = offer.getByText(say('Goes into your bag once you’re connected', '恢复连接后加入购物袋'))
  const take = offer.getByRole('button').first()
  await expect(take).toHaveAttribute('aria-disabled', 'false')
  await context.setOffline(true)
  await take.press('Enter')
  await expect(waits).toBeVisible()
  await context.setOffline(false)
  await expect(offer.getByText(say('In your bag at this price', '已在购物袋中'))).toBeVisible()
  await expect(waits).toBeHidden()
})

import { indistinct } from './forced-colours.ts'
import { addToBag } from './checkout.ts'
import { expect, test } from './journey.ts'
import { signInAsMember } from './member.ts'
import { bagLink, candle, cards, heartOf, listing } from './places.ts'

/** The one that a member with one wish has wished for. */
const firstVariant = '8882010000001'

test('a guest’s heart is filled and counted, asks to sign in, and stores the wish (shell-15, wishlist-03)', async ({
  page,
  say,
  open,
  checkPage,
}) => {
  await open(listing)
  const prompt = page.getByRole('dialog', { name: say('Keep it for later', '先收藏，以后再买') })
  await page
    .getByRole('banner')
    .getByRole('button', { name: say('Wishlist', '心愿单'), exact: true })
    .click()
  await expect(prompt.getByRole('link', { name: say('Sign in', '登录') })).toHaveAttribute('href', /^\/member\/signIn(\?returnTo=|$)/)
  await expect(prompt.getByRole('link', { name: say('Create an account', '注册账户') })).toHaveAttribute(
    'href',
    /^\/member\/signUp(\?returnTo=|$)/,
  )
  await page.keyboard.press('Escape')
  await expect(prompt).toBeHidden()

  const heart = heartOf(cards(page).nth(6))
  await heart.click()
  await expect(prompt).toContainText(say('We have kept this on your device', '已为您保存在这台设备上'))
  await expect(prompt).toBeInViewport()
  await checkPage('32-wishlist-login')
  await page.keyboard.press('Escape')
  await expect(heart).toBeFocused()
  expect(await indistinct(page), 'in forced colours a wish is told from none (access-45)').toEqual([])

  // It is filled and counted, after a reload too, and a second press takes it off.
  const second = heartOf(cards(page).nth(7))
  const otherTab = await page.context().newPage()
  await otherTab.goto(listing, { waitUntil: 'networkidle' })
  const counted = (count: number) =>
    page.getByRole('banner').getByRole('button', { name: say(new RegExp(`Wishlist, ${count} item`), new RegExp(`心愿单，${count}\\s件`)) })
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await second.press('Enter')
  await expect(prompt).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(counted(2)).toHaveText('2')
  await expect(heartOf(cards(otherTab).nth(7)), 'another tab follows').toHaveAttribute('aria-pressed', 'true')
  await otherTab.close()
  await second.press('Enter')
  await expect(second).toHaveAttribute('aria-pressed', 'false')
  await expect(prompt).toBeHidden()
  await open(listing)
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect(counted(1)).toHaveText('1')

  // After the sign-in, the wish is in the member's list.
  await signInAsMember(page.context(), new URL(page.url()).origin)
  await page.reload({ waitUntil: 'networkidle' })
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
})

test('a member’s hearts: added, removed, restored, and moved from the bag (wishlist-01, wishlist-02, wishlist-05, wishlist-06, wishlist-07, shell-19)', async ({
  page,
  say,
  open,
  checkPage,
  baseURL,
}) => {
  await signInAsMember(page.context(), baseURL!)
  await page.clock.install()
  await open(candle)
  await addToBag({ page, say })
  await expect(bagLink(page)).toContainText('1')
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: /^(Wishlist|心愿单)/ })
    .first()
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  const notices = page.getByRole('status').filter({ has: page.getByRole('button', { name: say('Close', '关闭') }) })
  await expect(notices).toContainText(say('Added to your Wishlist', '已加入心愿单'))
  await expect(notices.getByRole('link', { name: say('View your list', '查看心愿单') })).toHaveAttribute('href', '/member/account-wishlist')
  await expect(bagLink(page)).toHaveAccessibleName(say('Bag, empty', '购物袋，没有商品'))
  await expect(page.getByRole('banner').getByRole('link', { name: say('Wishlist, 1 item', '心愿单，1 件') })).toBeVisible()
  await notices.getByText(say('Added to your Wishlist', '已加入心愿单')).hover()
  await page.clock.fastForward(10_000)
  await expect(notices).toBeVisible()
  await checkPage('33-wishlist-added')
  await page.mouse.move(0, 0)
  await page.clock.fastForward(5100)
  await expect(notices).toBeHidden()

  await heart.click()
  await expect(notices).toContainText(say('Removed from your Wishlist', '已从心愿单移除'))
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await notices.getByText(say('Removed from your Wishlist', '已从心愿单移除')).hover()
  await page.clock.fastForward(60_000)
  await expect(notices).toBeVisible()
  await checkPage('34-wishlist-removed')
  await notices.getByRole('button', { name: say('Undo', '撤销') }).click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect(notices).toContainText(say('Added to your Wishlist', '已加入心愿单'))

  // Left alone, the notice with Undo goes after five seconds too; the focus in it holds it.
  await heart.click()
  const undo = notices.getByRole('button', { name: say('Undo', '撤销') })
  await page.mouse.move(0, 0)
  await undo.focus()
  await page.clock.fastForward(60_000)
  await expect(undo).toBeFocused()
  await heart.focus()
  await page.clock.fastForward(5100)
  await expect(notices).toBeHidden()
})

test('the badge of a long wishlist shows 99+ (wishlist-04)', async ({ page, say, open, baseURL }) => {
  await signInAsMember(page.context(), baseURL!, { wished: 120 })
  await open('/')
  const link = page.getByRole('banner').getByRole('link', { name: say('Wishlist, 99 or more items', '心愿单，99 件或以上') })
  await expect(link).toHaveText('99')
  await expect(link).toHaveAttribute('href', '/member/account-wishlist')
})

test('a notice with Undo stays while a list is filtered, and goes with its page (wishlist-07)', async ({ page, say, open, baseURL }) => {
  await signInAsMember(page.context(), baseURL!)
  await open(listing)
  const heart = heartOf(cards(page).first())
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await heart.click()
  const removed = page.getByText(say('Removed from your Wishlist', '已从心愿单移除'))
  // Under the pointer its time stands still.
  await removed.hover()
  await page.getByRole('main').getByRole('checkbox').first().press('Space')
  await expect(page).toHaveURL(/\?param=/)
  await expect(removed).toBeVisible()
  await cards(page).first().getByRole('link').first().press('Enter')
  await expect(page).toHaveURL(/\/product\//)
  await expect(removed).toBeHidden({ timeout: 2000 })
})

test('a line that a member moves to the wishlist leaves the bag, also where it was wished for before; the focus goes on (cart-25, access-05)', async ({
  page,
  say,
  open,
  baseURL,
}) => {
  await signInAsMember(page.context(), baseURL!, { wished: 1 })
  const wishes = page.getByRole('banner').getByRole('link', { name: say(/^Wishlist, \d+ item/, /^心愿单，\d+\s件/) })
  for (const ean of [firstVariant, '8882010000025']) await page.request.post('/api/ProductDetail/AddToCart', { data: { ean, quantity: 1 } })
  await open('/cart/shopping-cart')
  const move = page.getByRole('main').getByRole('button', { name: say(/^Move to wishlist/, /^移至心愿单/) })
  await expect(move).toHaveCount(2)
  await move.first().press('Enter')
  await expect(move).toHaveCount(1)
  await expect(wishes, 'it was wished for already').toHaveText('1')
  await expect(page.locator('main :focus'), 'the next line').toHaveCount(1)
  await move.press('Enter')
  await expect(move).toHaveCount(0)
  await expect(wishes).toHaveText('2')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

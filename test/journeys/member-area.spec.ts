import type { Page } from '@playwright/test'
import { accountPages } from '#src/features/account/rules/account-pages.ts'
import { deleteCustomerShippingAddress } from '#src/features/addresses/addresses.contract.ts'
import { holdCalls } from './held-calls.ts'
import { expect, test } from './journey.ts'
import { signInAsMember } from './member.ts'

/** The console reports the 404 of a member without orders, and a postal code look-up that is down. */
test.use({ expectedErrors: /status of (404|422|503)/ })

const main = (page: Page) => page.getByRole('main')

test('a guest is sent to sign in, and sees no member’s page', async ({ page, say, open, checkPage }) => {
  await open('/member/account-overview')
  await expect(main(page).getByRole('heading', { name: say('Sign in to see this page', '请先登录') })).toBeVisible()
  await expect(main(page).getByRole('link', { name: say('Sign in', '登录'), exact: true })).toHaveAttribute(
    'href',
    /^\/member\/signIn(\?returnTo=|$)/,
  )
  await expect(main(page).getByRole('navigation')).toBeHidden()
  await checkPage('member-guest')
})

test('the overview shows tier, spend, target and date, and so does the bar (reward-10)', async ({
  page,
  baseURL,
  say,
  open,
  checkPage,
}) => {
  await signInAsMember(page.context(), baseURL!, { hasLived: true })
  await open('/member/account-overview')
  const bar = main(page).getByRole('progressbar')
  const [spent, target] = [Number(await bar.getAttribute('aria-valuenow')), Number(await bar.getAttribute('aria-valuemax'))]
  expect(target).toBe(500_000)
  expect(spent).toBeGreaterThan(0)
  const drawn = await bar.locator('span').evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).a)
  expect(drawn).toBeCloseTo(spent / target, 3)
  const left = target - spent
  const amount = `S$${Math.floor(left / 100).toLocaleString('en-SG')}.${String(left % 100).padStart(2, '0')}`
  await expect(main(page)).toContainText(say(`${amount} to Elite`, `距尊级还差 ${amount}`))
  await expect(main(page).getByRole('img', { name: say(/^Barcode of card/, /条形码$/) })).toBeVisible()
  await checkPage('member-overview')
})

// every-page checks them for a member with a history.
test('no page has faults for a new member', async ({ page, baseURL, open, checkPage }) => {
  await signInAsMember(page.context(), baseURL!)
  for (const path of accountPages.filter((each) => each !== 'account-overview')) {
    await test.step(path, async () => {
      await open(`/member/${path}`)
      const menu = main(page).getByRole('navigation')
      await expect(menu.locator('[aria-current="page"], button[aria-expanded]').locator('visible=true'), path).toHaveCount(1)
      await checkPage(`member-${path}-new`)
    })
  }
})

test('a postal code fills in block and street, an unknown one is typed, and exactly one address is the default; what is required says so, and that it is saved is seen (address-11, address-12, address-13, address-21, address-22, access-07, access-08)', async ({
  page,
  baseURL,
  say,
  open,
  checkPage,
}) => {
  await signInAsMember(page.context(), baseURL!)
  await open('/member/account-address')
  const field = (en: string, zh: string) => main(page).getByRole('textbox', { name: say(en, zh), exact: false })
  const add = main(page).getByRole('button', { name: say('Add an address', '添加地址') })
  const save = main(page).getByRole('button', { name: say('Save address', '保存地址') })
  await add.click()
  await field('Postal code', '邮政编码').fill('749999')
  await expect(main(page).getByText(say(/No postal code in Singapore begins so/, /新加坡没有这样开头的邮政编码/))).toBeVisible()
  await field('Postal code', '邮政编码').fill('726999')
  await expect(main(page).getByText(say(/Only the first two digits are checked: Kranji/, /只核对了前两位数字：克兰芝/))).toBeVisible()
  await expect(field('Street', '街道')).toBeEditable()
  await field('Postal code', '邮政编码').fill('427505')
  await expect(
    main(page)
      .getByRole('status')
      .filter({ hasText: /^118 Joo Chiat Place/ }),
  ).toBeVisible()
  await expect(field('Street', '街道')).toBeHidden()
  await checkPage('member-address-found')
  await main(page)
    .getByRole('button', { name: say('Enter address manually', '手动填写地址') })
    .press('Enter')
  await expect(field('Block or house no.', '大牌或门牌')).toBeFocused()
  await expect(field('Block or house no.', '大牌或门牌')).toHaveValue('118')
  await expect(field('Street', '街道')).toHaveValue('Joo Chiat Place')
  await expect(field('Street', '街道')).toBeEditable()
  const block = main(page).locator('#address-block')
  await expect(block).toHaveAttribute('aria-required', 'true')
  await main(page)
    .getByRole('textbox', { name: say('Building optional', '大厦 选填'), exact: true })
    .fill('Kemuning Mansions')
  await expect(block).toHaveAccessibleName(say('Block or house no. optional', '大牌或门牌 选填'))
  await expect(block).not.toHaveAttribute('aria-required')
  await field('Mobile number', '手机号码').fill('+65 9123 4567')
  await checkPage('member-address-form')
  await save.click()
  const cards = main(page).getByRole('article')
  await expect(cards).toHaveCount(1)
  await expect(main(page).getByText(say('Your address is saved.', '地址已保存。'))).toBeInViewport({ ratio: 1 })

  await page.route('**/api/Address/LookupPostalCode*', (route) =>
    route.fulfill({ status: 503, json: { succeeded: false, code: 'UNAVAILABLE', title: '', message: '' } }),
  )
  await add.click()
  await field('Postal code', '邮政编码').fill('238859')
  await expect(
    main(page).getByText(say('The look-up isn’t answering. Please type the address.', '邮政编码查询暂无回应，请手动填写地址。')),
  ).toBeVisible()
  await field('Block or house no.', '大牌或门牌').fill('290')
  await field('Street', '街道').fill('Orchard Road')
  await field('Mobile number', '手机号码').fill('+65 9123 4567')
  await save.click()
  await expect(cards).toHaveCount(2)

  const defaults = main(page).getByText(say('Default', '默认'), { exact: true })
  await expect(defaults).toHaveCount(1)
  await main(page)
    .getByRole('button', { name: say('Make default: 290 Orchard Road', '设为默认：290 Orchard Road') })
    .click()
  await expect(defaults).toHaveCount(1)
  await expect(cards.filter({ hasText: '290 Orchard Road' })).toContainText(say('Default', '默认'))
  await page.reload({ waitUntil: 'networkidle' })
  await expect(defaults).toHaveCount(1)
  await checkPage('member-addresses')

  const held = await holdCalls(page, deleteCustomerShippingAddress)
  await main(page)
    .getByRole('button', { name: say(/^Delete: 118 Joo Chiat Place/, /^删除：118 Joo Chiat Place/) })
    .press('Enter')
  const sure = main(page)
    .getByRole('group', { name: say('Delete this address?', '要删除这个地址吗？') })
    .getByRole('button', { name: say('Delete', '删除'), exact: true })
  await sure.press('Enter')
  await sure.press('Enter')
  await add.press('Enter')
  await field('Street', '街道').fill('Sixth Avenue')
  held.release()
  await expect(main(page).getByText(say('The address is deleted.', '地址已删除。'))).toBeVisible()
  await expect(cards).toHaveCount(1)
  expect(held.sent(), 'a second press asks for nothing').toBe(1)
  await expect(field('Street', '街道'), 'a form that is filled in while the shop answers stays').toHaveValue('Sixth Avenue')
  await expect(field('Street', '街道')).toBeFocused()
})

test('wishes are chosen and moved to the bag, and Undo restores a removed one; who removes goes on at the next card (wishlist-08, access-05)', async ({
  page,
  baseURL,
  say,
}) => {
  await signInAsMember(page.context(), baseURL!, { wished: 4 })
  let fetched = () => {}
  const pressed = new Promise<void>((resolve) => (fetched = resolve))
  await page.route('**/GetWishlistEans*', async (route) => {
    await pressed
    await route.continue()
  })
  await page.goto('/member/account-wishlist')
  const cards = main(page).getByRole('article')
  await expect(cards).toHaveCount(4)
  const second = (await cards.nth(1).innerText()).trim()
  await cards
    .first()
    .getByRole('button', { name: say(/^Remove from wishlist/, /^从心愿单移除/) })
    .press('Enter')
  fetched()
  await expect(cards).toHaveCount(3)
  await expect(cards.first().getByRole('link')).toBeFocused()
  expect((await cards.first().innerText()).trim()).toBe(second)
  await page.getByRole('button', { name: say('Undo', '撤销'), exact: true }).click()
  await expect(cards).toHaveCount(4)
  await main(page).getByText(say('Select all', '全选')).click()
  const move = main(page).getByRole('button', { name: say(/^Move \d to bag$/, /^将 \d\s件移入购物袋$/) })
  await move.click()
  await expect(main(page).getByRole('link', { name: say('See your bag', '查看购物袋') })).toBeVisible()
  await expect(main(page).getByRole('heading', { level: 1 })).toBeFocused()
  await expect(cards.filter({ hasNotText: say('Out of stock', '缺货') })).toHaveCount(0)
})

test('a picture is chosen, shown in the menu, and removed; a file that is none is refused (member-06)', async ({
  page,
  baseURL,
  say,
  open,
  checkPage,
}) => {
  await signInAsMember(page.context(), baseURL!)
  await open('/member/account-info')
  const section = main(page).getByRole('region', { name: say('Your picture', '您的图片') })
  const choose = (name: string, buffer: Buffer) => section.locator('input').setInputFiles({ name, mimeType: 'image/png', buffer })
  await expect(section.getByRole('button', { name: say('Choose a picture', '选择图片') })).toBeVisible()
  await choose('drawing.png', Buffer.from('<svg onload="alert(1)"/>'))
  await expect(section.getByRole('alert')).toContainText(say('This file is no picture that we know', '此文件不是可用的图片'))
  await choose('large.png', Buffer.alloc(1_048_577))
  await expect(section.getByRole('alert')).toContainText(say('File too large', '文件过大'))
  await choose('me.png', await page.screenshot({ clip: { x: 0, y: 0, width: 96, height: 96 } }))
  await expect(section.getByRole('img')).toHaveJSProperty('naturalWidth', 96)
  await expect(section.getByRole('alert')).toBeHidden()
  await checkPage('member-picture')
  await page.reload({ waitUntil: 'networkidle' })
  await page.getByRole('button', { name: say('Menu', '菜单') }).click()
  await expect(page.getByRole('dialog').getByRole('img', { name: say('Your picture', '您的图片') })).toBeVisible()
  await page.keyboard.press('Escape')
  await section.getByRole('button', { name: say('Remove', '移除') }).click()
  await expect(section.getByRole('img')).toBeHidden()
  await page.evaluate(() => {
    // As with a file that is gone since it was chosen.
    FileReader.prototype.readAsDataURL = function () {
      this.dispatchEvent(new Event('error'))
    }
  })
  await choose('gone.png', Buffer.from('gone'))
  await expect(section.getByRole('alert')).toContainText(say('This file is no picture that we know', '此文件不是可用的图片'))
})

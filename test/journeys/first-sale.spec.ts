import type { Page } from '@playwright/test'
import { runOrders } from '#tools/orders/run.ts'
import { expectBagToAddUp, expectConfirmationToAddUp, expectOrderToAddUp } from './amounts.ts'
import { addToBag } from './checkout.ts'
import { expect, test } from './journey.ts'

/** A field of the card form, which is in the bank's frame. */
const card = (page: Page, label: string) => page.frameLocator('iframe').getByLabel(label)

test('from the home page to a paid order, and to the page that shows where it is (shop-02, order-18, order-19, money-15)', async ({
  page,
  say,
  open,
  checkPage,
  checkAtBothWidths,
  culture,
}, info) => {
  await test.step('home: in the right language, with products', async () => {
    await open('/')
    await expect(page.locator('html')).toHaveAttribute('lang', culture === 'zh' ? 'zh-Hans-SG' : 'en-SG')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  await test.step('category: 32 bestsellers, then page two, in the address', async () => {
    await open('/productlist/category/home')
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(32)
    await page
      .getByRole('navigation', { name: say('Pages', '分页') })
      .getByRole('link', { name: say('Page 2', '第 2 页'), exact: true })
      .click()
    await expect(page).toHaveURL(/param=.*pageNo/)
    await expect(page.getByRole('link', { name: say('Page 2', '第 2 页'), exact: true })).toHaveAttribute('aria-current', 'page')
  })

  await test.step('product: another variant changes picture and address, not the page', async () => {
    await open('/product/tanahati-frame-day-bag')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const choices = page.getByRole('group').getByRole('radio')
    await choices.nth(1).press('Space')
    await expect(choices.nth(1)).toBeChecked()
    await expect(page).toHaveURL(/variant=\d{13}/)
    await addToBag({ page, say })
    await expect(page.getByRole('link', { name: say(/Bag, 1/, /购物袋，1/) })).toContainText('1')
  })

  await test.step('a second product, of the store’s own', async () => {
    await open('/product/rumah-wangi-vetiver-and-clove-candle')
    await addToBag({ page, say })
  })

  await test.step('bag: own goods first, quantity, confirm-remove, totals (cart-06, cart-07, cart-01)', async () => {
    await open('/cart/shopping-cart')
    const groups = page.getByRole('main').getByRole('heading', { level: 3 })
    await expect(groups.first()).toHaveText(say('Kemuning', '九里香'))
    await expect(page.getByText(say('To pay', '应付总额')).first()).toBeVisible()
    await expectBagToAddUp(page)
    const stepper = page.getByRole('group', { name: say(/^Quantity of/, /数量/) }).first()
    await stepper.getByRole('button', { name: say('One more', '增加一件') }).click()
    await expect(stepper.getByRole('status')).toHaveText('2')
    await page
      .getByRole('button', { name: say(/^Remove /, /^移除/) })
      .first()
      .click()
    await checkPage('05-confirm-remove')
    await page.getByRole('button', { name: say('Keep', '保留') }).click()
    await expect(stepper).toBeVisible()
  })

  const toFix = page.getByRole('alert', { name: say(/thing.* to fix/, /处/) })
  await test.step('paying with an empty form names the missing fields, until they are mended (form-11, checkout-07)', async () => {
    await page
      .getByRole('button', { name: say(/^Pay/, /^支付/) })
      .locator('visible=true')
      .first()
      .click()
    await expect(page.getByRole('link', { name: say('Postal code is required', '请填写邮政编码') })).toBeVisible()
    await expect(toFix.getByRole('listitem')).toHaveCount(7)
    await expect(page.frameLocator('iframe').getByText(say('Please fill in a cvv', '请填写 CVV'), { exact: true })).toBeVisible()
    await checkPage('06-errors')
  })

  await test.step('contact, address, card', async () => {
    const fill = (en: string, zh: string, value: string) =>
      page
        .getByRole('textbox', { name: say(en, zh) })
        .first()
        .fill(value)
    await fill('Postal code', '邮政编码', '427505')
    await fill('Block or house no.', '大牌或门牌', '118')
    await fill('Street', '街道', 'Joo Chiat Place')
    await expect(toFix.getByRole('listitem')).toHaveCount(5)
    await fill('Level', '楼层', '03')
    await fill('Unit', '单元', '12')
    await page
      .getByRole('textbox', { name: say('Name', '姓名'), exact: true })
      .first()
      .fill(say('Tan Mei Lin', '陈美玲'))
    await fill('Email', '邮箱', `mei.lin.${info.project.name}@example.sg`)
    await fill('Mobile number', '手机号码', '9123 4567')
    await card(page, say('Card number', '卡号')).fill('4242424242424242')
    await card(page, say('Expiry', '有效期')).fill('1230')
    await card(page, 'CVV').fill('123')
    await card(page, say('Name on card', '持卡人姓名')).fill('TAN MEI LIN')
    // By keyboard, because a click could miss while the page moves.
    const terms = page.getByRole('checkbox', { name: say(/Terms & Conditions/, /条款/) })
    await terms.press('Space')
    await expect(terms).toBeChecked()
    await expect(toFix, 'what is mended leaves the list').toHaveCount(0)
    await expect(page.locator('[data-wrong]')).toHaveCount(0)
    await checkPage('07-filled')
  })

  const delivery = page.getByRole('region', { name: say('Delivery and collection', '送货与自提') })
  await test.step('delivery: collection at a store, then a day and a time, by keyboard (fulfil-01, fulfil-03, fulfil-13, fulfil-14, cart-03)', async () => {
    await delivery.getByRole('radio', { name: say('Collect in store', '门店自提') }).press('Space')
    const store = delivery.getByRole('radio', { name: say(/^Kemuning Katong Ready/, /^九里香加东店.*备妥/) })
    await expect(store).toBeChecked()
    await checkPage('07-collection')
    await delivery.getByRole('radio', { name: say('Home delivery', '送货上门') }).press('Space')
    const days = delivery.getByRole('group', { name: say('Day', '日期'), exact: true })
    await days.getByRole('radio').first().press('ArrowRight')
    await expect(days.getByRole('radio').nth(1)).toBeChecked()
    const times = delivery.getByRole('group', { name: say('Time', '时段'), exact: true })
    await times.getByRole('radio', { name: say('9 am–1 pm', '09:00–13:00') }).press('ArrowRight')
    await expect(times.getByRole('radio', { name: say('2–6 pm', '14:00–18:00') })).toBeChecked()
    await checkPage('07-slot')
  })

  const payButton = page
    .getByRole('button', { name: say(/^Pay/, /^支付/) })
    .locator('visible=true')
    .first()

  await test.step('a good card: paid, and the invoice (pay-16, order-04)', async () => {
    await payButton.click()
    await expect(page).toHaveURL(/\/invoice\?orderNumber=KM-\d{4}-\d{5}&key=/)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(say('Thank you', '谢谢'))
    await expect(page.getByText(say(/^Home delivery \w{3}\s\d+\s\w{3}, 2–6\spm$/, /14:00–18:00 送货上门$/)).first()).toBeVisible()
    await checkPage('08-paid')
    await expectConfirmationToAddUp(page)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(page.getByRole('contentinfo')).toBeHidden()
    const printed = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    expect(printed.match(/\/MediaBox \[[\d. ]+\]/g), 'one page of A4').toEqual([expect.stringMatching(/ 59[45]\.?\d* 84[12]\.?\d*\]$/)])
    if (process.env.PICTURES)
      await page.screenshot({ path: `test-results/pictures/${info.project.name}/09-invoice-print.png`, fullPage: true })
    await page.emulateMedia({ media: 'screen' })
  })

  await test.step('the invoice is downloaded as PDF (order-15)', async () => {
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: say('Invoice PDF', '发票 PDF') }).click()
    expect((await download).suggestedFilename()).toMatch(/^INV-\d{4}-\d{7}\.pdf$/)
    await (await download).saveAs(`test-results/pictures/${info.project.name}/invoice.pdf`)
  })

  const orderNumber = new URL(page.url()).searchParams.get('orderNumber')!
  const staff = async (...words: string[]) =>
    expect(await runOrders([...words, '--by', 'Siti'], { DATA_DIR: process.env.JOURNEYS_DATA })).toMatchObject({ code: 0 })
  /** The text of the first mail about the order with these words in its subject. */
  async function mailAbout(words: string): Promise<string> {
    const reply = await page.request.get(`/dev/outbox?to=mei.lin.${info.project.name}@example.sg`, {
      headers: { accept: 'application/json' },
    })
    const { mails } = (await reply.json()) as { mails: { subject: string; text: string }[] }
    return mails.find(({ subject }) => subject.includes(orderNumber) && subject.includes(words))?.text ?? ''
  }

  await test.step('the receipt is in the outbox, in the language of the order (wire-30)', async () => {
    await expect.poll(() => mailAbout('')).toContain(say('Thank you, Tan Mei Lin', '陈美玲，谢谢您'))
  })

  await test.step('its link leads to the order; the store’s own goods are shipped, one line is refunded, and the page says so with its group (order-18, order-19, refund-08, refund-17)', async () => {
    // Its steps are the same in any language and at any width.
    if (culture === 'en') return
    await open(new URL(/http\S+\/order\?\S+/.exec(await mailAbout(''))![0]).href)
    const course = page.getByRole('list').filter({ has: page.locator('[aria-current="step"]') })
    await expect(course).toHaveCount(2)
    for (const group of [0, 1]) await expect(course.nth(group).locator('[aria-current="step"]')).toContainText(say('Paid', '已付款'))
    await expect(page.getByRole('main')).not.toContainText('Joo Chiat')
    await checkAtBothWidths('09-order-paid')
    await staff('pick', orderNumber)
    await staff('ship', orderNumber, '--group', 'Kemuning', '--carrier', 'Ninja Van', '--tracking', 'NVSG0012345')
    await staff('refund', orderNumber, '--lines', '1x1')
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('Partly refunded', '部分退款'))
    const shipped = course.filter({ hasText: 'NVSG0012345' })
    await expect(shipped.locator('[aria-current="step"]')).toContainText(say('On its way', '运送中'))
    await expect(shipped.getByRole('link', { name: 'Ninja Van NVSG0012345' })).toHaveAttribute('href', /ninjavan/)
    await expect(course.filter({ hasText: say('Part of the order refunded', '订单已部分退款') })).toHaveCount(1)
    await expect(page.getByRole('region', { name: say('Cancel or return', '取消或退货') })).toContainText('S$')
    await expectOrderToAddUp(page)
    await checkAtBothWidths('09-order-shipped')
    await expect.poll(() => mailAbout(say('on its way', '寄出'))).toContain('NVSG0012345')
  })

  await test.step('the bag is shown as empty', async () => {
    await open('/cart/shopping-cart')
    await expect(page.getByText(say('Your bag is empty', '购物袋是空的')).first()).toBeVisible()
  })
})

import type { Page } from '@playwright/test'
import { updateShippingOptions } from '#src/features/checkout/checkout.contract.ts'
import type { CartData } from '#src/features/cart/cart.contract.ts'
import { cancelOrder } from '#src/features/refunds/refunds.contract.ts'
import { applyRebates, applyVoucher, removeVoucher } from '#src/features/cart/tenders.contract.ts'
import { formatMoney } from '#src/kit/money.ts'
import { giveRebates, giveVoucher } from '#test/cast/wallet.ts'
import { runOrders } from '#tools/orders/run.ts'
import { expectBagToAddUp, expectConfirmationToAddUp, expectListedTotal, expectOrderToAddUp } from './amounts.ts'
import { holdCalls } from './held-calls.ts'
import { expect, test } from './journey.ts'
import { signInAsMember } from './member.ts'
import { isUncovered } from './uncovered.ts'

// The console reports the responses that refuse too large an amount and a code that is none, and of a shop that is away.
test.use({ expectedErrors: /status of (409|422|503)/ })

const perfume = '8882010000001'
const handbag = '8882011800006'
const main = (page: Page) => page.getByRole('main')
/** A field of the card form, which is in the bank's frame. */
const card = (page: Page, label: string) => page.frameLocator('iframe').getByLabel(label)
/** How every amount is written (money-02). */
const amount = /^-?S\$\d{1,3}(,\d{3})*\.\d{2}$/

test('member price, voucher and rebates on one order, and one that rebates cover (cart-02, reward-14, reward-33, money-12, money-15, pay-05, order-03, refund-09, refund-10, refund-12, refund-13, order-12, order-18)', async ({
  page,
  context,
  baseURL,
  say,
  open,
  checkPage,
}) => {
  await signInAsMember(context, baseURL!, {
    spentCents: 500_000,
    async give(database, memberId) {
      await giveRebates(database, memberId, 20_000)
      await giveVoucher(database, { memberId, kind: 'birthday', valueCents: 3000, minimumCents: 8000 })
      await giveVoucher(database, { memberId, valueCents: 4000, minimumCents: 80_000 })
    },
  })
  const add = () => page.request.post('/api/ProductDetail/AddToCart', { data: { ean: perfume, quantity: 1 } })
  const bag = async () => {
    const reply = await page.request.get('/api/cart/GetShoppingCart')
    return ((await reply.json()) as { data: CartData }).data.cartInfo
  }
  const vouchers = main(page).getByRole('region', { name: say('Vouchers', '礼券'), exact: true })
  const rebates = main(page).getByRole('region', { name: say('Rebates', '返利'), exact: true })
  const toUse = rebates.getByLabel(say('Rebates to use', '使用返利'))
  const summary = page.getByRole('region', { name: say('Order summary', '订单摘要') })
  const payButton = page
    .getByRole('button', { name: say(/^(Pay|Place order)/, /^(支付|提交订单)/) })
    .locator('visible=true')
    .first()

  async function fillAddress(): Promise<void> {
    const fill = (en: string, zh: string, value: string) =>
      page
        .getByRole('textbox', { name: say(en, zh) })
        .first()
        .fill(value)
    await fill('Postal code', '邮政编码', '427505')
    await fill('Block or house no.', '大牌或门牌', '118')
    await fill('Street', '街道', 'Joo Chiat Place')
    await fill('Mobile number', '手机号码', '9123 4567')
    const terms = page.getByRole('checkbox', { name: say(/Terms & Conditions/, /条款/) })
    await terms.press('Space')
    await expect(terms).toBeChecked()
  }

  await test.step('vouchers: those that the bag can use first, the others with what they need', async () => {
    await add()
    await open('/cart/shopping-cart')
    await expect(vouchers.getByRole('listitem')).toHaveText([
      say(/^S\$30\.00 Birthday voucherUntil/, /^S\$30\.00 生日礼券有效期至/),
      say(/Gift voucherNeeds S\$800\.00 of goods, S\$682\.00 more/, /礼品券商品须满 S\$800\.00，还差 S\$682\.00/),
    ])
    await expect(vouchers.getByRole('checkbox')).toHaveCount(1)
    await vouchers.getByRole('checkbox').press('Space')
    await expect(vouchers.getByRole('listitem').first()).toContainText('-S$30.00')
  })

  await test.step('one that is taken back and chosen again stays chosen, while the shop answers the first press', async () => {
    const [birthday, box] = [vouchers.getByRole('listitem').first(), vouchers.getByRole('checkbox')]
    const held = await holdCalls(page, applyVoucher)
    const firstAnswer = page.waitForResponse(`**${removeVoucher.path}`)
    await box.press('Space')
    await box.press('Space')
    await firstAnswer
    await expect(birthday).not.toContainText('-S$30.00')
    expect(await box.isChecked()).toBe(true)
    held.release()
    await expect(birthday).toContainText('-S$30.00')
    await expect(box).toBeChecked()
    await page.unroute(`**${applyVoucher.path}`)
  })

  await test.step('a code that is none is announced (access-08)', async () => {
    await vouchers.getByRole('textbox').fill('NO-SUCH-CODE')
    await page.keyboard.press('Enter')
    await expect(vouchers.getByRole('alert')).toBeVisible()
    await vouchers.getByRole('textbox').fill('')
  })

  await test.step('one that the bag does not reach any more is removed, and the focus goes on to the field for a code (access-05)', async () => {
    const gift = vouchers.getByRole('listitem').filter({ hasText: say('Gift voucher', '礼品券') })
    await page.request.post('/api/ProductDetail/AddToCart', { data: { ean: handbag, quantity: 2 } })
    await open('/cart/shopping-cart')
    await gift.getByRole('checkbox').press('Space')
    await expect(gift).toContainText('-S$40.00')
    const { cartId, productsInCart } = await bag()
    const line = productsInCart.find(({ product }) => product.ean === handbag)!
    await page.request.delete('/api/cart/RemoveItemFromCart', {
      data: { shoppingCart_AutoId: cartId, cartItem_AutoId: line.autoId },
    })
    await open('/cart/shopping-cart')
    await gift.getByRole('button', { name: say(/^Remove/, /^移除/) }).press('Enter')
    await expect(vouchers.getByRole('textbox')).toBeFocused()
    await expect(gift.getByRole('button')).toHaveCount(0)
  })

  await test.step('the reason why a code is no voucher is in sight until another one is typed', async () => {
    const code = vouchers.getByRole('textbox')
    // At the end of what the bar with the button that pays leaves of the screen.
    await code.evaluate((field) => field.scrollIntoView({ block: 'end' }))
    await code.fill('NOSUCH')
    await code.press('Enter')
    const why = vouchers.getByText(say('We don’t know this voucher. Check its letters and numbers.', '没有这张礼券，请核对字母和数字。'))
    await expect(why).toBeVisible()
    await expect.poll(() => why.evaluate(isUncovered)).toBe(true)
    await code.fill('')
    await expect(why).toBeHidden()
  })

  await test.step('more rebates than there are: the reason stands beside the field (fact 50)', async () => {
    await toUse.fill('500')
    await toUse.press('Enter')
    const why = rebates.getByRole('alert')
    await expect(why).toHaveText(say('The redeem value is larger than available', '使用金额超出可用返利'))
    await checkPage('70-too-many-rebates')
    await toUse.fill('10.00')
    await expect(why, 'it was of the amount before').toBeHidden()
    const named = await page
      .getByRole('button', { name: say(/^Apply: /, /^使用：/) })
      .evaluateAll((all) => all.map((each) => each.ariaLabel))
    expect(new Set(named).size, 'buttons with the same text have names of their own (access-09)').toBe(named.length)
    expect(named.length).toBeGreaterThan(2)
    const held = await holdCalls(page, applyRebates)
    await rebates.getByRole('button', { name: say('Apply: Rebates', '使用：返利') }).click()
    await toUse.fill('12.34')
    held.release()
    await expect(rebates).toContainText(say('S$190.00 stays in your wallet', '余额保留 S$190.00'))
    await expect(toUse, 'what is typed while the shop answers stays').toHaveValue('12.34')
    await toUse.fill('10.00')
    await toUse.press('Enter')
    await expect(toUse).toHaveValue('S$10.00')
    await expect(rebates).toContainText(say('S$190.00 stays in your wallet', '余额保留 S$190.00'))
  })

  const { quote } = await bag()
  expect(quote.totalCents - quote.toPayCents).toBe(4000)

  await test.step('the summary has every cent, and every amount is written alike (fact 51)', async () => {
    for (const cents of [11_800, -1180, -3000, -1000, quote.toPayCents]) await expect(summary).toContainText(formatMoney(cents))
    for (const text of await summary.getByRole('definition').allInnerTexts()) expect(text).toMatch(amount)
    expect(await expectBagToAddUp(page)).toBe(quote.toPayCents)
    await checkPage('71-tenders')
  })

  await test.step('paid: the confirmation and the invoice say what paid how much', async () => {
    await fillAddress()
    await card(page, say('Card number', '卡号')).fill('4242424242424242')
    await card(page, say('Expiry', '有效期')).fill('1230')
    await card(page, 'CVV').fill('123')
    await card(page, say('Name on card', '持卡人姓名')).fill('TAN MEI LIN')
    await payButton.click()
    await expect(page).toHaveURL(/\/invoice\?orderNumber=/)
    const order = page.getByRole('region', { name: say('Your order', '您的订单') })
    const rows = [formatMoney(quote.totalCents), '-S$30.00', '-S$10.00', formatMoney(quote.toPayCents)]
    for (const row of rows) await expect(order).toContainText(row)
    expect(await expectConfirmationToAddUp(page)).toBe(quote.totalCents)
    await checkPage('72-tenders-paid')
    await page.emulateMedia({ media: 'print' })
    const paidWith = page.locator('article').last()
    for (const row of [...rows, 'S$30.00', 'S$10.00', 'Visa •••• 4242']) await expect(paidWith).toContainText(row)
    await page.emulateMedia({ media: 'screen' })
  })

  await test.step('cancelled on its page: voucher, rebates and card each get back what they paid (refund-09, refund-12)', async () => {
    await open(`/member/account-my-order-detail?orderNumber=${new URL(page.url()).searchParams.get('orderNumber')}`)
    const refunds = page.getByRole('region', { name: say('Cancel or return', '取消或退货') })
    await expect(refunds).toContainText(say('Nothing has left us yet', '商品尚未寄出'))
    await checkPage('75-cancel')
    await refunds.getByRole('button', { name: say('Cancel order', '取消订单') }).click()
    await checkPage('76-cancel-sure')
    await page.route(`**${cancelOrder.path}`, (route) => route.fulfill({ status: 503, json: { succeeded: false, code: 'UNAVAILABLE' } }), {
      times: 1,
    })
    await page.getByRole('button', { name: say('Yes, cancel it', '确定取消') }).click()
    await expect(refunds.getByRole('alert'), 'why it was not cancelled is announced').toBeVisible()
    await refunds.getByRole('button', { name: say('Cancel order', '取消订单') }).click()
    await page.getByRole('button', { name: say('Yes, cancel it', '确定取消') }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('Cancelled', '已取消'))
    for (const cents of [3000, 1000, quote.toPayCents]) await expect(refunds).toContainText(formatMoney(cents))
    await expect(refunds.getByRole('button')).toHaveCount(0)
    expect(await expectOrderToAddUp(page)).toBe(quote.totalCents)
    await checkPage('77-cancelled')
    const cancelled = new URL(page.url()).searchParams.get('orderNumber')!
    await open('/member/account-my-order')
    await expectListedTotal(page, cancelled, quote.totalCents)
    await open(`/invoice?orderNumber=${cancelled}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('Cancelled', '已取消'))
    await expect(page.getByText(say(/Thank you/, /谢谢/))).toHaveCount(0)
    await checkPage('78-cancelled-invoice')
  })

  await test.step('an order that rebates cover asks for no card, and its button says so', async () => {
    await add()
    await open('/cart/shopping-cart')
    await rebates.getByRole('button', { name: say('Use all', '全部使用') }).click()
    await expect(page.getByText(say('Nothing is left to pay, so no card is needed.', '已无须付款，不需要银行卡。'))).toBeVisible()
    await expect(page.locator('iframe')).toHaveCount(0)
    await fillAddress()
    await page.getByRole('radio', { name: say('Collect in store', '门店自提') }).press('Space')
    await expect(page.getByRole('radio', { name: say(/^Kemuning Katong Ready/, /^九里香加东店.*备妥/) })).toBeChecked()
    await test.step('a billing address that differs stays in sight, and can be taken back', async () => {
      const billing = page.getByRole('checkbox', { name: say('Billing address is the same', '账单地址相同') })
      await page.getByRole('radio', { name: say('Home delivery', '送货上门') }).press('Space')
      await billing.press('Space')
      await page.getByRole('radio', { name: say('Collect in store', '门店自提') }).press('Space')
      await expect(page.getByRole('group', { name: say('Billing address', '账单地址') })).toBeVisible()
      await billing.press('Space')
      await expect(billing).toHaveCount(0)
    })
    await test.step('the address step is the one of the choice that is shown, before the shop has stored it', async () => {
      const held = await holdCalls(page, updateShippingOptions)
      const forInvoice = page.getByText(say(/^Nothing is delivered to you/, /^没有商品需要送货/))
      await page.getByRole('radio', { name: say('Home delivery', '送货上门') }).press('Space')
      await expect(forInvoice).toHaveCount(0)
      await page.getByRole('radio', { name: say('Collect in store', '门店自提') }).press('Space')
      await expect(forInvoice).toBeVisible()
      held.release()
    })
    await checkPage('73-covered')
    await payButton.click()
    await expect(page).toHaveURL(/\/invoice\?orderNumber=/)
    await expect(page.getByRole('region', { name: say('Your order', '您的订单') })).toContainText(
      say('Charged to cardS$0.00', '银行卡付款S$0.00'),
    )
    await checkPage('74-covered-paid')
  })

  const orderNumber = new URL(page.url()).searchParams.get('orderNumber')!
  const staff = async (...words: string[]) =>
    expect(await runOrders([...words, '--by', 'Siti'], { DATA_DIR: process.env.JOURNEYS_DATA })).toMatchObject({ code: 0 })
  const current = page.locator('[aria-current="step"]')

  await test.step('ready to collect: its page has the code, for which the staff hand it over (order-12, order-18)', async () => {
    await staff('pick', orderNumber)
    await staff('ready', orderNumber)
    await open(`/member/account-my-order-detail?orderNumber=${orderNumber}`)
    await expect(current).toContainText(say('Ready to collect', '可自提'))
    const counter = page.getByRole('complementary').filter({ hasText: say('Show this at the counter', '请向柜台出示') })
    const code = /\w{3} \w{3}$/m.exec(await counter.getByRole('paragraph').innerText())![0]
    await expect(counter.getByRole('img', { name: say(`QR code of the collection code ${code}`, `取货码 ${code} 的二维码`) })).toBeVisible()
    await checkPage('78-ready')
    await staff('collect', orderNumber, '--code', code)
    await page.reload()
    await expect(current).toContainText(say('Collected', '已取货'))
    await expect(counter).toHaveCount(0)
  })

  await test.step('sent back: asked for on its page, refunded by the staff (refund-10, refund-13)', async () => {
    const refunds = page.getByRole('region', { name: say('Cancel or return', '取消或退货') })
    await refunds.getByRole('button', { name: say('Send items back', '申请退货') }).click()
    await refunds.getByRole('button', { name: say('Ask for a return', '提交退货申请') }).click()
    await expect(refunds.getByRole('alert')).toHaveText(say('Please say why in a few words.', '请说明退货原因。'))
    await refunds.getByRole('textbox').fill('The cap is cracked.')
    await expect(refunds).not.toContainText(say('Please say why in a few words.', '请说明退货原因。'))
    await checkPage('79-return')
    await refunds.getByRole('button', { name: say('Ask for a return', '提交退货申请') }).click()
    await expect(refunds).toContainText(say('We have your request', '我们已收到您的申请'))
    const [asked] = JSON.parse((await runOrders(['returns', orderNumber, '--json'], { DATA_DIR: process.env.JOURNEYS_DATA })).out)
    await staff('receive', orderNumber, '--return', String(asked.autoId))
    await staff('refund', orderNumber, '--return', String(asked.autoId))
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('Refunded', '已退款'))
    await expect(refunds).toContainText(say('Received and refunded', '已收到并退款'))
    await expectOrderToAddUp(page)
    await checkPage('80-returned')
  })
})

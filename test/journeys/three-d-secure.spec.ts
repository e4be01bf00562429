import { openDatabase } from '#src/platform/db/database.ts'
import { challenge, expectPaid, fillCard, fillCheckout, openBag, payButton } from './checkout.ts'
import { expect, test } from './journey.ts'
import { lowWindows, outOfReach } from './low-windows.ts'
import { journeysDatabase } from './member.ts'

// The browser's console reports the 409 of a refusal.
test.use({ expectedErrors: /status of 409/ })

const askingCard = '4000000000003220'
const holdMs = 10 * 60_000

/** As if the shopper had left the bank's page open for as long as goods are held. */
async function endHolds(): Promise<void> {
  const database = openDatabase(journeysDatabase(), { connections: 1 })
  await database.pool.query("update payment_attempts set held_until = now() where state = 'requiresAction'")
  await database.close()
}

test('3-D Secure: refused, stopped, left for too long, reloaded and passed; then passed in a tab of its own (pay-02, pay-17, pay-24, pay-25, pay-29, pay-30)', async ({
  page,
  context,
  say,
  open,
  checkPage,
}) => {
  const shopper = { page, say, open }
  const bank = challenge(shopper)
  const notice = page.locator('#payment-notice')

  await test.step('the bank’s page is on the shop’s own, and the goods are held while it is open', async () => {
    await openBag(shopper, 1)
    await fillCheckout(shopper, 'three-d-secure@example.sg')
    await expect(page.getByText(say('Paying holds your items for 10 minutes', '付款时为您保留商品 10 分钟')).first()).toBeVisible()
    await fillCard(shopper, askingCard)
    await payButton(shopper).click()
    await expect(bank.dialog).toBeVisible()
    await expect(bank.dialog.getByText(say(/^Held for you: \d\d:\d\d left$/, /^为您保留：还有 \d\d:\d\d$/))).toBeVisible()
    await expect(bank.dialog.frameLocator('iframe').getByLabel(say('One-time code', '一次性验证码'))).toBeVisible()
    await checkPage('22-three-d-secure')
    const before = page.viewportSize()!
    for (const { width, height } of lowWindows) {
      await page.setViewportSize({ width, height })
      expect(await outOfReach(bank.dialog), `the bank’s page at ${width} × ${height} (access-44)`).toEqual([])
    }
    await page.setViewportSize(before)
  })

  await test.step('refused by the bank: nothing is charged, and nothing is lost', async () => {
    await bank.answer('000000')
    await expect(notice).toContainText(say('Nothing was charged', '没有扣款'))
    await expect(bank.dialog).toBeHidden()
    await expect(page.getByRole('textbox', { name: say('Postal code', '邮政编码') }).first()).toHaveValue('427505')
  })

  await test.step('stopped by the shopper', async () => {
    await payButton(shopper).click()
    await bank.dialog.getByRole('button', { name: say('Stop, and pay another way', '停止，改用其他方式付款') }).click()
    await expect(notice).toContainText(say('Payment stopped', '付款已中止'))
  })

  await test.step('left until the hold is over: the page says so, and the shopper tries again with what was typed', async () => {
    await payButton(shopper).click()
    await expect(bank.dialog).toBeVisible()
    await endHolds()
    await page.clock.setSystemTime(Date.now() + holdMs - 3000)
    await expect(bank.dialog.getByText(say(/^Held for you: 00:0\d left$/, /^为您保留：还有 00:0\d$/))).toBeVisible()
    await expect(notice).toContainText(say('The hold has ended. Nothing was charged.', '保留已结束，没有扣款。'))
    await expect(bank.dialog).toBeHidden()
    await page.clock.setSystemTime(Date.now())
    await checkPage('23-hold-ended')
    await notice.getByRole('button', { name: say('Check stock and try again', '查看库存并再试') }).click()
  })

  await test.step('a reload on the way finds the bank’s page again; passed, the order is paid', async () => {
    await expect(bank.dialog).toBeVisible()
    await page.reload()
    await expect(bank.dialog).toBeVisible()
    await bank.answer('123456')
    await expectPaid(page)
  })

  await test.step('in a tab of its own the bank’s page leads back to the shop, and the first tab finds the outcome', async () => {
    await openBag(shopper, 1)
    await fillCheckout(shopper, 'three-d-secure@example.sg')
    await fillCard(shopper, askingCard)
    await payButton(shopper).click()
    const tab = context.waitForEvent('page')
    // By keyboard, because the link moves when the bank's page tells its height.
    await bank.dialog.getByRole('link', { name: say('Open the bank’s page in a new tab', '在新标签页打开银行页面') }).press('Enter')
    const bankPage = await tab
    await bankPage.getByLabel(say('One-time code', '一次性验证码')).fill('123456')
    await bankPage.getByRole('button', { name: say('Confirm payment', '确认付款') }).click()
    await expectPaid(bankPage)
    await bankPage.close()
    await page.bringToFront()
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expectPaid(page)
  })
})

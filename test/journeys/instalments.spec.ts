import { getInstallmentPlans } from '#src/features/payment/instalments.contract.ts'
import { cardForm, expectPaid, fillCard, fillCheckout, openBag, payButton } from './checkout.ts'
import { holdCalls } from './held-calls.ts'
import { expect, test } from './journey.ts'

test('by instalments: what is missing below the floor, the plans with their last month, the choice kept on the device, the bank’s card (pay-01, pay-13, pay-14, pay-18, pay-34)', async ({
  page,
  say,
  open,
  checkPage,
}) => {
  const shopper = { page, say, open }
  const inFull = page.getByRole('radio', { name: say('Pay in full', '全额付款') })
  const byInstalments = page.getByRole('radio', { name: say('Pay by instalments', '分期付款') })
  const plans = page.getByRole('table', { name: say('Instalment plans', '分期方案') })

  await test.step('below the floor payment is in full, and the page says what is missing', async () => {
    await openBag(shopper, 1)
    await expect(inFull).toBeChecked()
    await expect(byInstalments).toBeDisabled()
    await expect(page.getByText(say('From S$500.00: S$374.00 more to go', '满 S$500.00 可用，还差 S$374.00'))).toBeVisible()
    await expect(plans).toHaveCount(0)
  })

  await test.step('the plans, with the last month of each even where it is equal', async () => {
    await openBag(shopper, 4)
    await byInstalments.press('Space')
    await expect(plans.getByRole('row')).toHaveText([
      say(/^PlanBankMonthsInterestMonthlyLast monthYou pay$/, /^方案银行期数利息每月末月总付$/),
      say(/Straits Bank30%S\$183\.33S\$183\.34S\$550\.00/, /海峡银行30%S\$183\.33S\$183\.34S\$550\.00/),
      say(/Straits Bank60%S\$91\.66S\$91\.70S\$550\.00/, /海峡银行60%S\$91\.66S\$91\.70S\$550\.00/),
      say(/Harbour Bank90%S\$61\.11S\$61\.12S\$550\.00/, /海港银行90%S\$61\.11S\$61\.12S\$550\.00/),
      say(/Harbour Bank120%S\$45\.83S\$45\.87S\$550\.00/, /海港银行120%S\$45\.83S\$45\.87S\$550\.00/),
      say(/Lion City Bank243% onceS\$23\.60S\$23\.70S\$566\.50/, /狮城银行24一次 3%S\$23\.60S\$23\.70S\$566\.50/),
    ])
  })

  await test.step('plans are of the bag as it is, however quickly its quantity changes', async () => {
    const line = page.locator('li[id^="line-"]').first()
    const [fewer, more] = [say('One fewer', '减少一件'), say('One more', '增加一件')].map((name) => line.getByRole('button', { name }))
    await fewer!.click()
    await expect(page.getByText(say(/^From S\$500\.00: S\$\d+\.\d\d more to go$/, /^满 S\$500\.00 可用，还差 S\$\d+\.\d\d$/))).toBeVisible()
    await expect(plans).toHaveCount(0)
    await more!.click()
    await expect(plans.getByRole('row').nth(1)).toContainText('S$550.00')
  })

  await test.step('the choice is kept on the device; without a plan nothing is paid', async () => {
    await page.reload()
    await expect(byInstalments).toBeChecked()
    await fillCheckout(shopper, 'instalments@example.sg')
    await fillCard(shopper, '4242424242424242')
    await payButton(shopper).click()
    await expect(page.getByRole('link', { name: say('Please choose an instalment plan', '请选择分期方案') })).toBeVisible()
  })

  await test.step('a card of another bank is refused before it is charged', async () => {
    await plans
      .getByRole('radio', { name: say('Harbour Bank', '海港银行') })
      .nth(1)
      .press('Space')
    await expect(payButton(shopper)).toHaveText(say('Pay S$550.00 in 12 months', '分 12 期支付 S$550.00'))
    await test.step('while the plans of a changed bag are not there, the button says no amount', async () => {
      const held = await holdCalls(page, getInstallmentPlans)
      const line = page.locator('li[id^="line-"]').first()
      await line.getByRole('button', { name: say('One more', '增加一件') }).click()
      await expect(payButton(shopper)).toHaveText(say('Pay', '支付'))
      held.release()
      await expect(payButton(shopper)).toHaveText(say('Pay S$668.00 in 12 months', '分 12 期支付 S$668.00'))
      await line.getByRole('button', { name: say('One fewer', '减少一件') }).click()
      await expect(payButton(shopper)).toHaveText(say('Pay S$550.00 in 12 months', '分 12 期支付 S$550.00'))
    })
    await payButton(shopper).click()
    await expect(
      page.getByRole('link', { name: say('This card is not from Harbour Bank, whose plan you chose', '此卡不是所选方案的海港银行发出的') }),
    ).toBeVisible()
    await checkPage('21-instalments')
  })

  await test.step('the bank’s own card pays, and the order says so', async () => {
    await cardForm(shopper).getByLabel(say('Card number', '卡号')).fill('5555555555554444')
    await payButton(shopper).click()
    await expectPaid(page)
    await expect(page.getByText(/Mastercard •••• 4444/).first()).toBeVisible()
  })
})

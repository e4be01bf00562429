import { removeSavedCard } from '#src/features/payment/saved-cards.contract.ts'
import { expectPaid, fillCard, fillCheckout, openBag, payButton } from './checkout.ts'
import { expect, test } from './journey.ts'
import { signInAsMember } from './member.ts'

// The browser reports that the shop is away.
test.use({ expectedErrors: /status of 503/ })

test('a saved address stays as it was saved, whatever the postal code’s own street is (address-12, address-22)', async ({
  page,
  context,
  baseURL,
  say,
  open,
}) => {
  await signInAsMember(context, baseURL!)
  const address = {
    countryCode: 'SG',
    postalCode: '427505',
    block: '118',
    street: 'Joo Chiat Place',
    building: 'Side gate',
    level: '03',
    unit: '21',
    name: 'Tan Mei Lin',
    email: 'saved-address@example.sg',
    contactNo: '91234567',
  }
  const stored = await page.request.post('/api/customers/CreateCustomerShippingAddress', { data: address, headers: { origin: baseURL! } })
  expect(stored.ok(), await stored.text()).toBe(true)
  await openBag({ page, say, open }, 1)
  const building = page.locator('#shipping-building')
  await expect(building).toHaveValue('Side gate')
  await page.locator('#shipping-name').focus()
  await page.waitForTimeout(1000)
  await expect(building).toHaveValue('Side gate')
})

test('a member’s card: saved with consent, explained where a plan is of another bank, paid with, removed (pay-03, pay-14, pay-19, pay-31)', async ({
  page,
  context,
  baseURL,
  say,
  open,
  checkPage,
}) => {
  const shopper = { page, say, open }
  const saved = page.getByRole('radio', { name: 'Visa •••• 4242' })
  await signInAsMember(context, baseURL!)

  await test.step('a new card is saved only with consent', async () => {
    await openBag(shopper, 5)
    await fillCheckout(shopper, 'saved-card@example.sg')
    await expect(saved).toHaveCount(0)
    await fillCard(shopper, '4242424242424242')
    const consent = page.getByRole('checkbox', { name: say('Save this card for next time', '保存此卡以便下次使用') })
    await expect(consent).not.toBeChecked()
    await consent.press('Space')
    await payButton(shopper).click()
    await expectPaid(page)
  })

  await test.step('with a plan of another bank it can not be chosen, and the page says why', async () => {
    await openBag(shopper, 5)
    await page.getByRole('radio', { name: say('Pay by instalments', '分期付款') }).press('Space')
    await page
      .getByRole('radio', { name: say('Harbour Bank', '海港银行') })
      .first()
      .press('Space')
    await expect(page.getByText(say('Straits Bank card, can’t be used with this plan', '海峡银行的卡，不适用于此方案'))).toBeVisible()
    await expect(saved).toHaveCount(0)
    await checkPage('23-saved-cards')
  })

  await test.step('it pays without being typed', async () => {
    await page.getByRole('radio', { name: say('Pay in full', '全额付款') }).press('Space')
    await saved.press('Space')
    await expect(page.locator('#card-frame')).toHaveCount(0)
    await fillCheckout(shopper, 'saved-card@example.sg')
    await payButton(shopper).click()
    await expectPaid(page)
  })

  await test.step('it is removed after one more question', async () => {
    await openBag(shopper, 1)
    const remove = page.getByRole('button', { name: say('Remove Visa •••• 4242', '移除 Visa •••• 4242') })
    await remove.press('Enter')
    await page.getByRole('button', { name: say('Keep', '保留'), exact: true }).press('Enter')
    await expect(saved).toBeVisible()
    await expect(remove, 'access-05').toBeFocused()
    await remove.press('Enter')
    const sure = page.getByRole('group', { name: say('Remove Visa •••• 4242', '移除 Visa •••• 4242') })
    await page.route(`**${removeSavedCard.path}*`, (route) => route.fulfill({ status: 503, json: { succeeded: false } }), { times: 1 })
    await sure.getByRole('button').first().press('Enter')
    await expect(sure.getByRole('alert'), 'that it was not removed is announced').toBeVisible()
    await sure.getByRole('button').first().press('Enter')
    await expect(saved).toHaveCount(0)
    await expect(page.locator('legend').filter({ hasText: say(/^Card$/, /^银行卡$/) }), 'access-05').toBeFocused()
    await page.reload()
    await expect(page.locator('#card-frame')).toBeVisible()
    await expect(saved).toHaveCount(0)
  })
})

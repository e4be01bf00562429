import { expect, test } from './journey.ts'

// The browser reports the refused code itself.
test.use({ expectedErrors: /status of 409/ })

/** Neroli & Pandan Eau de Parfum, 100 ml, S$230.00: enough for a gift and for the special buy. */
const perfume = '8882010000025'

test('a bag explains itself: a gift is chosen, a special price taken, one code refused with its reason and another accepted (promo-04, promo-08, promo-12, promo-14)', async ({
  page,
  open,
  say,
  checkPage,
}) => {
  await page.request.post('/api/ProductDetail/AddToCart', { data: { ean: perfume, quantity: 1 } })
  await open('/cart/shopping-cart')
  const main = page.getByRole('main')
  const summary = page.getByRole('region', { name: say('Order summary', '订单摘要') })
  const spray = page
    .getByRole('group', { name: say(/A gift by Hujan/, /Hujan 赠礼/) })
    .getByRole('radio')
    .nth(1)
  await spray.click()
  await expect(spray).toBeChecked()

  const offer = page.getByRole('region', { name: say('Special buy', '换购优惠') })
  await offer.getByRole('button', { name: say(/for S\$29\.00$/, /^以 S\$29\.00/) }).press('Enter')
  await expect(main.getByText(say('Special price', '换购价'))).toBeVisible()
  await expect(summary.getByText(say(/^Special buy/, /^换购优惠/)).first()).toBeVisible()

  const code = page.getByRole('textbox', { name: say('Promo code', '优惠码') })
  await code.fill('NOSUCH')
  await code.press('Enter')
  await expect(
    main.getByText(say('We don’t know this code. Check its letters and numbers.', '没有这个优惠码，请核对字母和数字。')),
  ).toBeVisible()
  await code.fill('welcome10')
  await code.press('Enter')
  await expect(summary.getByText(say(/^Welcome, S\$10 off/, /^迎新礼/)).first()).toBeVisible()
  await checkPage('60-promotions')

  await main.getByRole('button', { name: say('Remove the code WELCOME10', '移除优惠码 WELCOME10') }).click()
  await expect(summary.getByText(say(/^Welcome, S\$10 off/, /^迎新礼/))).toHaveCount(0)
})

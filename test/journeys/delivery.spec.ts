import type { Page } from '@playwright/test'
import { updateShippingOptions } from '#src/features/checkout/checkout.contract.ts'
import { expectBagToAddUp, expectConfirmationToAddUp, expectOrderToAddUp } from './amounts.ts'
import { holdCalls } from './held-calls.ts'
import { expect, test } from './journey.ts'
import { signInAsMember } from './member.ts'

// The browser reports the refused parcel and the look-up that fails.
test.use({ expectedErrors: /status of (409|503)/ })

const goods = { candle: '8882011512800', dinnerSet: '8882016901920', bag: '8882011800006', bottle: '8882017225605' }

const put = (page: Page, ean: string) => page.request.post('/api/ProductDetail/AddToCart', { data: { ean, quantity: 1 } })
/** A field of the card form, which is in the bank's frame. */
const card = (page: Page, label: string) => page.frameLocator('iframe').getByLabel(label)

test('an address is filled in, or typed, a parcel abroad is priced while it is typed, and a mixed bag is paid at once (address-12, address-13, address-18, address-22, fulfil-08, fulfil-19, fulfil-20, fulfil-22, fulfil-23, money-15)', async ({
  page,
  say,
  open,
  checkPage,
  baseURL,
}, info) => {
  const main = page.getByRole('main')
  const field = (en: string, zh: string) => main.getByRole('textbox', { name: say(en, zh), exact: true }).first()
  const summary = main.getByRole('region', { name: say('Order summary', '订单摘要') })
  const address = main.getByRole('region', { name: say('Where it’s going', '收货地址') })
  const country = address.getByLabel(say('Country or region', '国家或地区'))
  const payButton = page
    .getByRole('button', { name: say(/^Pay/, /^支付/) })
    .locator('visible=true')
    .first()

  async function fillCard(): Promise<void> {
    await card(page, say('Card number', '卡号')).fill('4242424242424242')
    await card(page, say('Expiry', '有效期')).fill('1230')
    await card(page, 'CVV').fill('123')
    await card(page, say('Name on card', '持卡人姓名')).fill('TAN MEI LIN')
    const terms = page.getByRole('checkbox', { name: say(/Terms & Conditions/, /条款/) })
    await terms.press('Space')
    await expect(terms).toBeChecked()
  }

  const ways = main.getByRole('region', { name: say('Delivery and collection', '送货与自提') })
  const errors = page.getByRole('alert', { name: say(/to fix before you can pay/, /请先处理/) })

  const store = ways.getByRole('radio', { name: say(/^Kemuning Katong Ready/, /^九里香加东店.*备妥/) })

  await test.step('goods that are only collected rule out delivery, and need a store (checkout-06, fulfil-02, fulfil-06)', async () => {
    await put(page, goods.bottle)
    await open('/cart/shopping-cart')
    await expect(ways.getByText(say('Delivery not available', '无法送货'))).toBeVisible()
    await expect(ways.getByText(say(/^Collected in store only: Bubble Bottle/, /^只能门店自提：气泡瓶/))).toBeVisible()
    await payButton.click()
    await errors.getByRole('link', { name: say('Store Location is required', '请选择自提门店') }).click()
    const collect = ways.getByRole('radio', { name: say('Collect in store', '门店自提') })
    await expect(collect).toBeFocused()
    await test.step('one that is chosen and on its way to the shop is not missing', async () => {
      const held = await holdCalls(page, updateShippingOptions)
      await store.press('Space')
      await payButton.press('Enter')
      await page.waitForTimeout(500)
      await expect(errors).toHaveCount(0)
      held.release()
      await expect(errors).toBeVisible()
      await expect(errors.getByRole('link', { name: say('Store Location is required', '请选择自提门店') })).toHaveCount(0)
    })
    await main.getByRole('button', { name: say(/^Remove.*Bubble Bottle/, /^移除.*气泡瓶/) }).click()
    await page.getByRole('button', { name: say('Remove', '移除'), exact: true }).click()
    await expect(page.getByText(say('Your bag is empty', '购物袋是空的')).first()).toBeVisible()
  })

  await test.step('goods that are only delivered rule out collection, and are named (fulfil-02, fulfil-06)', async () => {
    for (const ean of [goods.candle, goods.dinnerSet, goods.bag]) await put(page, ean)
    await open('/cart/shopping-cart')
    await expect(ways.getByText(say('In-Store Collection not available', '无法门店自提'))).toBeVisible()
    await expect(ways.getByText(say('Delivered only: Reunion Set for Eight.', '只能送货：八人团圆套装。'))).toBeVisible()
    await expect(main.getByText(say('Delivered only', '只送货'), { exact: true })).toBeVisible()
    await expect(ways.getByRole('radio', { name: say('Collect in store', '门店自提') })).toBeDisabled()
  })

  await test.step('a postal code fills in the street, which can be typed as well; without the look-up, all is typed (address-12, address-13)', async () => {
    await field('Postal code', '邮政编码').fill('427505')
    await expect(address.getByRole('status').filter({ hasText: /^\d+ Joo Chiat Place/ })).toBeVisible()
    await expect(field('Street', '街道')).toBeHidden()
    await checkPage('69-found')
    await address.getByRole('button', { name: say('Enter address manually', '手动填写地址') }).press('Enter')
    await expect(field('Block or house no.', '大牌或门牌')).toBeFocused()
    await expect(field('Street', '街道')).toHaveValue('Joo Chiat Place')
    await field('Postal code', '邮政编码').fill('999999')
    await expect(
      address.getByRole('status').filter({ hasText: say('No postal code in Singapore begins so', '新加坡没有这样开头的邮政编码') }),
    ).toBeVisible()
    await field('Street', '街道').fill('Joo Chiat Place, back door')
    await page.route('**/LookupPostalCode*', (route) => route.fulfill({ status: 503, json: { succeeded: false, code: 'UNAVAILABLE' } }))
    await field('Postal code', '邮政编码').fill('238859')
    await expect(address.getByText(say(/look-up isn’t answering/, /查询暂无回应/))).toBeVisible()
    await expect(field('Street', '街道')).toHaveValue('Joo Chiat Place, back door')
    await expect(field('Street', '街道')).toBeEditable()
  })

  await test.step('an error shows when the field is left, not while typing, and goes when it is right; paying leads to the first, and the list to each (form-06, form-07, checkout-07)', async () => {
    const error = address.getByText(say('Please provide a valid email address', '请填写有效的邮箱'))
    const email = field('Email', '邮箱')
    await email.pressSequentially('mei')
    await expect(error).toBeHidden()
    await email.blur()
    await expect(error).toBeVisible()
    await email.pressSequentially(`.${info.project.name}@example.sg`)
    await expect(error).toBeHidden()
    await payButton.click()
    await expect(field('Name', '姓名'), 'the first invalid field').toBeFocused()
    await errors.getByRole('link').nth(1).click()
    await expect(field('Name', '姓名')).not.toBeFocused()
  })

  await test.step('a place in another country: until it is known, no total; goods that its brand sends stay here, and are named (fulfil-19)', async () => {
    await country.scrollIntoViewIfNeeded()
    const before = (await country.boundingBox())!.y
    await country.selectOption('MY')
    await expect(summary.getByText(say('Not known yet', '尚未得知'))).toBeVisible()
    expect(Math.abs((await country.boundingBox())!.y - before), 'the days that leave above move nothing').toBeLessThan(2)
    await expect(payButton).toHaveText(say('Pay', '支付'))
    const notice = address.getByRole('alert').filter({ hasText: say('Frame Day Bag', '框形日用手袋') })
    await expect(notice, 'as soon as the country is chosen').toBeVisible()
    await field('Address line 1', '地址第一行').fill('12 Jalan Ampang')
    await field('Postal code', '邮政编码').fill('50450')
    await field('City or town', '城市').fill('Kuala Lumpur')
    await checkPage('70-stays-here')
    await notice.getByRole('button', { name: say('Deliver in Singapore', '改在新加坡送货') }).press('Enter')
    await expect(country).toBeFocused()
    await expect(country).toHaveValue('SG')
    await expect(field('Postal code', '邮政编码'), 'what was typed for a country comes back with it').toHaveValue('238859')
    await expect(field('Street', '街道')).toHaveValue('Joo Chiat Place, back door')
    await expect(address.getByText(say('Name is required', '请填写姓名'))).toBeVisible()
    await country.selectOption('MY')
    await expect(field('City or town', '城市')).toHaveValue('Kuala Lumpur')
    await notice.getByRole('link', { name: say('Change your bag', '修改购物袋') }).press('Enter')
    const line = main.getByRole('listitem').filter({ hasText: say('Frame Day Bag', '框形日用手袋') })
    await expect(line).toBeFocused()
    await line.getByRole('button', { name: say(/^Remove.*Frame Day Bag/, /^移除.*框形日用手袋/) }).click()
    await page.getByRole('button', { name: say('Remove', '移除'), exact: true }).click()
  })

  await test.step('its price, days and total show while it is typed, and duties before paying (fulfil-20, fulfil-23)', async () => {
    const note = address.getByRole('status').filter({ hasText: 'DHL Express' })
    await expect(note).toHaveText(
      say(/DHL Express to Malaysia: S\$71\.00, about 3 days\./, /DHL Express 送往马来西亚：S\$71\.00，约 3\s天。/),
    )
    await expect(summary).toContainText(say('Duties and taxes of Malaysia are not included', '不含马来西亚的关税和税费'))
    await country.selectOption('JP')
    await field('Postal code', '邮政编码').fill('100-0005')
    await address.getByLabel(say('Prefecture', '都道府县')).fill('Tokyo')
    await expect(note).toHaveText(say(/DHL Express to Japan: S\$119\.00/, /送往日本：S\$119\.00/))
    await country.selectOption('MY')
    await expect(note, 'the place typed before').toContainText('S$71.00')
    await field('Name', '姓名').fill(say('Tan Mei Lin', '陈美玲'))
    await field('Mobile number', '手机号码').fill('+60 12 345 6789')
    await fillCard()
    await expectBagToAddUp(page)
    await checkPage('71-parcel')
  })

  await test.step('paid at the first press; the confirmation names carrier, country and days (fulfil-22)', async () => {
    await payButton.click()
    await expect(page).toHaveURL(/\/invoice\?orderNumber=/)
    await expect(
      main.getByText(say('By DHL Express to Malaysia, about 3 days', '由 DHL Express 送往马来西亚，约 3 天')).first(),
    ).toBeVisible()
    await expect(main.getByText(say(/^Duties and taxes of Malaysia/, /^不含马来西亚的关税/)).first()).toBeVisible()
    await expect(main.getByRole('button', { name: say('Save to my addresses', '保存到我的地址') })).toHaveCount(0)
    await checkPage('72-parcel-paid')
  })

  await test.step('a mixed bag: goods that are only collected go apart from those that are only delivered (fulfil-06, fulfil-24)', async () => {
    for (const ean of [goods.candle, goods.dinnerSet, goods.bottle, goods.bag]) await put(page, ean)
    await open('/cart/shopping-cart')
    const [own, apart, brand] = [0, 1, 2].map((at) => ways.getByRole('heading', { level: 3 }).nth(at))
    await expect(own!).toHaveText(say('Kemuning', '九里香'))
    await expect(apart!).toHaveText(say('Kemuning in store', '九里香门店'))
    await expect(brand!).toHaveText('Tanahati')
    await country.selectOption('SG')
    await field('Name', '姓名').fill(say('Tan Mei Lin', '陈美玲'))
    await field('Email', '邮箱').fill(`mixed.${info.project.name}@example.sg`)
    await field('Mobile number', '手机号码').fill('9123 4567')
    await field('Postal code', '邮政编码').fill('427505')
    await field('Block or house no.', '大牌或门牌').fill('118')
    await field('Street', '街道').fill('Joo Chiat Place')
    await fillCard()
    await payButton.click()
    await errors.getByRole('link', { name: say('Store Location is required', '请选择自提门店') }).click()
    await expect(store).toBeFocused()
  })

  await test.step('with a slot, a store and a brand’s own parcel it is paid at once (checkout-06, fulfil-07, fulfil-10, fulfil-24)', async () => {
    await store.press('Space')
    await expect(store).toBeChecked()
    const day = ways
      .getByRole('group', { name: say('Day', '日期'), exact: true })
      .getByRole('radio')
      .nth(1)
    await day.press('Space')
    await expect(day).toBeChecked()
    await checkPage('74-mixed-bag')
    await payButton.click()
    await expect(page).toHaveURL(/\/invoice\?orderNumber=/)
    await expect(main.getByText(say(/^Home delivery \w{3}\s\d/, /\d 送货上门$/)).first()).toBeVisible()
    await expect(main.getByText(say(/^Collect at Kemuning Katong, ready/, /^在九里香加东店自提/)).first()).toBeVisible()
    await expect(main.getByText(say('Sent by the brand', '由品牌寄出')).first()).toBeVisible()
    await expectConfirmationToAddUp(page)
    await checkPage('75-mixed-paid')
  })

  await test.step('a member’s parcel to Tokyo: the address is saved with one press, and the order names the carrier (address-20, fulfil-22)', async () => {
    await signInAsMember(page.context(), baseURL!)
    await put(page, goods.candle)
    await open('/cart/shopping-cart')
    await country.selectOption('JP')
    await field('Address line 1', '地址第一行').fill('1-9-1 Marunouchi, Chiyoda-ku')
    await address.getByLabel(say('Prefecture', '都道府县')).fill('Tokyo')
    await field('Postal code', '邮政编码').fill('100-0005')
    await expect(address.getByRole('status').filter({ hasText: 'DHL Express' })).toContainText('S$47.00')
    await field('Email', '邮箱').fill('mei.tokyo@example.sg')
    await field('Mobile number', '手机号码').fill('+81 90 1234 5678')
    await fillCard()
    await payButton.click()
    await expect(page).toHaveURL(/\/invoice\?orderNumber=/)
    const save = main.getByRole('button', { name: say('Save to my addresses', '保存到我的地址') })
    await save.press('Enter')
    await expect(main.getByText(say('Saved to your addresses.', '已保存到您的地址。'))).toBeVisible()
    await checkPage('73-saved')
    await page.reload()
    await expect(main.getByText(say('Paid', '已付款')).first()).toBeVisible()
    await expect(save).toHaveCount(0)
    await open(`/member/account-my-order-detail?orderNumber=${new URL(page.url()).searchParams.get('orderNumber')}`)
    await expect(main.getByRole('heading', { name: say(/by DHL Express to Japan/, /由 DHL Express 送往日本/) })).toBeVisible()
    await expectOrderToAddUp(page)
  })
})

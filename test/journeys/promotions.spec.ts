import { addToCart } from '#src/features/cart/cart.contract.ts'
import { applyCartPromoCode } from '#src/features/cart/codes.contract.ts'
import { claimGiftVoucher } from '#src/features/rewards/rewards.contract.ts'
import { expectBagToAddUp, expectPopupToAddUp } from './amounts.ts'
import { holdCalls } from './held-calls.ts'
import { expect, test } from './journey.ts'
import { signInAsMember } from './member.ts'
import { bagLink } from './places.ts'
import { isUncovered } from './uncovered.ts'

// The browser reports the refused codes itself.
test.use({ expectedErrors: /status of 409/ })

/** Neroli & Pandan Eau de Parfum, 100 ml, S$230.00: enough for a gift and for the special buy. */
const perfume = '8882010000025'
/** Lotus Seed Calming Serum, 30 ml: one of those that a code of a single item is for. */
const serum = { ean: '8882010300002', slug: 'embun-pagi-lotus-seed-calming-serum' }

test('a bag explains itself: a gift is chosen and lost, a special price taken, codes refused with their reasons and accepted (promo-04, promo-07, promo-08, promo-09, promo-12, promo-14, promo-15, promo-25, promo-28, money-15)', async ({
  page,
  open,
  say,
  checkPage,
}) => {
  await page.request.post('/api/ProductDetail/AddToCart', { data: { ean: perfume, quantity: 1 } })

  await test.step('the popup shows the gift, and an offer that is declined', async () => {
    await open('/')
    await page
      .getByRole('banner')
      .getByRole('link', { name: say(/^Bag/, /^购物袋/) })
      .click()
    const popup = page.getByRole('dialog', { name: say('Your bag', '购物袋') })
    await expect(popup.getByText(say('Free gift', '免费赠品'))).toBeVisible()
    await expectPopupToAddUp(popup)
    await checkPage('59-promotions-popup')
    await popup.getByRole('button', { name: say('No, thanks', '不用了') }).click()
    await expect(popup.getByText(say(/^You declined/, /^您已谢绝/))).toBeVisible()
  })

  const main = page.getByRole('main')
  await test.step('the product page has both too, and what the bag makes of them', async () => {
    await open('/product/hujan-neroli-and-pandan-eau-de-parfum')
    const spray = main
      .getByRole('group', { name: say(/^A gift by Hujan, until/, /^雨香赠礼，至/) })
      .getByRole('radio')
      .nth(1)
    // It can be chosen once the bag is known.
    await expect(spray).toBeEnabled()
    await spray.press('Space')
    await expect(spray).toBeChecked()
    await expect(main.getByText(say('Your gift: Neroli Travel Spray 10 ml', '您的赠品：橙花旅行装香水 10毫升'))).toBeVisible()
    const offer = main.getByRole('group', { name: say('Special buy', '换购优惠') })
    await expect(offer.getByText(say('Unlocked by your bag', '购物袋已符合条件'))).toBeVisible()
    await expect(offer.getByRole('button').first()).toBeEnabled()
    await checkPage('60-promotions-product')
  })

  await open('/cart/shopping-cart')
  const summary = page.getByRole('region', { name: say('Order summary', '订单摘要') })
  const gift = main.getByRole('listitem').filter({ hasText: say('Free gift', '免费赠品') })

  await test.step('another gift is chosen', async () => {
    await gift.getByRole('button', { name: say('Change gift', '更换赠品') }).press('Enter')
    const choices = page.getByRole('dialog', { name: say('Choose your gift', '选择赠品') })
    const other = choices.getByRole('radio').first()
    await other.press('Space')
    await expect(other).toBeChecked()
    await checkPage('61-promotions-gift')
    await choices.getByRole('button', { name: say('Take this gift', '就选这份') }).press('Enter')
    await expect(gift.getByText(say(/worth S\$32\.00$/, /价值 S\$32\.00$/))).toBeVisible()
  })

  await test.step('the offer stayed declined; taken back, its special price is taken (access-05)', async () => {
    await main.getByRole('button', { name: say('Show it again', '重新显示') }).press('Enter')
    const offer = page.getByRole('group', { name: say('Special buy', '换购优惠') })
    const held = await holdCalls(page, addToCart)
    const take = offer.getByRole('button', { name: say(/^Add for S\$29\.00/, /^S\$29\.00 加购/) })
    await take.press('Enter')
    await take.press('Enter')
    held.release()
    const special = main.locator('[data-special-price]')
    await expect(special.getByText(say(/^Special buy/, /^换购优惠/)).first()).toBeVisible()
    // The button that was pressed has left.
    await expect(special).toBeFocused()
    await expect(summary.getByText(say(/^Special buy/, /^换购优惠/)).first()).toBeVisible()
    expect(held.sent(), 'a second press takes no second one').toBe(1)
  })

  await test.step('codes', async () => {
    const code = page.getByRole('textbox', { name: say('Promo code', '优惠码') })
    // At the end of what the bar with the button that pays leaves of the screen.
    await code.evaluate((field) => field.scrollIntoView({ block: 'end' }))
    await code.fill('NOSUCH')
    await code.press('Enter')
    const why = main.getByText(say('We don’t know this code. Check its letters and numbers.', '没有这个优惠码，请核对字母和数字。'))
    await expect(why).toBeVisible()
    await expect.poll(() => why.evaluate(isUncovered), 'the reason is in sight').toBe(true)
    const held = await holdCalls(page, applyCartPromoCode)
    await code.fill('welcome10')
    await code.press('Enter')
    await code.fill('NEXT')
    held.release()
    await expect(summary.getByText(say(/^Welcome, S\$10\.00 off/, /^迎新礼/)).first()).toBeVisible()
    await expect(code, 'what is typed while the shop answers stays').toHaveValue('NEXT')
    await code.fill('')
    await expectBagToAddUp(page)
    await expect(main.getByText('NOSUCH')).toBeVisible()
    const ofItem = say(/^Code for Neroli & Pandan/, /橙花与班兰.*的优惠码$/)
    await main
      .getByRole('button', { name: say(/^Use a code for this item: Neroli & Pandan/, /^为此商品使用优惠码：橙花与班兰/) })
      .press('Enter')
    await expect(main.getByRole('textbox', { name: ofItem })).toBeFocused()
    await main.getByRole('textbox', { name: ofItem }).fill('GLOW20')
    await page.keyboard.press('Enter')
    await expect(main.getByText(say('Nothing in your bag is part of this promotion.', '购物袋中没有适用此优惠的商品。'))).toBeVisible()
    // There the bar with the total does not cover what is checked.
    await summary.getByRole('button', { name: say(/^Pay/, /^支付/) }).scrollIntoViewIfNeeded()
    await checkPage('62-promotions')
    await open('/our-stores')
    await bagLink(page).click()
    const popup = page.getByRole('dialog', { name: say('Your bag', '购物袋') })
    await expect(popup.getByText(say(/^Welcome, S\$10\.00 off/, /^迎新礼/))).toBeVisible()
    await expectPopupToAddUp(popup)
    await checkPage('62-promotions-popup')
    await open('/cart/shopping-cart')
    await main.getByRole('button', { name: say('Remove the code WELCOME10', '移除优惠码 WELCOME10') }).press('Enter')
    await expect(summary.getByText(say(/^Welcome, S\$10\.00 off/, /^迎新礼/))).toHaveCount(0)
  })

  await test.step('without the perfume, gift and special price go with their reasons', async () => {
    await main
      .getByRole('button', { name: say(/^Remove Neroli & Pandan/, /^移除橙花与班兰/) })
      .first()
      .press('Enter')
    await main
      .getByRole('group', { name: say(/^Remove Neroli & Pandan/, /^移除橙花与班兰/) })
      .getByRole('button')
      .first()
      .press('Enter')
    await expect(
      main.getByText(say(/^Your gift from “A gift by Hujan” has left your bag: S\$\d+\.\d\d more/, /^“雨香赠礼”的赠品已移出购物袋/)),
    ).toBeVisible()
    await expect(main.getByText(say(/^The special price no longer applies: S\$/, /^换购价已不适用/))).toBeVisible()
    await expect(main.getByText(say(/more for your gift$/, /即得赠品$/))).toBeVisible()
    await expect(gift).toHaveCount(0)
    await summary.getByRole('button', { name: say(/^Pay/, /^支付/) }).scrollIntoViewIfNeeded()
    await checkPage('63-promotions-lost')
  })

  await test.step('the code of an item is taken back after a reload, and the focus goes on to its field (access-05)', async () => {
    await page.request.post('/api/ProductDetail/AddToCart', { data: { ean: serum.ean, quantity: 1 } })
    await open('/cart/shopping-cart')
    const line = main.getByRole('listitem').filter({ has: page.locator(`a[href*="${serum.slug}"]`) })
    const remove = line.getByRole('button', { name: say('Remove the code GLOW20', '移除优惠码 GLOW20') })
    await line.getByRole('button', { name: say(/^Use a code for this item/, /^为此商品使用优惠码/) }).press('Enter')
    await line.getByRole('textbox').fill('GLOW20')
    await line.getByRole('textbox').press('Enter')
    await expect(remove).toBeVisible()
    await open('/cart/shopping-cart')
    await remove.press('Enter')
    await expect(line.getByRole('textbox')).toBeFocused()
    await expect(remove).toHaveCount(0)
  })
})

/** Neroli & Pandan Eau de Parfum, 50 ml, S$118.00: the store's own, at its regular price. */
const regular = { ean: '8882010000001', path: '/product/hujan-neroli-and-pandan-eau-de-parfum' }

test('an elite member has a price of their own in the bag, and no page shows it to others (reward-08, reward-09, reward-28, reward-31, shop-16)', async ({
  page,
  open,
  say,
  checkPage,
  baseURL,
  browser,
}) => {
  const guest = await browser.newContext({ storageState: await page.context().storageState() })
  await signInAsMember(page.context(), baseURL!, { spentCents: 500_000 })
  for (const path of [regular.path, '/', '/productlist/category/beauty']) {
    expect(await (await page.request.get(path)).text(), path).toBe(await (await guest.request.get(path)).text())
  }
  await guest.close()

  await page.request.post('/api/ProductDetail/AddToCart', { data: { ean: regular.ean, quantity: 2 } })
  await open('/cart/shopping-cart')
  const summary = page.getByRole('region', { name: say('Order summary', '订单摘要') })
  await expect(page.getByRole('main').getByText(say('Your member price: Elite, 10% off', '您的会员价：尊级会员9\u2060折'))).toBeVisible()
  await expect(summary.getByText(say('Elite, 10% off', '尊级会员9\u2060折')).first()).toBeVisible()
  // S$212.40 has 21 full tens of S$0.80.
  await expect(summary.getByText(say('You earn S$16.80 in rebates.', '可得 S$16.80 返利。'))).toBeVisible()
  // Away from the bar that pays, which covers what is at the end of the screen.
  await page.getByRole('button', { name: say('Change gift', '更换赠品') }).evaluate((button) => button.scrollIntoView({ block: 'center' }))
  await checkPage('61-member-price')

  await open('/member/voucher')
  const code = page.getByRole('textbox', { name: say('Voucher code', '领取礼券的券码') })
  await code.fill('nosuch')
  await code.press('Enter')
  await expect(
    page.getByText(say('We don’t know this code. Check its letters and numbers.', '没有这个券码，请核对字母和数字。')),
  ).toBeVisible()
  const vouchers = page.getByRole('main').getByRole('listitem').filter({ hasText: /S\$/ })
  const held = await holdCalls(page, claimGiftVoucher)
  await code.fill('GATHER40')
  await code.press('Enter')
  await code.fill('HELLO15')
  held.release()
  await expect(vouchers).toHaveCount(1)
  await expect(code, 'what is typed while the shop answers stays').toHaveValue('HELLO15')
  await code.press('Enter')
  await expect(code).toHaveValue('')
  await expect(vouchers).toHaveText([
    say(/Welcome voucher.*Your bag can use it now/, /迎新礼券.*购物袋现在就可使用/),
    say(/Gathering voucher.*Your bag needs S\$\d+\.\d\d more/, /家宴礼券.*购物袋里的商品还差 S\$/),
  ])
  await checkPage('62-vouchers')
  await open('/member/account-summary')
  await expect(
    page.getByText(say('Elite members save 10% on regular-priced goods of our own', '尊级会员购买自营正价商品享9\u2060折')),
  ).toBeVisible()
  await checkPage('63-privileges')
})

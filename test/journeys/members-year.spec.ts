import type { Page } from '@playwright/test'
import { addDays, addMonths, firstOfMonth, lastOfMonth, type Day } from '#src/features/rewards/rules/days.ts'
import { rebateFor, termsOf, type TierTerms } from '#src/features/rewards/rules/programme.ts'
import { standing } from '#src/features/rewards/rules/standing.ts'
import { shopDay } from '#src/kit/clock.ts'
import { dayOf } from '#src/kit/dates.ts'
import { formatMoney } from '#src/kit/money.ts'
import seeded from '#demonstration/settings/programme.json' with { type: 'json' }
import { cast } from '#test/cast/catalogue.ts'
import { addToBag } from './checkout.ts'
import { test as journey, expect } from './journey.ts'
import { openOwnShop, type OwnShop } from './own-shop.ts'

interface OwnJourney {
  shop: OwnShop
  /** Sets the clocks of the shop and of the browser to noon of a day, and runs its daily work. */
  goTo(day: Day): Promise<void>
}

const joined: Day = '2026-02-10'
const noon = (day: Day): string => `${day}T12:00:00+08:00`

const test = journey.extend<OwnJourney>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs.
  shop: async ({}, use) => {
    const shop = await openOwnShop({ start: noon(joined) })
    await use(shop)
    await shop.close()
  },
  baseURL: async ({ shop }, use) => use(shop.origin),
  goTo: async ({ page, shop }, use) => {
    await page.clock.setFixedTime(shop.clock.now())
    await use(async (day) => {
      shop.clock.advance(new Date(noon(day)).getTime() - shop.clock.now().getTime())
      await page.clock.setFixedTime(shop.clock.now())
      await shop.runDailyWork()
    })
  },
})

// The console reports the response for a number that is not registered yet.
test.use({ expectedErrors: /status of 409/ })

const programme = seeded as TierTerms[]
const main = (page: Page) => page.getByRole('main')
/** A field of the card form, which is in the bank's frame. */
const card = (page: Page, label: string) => page.frameLocator('iframe').getByLabel(label)

test('a member’s year: up a tier, rebates that come and go, a birthday, and down again (reward-03, reward-06, reward-12, reward-16)', async ({
  page,
  shop,
  goTo,
  say,
  open,
  checkPage,
  culture,
}, info) => {
  const mobile = info.project.name.startsWith('en') ? '+6591234567' : '+6591234568'
  const day = (at: Day) => dayOf(at, culture)
  const messageOf = (title: string) => main(page).getByRole('listitem').filter({ hasText: title })

  await test.step('registers with a mobile number', async () => {
    await open('/member/signUp')
    await page.getByLabel(say('Email or mobile number', '邮箱或手机号码')).fill(mobile)
    await page.getByRole('button', { name: say('Send code', '发送验证码') }).click()
    await expect.poll(() => shop.texts.length).toBe(1)
    expect(shop.texts[0]!.to).toBe(mobile)
    await page.getByLabel(say('Six-digit code', '六位验证码')).fill(/\b\d{6}\b/.exec(shop.texts[0]!.text)![0])
    await page.getByRole('button', { name: say('Continue', '继续'), exact: true }).click()
    await page.getByLabel(say('Salutation', '称谓')).selectOption('ms')
    await page.getByLabel(say('First name', '名字')).fill(say('Mei Lin', '美玲'))
    await page.getByLabel(say('Last name', '姓氏')).fill(say('Tan', '陈'))
    await page.getByLabel(say('Day', '日'), { exact: true }).fill('20')
    await page.getByLabel(say('Month', '月'), { exact: true }).fill('5')
    await page.getByLabel(say('Year', '年'), { exact: true }).fill('1990')
    await page.getByText(say('Female', '女'), { exact: true }).click()
    await page.getByRole('checkbox', { name: say(/^I agree/, /^我同意/) }).check()
    await page.getByRole('button', { name: say('Create account', '注册账户') }).click()
    await expect(page).toHaveURL(`${shop.origin}/`)
  })

  const { rows } = await shop.database.pool.query<{ cents: number }>(
    'select price_cents cents from prices p join variants v on v.auto_id = p.variant_id where v.ean = $1',
    [cast.bag.ean],
  )
  const priceCents = rows[0]!.cents
  const bought: { day: Day; amountCents: number }[] = []

  /** Buys the bag and answers the number of the order. */
  async function buy(): Promise<string> {
    await open(`/product/${cast.bag.slug}`)
    await addToBag({ page, say })
    await open('/cart/shopping-cart')
    const fill = (en: string, zh: string, value: string) =>
      page
        .getByRole('textbox', { name: say(en, zh) })
        .first()
        .fill(value)
    await fill('Postal code', '邮政编码', '427505')
    await fill('Block or house no.', '大牌或门牌', '118')
    await fill('Street', '街道', 'Joo Chiat Place')
    await fill('Level', '楼层', '03')
    await fill('Unit', '单元', '12')
    await page
      .getByRole('textbox', { name: say('Name', '姓名'), exact: true })
      .first()
      .fill(say('Tan Mei Lin', '陈美玲'))
    await fill('Email', '邮箱', 'mei.lin@example.sg')
    await fill('Mobile number', '手机号码', '9123 4567')
    await card(page, say('Card number', '卡号')).fill('4242424242424242')
    await card(page, say('Expiry', '有效期')).fill('1230')
    await card(page, 'CVV').fill('123')
    await card(page, say('Name on card', '持卡人姓名')).fill('TAN MEI LIN')
    const terms = page.getByRole('checkbox', { name: say(/Terms & Conditions/, /条款/) })
    await terms.press('Space')
    await expect(terms).toBeChecked()
    await page
      .getByRole('button', { name: say(/^Pay/, /^支付/) })
      .locator('visible=true')
      .first()
      .click()
    await expect(page).toHaveURL(/\/invoice\?orderNumber=/)
    return new URL(page.url()).searchParams.get('orderNumber')!
  }

  /** Ships an order; a week later it counts as delivered, and is complete. */
  async function deliver(orderNumber: string): Promise<void> {
    const request = { orderNumber, by: 'Siti Zainal', dryRun: false }
    for (const step of ['pick', 'ship'] as const) expect(await shop.orders.act(step, request)).toMatchObject({ ok: true })
    const delivered = addDays(shopDay(shop.clock.now()), 7)
    await goTo(delivered)
    bought.push({ day: delivered, amountCents: priceCents })
  }

  /** Expects the overview to show the tier that the rules give for the purchases, with its sums and dates. */
  async function expectTier(): Promise<void> {
    const at = standing(bought, programme, shopDay(shop.clock.now()))
    await open('/member/account-overview')
    const name = {
      'pre-member': say('Pre-member', '准会员'),
      classic: say('Classic member', '雅级会员'),
      elite: say('Elite member', '尊级会员'),
    }[at.tier]
    const tierCard = main(page).getByRole('region', { name, exact: true })
    await expect(tierCard).toContainText(say(`${formatMoney(at.spentCents)} spent`, `已消费 ${formatMoney(at.spentCents)}`))
    const left = formatMoney(at.targetCents! - at.spentCents)
    const next = at.nextTier === 'elite' ? say('Elite', '尊级') : say('Classic', '雅级')
    await expect(tierCard).toContainText(say(`${left} to ${next}`, `距${next}还差 ${left}`))
    if (at.tierAnniversaryEndDate === null) {
      await expect(tierCard).toContainText(say('Completed orders of the last 12 months', '按最近 12 个月完成的订单计算'))
      return
    }
    await expect(tierCard).toContainText(say(`since ${day(at.since!)}`, `${day(at.since!)}起`))
    const end = at.tierAnniversaryEndDate
    await expect(tierCard).toContainText(
      at.renewedUntil
        ? say(`Classic is renewed until ${day(at.renewedUntil)}`, `雅级会员资格已续至 ${day(at.renewedUntil)}`)
        : say(`Classic ends on ${day(end)} unless an order completes by then`, `雅级会员资格至 ${day(end)}，期间有订单完成即可续期`),
    )
  }

  const sums = () => main(page).locator('p').filter({ hasText: /^S\$/ })
  /** The three sums of the rebate page: spendable, pending, expiring soon. */
  async function expectSums(spendable: string, pending: string, soon: string): Promise<void> {
    await open('/member/account-rebate')
    await expect(sums()).toHaveText([spendable, pending, soon])
  }
  const nothingPending = `${formatMoney(0)}${say('nothing pending', '没有待生效的返利')}`
  const nothingSoon = `${formatMoney(0)}${say('nothing expires soon', '近期没有到期的返利')}`
  const toSpend = (cents: number) => `${formatMoney(cents)}${say('to spend now', '可用余额')}`

  await test.step('the first purchase, once delivered, makes her a classic member; as a pre-member she earned nothing with it', async () => {
    await expectTier()
    const orderNumber = await buy()
    await expectTier()
    await deliver(orderNumber)
    expect(standing(bought, programme, bought[0]!.day).tier).toBe('classic')
    await expectTier()
    await checkPage('60-year-classic')
    await open('/member/account-rebate')
    await expect(main(page)).toContainText(say('No rebates yet', '还没有返利'))
  })

  const terms = termsOf(programme, 'classic', joined)!
  const rebateCents = rebateFor(priceCents, terms)
  const delivered = addDays(joined, 14)
  const spendableFrom = addDays(delivered, terms.pendingDays)
  const expiresOn = addMonths(spendableFrom, terms.spendableMonths)
  let orderNumber = ''

  await test.step('the second earns a rebate, which is pending until its order is delivered and the days for returns are over', async () => {
    orderNumber = await buy()
    await expectSums(
      toSpend(0),
      `${formatMoney(rebateCents)}${say('pending until your order has reached you', '待生效，收到商品后起算')}`,
      nothingSoon,
    )
    await deliver(orderNumber)
    expect(bought[1]!.day).toBe(delivered)
    await expectTier()
    await expectSums(
      toSpend(0),
      `${formatMoney(rebateCents)}${say(`pending until ${day(spendableFrom)}`, `待生效，至 ${day(spendableFrom)}`)}`,
      nothingSoon,
    )
    await expect(main(page).getByRole('row', { name: orderNumber }).first()).toContainText(
      say(`Spendable from ${day(spendableFrom)}`, `${day(spendableFrom)}起可用`),
    )
  })

  await test.step('it is still pending on the last of these days, and spendable on the next', async () => {
    await goTo(addDays(spendableFrom, -1))
    await open('/member/account-rebate')
    await expect(sums().first()).toHaveText(toSpend(0))
    await goTo(spendableFrom)
    await expectSums(toSpend(rebateCents), nothingPending, nothingSoon)
    await expect(main(page).getByRole('row', { name: orderNumber }).first()).toContainText(day(expiresOn))
    await open('/member/account-inbox')
    await expect(
      messageOf(say(`${formatMoney(rebateCents)} of rebates is ready to spend`, `${formatMoney(rebateCents)} 返利可以使用了`)),
    ).toContainText(day(spendableFrom))
  })

  await test.step('a wish is added, removed, restored, and moved to the bag', async () => {
    await open('/productlist/category/home')
    const heart = main(page)
      .getByRole('article')
      .filter({ hasText: say('Pandan Oolong', '班兰乌龙') })
      .getByRole('button', { name: /^(Wishlist|心愿单)/ })
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    await page.getByRole('button', { name: say('Undo', '撤销'), exact: true }).click()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByRole('status').filter({ hasText: say('Added to your Wishlist', '已加入心愿单') })).toBeVisible()
    await open('/member/account-wishlist')
    await expect(main(page).getByRole('article')).toHaveCount(1)
    await main(page)
      .getByRole('button', { name: say('Move to bag: Pandan Oolong', '移入购物袋：班兰乌龙') })
      .click()
    await main(page)
      .getByRole('link', { name: say('See your bag', '查看购物袋') })
      .click()
    await expect(page).toHaveURL(/\/cart\/shopping-cart$/)
    await expect(
      main(page)
        .getByRole('link', { name: say('Pandan Oolong', '班兰乌龙') })
        .first(),
    ).toBeVisible()
    await open('/member/account-wishlist')
    await expect(main(page)).toContainText(say('Nothing saved yet', '还没有收藏商品'))
  })

  await test.step('the first of her birth month brings a voucher, and a message that leads to it', async () => {
    const [first, last] = [firstOfMonth('2026-05-20'), lastOfMonth('2026-05-20')]
    await goTo(addDays(first, -1))
    await open('/member/voucher')
    await expect(main(page)).toContainText(say('No vouchers yet', '还没有礼券'))
    await goTo(first)
    await open('/member/account-inbox')
    const message = messageOf(say('Your birthday voucher', '您的生日礼券'))
    const [value, minimum] = [formatMoney(terms.birthdayCents), formatMoney(terms.birthdayMinimumCents)]
    await expect(message).toContainText(
      say(`${value} off an order of ${minimum} or more, this month.`, `本月购满 ${minimum} 立减 ${value}。`),
    )
    await message.getByRole('link').click()
    await expect(page).toHaveURL(/\/member\/voucher$/)
    const voucher = main(page)
      .getByRole('listitem')
      .filter({ hasText: say('Birthday', '生日礼券') })
    await expect(voucher).toContainText(say(`${value} off`, `减 ${value}`))
    await expect(voucher).toContainText(say(`Ready to use · Until ${day(last)}`, `可使用 · 有效期至 ${day(last)}`))
    await checkPage('61-year-voucher')
    await goTo(addDays(last, 1))
    await open('/member/voucher')
    await expect(voucher).toContainText(say('Expired', '已过期'))
  })

  await test.step('the purchases of the first year keep the tier for the second', async () => {
    const end = standing(bought, programme, delivered).tierAnniversaryEndDate!
    await goTo(end)
    await expectTier()
    await goTo(addDays(end, 1))
    expect(standing(bought, programme, addDays(end, 1)).tier).toBe('classic')
    await expectTier()
  })

  await test.step('the rebate is announced to expire soon, is there on its last day, and gone on the next', async () => {
    await goTo(addDays(expiresOn, -10))
    await expectSums(
      toSpend(rebateCents),
      nothingPending,
      `${formatMoney(rebateCents)}${say(`expires ${day(expiresOn)}`, `${day(expiresOn)}到期`)}`,
    )
    await open('/member/account-overview')
    await expect(
      main(page)
        .getByRole('term')
        .filter({ hasText: say(`Expires ${day(expiresOn)}`, `${day(expiresOn)}到期`) }),
    ).toBeVisible()
    await goTo(expiresOn)
    await open('/member/account-rebate')
    await expect(sums().first()).toHaveText(toSpend(rebateCents))
    await goTo(addDays(expiresOn, 1))
    await expectSums(toSpend(0), nothingPending, nothingSoon)
    const history = main(page).getByRole('row').filter({ hasText: orderNumber })
    await expect(history).toHaveCount(3)
    await expect(history.first()).toContainText(say(`Expired, from ${orderNumber}`, `${orderNumber} 的返利已到期`))
    await expect(history.first()).toContainText(formatMoney(-rebateCents))
    await checkPage('62-year-expired')
  })

  await test.step('a year without a purchase leads a tier down at the anniversary, with a message', async () => {
    const end = standing(bought, programme, addDays(expiresOn, 1)).tierAnniversaryEndDate!
    await goTo(end)
    await expectTier()
    await goTo(addDays(end, 1))
    expect(standing(bought, programme, addDays(end, 1)).tier).toBe('pre-member')
    await expectTier()
    await open('/member/account-inbox')
    await expect(messageOf(say('You are now a Pre-member', '您现在是准会员'))).toContainText(day(addDays(end, 1)))
    await checkPage('63-year-down')
  })
})

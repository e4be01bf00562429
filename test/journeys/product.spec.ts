import type { Page } from '@playwright/test'
import { expect, once, onPhone, test } from './journey.ts'

const bag = '/product/tanahati-frame-day-bag'
const loafer = '/product/langkah-penny-loafer'
const candle = '/product/rumah-wangi-vetiver-and-clove-candle'

/** The mail to an address with this subject, once it has arrived. */
async function mailTo(page: Page, to: string, subject: RegExp): Promise<{ subject: string; text: string }> {
  let found: { subject: string; text: string } | undefined
  await expect
    .poll(async () => {
      const reply = await page.request.get(`/dev/outbox?to=${encodeURIComponent(to)}`, { headers: { accept: 'application/json' } })
      const { mails } = (await reply.json()) as { mails: { subject: string; text: string }[] }
      found = mails.find((mail) => subject.test(mail.subject))
      return found
    })
    .toBeTruthy()
  return found!
}

const pathIn = ({ text }: { text: string }, page: 'confirm' | 'unsubscribe'): string => {
  const { pathname, search } = new URL(new RegExp(`http\\S+/restock/${page}\\?token=\\S+`).exec(text)![0])
  return pathname + search
}

test(
  'a variant changes picture, price and code without a reload, and is in the address (product-03)',
  onPhone,
  async ({ page, say, open, checkPage }) => {
    await open(bag)
    const main = page.getByRole('main')
    await page.evaluate(() => ((window as { sameWindow?: boolean }).sameWindow = true))
    const picture = main.getByRole('button', { name: say(/^Enlarge/, /^放大/) }).locator('img')
    const before = { picture: await picture.getAttribute('src'), code: await main.locator('dd.num').textContent() }
    await main.getByRole('radio', { name: say(/^Tan/, /^浅棕/) }).press('Space')
    await main.getByRole('radio', { name: say(/^Medium/, /^中号/) }).press('Space')
    await expect(main.locator('dd.num')).not.toHaveText(before.code!)
    await expect(picture).not.toHaveAttribute('src', before.picture!)
    await expect(main.getByText('S$392.00').first()).toBeVisible()
    await expect(main.getByText(say('28 × 23 × 12 cm', '28 × 23 × 12厘米'), { exact: true }), 'its own measures (product-18)').toBeVisible()
    const code = await main.locator('dd.num').textContent()
    await expect(page).toHaveURL(new RegExp(`variant=${code}`))
    await expect(page.getByRole('banner').locator('a[data-for=guest]').first(), 'signing in leads back to it').toHaveAttribute(
      'href',
      new RegExp(`returnTo=[^&]*variant%3D${code}`),
    )
    expect(await page.evaluate(() => (window as { sameWindow?: boolean }).sameWindow)).toBe(true)
    await checkPage('50-product')

    await test.step('the brand is a link; care and returns are said of every product (product-17)', async () => {
      await expect(main.getByRole('link', { name: 'Tanahati', exact: true }).first()).toHaveAttribute('href', '/productlist/brand/tanahati')
      const care = main.getByRole('heading', { name: say('Care and returns', '保养与退货') }).locator('xpath=..')
      await expect(care).toContainText(say('within 14 days of delivery, to Tanahati', '14 天内，未经使用可以退回 Tanahati'))
      await expect(care.getByRole('link')).toHaveAttribute('href', '/customer-service/returns')
    })

    await test.step('Back restores it', async () => {
      await main
        .getByRole('heading', { name: say('Goes well with it', '与它相配') })
        .locator('xpath=..')
        .getByRole('link')
        .first()
        .click()
      await expect(page).not.toHaveURL(/frame-day-bag/)
      await page.goBack()
      await expect(main.locator('dd.num')).toHaveText(code!)
    })

    await test.step('the product is in the list of viewed products', async () => {
      await expect(main.getByRole('heading', { name: say('Recently viewed', '最近浏览') })).toBeVisible()
    })
  },
)

test(
  'name, price and thumbnails are on the first narrow screen, and a picture fills it (product-04, product-16, access-12)',
  onPhone,
  async ({ page, say, open }) => {
    await open(bag)
    const thumbs = page.getByRole('button', { name: say(/^Show picture/, /^显示第/) })
    await expect(thumbs.first()).toBeInViewport()
    // Name, price and the thumbnails are above the bar at the edge of a small screen.
    await page.setViewportSize({ width: 360, height: 740 })
    const bar = await page.getByRole('region', { name: say('Buy', '购买') }).boundingBox()
    for (const part of [page.getByRole('heading', { level: 1 }), page.getByRole('main').getByText('S$344.00').first(), thumbs.last()]) {
      const { y, height } = (await part.boundingBox())!
      expect(y + height).toBeLessThanOrEqual(bar!.y)
    }
    const enlarge = page.getByRole('button', { name: say(/^Enlarge/, /^放大/) })
    const [narrow, wide] = [
      { width: 360, height: 780 },
      { width: 1280, height: 900 },
    ]
    for (const { width, height } of [narrow, { ...narrow, width: 800 }, wide]) {
      await page.setViewportSize({ width, height })
      await expect(thumbs.first()).toBeInViewport()
      const [thumb, picture] = [(await thumbs.first().boundingBox())!, (await enlarge.boundingBox())!]
      expect(thumb.x + thumb.width, `at ${width} px the thumbnails are beside the picture that they come before`).toBeLessThan(picture.x)
    }
    await page.setViewportSize(narrow)
    await thumbs.nth(1).press('Enter')
    await expect(thumbs.nth(1)).toHaveAttribute('aria-pressed', 'true')
    await enlarge.press('Enter')
    const viewer = page.getByRole('dialog')
    await expect(viewer.getByText(say('Picture 2 of 2', '第 2 张，共 2 张'))).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(viewer.getByText(say('Picture 1 of 2', '第 1 张，共 2 张'))).toBeVisible()
    for (const { width, height } of [wide, narrow]) {
      await page.setViewportSize({ width, height })
      const fits = await viewer.locator('img').boundingBox()
      expect(fits!.height).toBeLessThanOrEqual(height)
      expect(fits!.width).toBeLessThanOrEqual(width)
    }
    await viewer.getByRole('button', { name: say(/^Zoom in/, /^放大/) }).click()
    await expect.poll(async () => (await viewer.locator('img').boundingBox())!.width).toBeGreaterThan(page.viewportSize()!.width)
    await page.keyboard.press('Escape')
    await expect(viewer).toBeHidden()
    await expect(enlarge).toBeFocused()
  },
)

test(
  'offers come by priority; a narrow page folds them after the first (product-02)',
  onPhone,
  async ({ page, say, open, checkAtBothWidths }) => {
    await open(loafer)
    const offers = page.getByRole('list', { name: say('Offers', '优惠') }).getByRole('listitem')
    const more = page.getByRole('button', { name: say(/more offer/, /另有/) })
    await expect(offers.locator('visible=true')).toHaveCount(1)
    const before = page.viewportSize()!
    await page.setViewportSize({ ...before, width: 1280 })
    await expect(offers.locator('visible=true')).toHaveCount(3)
    await expect(more).toBeHidden()
    await page.setViewportSize(before)
    await more.press('Enter')
    await expect(offers).toHaveText([
      say(/% off, no code needed/, /^[\d.]+\u2060折/),
      say('Only at Kemuning', '九里香独家发售'),
      say('Free home delivery from S$150.00', '已满 S$150.00，免费送货上门'),
    ])
    for (const offer of await offers.all()) await expect(offer).toBeVisible()
    await checkAtBothWidths('51-offers')
  },
)

test(
  'the unit price follows the variant, also into the bag; a card has that of its lowest price (product-14, listing-16, listing-18, cart-21)',
  once,
  async ({ page, say, open, checkPage }) => {
    const large = say('S$23.73 per 100 grams', '每100克 S$23.73')
    const small = say('S$30.86 per 100 grams', '每100克 S$30.86')
    const main = page.getByRole('main')
    // At three in the morning nothing is ready in two hours (fulfil-26).
    await page.clock.setFixedTime(new Date('2026-11-24T03:00:00+08:00'))
    await open(candle)
    await expect(main.getByText(say('Ready today by 12.30 pm', '今天 12:30 前备妥')).first()).toBeVisible()
    await expect(main).toMatchAriaSnapshot(`- text: ${small}`)
    await main.getByRole('radio', { name: /^220/ }).press('Space')
    await expect(main).toMatchAriaSnapshot(`- text: ${large}`)
    await main.getByRole('radio', { name: /^70/ }).press('Space')
    await expect(main).toMatchAriaSnapshot(`- text: ${small}`)
    await checkPage('52-unit-price')
    const add = page.getByRole('button', { name: say('Add to bag', '加入购物袋') })
    await add.locator('visible=true').press('Enter')
    await expect(page.getByRole('link', { name: say(/Bag, 1/, /购物袋，1/) })).toBeVisible()

    await open('/productlist/category/home-candles')
    await expect(main.getByRole('article').filter({ hasText: say('Vetiver & Clove Candle', '香根草丁香香烛') })).toMatchAriaSnapshot(
      `- text: ${small}`,
    )
    await checkPage('53-unit-price-cards')
    await open('/cart/shopping-cart')
    await expect(main.getByRole('listitem').first()).toMatchAriaSnapshot(`- text: ${small}`)
    await checkPage('54-unit-price-bag')
  },
)

test(
  'the quantity stays within its limits; adding is announced and counted (product-06, product-07)',
  once,
  async ({ page, say, open }) => {
    await open(loafer)
    const stepper = page.getByRole('group', { name: say('Quantity', '数量') })
    const quantity = stepper.getByRole('status')
    await stepper.getByRole('button', { name: say('Fewer', '减少') }).press('Enter')
    await expect(quantity).toHaveText('1')
    for (let press = 0; press < 12; press++) await stepper.getByRole('button', { name: say('More', '增加') }).press('Enter')
    const most = Number(await quantity.textContent())
    expect(most).toBeGreaterThan(1)
    expect(most).toBeLessThanOrEqual(10)
    await page
      .getByRole('button', { name: say('Add to bag', '加入购物袋') })
      .locator('visible=true')
      .press('Enter')
    await expect(page.getByRole('status').filter({ hasText: say('added to your bag', '已加入购物袋') })).toBeVisible()
    await expect(page.getByRole('link', { name: say(new RegExp(`Bag, ${most}`), new RegExp(`购物袋，${most}`)) })).toBeVisible()
  },
)

test.describe('back in stock', () => {
  test.use({ expectedErrors: /status of (404|422)|Failed to load resource/ })

  test(
    'sold out: the form in place of the bag button, a mail, a button, and a way out (product-05, restock-02)',
    onPhone,
    async ({ page, say, open, checkPage }, info) => {
      const email = `restock.${info.project.name}@example.sg`
      await open(bag)
      const main = page.getByRole('main')
      await main.getByRole('radio', { name: say(/^Medium/, /^中号/) }).press('Space')
      const forest = main.getByRole('radio', { name: say('Forest, out of stock', '松林绿，缺货') })
      await forest.press('Space')
      await expect(forest).toBeChecked()
      await expect(main.getByText(say('Forest', '松林绿'), { exact: true }).last(), 'a chosen value stays struck through').toHaveCSS(
        'text-decoration-line',
        'line-through',
      )
      await expect(main.getByRole('button', { name: say('Add to bag', '加入购物袋') })).toHaveCount(0)
      const field = main.getByLabel(say('Email address', '邮箱'), { exact: true })
      // The bar at the bottom of a narrow screen has a button with this name too.
      const send = main.locator('form').getByRole('button', { name: say('Email me', '到货通知我') })

      await test.step('empty and invalid addresses get different errors, and the text stays', async () => {
        await send.press('Enter')
        await expect(main.getByText(say('The email is required', '请填写邮箱'))).toBeVisible()
        await expect(field).toBeFocused()
        await field.fill('meilin@')
        await send.press('Enter')
        await expect(main.getByText(say('Please provide a valid email address', '请填写有效的邮箱'))).toBeVisible()
        await expect(field).toHaveValue('meilin@')
        await checkPage('52-restock')
      })

      await test.step('the typed text stays when the shop does not answer', async () => {
        await field.fill(email)
        await page.route('**/SubscribeRestockNotification', (route) => route.abort(), { times: 1 })
        await send.press('Enter')
        await expect(main.getByRole('alert')).toContainText(say("Can't subscribe", '无法订阅'))
        await expect(field).toHaveValue(email)
      })

      await test.step('accepted, with a message in place', async () => {
        await send.press('Enter')
        await expect(main.getByRole('status').filter({ hasText: email })).toBeFocused()
        await checkPage('53-restock-asked')
      })

      await test.step('the mail asks in the page’s language, and its button confirms', async () => {
        const mail = await mailTo(page, email, say(/^Please confirm/, /^请确认/))
        await open(pathIn(mail, 'confirm'))
        await checkPage('54-restock-confirm')
        await main.getByRole('button', { name: say('Yes, email me', '好，到货时通知我') }).press('Enter')
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('We will email you', '到货时通知您'))
        await open(pathIn(mail, 'unsubscribe'))
        await main.getByRole('button', { name: say('Stop these mails', '停止通知') }).press('Enter')
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('Done', '已停止通知'))
        await open(pathIn(mail, 'confirm'))
        await main.getByRole('button', { name: say('Yes, email me', '好，到货时通知我') }).press('Enter')
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('This link no longer works', '此链接已失效'))
      })
    },
  )
})

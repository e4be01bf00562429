import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { startMailServer, type MailServer } from '#test/mail-server.ts'
import { wordsIn } from '#test/platform/demonstration-words.ts'
import { openProductionShop, type ProductionShop } from '#test/production-shop.ts'
import { runCatalogue } from '#tools/catalogue/run.ts'
import type { Ended } from '#tools/ended.ts'
import { runSettings } from '#tools/settings/run.ts'
import { expectBagToAddUp, expectConfirmationToAddUp, expectOrderToAddUp } from './amounts.ts'
import { addToBag, cardForm, expectPaid, fillCard, fillCheckout, payButton } from './checkout.ts'
import { expect, test } from './journey.ts'

const files = join(import.meta.dirname, '../northwind')
const colours = { leaf: 'rgb(31, 63, 119)', berry: 'rgb(156, 28, 90)' }
/** The one Chinese name of a product without one is its English name. */
const stool = 'Milking stool'

let shop: ProductionShop
let mailServer: MailServer

/** As docs/running.md has it: an empty shop, its settings from one file, three catalogues of different shapes, their departments. */
test.beforeAll(async () => {
  mailServer = await startMailServer()
  shop = await openProductionShop({ demonstration: false, smtpUrl: mailServer.url })
  const environment = { DATA_DIR: shop.dataDir }
  const folder = await mkdtemp(join(tmpdir(), 'northwind-'))
  const done = async (command: Promise<Ended>): Promise<void> => expect(await command).toMatchObject({ code: 0, errors: '' })
  try {
    await done(runSettings(['import', join(files, 'shop.json')], environment))
    // The import writes the departments beside its file.
    for (const file of ['furniture.csv', 'kitchen.csv', 'garden.xml']) {
      await copyFile(join(files, file), join(folder, file))
      const currency = file === 'furniture.csv' ? ['--currency', 'SGD'] : []
      await done(runCatalogue(['import', join(folder, file), ...currency], environment))
    }
    await done(runCatalogue(['departments', 'import', join(files, 'departments.csv')], environment))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
test.afterAll(async () => {
  await shop?.close()
  await mailServer?.close()
})

/** All of a page and its frames: texts, titles, alternative texts, addresses, what only machines read. */
async function wordsOn(page: Page): Promise<string[]> {
  const contents = await Promise.all(page.frames().map((frame) => frame.content()))
  return wordsIn(contents.join('\n'))
}

test('a shop called Northwind Trading, from its home page to a paid order: nothing of the demonstration, and nothing amiss (content-13, content-14)', async ({
  page,
  say,
  open,
  checkPage,
  culture,
}, info) => {
  const isNarrow = page.viewportSize()!.width < 768
  const main = page.getByRole('main')
  const name = say('Northwind Trading', '北风商行')
  async function check(step: string): Promise<void> {
    await checkPage(`northwind-${step}`)
    await read(step)
  }
  async function read(step: string): Promise<void> {
    expect(await wordsOn(page), step).toEqual([])
    await expect(page, step).toHaveTitle(new RegExp(name))
  }

  await test.step('home: its own name, sentence, colours and departments', async () => {
    await open(shop.origin)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('Plain things for the house', '家里用的，朴素就好'))
    expect(await page.locator('meta[name="theme-color"]').getAttribute('content')).toBe('#1f3f77')
    await expect(main.getByRole('link', { name: say('See what’s new', '看看新品') })).toHaveCSS('background-color', colours.leaf)
    for (const file of ['/manifest.webmanifest', '/icons/share.jpg', '/icons/favicon.svg', '/robots.txt']) {
      const reply = await page.request.get(shop.origin + file)
      expect(reply.status(), file).toBe(200)
      expect(wordsIn(await reply.text()), file).toEqual([])
    }
    const departments = main.getByRole('region', { name: say('Departments', '商品部门') })
    await expect(departments.getByRole('link')).toHaveCount(5)
    await expect(departments.locator('img'), 'no product has a picture, so no department has one').toHaveCount(0)
    await check('01-home')
  })

  await test.step('department: its categories, in the language of the page', async () => {
    await main.getByRole('link', { name: say('Furniture', '家具') }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('Furniture', '家具'))
    await expect(page).toHaveURL(`${shop.origin}/productlist/category/furniture`)
    await expect(main.getByRole('article')).toHaveCount(4)
    await expect(main.getByRole('link', { name: say('Stools', '凳子'), exact: true })).toBeVisible()
    await read('02-department')
  })

  await test.step('listing: a filter', async () => {
    const filters = isNarrow
      ? page.getByRole('dialog', { name: say('Filter', '筛选') })
      : page.getByRole('complementary', { name: say('Filters', '筛选条件') })
    if (isNarrow) await page.getByRole('button', { name: say(/^Filter/, /^筛选/) }).click()
    await filters.getByRole('checkbox', { name: /^Northwind Trading/ }).check()
    if (isNarrow) await filters.getByRole('button', { name: say(/^Show 2 items/, /^显示 2\s件/) }).click()
    await expect(main.getByRole('article')).toHaveCount(2)
    await check('03-listing')
  })

  await test.step('product: without a picture, reduced', async () => {
    await main.getByRole('link', { name: stool }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(stool)
    await expect(main.getByText('S$45.00').first()).toHaveCSS('color', colours.berry)
    await expect(main.getByText(say(/collect/i, /自提/))).toHaveCount(0)
    await check('04-product')
    await addToBag({ page, say })
  })

  const email = `mei.lin.${info.project.name}@example.sg`
  await test.step('bag and checkout: nothing to collect, and the errors of the card’s frame in the colour of the shop', async () => {
    await open(`${shop.origin}/cart/shopping-cart`)
    await expect(main.getByRole('radio', { name: say('Collect in store', '门店自提') })).toHaveCount(0)
    await fillCheckout({ page, say, open }, email)
    const card = cardForm({ page })
    await card.getByLabel('CVV').click()
    // It listens once it has said how tall it is, which a frame out of sight does not.
    await expect(page.locator('#card-frame')).toHaveAttribute('style', /height/)
    await fillCard({ page, say }, '4242424242424241')
    await expect(card.getByText(say('This card number is not valid', '此卡号无效'))).toHaveCSS('color', colours.berry)
    await check('05-wrong-card')
    await fillCard({ page, say }, '4242424242424242')
    await read('06-filled')
    await expectBagToAddUp(page)
  })

  await test.step('paid: the confirmation, and the invoice that it prints', async () => {
    await payButton({ page, say }).click()
    await expectPaid(page, 'NW')
    await expect(page.getByRole('heading', { level: 1 })).toContainText(say('Thank you', '谢谢'))
    await check('07-paid')
    expect(await expectConfirmationToAddUp(page)).toBe(4500 + 600)
    const invoice = main.locator('article').first()
    for (const text of [say('Northwind Trading Pte. Ltd.', '北风商行私人有限公司'), '200012345M']) await expect(invoice).toContainText(text)
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: say('Invoice PDF', '发票 PDF') }).click()
    expect((await download).suggestedFilename()).toMatch(/^INV-\d{4}-\d{7}\.pdf$/)
    await (await download).saveAs(`test-results/pictures/${info.project.name}/northwind-invoice.pdf`)
  })

  const orderNumber = new URL(page.url()).searchParams.get('orderNumber')!
  const mailTo = (to: string) => mailServer.letters.find(({ mail }) => mail.to === to && JSON.stringify(mail).includes(orderNumber))?.mail
  await test.step('mails: to the shopper and to the shop', async () => {
    for (const to of [email, 'ask@northwind.example']) {
      await expect.poll(() => mailTo(to), to).toBeDefined()
      const { subject, text, html } = mailTo(to)!
      expect(wordsIn(`${subject}\n${text}\n${html}`), to).toEqual([])
      expect(html).toMatch(/Northwind|北风/)
    }
    expect(mailTo(email)!.html, 'buttons in the colour of the shop').toContain('#1f3f77')
    expect(/\p{Script=Han}/u.test(mailTo(email)!.subject)).toBe(culture === 'zh')
  })

  await test.step('order: where its link leads', async () => {
    await open(/http\S+\/order\?\S+/.exec(mailTo(email)!.text)![0])
    await expect(main).toContainText(orderNumber)
    await expect(main).toContainText(stool)
    await expectOrderToAddUp(page)
    await check('08-order')
  })
})

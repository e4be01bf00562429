import { randomUUID } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { seedIfEmpty } from '#demonstration/seed.ts'
import { getHumanCheck, sendEmail } from '#src/features/contact/contact.contract.ts'
import { quickestMs } from '#src/features/contact/rules/human-check.ts'
import { getInvoice } from '#src/features/invoices/invoices.contract.ts'
import { getAllMessages } from '#src/features/language/language.contract.ts'
import { subscribe } from '#src/features/newsletter/newsletter.contract.ts'
import { createOrder } from '#src/features/payment/payment.contract.ts'
import { subscribeRestockNotification } from '#src/features/restock/restock.contract.ts'
import { completeSearch } from '#src/features/search/server/search-index.service.ts'
import type { StoreSettings } from '#src/features/settings/rules/store-settings.ts'
import { movableClock } from '#src/kit/clock.ts'
import { cultures, type Culture } from '#src/kit/culture.ts'
import { csvOf, importText } from '#test/catalogue/shop.ts'
import { freshDatabaseUrl } from '#test/database.ts'
import { registered } from '#test/registration.ts'
import { renderedSite } from '#test/rendered-site.ts'
import { isSiteBuilt } from '#test/second-process.ts'
import { must, mustBePaid, openTestShop } from '#test/shop.ts'
import { demonstrationWords, wordsIn } from './demonstration-words.ts'

if (!isSiteBuilt) process.stderr.write('test/platform/northwind.test.ts is left out: the site is not built. Run npm run build first.\n')

const patience = { timeout: 20_000, interval: 50 }
const clock = movableClock('2026-11-24T12:00:00+08:00')
const northwind: Partial<StoreSettings> = {
  name: { en: 'Northwind Trading', zh: '北风商行' },
  company: { en: 'Northwind Trading Pte. Ltd.', zh: '北风商行私人有限公司' },
  address: { en: '12 Harbour Street, Singapore 049999', zh: '新加坡海港街12号，邮编049999' },
  tagline: { en: 'Plain things for the house', zh: '家里用的，朴素就好' },
  contactEmail: 'ask@northwind.example',
  contactPhone: '+65 6555 0100',
  returnDays: 30,
  orderPrefix: 'NW',
}
const soldOut = '9000000000018'
const forSale = '9000000000001'
const catalogue = Array.from({ length: 20 }, (_, at) => ({
  Handle: `thing-${at}`,
  Title: `${['Table', 'Chair', 'Shelf', 'Stool'][at % 4]} number ${at}`,
  Vendor: at % 2 === 0 ? 'Northwind Trading' : 'Pinewood',
  Type: ['Tables', 'Chairs', 'Shelves', 'Stools'][at % 4]!,
  Published: 'TRUE',
  'Option1 Name': 'Title',
  'Option1 Value': 'Default Title',
  'Variant Price': `${20 + at}.00`,
  'Variant Inventory Tracker': 'shopify',
  'Variant Inventory Qty': at === 17 ? '0' : '25',
  'Variant Barcode': String(9_000_000_000_001 + at),
  'Image Src': at % 3 === 0 ? '' : `https://pictures.northwind.example/${at}.jpg`,
}))

const testShop = await openTestShop({ databaseUrl: await freshDatabaseUrl(), clock })
const { shop, shopper, database, bank, mails } = testShop

beforeAll(async () => {
  await seedIfEmpty(database, clock, () => {}, { demonstration: false })
  await shop.settings.change(northwind, new Date('2026-01-01T00:00:00+08:00'))
  const report = await importText(database, csvOf(...catalogue), { currency: 'SGD', now: clock.now() })
  expect(report.products.created).toBe(catalogue.length)
  await completeSearch(database)
  await shop.changes.catchUp?.()
})

/** What was found, by where. */
const found = (texts: Record<string, string>): Record<string, string[]> =>
  Object.fromEntries(Object.entries(texts).flatMap(([place, text]) => (wordsIn(text).length > 0 ? [[place, wordsIn(text)]] : [])))

test('the words of the demonstration are known by themselves', () => {
  expect(demonstrationWords.length).toBeGreaterThan(100)
  expect(wordsIn('Collect it at KEMUNING Katong, under one long roof')).toEqual(
    expect.arrayContaining(['kemuning', 'kemuning katong', 'long roof']),
  )
  expect(wordsIn('A table at Orchard Road, delivered free')).toEqual([])
})

describe.runIf(isSiteBuilt)('a shop called Northwind Trading, which has no stores', () => {
  let page: (path: string, culture?: Culture) => Promise<{ status: number; html: string }>
  const addressesIn = (xml: string): string[] =>
    [...xml.matchAll(/<loc>http:\/\/localhost([^<]*)<\/loc>/g)].map(([, path]) => path!.replaceAll('&amp;', '&') || '/')
  const linksIn = (html: string): string[] => [...html.matchAll(/<a [^>]*href="(\/[^"#?]*)/g)].map(([, path]) => path!)

  beforeAll(async () => {
    const renderPage = await renderedSite(shop.app)
    page = async (path, culture = 'en') => {
      const { status, body } = await renderPage({ path, culture })
      return { status, html: typeof body === 'string' ? body : Buffer.from(body).toString() }
    }
  })

  async function sitemap(): Promise<string[]> {
    const maps = addressesIn((await page('/sitemap.xml')).html)
    return (await Promise.all(maps.map(async (map) => addressesIn((await page(map)).html)))).flat()
  }
  const others = [
    ['/cart/shopping-cart', '/search?keyword=table', '/search?keyword=nothing-like-it', '/member/signIn', '/member/signUp'],
    ['/member/forgot-password', '/member/account-overview', '/member/account-loyalty', '/member/voucher', '/newsletter/confirm'],
    ['/newsletter/unsubscribe', '/restock/confirm', '/invoice', '/order', '/robots.txt', '/manifest.webmanifest', '/sitemap.xml'],
    ['/nowhere', '/product/nothing', '/customer-service/nothing'],
  ].flat()

  test.each(cultures)('no page of it in %s has a word of the demonstration (content-13)', async (culture) => {
    const paths = [...(await sitemap()), ...others]
    expect(paths.length).toBeGreaterThan(50)
    const pages: Record<string, string> = {}
    for (const path of paths) {
      const { status, html } = await page(path, culture)
      expect(status, path).toBeLessThan(500)
      pages[path] = html
    }
    expect(found(pages)).toEqual({})
    expect(pages['/']).toContain(northwind.name![culture])
    expect(pages['/']).toContain(northwind.tagline![culture])
    expect(pages['/customer-service/returns']).toMatch(culture === 'en' ? /30\sdays to change your mind/ : /30\s天内可以退货/)
    for (const [path, html] of Object.entries(pages)) expect(html.match(/\{[a-z]+[A-Z]?[a-zA-Z]*\}(?=[^<>{}]*<)/g) ?? [], path).toEqual([])
  })

  test('every link leads to a page, and what it does not have is nowhere (content-14)', async () => {
    const paths = await sitemap()
    const links = new Set<string>()
    for (const path of [...paths, '/nowhere']) for (const link of linksIn((await page(path)).html)) links.add(link)
    const broken = []
    for (const link of links) if ((await page(link)).status !== 200) broken.push(link)
    expect(broken).toEqual([])
    const absent = [
      '/our-stores',
      '/customer-service/collection',
      '/about-us',
      '/about-us/careers',
      '/tourist-privileges',
      '/shop-online/on-your-phone',
    ]
    for (const path of absent) {
      expect((await page(path)).status, path).toBe(404)
      expect([...links, ...paths]).not.toContain(path)
    }
    const { html } = await page('/')
    expect(html).not.toMatch(/facebook|instagram|t\.me|youtube/i)
    expect(html).not.toMatch(/collect/i)
  })

  test('the home page shows its own goods: pictures, departments, what sells and what is new', async () => {
    const { html } = await page('/')
    for (const type of ['tables', 'chairs', 'shelves', 'stools']) expect(html).toContain(`/productlist/category/${type}`)
    expect(html).toContain('https://pictures.northwind.example/')
    expect(html).toContain('/product/thing-')
    expect(html).toContain('id="home-new"')
  })

  test('no built file is named after the demonstration', () => {
    const files = globSync('build/client/assets/**/*.*')
    expect(files.length).toBeGreaterThan(20)
    expect(files.filter((file) => wordsIn(basename(file)).length > 0)).toEqual([])
    const icons = globSync('public/{icons,fonts}/*').map((file) => basename(file))
    expect(icons.filter((file) => wordsIn(file).length > 0)).toEqual([])
  })
})

test('no message of the shop has a word of the demonstration, in either language (content-13)', async () => {
  for (const culture of cultures) {
    const messages = must(await shopper({ culture }).call(getAllMessages, { query: { culture } }))
    expect(found({ [culture]: JSON.stringify(messages) })).toEqual({})
  }
})

test('no text of the house has a word of the demonstration (content-13)', () => {
  const files = globSync('src/features/content/texts/**/*.*')
  expect(files.length).toBeGreaterThan(20)
  expect(found(Object.fromEntries(files.map((file) => [file, readFileSync(file, 'utf8')])))).toEqual({})
})

describe('the mails of a shop called Northwind Trading', () => {
  const mailTo = (email: string, which = 0) => vi.waitUntil(() => mails.filter(({ to }) => to === email)[which], patience)

  test.each(cultures)('none in %s has a word of the demonstration (content-13)', async (culture) => {
    const to = (what: string): string => `${what}-${culture}@example.sg`
    const guest = shopper({ culture })
    await registered(testShop, to('member'))
    must(await guest.call(subscribe, { body: { email: to('letters') } }))
    must(await guest.call(subscribeRestockNotification, { body: { ean: soldOut, email: to('restock') } }))
    const { humanCheck } = must(await guest.call(getHumanCheck, {}))
    clock.advance(quickestMs)
    const written = { salutation: 'ms', firstName: 'Mei Lin', lastName: 'Tan', email: to('writer'), mobileNumber: '+65 9123 4567' }
    const message = { ...written, storeLocation: 'online', subject: 'general', message: 'Hello', humanCheck, leaveEmpty: '' }
    must(await guest.call(sendEmail, { body: message }))

    const { quote } = await guest.fill(forSale)
    const body = {
      quoteHash: quote.hash,
      paymentNonce: bank.control.nonceFor('4242424242424242'),
      idempotencyKey: randomUUID(),
      agreeToTerms: true as const,
    }
    const { orderNumber, invoiceKey } = mustBePaid(await guest.call(createOrder, { body }))
    expect(orderNumber).toMatch(/^NW-/)
    const invoice = must(await guest.call(getInvoice, { query: { orderNumber, key: invoiceKey } }))

    const arrived = await Promise.all([
      ...[to('member'), to('letters'), to('restock'), to('writer'), 'meilin.tan@example.sg'].map((email) => mailTo(email)),
      mailTo('ask@northwind.example'),
    ])
    await vi.waitUntil(() => mails.some(({ text }) => text.includes(orderNumber)), patience)
    const texts = mails.map(({ subject, text, html }, at) => [`${at} ${subject}`, `${subject}\n${text}\n${html}`])
    expect(arrived.every(({ html }) => html.includes('Northwind') || html.includes('北风'))).toBe(true)
    // The address of the cast.
    expect(found(Object.fromEntries(texts.map(([name, text]) => [name, text!.replaceAll('Kemuning Mansions', '')])))).toEqual({})
    expect(found({ invoice: JSON.stringify(invoice).replaceAll('Kemuning Mansions', '') })).toEqual({})
  })
})

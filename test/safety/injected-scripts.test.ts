import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AddressInfo } from 'node:net'
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { afterAll, expect, test } from 'vitest'
import { freePort } from '#src/platform/db/embedded-postgres.ts'
import { openDatabase, type Database } from '#src/platform/db/database.ts'
import { findBrowser, launchOptions } from '#tools/browser.ts'
import { freshDatabaseUrl } from '#test/database.ts'
import { cast, seedCast } from '#test/cast/catalogue.ts'
import { environment } from '#test/environment.ts'
import { hostileTexts } from './hostile-scripts.ts'

const root = join(import.meta.dirname, '..', '..')
const executablePath = findBrowser()
const canRun = executablePath !== null && existsSync(join(root, 'build', 'server', 'index.js'))
if (!canRun) process.stderr.write('test/safety/injected-scripts.test.ts is left out: it needs a built site and a Chromium.\n')

/** Columns with codes and states that the shop looks up; an attacker may have written all other texts. */
const keys =
  /(^|_)(code|slug|ean|sku|status|kind|section|source|fulfiller|culture|key|url|image|link|hash|token|type|entries|currency|pattern|swatch)($|_)|_id$|^net_content$/
const content = /^(brands|categories|products|product_options|product_images|product_attributes|variants|content_\w+|locations)$/

/**
 * Tables whose rows every page shows by the dozen, in kinds that are shown alike: the rows of each kind share the hostile texts, because
 * all texts in each row would be megabytes, or more than an index takes.
 */
const kinds: Record<string, string> = { content_links: "link_code = ''", product_attributes: "code = 'care'" }

/** A text by language, with the hostile text appended in each. */
const multilingual = (column: string): string => `(select jsonb_object_agg(k, v || $1) from jsonb_each_text("${column}") e(k, v))`

/** Fields that no visited page shows: for imports and the search, without a text in the cast, or Chinese where only English is visited. */
const unshown = [
  'brands.story_zh',
  'categories.intro_zh',
  'content_blocks.content_product_lists',
  'locations.hours',
  'product_options.linked_to',
  'products.imported_from',
  'products.product_category',
  'products.seo_description',
  'products.seo_title',
  'variants.inventory_tracker',
  'variants.option2_zh',
  'variants.option3_zh',
  'variants.weight_unit',
]

/** What precedes the hostile texts of a field, by which a page shows that they reach it. */
const markOf = (table: string, column: string): string => `hostile:${table}.${column}`

/** Writes every hostile text into every text of the catalogue and the content, past all validation; returns the marks of the fields. */
async function poison({ pool }: Database): Promise<string[]> {
  const { rows } = await pool.query<{ table: string; column: string; isJson: boolean }>(
    `select c.table_name "table", c.column_name "column", c.data_type = 'jsonb' "isJson" from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type in ('text', 'jsonb') and c.is_generated = 'NEVER'`,
  )
  const fields = rows.filter(({ table, column }) => content.test(table) && !keys.test(column))
  const all = hostileTexts.join(' ')
  for (const { table, column, isJson } of fields) {
    if (kinds[table]) {
      await poisonShared(pool, table, column, kinds[table])
      continue
    }
    const poisoned = isJson ? multilingual(column) : `coalesce("${column}", '') || $1`
    const where = isJson ? `jsonb_typeof("${column}") = 'object'` : 'true'
    const { rowCount } = await pool.query(`update "${table}" set "${column}" = ${poisoned} where ${where}`, [
      `${markOf(table, column)} ${all}`,
    ])
    if (!isJson) expect(rowCount, `rows of ${table}`).toBeGreaterThan(0)
  }
  await pool.query(
    `update settings set value = to_jsonb((value #>> '{}') || $1::text) where jsonb_typeof(value) = 'string' and key not in ('orderPrefix', 'gstNumber')`,
    [all],
  )
  await pool.query(`update settings set value = ${multilingual('value')} where jsonb_typeof(value) = 'object' and value ? 'en'`, [all])
  return fields.map(({ table, column }) => markOf(table, column))
}

async function poisonShared(pool: Database['pool'], table: string, column: string, kind: string): Promise<void> {
  const { rows } = await pool.query<{ rows: number }>(
    `with rows as (select ctid, row_number() over (partition by ${kind}) - 1 r, count(*) over (partition by ${kind}) rows from "${table}"),
          shares as (select rows.ctid, rows, string_agg(t, ' ') texts from rows join unnest($1::text[]) with ordinality u(t, n) on n % rows = r group by rows.ctid, rows)
     update "${table}" set "${column}" = coalesce("${column}", '') || texts from shares where "${table}".ctid = shares.ctid returning rows::int`,
    [[markOf(table, column), ...hostileTexts]],
  )
  expect(rows, `rows of ${table}`).not.toEqual([])
  expect(Math.min(...rows.map(({ rows }) => rows)), `rows of ${table} share the texts`).toBeGreaterThan(1)
}

const stop: (() => Promise<unknown>)[] = []
afterAll(async () => {
  for (const each of stop.toReversed()) await each()
})

async function openPoisonedShop(): Promise<{ url: string; marks: string[] }> {
  const databaseUrl = await freshDatabaseUrl()
  const database = openDatabase(databaseUrl)
  await seedCast(database)
  await database.pool.query(
    `insert into product_attributes (product_id, position, code, label, label_zh, value, value_zh)
     select auto_id, nr, case when nr > 10 then 'care' else 'fact-' || nr end, 'Fact ' || nr, '特点' || nr, 'So it is', '如此'
     from products, generate_series(1, 20) nr where slug = $1`,
    [cast.candle.slug],
  )
  const folder = await mkdtemp(join(tmpdir(), 'poisoned-'))
  const [port, bankPort] = [await freePort(), await freePort()]
  const env = environment({
    NODE_ENV: 'test',
    DATABASE_URL: databaseUrl,
    DATA_DIR: folder,
    PORT: String(port),
    BANK_PORT: String(bankPort),
  })
  const child: ChildProcess = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'build/shop/main.js'], {
    cwd: root,
    env,
    stdio: 'ignore',
  })
  const ended = new Promise((done) => child.on('close', done))
  stop.push(async () => {
    child.kill('SIGTERM')
    await ended
    await database.close()
    await rm(folder, { recursive: true, force: true })
  })
  const url = `http://localhost:${port}`
  for (const until = Date.now() + 30_000; ;) {
    if (
      await fetch(`${url}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      break
    if (Date.now() > until) throw new Error('The shop did not open')
    await new Promise((again) => setTimeout(again, 50))
  }
  const marks = await poison(database)
  expect(marks.length).toBeGreaterThan(15)
  return { url, marks }
}

async function openBrowser(): Promise<Browser> {
  // No other host has an address here, so that a page does not wait for one.
  const args = ['--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost, EXCLUDE 127.0.0.1']
  const browser = await chromium.launch(launchOptions({ args }))
  stop.push(() => browser.close())
  return browser
}

async function openPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await page.addInitScript(() => Object.assign(window, { ran: [] }))
  return page
}

interface Provoked {
  ran: string[]
  waiting: string[]
  /** The marks of the fields that the page shows. */
  shown: string[]
}

/** Opens a page, lets it hydrate, triggers events on all its elements, and returns which texts ran and which addresses would run. */
async function provoke(page: Page, url: string, hydrates = true): Promise<Provoked> {
  await page.goto(url, { waitUntil: 'load' })
  // A page that is touched is hydrated at once.
  await page.evaluate(() => void dispatchEvent(new Event('pointerdown')))
  if (hydrates) await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset)
  await page.waitForTimeout(100)
  return page.evaluate(async () => {
    const elements = [...document.querySelectorAll('*')]
    // No handler of the page itself may navigate away.
    for (const type of ['click', 'submit', 'auxclick']) document.addEventListener(type, (event) => event.preventDefault())
    for (const element of elements) {
      for (const { name } of element.attributes)
        if (name.startsWith('on')) element.dispatchEvent(new Event(name.slice(2), { bubbles: false, cancelable: true }))
    }
    await new Promise((done) => setTimeout(done, 100))
    const addressed = ['href', 'src', 'action', 'formaction', 'data', 'xlink:href', 'background', 'srcdoc']
    const waiting = elements.flatMap((element) =>
      addressed.flatMap((name) => {
        const address = element.getAttribute(name)
        return address !== null &&
          (name === 'srcdoc' || /^[\s\u0000-\u001f]*(?:j\s*a\s*v\s*a\s*s\s*c\s*r\s*i\s*p\s*t|vbscript|data\s*:\s*text)/i.test(address))
          ? [`${element.tagName} ${name}=${address.slice(0, 60)}`]
          : []
      }),
    )
    const handlers = elements.flatMap((element) =>
      [...element.attributes].filter(({ name }) => name.startsWith('on')).map(({ name }) => `${element.tagName} ${name}`),
    )
    const texts = elements.flatMap((element) =>
      [...element.attributes, ...(element.matches('script, style') ? [] : element.childNodes)].map(({ nodeValue }) => nodeValue ?? ''),
    )
    return {
      ran: [...new Set((window as unknown as { ran: unknown[] }).ran.map(String))],
      waiting: [...waiting, ...handlers],
      shown: texts.flatMap((text) => text.match(/hostile:\w+\.\w+/g) ?? []),
    }
  })
}

const pages = [
  '/',
  '/productlist/category/home',
  '/productlist/brand/tanahati',
  '/branddirectory',
  '/product/vetiver-clove-candle',
  '/product/storm-vase',
  '/search?keyword=vase',
  '/about-us/our-story',
  '/customer-service',
  '/customer-service/faq',
  '/our-stores',
  '/tourist-privileges',
  '/contact-us',
  '/cart/shopping-cart',
  `/search?keyword=${encodeURIComponent('"><img src=x onerror=window.ran.push(1)>')}`,
  `/productlist/category/home?param=${encodeURIComponent('{"BrandCodes":["<svg onload=window.ran.push(1)>"]}')}`,
  `/invoice?orderNumber=${encodeURIComponent('<img src=x onerror=window.ran.push(1)>')}`,
]

/** Chinese texts have their own columns, but the pages are the same. */
const inBoth = new Set(['/', '/product/vetiver-clove-candle', '/about-us/our-story', '/our-stores'])

test.runIf(canRun)('of 300 hostile texts in every field of every page none runs (safe-34)', { timeout: 480_000 }, async () => {
  expect(hostileTexts.length).toBeGreaterThan(300)
  const { url, marks } = await openPoisonedShop()
  const shown = new Set<string>()
  const browser = await openBrowser()
  for (const [culture, visited] of [
    ['en', pages],
    ['zh', pages.filter((path) => inBoth.has(path))],
  ] as const) {
    // Compressing megabytes of texts would take longer than all the rest.
    const context = await browser.newContext({ extraHTTPHeaders: { 'accept-encoding': 'identity' } })
    await context.addCookies([{ name: 'culture', value: culture, url }])
    const page = await openPage(context)
    for (const path of visited) {
      const found = await provoke(page, url + path)
      expect(found, `${culture} ${path}`).toMatchObject({ ran: [], waiting: [] })
      expect(found.shown, `${culture} ${path} shows hostile texts`).not.toEqual([])
      for (const mark of found.shown) shown.add(mark)
    }
    await context.close()
  }
  expect(marks.filter((mark) => !shown.has(mark)).toSorted()).toEqual(unshown.map((field) => `hostile:${field}`))
})

test.runIf(canRun)('twin: the same texts run on a page without allow-list and policy', { timeout: 120_000 }, async () => {
  const html = (texts: readonly string[]) => `<!doctype html><title>x</title>${texts.map((text) => `<div>${text}</div>`).join('\n')}`
  let served = ''
  const server = createServer((_, reply) => void reply.setHeader('content-type', 'text/html').end(served)).listen(0, '127.0.0.1')
  stop.push(() => new Promise((done) => server.close(done)))
  await new Promise((ready) => server.once('listening', ready))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const context = await (await openBrowser()).newContext()
  const ran = new Set<string>()
  // One text may swallow the next ones, so each page has only a few.
  for (let from = 0; from < hostileTexts.length; from += 30) {
    served = html(hostileTexts.slice(from, from + 30))
    const page = await openPage(context)
    const found = await provoke(page, url, false).catch(() => ({ ran: [] as string[] }))
    for (const each of found.ran) ran.add(each)
    await page.close()
  }
  expect(ran.size).toBeGreaterThan(150)
})

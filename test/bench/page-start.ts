/**
 * How a page starts on a slow phone: Chromium with a fourth of this machine's processor and a slow 4G line, each visit
 * with nothing cached. Every page is visited untouched, and once more with a press on a button half a second after the
 * first paint. Several origins are visited in turn, so that what else is at work here meets all of them alike.
 *
 *   node --disable-warning=ExperimentalWarning test/bench/page-start.ts [visits, 10 when left out] [name=origin …]
 *
 * Without an origin it opens the shop that is built here.
 */
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { ensureBrowser } from '#tools/browser.ts'
import { openProductionShop } from '#test/production-shop.ts'

const slow4G = { offline: false, latency: 562.5, downloadThroughput: (1474.56 * 1024) / 8, uploadThroughput: (675 * 1024) / 8 }
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }
const processorSlowdown = 4
const pressAfterPaintMs = 500
/** A guest's heart and the menu both open a dialog. */
const pages = [
  { name: 'home', path: '/', button: 'header button[aria-haspopup=dialog]' },
  { name: 'listing', path: '/productlist/category/women', button: 'article button[aria-pressed]' },
]

interface Marks {
  largestPaint: number
  longTasks: { start: number; ms: number }[]
  hydrated: number
  pressed: number
  answered: number
}

declare global {
  interface Window {
    marks: Marks
  }
}

/** Runs in the page before anything else. */
function watch(): void {
  const marks: Marks = (window.marks = { largestPaint: 0, longTasks: [], hydrated: 0, pressed: 0, answered: 0 })
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) marks.largestPaint = startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) marks.longTasks.push({ start: startTime, ms: duration })
  }).observe({ type: 'longtask', buffered: true })
  addEventListener('pointerdown', ({ timeStamp }) => (marks.pressed ||= timeStamp), true)
  const look = () => {
    const { hydrated } = document.documentElement?.dataset ?? {}
    if (hydrated !== undefined) marks.hydrated ||= performance.now()
    if (marks.pressed && document.querySelector('dialog[open], :popover-open')) marks.answered ||= performance.now()
    if (!marks.answered) requestAnimationFrame(look)
  }
  look()
}

async function openPhone(browser: Browser): Promise<{ page: Page; context: BrowserContext }> {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', slow4G)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown })
  await page.addInitScript(watch)
  return { page, context }
}

const firstPaint = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime).then((handle) => handle.jsonValue())

/** What a visit found, in milliseconds. */
type Found = Record<'first paint' | 'largest paint' | 'blocked' | 'hydrated' | 'press answered', number>

async function visitUntouched(browser: Browser, url: string): Promise<Omit<Found, 'press answered'>> {
  const { page, context } = await openPhone(browser)
  await page.goto(url, { waitUntil: 'commit' })
  await page.waitForFunction(() => window.marks.hydrated)
  await page.waitForLoadState('networkidle')
  const painted = await firstPaint(page)
  const { largestPaint, longTasks, hydrated } = await page.evaluate(() => window.marks)
  await context.close()
  const blocked = longTasks.filter(({ start, ms }) => start + ms > painted!).reduce((sum, { ms }) => sum + Math.max(0, ms - 50), 0)
  return { 'first paint': painted!, 'largest paint': largestPaint, blocked, hydrated }
}

async function visitWithPress(browser: Browser, url: string, button: string): Promise<number> {
  const { page, context } = await openPhone(browser)
  await page.goto(url, { waitUntil: 'commit' })
  await firstPaint(page)
  await page.waitForTimeout(pressAfterPaintMs)
  const { x, y, width, height } = (await page.locator(`${button} >> visible=true`).first().boundingBox())!
  await page.touchscreen.tap(x + width / 2, y + height / 2)
  await page.waitForFunction(() => window.marks.answered)
  const { pressed, answered } = await page.evaluate(() => window.marks)
  await context.close()
  return answered - pressed
}

function say(name: string, visits: readonly Found[]): void {
  const columns = (Object.keys(visits[0]!) as (keyof Found)[]).map((key) => {
    const [low, middle, high] = [0.25, 0.5, 0.75].map(
      (at) => visits.map((found) => found[key]).sort((a, b) => a - b)[Math.floor(visits.length * at)]!,
    )
    return `${key} ${Math.round(middle!)} (${Math.round(low!)}–${Math.round(high!)})`
  })
  process.stdout.write(`${name.padEnd(28)} ${columns.join(', ')}\n`)
}

const visits = Number(process.argv[2] ?? 10)
const named = process.argv.slice(3).map((argument) => argument.split('=') as [name: string, origin: string])
const shop = named.length === 0 ? await openProductionShop() : null
const origins: [name: string, origin: string][] = shop ? [['built here', shop.origin]] : named
const browser = await chromium.launch({ executablePath: ensureBrowser() ?? undefined, args: ['--no-sandbox', '--disable-gpu'] })
try {
  const all = new Map<string, Found[]>()
  // The first visit finds empty caches and is not measured.
  for (const [, origin] of origins) for (const { path } of pages) await (await fetch(origin + path)).text()
  for (let time = 1; time <= visits; time++) {
    for (const { name: page, path, button } of pages) {
      for (const [name, origin] of origins) {
        const untouched = await visitUntouched(browser, origin + path)
        const found = { ...untouched, 'press answered': await visitWithPress(browser, origin + path, button) }
        all.set(`${page}, ${name}`, [...(all.get(`${page}, ${name}`) ?? []), found])
      }
    }
  }
  process.stdout.write('Milliseconds: the middle of all visits (and of their lower and upper half)\n')
  for (const [name, found] of all) say(name, found)
} finally {
  await browser.close()
  await shop?.close()
}

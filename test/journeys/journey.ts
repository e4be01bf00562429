import { mkdirSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { expect, test as base, type Page, type Request } from '@playwright/test'
import { atRest } from './at-rest.ts'
import { expectNoViolations } from './axe.ts'
import type { JourneyOptions } from './playwright.config.ts'

export interface Journey extends JourneyOptions {
  /** Console errors that this journey causes on purpose. */
  expectedErrors: RegExp | null
  page: Page
  /** Chooses the text in the page's language. */
  say<T extends string | RegExp>(en: T, zh: T): T
  /** Opens a page and waits until it is hydrated. */
  open(path: string): Promise<void>
  /** Checks the page as it is now: no axe violation, nothing wider than the screen; takes a screenshot for people. */
  checkPage(name: string): Promise<void>
  /** The same on a wide screen and on a phone; then the window is as it was. For a state that one journey opens for both widths. */
  checkAtBothWidths(name: string): Promise<void>
}

/** For a journey whose steps are the same at any width and in any language: it runs in the first project only. */
export const once = { tag: '@once' }
/** As `once`, or for steps on a phone alone: it runs in the second project only, in Chinese on a phone, where it is more likely to fail. */
export const onPhone = { tag: '@phone' }

/** The running requests of each page. */
const requests = new WeakMap<Page, ReadonlySet<Request>>()
const stillForMs = 80

/** Waits until no request has been running for a moment. */
export async function settled(page: Page): Promise<void> {
  for (let since = Date.now(); Date.now() - since < stillForMs; await setTimeout(20)) {
    if (requests.get(page)!.size > 0) since = Date.now()
  }
}

/** A first touch makes a page hydrate at once. */
const touch = (page: Page) => page.evaluate(() => void dispatchEvent(new Event('pointerdown')))

const cardNumber = /(?<!\d)[45]\d{3}(?:[ -]?\d{4}){3}(?!\d)/
/** Keys and hashes, in which one of some thousands has sixteen digits in a row. */
const madeUp = /\b(?:[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|(?=\d*[a-f])[\da-f]{32,})\b/g

/** Whether a request brings a card number to the shop, where none may come: the bank's own frame sends it to the bank (safe-15). */
const bringsCard = (request: Request, shop: string): boolean =>
  new URL(request.url()).origin === shop &&
  cardNumber.test(`${request.url().replaceAll('%20', ' ')} ${request.postData() ?? ''}`.replaceAll(madeUp, ''))

/** A test in one language that fails on any error in the browser's console, and when a card number is sent to the shop. */
export const test = base.extend<Journey>({
  culture: ['en', { option: true }],
  expectedErrors: [null, { option: true }],
  page: async ({ page, culture, baseURL, expectedErrors }, use) => {
    const errors: string[] = []
    const withCards: string[] = []
    const underWay = new Set<Request>()
    page.on('request', (request) => underWay.add(request))
    page.on('request', (request) => bringsCard(request, new URL(baseURL!).origin) && withCards.push(request.url()))
    page.on('requestfinished', (request) => underWay.delete(request))
    page.on('requestfailed', (request) => underWay.delete(request))
    requests.set(page, underWay)
    page.on('console', (message) => message.type() === 'error' && errors.push(`${message.text()} ${message.location().url}`))
    page.on('pageerror', (error) => errors.push(error.message))
    await page.context().addCookies([{ name: 'culture', value: culture, url: baseURL! }])
    await use(page)
    expect(
      errors.filter((error) => !expectedErrors?.test(error)),
      'the console stays free of errors',
    ).toEqual([])
    expect(withCards, 'no card number is sent to the shop').toEqual([])
  },
  say: async ({ culture }, use) => {
    await use((en, zh) => (culture === 'zh' ? zh : en))
  },
  open: async ({ page }, use) => {
    await use(async (path) => {
      await page.goto(path)
      await touch(page)
      await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset)
    })
  },
  checkAtBothWidths: async ({ page, checkPage }, use) => {
    await use(async (name) => {
      const before = page.viewportSize()!
      for (const width of [1280, 360]) {
        await page.setViewportSize({ ...before, width })
        await checkPage(`${name}-at-${width}`)
      }
      await page.setViewportSize(before)
    })
  },
  checkPage: async ({ page, culture, hasTouch }, use, info) => {
    const folder = `test-results/pictures/${info.project.name}`
    mkdirSync(folder, { recursive: true })
    await use(async (name) => {
      // Parts that are laid out lazily are checked too.
      await page.evaluate(() => delete document.documentElement.dataset.lazyLayout)
      await settled(page)
      await page.evaluate(atRest)
      // The screenshots are for people, who ask for them with PICTURES=1.
      if (process.env.PICTURES)
        await page.screenshot({ path: `${folder}/${name}.jpg`, type: 'jpeg', fullPage: true, animations: 'disabled' })
      // Each language once and each width once: the elements are the same in both languages, and so are the colours.
      if ((culture === 'zh') === Boolean(hasTouch)) await expectNoViolations(page, name)
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
      expect(overflow, `${name} is no wider than the screen`).toBeLessThanOrEqual(0)
    })
  },
})

export { expect }

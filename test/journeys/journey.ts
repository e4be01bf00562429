import { mkdirSync } from 'node:fs'
import { expect, test as base, type Page, type Request } from '@playwright/test'
import { expectNoViolations } from './axe.ts'
import type { JourneyOptions } from './playwright.config.ts'

export interface Journey extends JourneyOptions {
  /** What the console may call an error in this journey, because it is one that the journey brings about. */
  expectedErrors: RegExp | null
  page: Page
  /** Says the words of the page's language. */
  say<T extends string | RegExp>(en: T, zh: T): T
  /** Goes to a page and waits until it answers to the hand. */
  open(path: string): Promise<void>
  /** Stops at a page: no axe violation of any kind, nothing wider than the screen, a picture to look at. */
  look(name: string): Promise<void>
}

/** What each page is still waiting for. */
const requests = new WeakMap<Page, ReadonlySet<Request>>()
const stillForMs = 80

/** Waits until nothing has been under way for a moment. */
async function settled(page: Page): Promise<void> {
  for (let since = Date.now(); Date.now() - since < stillForMs; await page.waitForTimeout(20)) {
    if (requests.get(page)!.size > 0) since = Date.now()
  }
}

/** A page that is touched is hydrated at once. */
const touch = (page: Page) => page.evaluate(() => void dispatchEvent(new Event('pointerdown')))

/** A test in one language that fails on anything the browser's console calls an error. */
export const test = base.extend<Journey>({
  culture: ['en', { option: true }],
  expectedErrors: [null, { option: true }],
  page: async ({ page, culture, baseURL, expectedErrors }, use) => {
    const errors: string[] = []
    const underWay = new Set<Request>()
    page.on('request', (request) => underWay.add(request))
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
  look: async ({ page }, use, info) => {
    const folder = `test-results/pictures/${info.project.name}`
    mkdirSync(folder, { recursive: true })
    await use(async (name) => {
      // What is laid out only when it comes near is looked at as well.
      await page.evaluate(() => delete document.documentElement.dataset.lazyLayout)
      await settled(page)
      // Pictures are for people; where nobody looks at them none is taken.
      if (!process.env.CI) await page.screenshot({ path: `${folder}/${name}.jpg`, type: 'jpeg', fullPage: true, animations: 'disabled' })
      await expectNoViolations(page, name)
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
      expect(overflow, `${name} is no wider than the screen`).toBeLessThanOrEqual(0)
    })
  },
})

export { expect }

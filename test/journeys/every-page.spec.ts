import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import brands from '#demonstration/catalogue/brands.json' with { type: 'json' }
import { addresses, isForMembers } from './addresses.ts'
import { badlyBroken, badlySet } from './chinese-lines.ts'
import { indistinct } from './forced-colours.ts'
import { expect, test } from './journey.ts'
import { latestInvoice, signInAsMember } from './member.ts'
import { amountsIn, isWritten } from './prices.ts'
import { movingParts } from './reduced-motion.ts'
import { expectNothingLost } from './reflow.ts'
import { hasLatinWords } from './same-in-all-languages.ts'

/** Routes that answer without a page, and what all pages stand within. */
const noPages = ['within-frame.tsx', 'sitemap-index.ts', 'sitemap.ts', 'robots.ts', 'web-manifest.ts']

/** Of the store's own and of a brand, each with its way of delivery. */
const goods = ['8882010000001', '8882011800006']

/** The console reports the 404 of a missing page and of an unknown invoice. */
test.use({ expectedErrors: /status of 40[14]/ })

test('every route has an address here', () => {
  const pages = [...readFileSync('src/routes.ts', 'utf8').matchAll(/'pages\/([\w./-]+)'/g)].map(([, file]) => file!)
  expect([...new Set(pages)].sort()).toEqual([...Object.keys(addresses), ...noPages].sort())
})

/** Each third has one browser: what its pages share is fetched once, as a shopper's browser does. */
test.describe.configure({ mode: 'parallel' })
for (const [third, isInIt] of Object.entries<(path: string, place: number) => boolean>({
  'every page for members': isForMembers,
  'every page for guests, the even ones': (path, place) => !isForMembers(path) && place % 2 === 0,
  'every page for guests, the odd ones': (path, place) => !isForMembers(path) && place % 2 === 1,
})) {
  test(`${third} is sound (shop-07, shop-08, shop-09, shell-03, shell-04, language-02, language-06, language-11, shop-10, shop-11, home-02, money-02, access-40, access-41, access-42, access-45, access-46)`, async ({
    page,
    say,
    open,
    checkPage,
    culture,
    baseURL,
    hasTouch,
  }) => {
    const paths = Object.values(addresses).flatMap((all) => ((culture === 'zh') === hasTouch ? all : all.slice(0, 1)))
    // The pages of a member with a history show the most.
    const filled: string[] = []
    if (third === 'every page for members') {
      await signInAsMember(page.context(), baseURL!, { hasLived: true, wished: 3 })
      for (const ean of goods) await page.request.post('/api/ProductDetail/AddToCart', { data: { ean, quantity: 1 } })
      filled.push('/cart/shopping-cart', await latestInvoice(page))
    }
    const amounts: string[] = []
    const strip = page.getByRole('region', { name: say('When you shop online', '网购安心承诺') })
    for (const path of [...paths.filter(isInIt), ...filled]) {
      await test.step(path, async () => {
        await open(path)
        await expect(page.locator('h1').locator('visible=true'), path).toHaveCount(1)
        // No part of a skeleton.
        await expect(page.locator('main [class*=bone]'), `${path} has nothing left to load`).toHaveCount(0)
        await checkPage(`every${path.split('?')[0]!.replaceAll('/', '-')}`)
        await expect(page.locator('[class~=undefined]'), path).toHaveCount(0)
        await expect(page, path).toHaveTitle(/\S/)
        expect(await page.getAttribute('html', 'lang'), path).toBe(culture === 'zh' ? 'zh-Hans-SG' : 'en-SG')
        await expect(strip, `${path}: the strip is on the home page and nowhere else`).toHaveCount(path === '/' ? 1 : 0)
        amounts.push(...(await amountsIn(page.getByRole('main'))))
        await expectNothingLost(page, path)
        if (!hasTouch) {
          expect(await indistinct(page), path).toEqual([])
          expect(await movingParts(page), path).toEqual([])
        }
        if (culture === 'en' || path === '/dev/kitchen') return
        expect(foreign(await page.evaluate(readWords)), path).toEqual([])
        expect(await badlySet(page), path).toEqual([])
        if (hasTouch) await expectWellBroken(page, path)
      })
    }
    expect(amounts.length, 'prices are shown').toBeGreaterThan(20)
    expect(
      amounts.filter((amount) => !isWritten(amount)),
      'every amount has one form',
    ).toEqual([])
  })
}

/** On a phone, and on a tablet, where the header and some pages have narrow columns. */
async function expectWellBroken(page: Page, path: string): Promise<void> {
  const phone = page.viewportSize()!
  expect(await badlyBroken(page), path).toEqual([])
  await page.setViewportSize({ width: 768, height: 1024 })
  expect(await badlyBroken(page), `${path} on a tablet`).toEqual([])
  await page.setViewportSize(phone)
}

/** All texts of a page, with accessible names, hints and alternative texts, but without what is marked as English. */
function readWords(): string[] {
  const texts: string[] = []
  const isEnglish = (element: Element | null) => element?.closest('[lang]')?.getAttribute('lang')?.startsWith('en') ?? false
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement
    if (parent && !parent.closest('script, style, noscript') && !isEnglish(parent)) texts.push(walker.currentNode.textContent ?? '')
  }
  for (const element of document.querySelectorAll('[aria-label], [alt], [title], [placeholder]')) {
    for (const name of ['aria-label', 'alt', 'title', 'placeholder']) if (!isEnglish(element)) texts.push(element.getAttribute(name) ?? '')
  }
  return [document.title, ...texts].map((text) => text.trim()).filter(Boolean)
}

const brandNames = brands.flatMap(({ displayName }) => displayName)

/** The texts with Latin words and no Han character. */
const foreign = (texts: string[]): string[] =>
  [...new Set(texts)].filter((text) => !/\p{Script=Han}/u.test(text) && hasLatinWords(text, brandNames))

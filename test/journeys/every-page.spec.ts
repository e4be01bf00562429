import { readFileSync } from 'node:fs'
import brands from '#demonstration/catalogue/brands.json' with { type: 'json' }
import settings from '#demonstration/settings/settings.json' with { type: 'json' }
import { meiLin } from '#test/shop.ts'
import { expect, test } from './journey.ts'
import { signInAsMember } from './member.ts'

/** Addresses of every route, by the file of its page. Those after the first are the same page with other content, and run once in each language and at each width. */
const addresses: Record<string, string[]> = {
  'home.tsx': ['/'],
  'category.tsx': ['/productlist/category/kitchen', '/productlist/category/home-living-vases'],
  'brand.tsx': ['/productlist/brand/batu-pahat-kiln'],
  'brand-directory.tsx': ['/branddirectory'],
  'search.tsx': ['/search?keyword=vase', '/search?keyword=zzzzqqqq'],
  'product.tsx': ['/product/hujan-neroli-and-pandan-eau-de-parfum'],
  'cart.tsx': ['/cart/shopping-cart'],
  'invoice.tsx': ['/invoice?orderNumber=KM-00000000&key=none'],
  'content-section.tsx': ['/about-us', '/customer-service', '/shop-online'],
  'content.tsx': [
    '/about-us/our-story',
    '/customer-service/faq',
    '/customer-service/returns',
    '/customer-service/privacy',
    '/shop-online/site-use',
    '/shop-online/loyalty',
    '/shop-online/terms',
  ],
  'our-stores.tsx': ['/our-stores'],
  'tourist-privileges.tsx': ['/tourist-privileges'],
  'contact-us.tsx': ['/contact-us'],
  'newsletter/confirm.tsx': ['/newsletter/confirm?token=none'],
  'newsletter/unsubscribe.tsx': ['/newsletter/unsubscribe?token=none'],
  'restock/confirm.tsx': ['/restock/confirm?token=none'],
  'restock/unsubscribe.tsx': ['/restock/unsubscribe?token=none'],
  'member/sign-in.tsx': ['/member/signIn'],
  'member/sign-up.tsx': ['/member/signUp'],
  'member/social.tsx': ['/member/social'],
  'member/forgot-password.tsx': ['/member/forgot-password'],
  'member/account-info.tsx': ['/member/account-info'],
  'email-verification.tsx': ['/email-verification?token=none'],
  'member/account-overview.tsx': ['/member/account-overview'],
  'member/account-summary.tsx': ['/member/account-summary'],
  'member/account-my-order.tsx': ['/member/account-my-order'],
  'member/account-my-order-detail.tsx': ['/member/account-my-order-detail'],
  'member/account-wishlist.tsx': ['/member/account-wishlist'],
  'member/account-rebate.tsx': ['/member/account-rebate'],
  'member/voucher.tsx': ['/member/voucher'],
  'member/account-loyalty.tsx': ['/member/account-loyalty'],
  'member/account-inbox.tsx': ['/member/account-inbox'],
  'member/account-address.tsx': ['/member/account-address'],
  'kitchen.tsx': ['/dev/kitchen'],
  'missing.tsx': ['/no-such-place'],
}
/** Routes that answer without a page. */
const files = ['sitemap-index.ts', 'sitemap.ts', 'robots.ts', 'web-manifest.ts']

/** The console reports the 404 of a missing page and of an unknown invoice. */
test.use({ expectedErrors: /status of 40[14]/ })

test('every route has an address here', () => {
  const pages = [...readFileSync('src/routes.ts', 'utf8').matchAll(/'pages\/([\w./-]+)'/g)].map(([, file]) => file!)
  expect([...new Set(pages)].sort()).toEqual([...Object.keys(addresses), ...files].sort())
})

const isForMembers = (path: string): boolean => /^\/member\/(account-|voucher)/.test(path)

/** Each third has one browser: what its pages share is fetched once, as a shopper's browser does. */
test.describe.configure({ mode: 'parallel' })
for (const [third, isInIt] of Object.entries<(path: string, place: number) => boolean>({
  'every page for members': isForMembers,
  'every page for guests, the even ones': (path, place) => !isForMembers(path) && place % 2 === 0,
  'every page for guests, the odd ones': (path, place) => !isForMembers(path) && place % 2 === 1,
})) {
  test(`${third} is sound (shop-07, shop-08, shop-09, shell-03, shell-04, language-02, shop-10, shop-11)`, async ({
    page,
    open,
    checkPage,
    culture,
    baseURL,
    hasTouch,
  }) => {
    test.setTimeout(300_000)
    const paths = Object.values(addresses).flatMap((all) => ((culture === 'zh') === hasTouch ? all : all.slice(0, 1)))
    // The pages of a member with a history show the most.
    if (third === 'every page for members') await signInAsMember(page.context(), baseURL!, { hasLived: true, wished: 3 })
    for (const path of paths.filter(isInIt)) {
      await test.step(path, async () => {
        await open(path)
        await checkPage(`every${path.split('?')[0]!.replaceAll('/', '-')}`)
        await expect(page.locator('h1'), path).toHaveCount(1)
        await expect(page.locator('[class~=undefined]'), path).toHaveCount(0)
        await expect(page, path).toHaveTitle(/\S/)
        expect(await page.getAttribute('html', 'lang'), path).toBe(culture === 'zh' ? 'zh-Hans-SG' : 'en-SG')
        if (culture === 'zh' && path !== '/dev/kitchen') expect(foreign(await page.evaluate(readWords)), path).toEqual([])
      })
    }
  })
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

/** The names of brands and stores, and texts of the member. */
const names = [
  meiLin.name,
  meiLin.street,
  meiLin.building,
  ...brands.flatMap(({ displayName }) => displayName),
  ...Object.values(settings).flatMap((value) => JSON.stringify(value).match(/[A-Z][\w.’' -]+/g) ?? []),
]
/** Texts that are the same in Chinese: codes, units, money, networks, cards, text to copy. */
const sameInBoth =
  /\b(?:[0-9A-Z]{4}(?: [0-9A-Z]{4}){3}|S\$|EN|CN|GST|PDPA|SKU|EAN|UEN|QR|DHL|PayNow|MRT|OLED|LED|USB|SPF|UV|PU|FAQ|AM|PM|cm|mm|ml|kg|km|g|L|W|V|Visa|Mastercard|American Express|Facebook|Instagram|YouTube|Telegram|iPhone|iPad|iOS|Android|Safari|Chrome|Apple|Google|Pay|Kemuning|XS|XL|XXL|[SMLAB]|[A-Z]{2}-?\d+|[\w.+-]+@[\w.-]+|https?:\/\/\S+|[\w.-]+\.(?:com|sg|example)\S*|Cookies?)\b/g

/** The texts with two or more Latin letters in a row and no Han character, after names and texts that are the same in both languages are removed. */
function foreign(texts: string[]): string[] {
  return [...new Set(texts)].filter((text) => {
    const rest = names.reduce((left, name) => left.replaceAll(name.trim(), ''), text).replace(sameInBoth, '')
    return /[A-Za-z]{2}/.test(rest) && !/\p{Script=Han}/u.test(text)
  })
}

import { buildMadeUpSite, madeUpBuild } from '#test/made-up-language/build.ts'
import { madeUpCulture } from '#test/made-up-language/languages.ts'
import { stopAll, type Part } from '#src/platform/life.ts'
import type { CartData } from '#src/features/cart/cart.contract.ts'
import type { Database } from '#src/platform/db/database.ts'
import { giveRebates, giveVoucher } from '#test/cast/wallet.ts'
import { openSecondProcess } from '#test/second-process.ts'
import { addresses, isForMembers } from './addresses.ts'
import { catalogueTexts } from './catalogue-texts.ts'
import { expect, settled, test } from './journey.ts'
import { signInAsMember } from './member.ts'
import { createDatabase } from './own-shop.ts'
import { misfits } from './misfits.ts'
import { readPage } from './read-texts.ts'
import { hasLatinWords } from './same-in-all-languages.ts'

const widths = [1280, 360]
const parts: Part[] = []
let origin = ''
let databaseUrl = ''

/** The console reports the 404 of a missing page and of an unknown invoice. */
test.use({ expectedErrors: /status of 40[14]/ })

test.beforeAll(async () => {
  buildMadeUpSite()
  databaseUrl = await createDatabase(parts)
  const shop = await openSecondProcess(databaseUrl, {
    // Its modules are exchanged as they are loaded, so it runs from the sources.
    script: ['--import', './test/made-up-language/register.ts', 'src/main.ts'],
    variables: { BUILD_DIR: madeUpBuild, SEED_DEMONSTRATION: 'yes' },
  })
  parts.push({ name: 'The shop of the made-up language', stop: () => shop.close() })
  origin = shop.url
})
async function giveTenders(database: Database, memberId: number): Promise<void> {
  await giveRebates(database, memberId, 20_000)
  await giveVoucher(database, { memberId })
  await giveVoucher(database, { memberId, minimumCents: 80_000 })
}

test.afterAll(() => stopAll(parts))

test('a third language is complete on every page and fits (language-09, language-10)', async ({ page, open }) => {
  const context = page.context()
  const withoutCatalogue = await catalogueTexts(databaseUrl)
  await context.addCookies([{ name: 'culture', value: madeUpCulture, url: origin }])
  const check = (path: string, name = path) =>
    test.step(name, async () => {
      await page.setViewportSize({ width: widths[0]!, height: 900 })
      await open(origin + path)
      await page.evaluate(() => delete document.documentElement.dataset.lazyLayout)
      await settled(page)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        const { unmarked, unmarkedHere, open: unended } = await page.evaluate(readPage)
        const lost = await page.evaluate(misfits)
        const english = [
          ...unmarkedHere.filter((text) => hasLatinWords(text)),
          ...unmarked.filter((text) => hasLatinWords(text) && hasLatinWords(withoutCatalogue(text))),
        ]
        expect
          .soft({ english, unended, ...lost }, `${name} at ${width}`)
          .toEqual({ english: [], unended: 0, cut: [], covering: [], sideways: [] })
      }
    })
  // It shows English and Chinese side by side.
  const paths = Object.values(addresses)
    .flat()
    .filter((path) => path !== '/dev/kitchen')
  for (const path of paths.filter((each) => !isForMembers(each))) await check(path)
  await signInAsMember(context, origin, { hasLived: true, wished: 3, databaseUrl, give: giveTenders })
  for (const path of paths.filter(isForMembers)) await check(path)
  // Rebates cover it, so that the page has no card form, whose frame is for the shop's own origin.
  const added = await page.request.post(`${origin}/api/ProductDetail/AddToCart`, { data: { ean: '8882010000001', quantity: 1 } })
  const { toPayCents } = ((await added.json()) as { data: CartData }).data.cartInfo.quote
  await page.request.post(`${origin}/api/cart/applyrebates`, { data: { amountCents: toPayCents } })
  await check('/cart/shopping-cart', 'a bag with goods, vouchers and rebates')
})

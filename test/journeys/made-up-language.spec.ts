import { buildMadeUpSite, madeUpBuild } from '#test/made-up-language/build.ts'
import { madeUpCulture } from '#test/made-up-language/languages.ts'
import { stopAll, type Part } from '#src/platform/life.ts'
import { openSecondProcess } from '#test/second-process.ts'
import { addresses, isForMembers } from './addresses.ts'
import { catalogueTexts } from './catalogue-texts.ts'
import { expect, settled, test } from './journey.ts'
import { signInAsMember } from './member.ts'
import { createDatabase } from './own-shop.ts'
import { readPage } from './read-texts.ts'
import { hasLatinWords } from './same-in-all-languages.ts'

const widths = [1280, 360]
const parts: Part[] = []
let origin = ''
let databaseUrl = ''

/** The console reports the 404 of a missing page and of an unknown invoice. */
test.use({ expectedErrors: /status of 40[14]/ })

test.beforeAll(async () => {
  test.setTimeout(120_000)
  buildMadeUpSite()
  databaseUrl = await createDatabase(parts)
  const shop = await openSecondProcess(databaseUrl, {
    nodeArguments: ['--import', './test/made-up-language/register.ts'],
    variables: { BUILD_DIR: madeUpBuild, SEED_DEMONSTRATION: 'yes' },
  })
  parts.push({ name: 'The shop of the made-up language', stop: () => shop.close() })
  origin = shop.url
})
test.afterAll(() => stopAll(parts))

test('a third language is complete on every page and fits (language-09, language-10)', async ({ page, open }) => {
  test.setTimeout(240_000)
  const context = page.context()
  const withoutCatalogue = await catalogueTexts(databaseUrl)
  await context.addCookies([{ name: 'culture', value: madeUpCulture, url: origin }])
  for (const [forMembers, paths] of Object.entries(Object.groupBy(Object.values(addresses).flat(), (path) => String(isForMembers(path))))) {
    if (forMembers === 'true') await signInAsMember(context, origin, { hasLived: true, wished: 3, databaseUrl })
    for (const path of paths!) {
      // It shows English and Chinese side by side.
      if (path === '/dev/kitchen') continue
      await test.step(path, async () => {
        await page.setViewportSize({ width: widths[0]!, height: 900 })
        await open(origin + path)
        await page.evaluate(() => delete document.documentElement.dataset.lazyLayout)
        await settled(page)
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 })
          const { unmarked, unmarkedHere, ...read } = await page.evaluate(readPage)
          const english = [
            ...unmarkedHere.filter((text) => hasLatinWords(text)),
            ...unmarked.filter((text) => hasLatinWords(text) && hasLatinWords(withoutCatalogue(text))),
          ]
          expect.soft({ english, ...read }, `${path} at ${width}`).toEqual({ english: [], open: 0, cut: [], overlapping: [], overflow: 0 })
        }
      })
    }
  }
})

import { launchOptions } from '#tools/browser.ts'
import { expect, settled, test } from './journey.ts'
import { tooFaint } from './over-pictures.ts'

test.use({ launchOptions: launchOptions({ draws: true }) })

test('words over a banner’s picture have the contrast of other text, in every width and with text at 200 % (access-43)', async ({
  page,
  open,
}) => {
  await open('/')
  const banners = page.locator('main li:has(h3 ~ a):has(img)')
  for (const [width, text] of [
    [1280, ''],
    [1100, ''],
    [768, ''],
    [390, ''],
    [320, ''],
    [390, '200%'],
    [1280, '200%'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.evaluate((size) => void (document.documentElement.style.fontSize = size), text)
    await banners.first().scrollIntoViewIfNeeded()
    // Its other pictures come.
    await settled(page)
    for (const banner of await banners.all()) expect(await tooFaint(banner), `${width} ${text} ${await banner.innerText()}`).toEqual([])
  }
  expect(await banners.count()).toBeGreaterThan(1)
})

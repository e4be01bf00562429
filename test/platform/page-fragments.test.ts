import { describe, expect, test } from 'vitest'
import { pageClient, type AnswerKey } from '#src/platform/pages-cache/page-api.ts'
import { builtSite } from '#src/built-site.ts'
import { cultures, type Culture } from '#src/kit/culture.ts'
import { cast } from '#test/cast/catalogue.ts'
import { isSiteBuilt } from '#test/second-process.ts'
import { openTestShop } from '#test/shop.ts'

if (!isSiteBuilt)
  process.stderr.write('test/platform/page-fragments.test.ts is left out: the site is not built. Run npm run build first.\n')

const origin = 'http://localhost'
const { shop } = await openTestShop()
const paths = [
  '/',
  '/productlist/category/home',
  `/productlist/category/home?param=${encodeURIComponent('{"minPrice":1}')}`,
  '/search?keyword=vase',
  `/product/${cast.lastVase.slug}`,
  '/branddirectory',
  '/cart/shopping-cart',
  '/nothing',
]

async function openSite() {
  const { render } = await builtSite({ buildDir: 'build', publicOrigin: origin, commerceApiUrl: origin, siteApiUrl: origin, mode: 'test' })
  const bodies = new Map<string, unknown>()
  // Parsed once, as in a thread that renders: fragments are known as long as the data of the frame is the same.
  const read = ({ culture, url }: AnswerKey, text: string): unknown => {
    const name = `${culture} ${url} ${text}`
    if (!bodies.has(name)) bodies.set(name, text ? JSON.parse(text) : null)
    return bodies.get(name)
  }
  const ask = async ({ culture, url }: AnswerKey) => {
    const { statusCode, body } = await shop.app.inject({ method: 'GET', url, cookies: { culture } })
    return { status: statusCode, text: body }
  }
  return async (path: string, culture: Culture) => {
    const { body } = await render(new Request(origin + path), pageClient(ask, culture, read), culture)
    return Buffer.from(body).toString()
  }
}

describe.skipIf(!isSiteBuilt)('parts of a page that others have too', () => {
  test.each(cultures)('leave a page the same to the byte, whatever was rendered before it (%s)', async (culture) => {
    const [busy, ...fresh] = await Promise.all([openSite(), ...paths.map(openSite)])
    const alone = new Map<string, string>()
    for (const [place, path] of paths.entries()) alone.set(path, await fresh[place]!(path, culture))
    for (const path of [...paths, ...paths.toReversed()]) {
      const page = await busy!(path, culture)
      expect(page === alone.get(path), path).toBe(true)
      expect(page).not.toContain('data-fragment')
    }
  })
})

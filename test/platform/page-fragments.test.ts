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
  `/productlist/category/home?param=${encodeURIComponent('{"minPriceCents":100}')}`,
  '/search?keyword=vase',
  `/product/${cast.lastVase.slug}`,
  '/branddirectory',
  '/cart/shopping-cart',
  '/nothing',
]

async function openSite(bodies = new Map<string, unknown>()) {
  const { render } = await builtSite({ buildDir: 'build', publicOrigin: origin, commerceApiUrl: origin, siteApiUrl: origin, mode: 'test' })
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
    const [busy, ...fresh] = await Promise.all([openSite(), ...paths.map(() => openSite())])
    const alone = new Map<string, string>()
    for (const [place, path] of paths.entries()) alone.set(path, await fresh[place]!(path, culture))
    for (const path of [...paths, ...paths.toReversed()]) {
      const page = await busy!(path, culture)
      expect(page === alone.get(path), path).toBe(true)
      expect(page).not.toContain('data-fragment')
    }
  })

  test('are rendered for the first page only', async () => {
    const bodies = new Map<string, unknown>()
    const open = await openSite(bodies)
    const company = 'Kemuning Department Store Pte. Ltd.'
    const footerOf = (page: string) => page.slice(page.indexOf('<footer'), page.indexOf('</footer>'))
    expect(footerOf(await open('/', 'en'))).toContain('Kemuning Department Store Pte')
    // Written over where it lies: what is rendered from it again says so, what is reused does not.
    for (const body of bodies.values()) overwrite(body, company, 'Another Pte. Ltd.')
    expect(footerOf(await open('/branddirectory', 'en'))).toContain('Kemuning Department Store Pte')
    expect(footerOf(await (await openSite(bodies))('/branddirectory', 'en'))).toContain('Another Pte')
  })
})

function overwrite(value: unknown, text: string, by: string): void {
  if (typeof value !== 'object' || value === null) return
  const fields = value as Record<string, unknown>
  for (const [key, field] of Object.entries(fields))
    if (field === text) fields[key] = by
    else overwrite(field, text, by)
}

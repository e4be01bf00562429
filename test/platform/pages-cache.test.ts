import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { createPagesCache, inlineScriptHashes } from '#src/platform/pages-cache/pages-cache.ts'
import { pagePath } from '#src/platform/pages-cache/site.ts'

const html = (body: string, status = 200) => new Response(body, { status, headers: { 'content-type': 'text/html; charset=utf-8' } })

test('a page is rendered once for everybody of one language', async () => {
  let renders = 0
  const pages = createPagesCache(async ({ path, culture }) => html(`${path} ${culture} ${++renders}`))
  const [a, b] = await Promise.all([pages.get({ path: '/', culture: 'en' }), pages.get({ path: '/', culture: 'en' })])
  expect(a).toBe(b)
  expect(await pages.get({ path: '/', culture: 'en' })).toBe(a)
  expect((await pages.get({ path: '/', culture: 'zh' })).identity.toString()).toBe('/ zh 2')
  expect(renders).toBe(2)
  pages.forget()
  expect((await pages.get({ path: '/', culture: 'en' })).identity.toString()).toBe('/ en 3')
})

test('its compressed forms say the same', async () => {
  const pages = createPagesCache(async () => html('<h1>九里香</h1>'.repeat(100)))
  const page = await pages.get({ path: '/', culture: 'zh' })
  expect(gunzipSync(page.gzip)).toEqual(page.identity)
  expect(brotliDecompressSync(page.br)).toEqual(page.identity)
  expect(page.br.length).toBeLessThan(page.identity.length / 5)
})

test('errors are not kept, and a page forgotten while it is being made is made again', async () => {
  let renders = 0
  const failing = createPagesCache(async () => html('sorry', ++renders === 1 ? 503 : 200))
  expect((await failing.get({ path: '/', culture: 'en' })).status).toBe(503)
  expect((await failing.get({ path: '/', culture: 'en' })).status).toBe(200)

  let release = (): void => {}
  let made = 0
  const slow = createPagesCache(async () => {
    if (++made === 1) await new Promise<void>((go) => (release = go))
    return html(String(made))
  })
  const stale = slow.get({ path: '/', culture: 'en' })
  await Promise.resolve()
  slow.forget()
  release()
  await stale
  await slow.get({ path: '/', culture: 'en' })
  expect(made).toBe(2)
})

test('scripts written into the page are named by their hash, others are not', () => {
  expect(inlineScriptHashes('<script>1</script><script src="/a.js"></script><script type="module" async="">1</script>')).toEqual([
    "'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s='",
  ])
})

test.each([
  ['/productlist/category/home?param=%7B%22pageNo%22%3A2%7D&utm_source=x', '/productlist/category/home?param=%7B%22pageNo%22%3A2%7D'],
  ['/?session=abc', '/'],
  [`/?param=${'x'.repeat(513)}`, '/'],
  ['/invoice?orderNumber=KM-2611-04827&key=secret', '/invoice'],
])('only parameters that change the page reach it: %s', (url, path) => {
  expect(pagePath(url)).toBe(path)
})

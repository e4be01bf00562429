import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { request } from 'node:http'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import cookie from '@fastify/cookie'
import Fastify from 'fastify'
import * as z from 'zod/mini'
import { defineEndpoint } from '#src/kit/endpoint.ts'
import type { Orm } from '#src/platform/db/database.ts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { inlineHashes, type RenderedPage, type RenderSite } from '#src/platform/pages-cache/packed-page.ts'
import { createPagesCache, type CachedPage } from '#src/platform/pages-cache/pages-cache.ts'
import { addSite, pagePath } from '#src/platform/pages-cache/site.ts'
import { readParameter } from '#src/pages/read-parameter.ts'

const html = (body: string, status = 200): RenderedPage => ({ status, contentType: 'text/html; charset=utf-8', location: null, body })
const textOf = async (page: CachedPage) => (await page.as('identity')).toString()
const home = { path: '/', culture: 'en' } as const

test('a page is rendered once for all visitors of one language (safe-18)', async () => {
  let renders = 0
  const pages = createPagesCache(async ({ path, culture }) => html(`${path} ${culture} ${++renders}`))
  const [a, b] = await Promise.all([pages.get({ path: '/', culture: 'en' }), pages.get({ path: '/', culture: 'en' })])
  expect(a).toBe(b)
  expect(await pages.get({ path: '/', culture: 'en' })).toBe(a)
  expect(await textOf(await pages.get({ path: '/', culture: 'zh' }))).toBe('/ zh 2')
  expect(renders).toBe(2)
})

test('the compressed forms have the same content', async () => {
  const body = '<h1>九里香</h1>'.repeat(100)
  const pages = createPagesCache(async () => html(body))
  const page = await pages.get({ path: '/', culture: 'zh' })
  expect(gunzipSync(await page.as('gzip')).toString()).toBe(body)
  expect(await page.as('gzip')).toBe(await page.as('gzip'))
  const brotli = await page.as('br')
  expect(brotliDecompressSync(brotli).toString()).toBe(body)
  expect(await textOf(page)).toBe(body)
  expect(brotli.length).toBeLessThan(body.length / 5)
})

test('a page that is asked for again is compressed better', async () => {
  const words = Array.from({ length: 20_000 }, (_, n) => ((n * 7919) % 20_011) % 997).join(' ')
  const pages = createPagesCache(async () => html(words))
  const page = await pages.get(home)
  const quick = await page.as('br')
  await expect.poll(async () => (await page.as('br')).length).toBeLessThan(quick.length)
  expect(brotliDecompressSync(await page.as('br')).toString()).toBe(words)
})

test('a page is kept for as long as changes are announced, and for a minute without', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  let isFollowed = true
  let renders = 0
  const pages = createPagesCache(async () => html(`${++renders}`), { isFollowed: () => isFollowed })
  const after = async (ms: number) => {
    vi.setSystemTime(Date.now() + ms)
    return textOf(await pages.get(home))
  }
  expect([await after(0), await after(24 * 60 * 60 * 1000)]).toEqual(['1', '1'])
  isFollowed = false
  expect([await after(0), await after(59_000), await after(2_000)]).toEqual(['2', '2', '3'])
  isFollowed = true
  expect(await after(24 * 60 * 60 * 1000)).toBe('3')
  vi.useRealTimers()
})

test('errors are not cached', async () => {
  let renders = 0
  const failing = createPagesCache(async () => html('sorry', ++renders === 1 ? 503 : 200))
  expect((await failing.get(home)).status).toBe(503)
  expect((await failing.get(home)).status).toBe(200)
})

/** A cache whose renders end when the test ends them, in any order. No changes are announced, so a page is kept for a minute. */
function byHand(mostBytes?: number) {
  const ends: ((rendered: RenderedPage | Error) => void)[] = []
  const pages = createPagesCache(
    () => new Promise((resolve, reject) => ends.push((end) => (end instanceof Error ? reject(end) : resolve(end)))),
    { mostBytes, isFollowed: () => false },
  )
  /** Asks for a page and waits until its render has begun. */
  const ask = async (path: string) => {
    const page = pages.get({ path, culture: 'en' })
    page.catch(() => {})
    await Promise.resolve()
    return { page }
  }
  return { ask, ends }
}

describe('a render that takes longer than a page is cached', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
  afterEach(() => void vi.useRealTimers())

  test.each([
    ['ends with an error page', html('sorry', 503)],
    ['rejects', new Error('no database')],
    ['ends well', html('old')],
  ])('leaves the newer page alone when it %s', async (_, end) => {
    const { ask, ends } = byHand()
    const older = await ask('/')
    vi.setSystemTime(Date.now() + 61_000)
    const newer = await ask('/')
    ends[1]?.(html('new'))
    await newer.page
    ends[0]?.(end)
    await older.page.catch(() => {})
    expect(await textOf(await (await ask('/')).page)).toBe('new')
    expect(ends.length).toBe(2)
  })

  test('is counted once when both renders succeed, and its bytes are subtracted again', async () => {
    const one = await createPagesCache(async () => html('x')).get(home)
    const size = one.bytes + 'en /a'.length
    const { ask, ends } = byHand(2 * size)
    for (let round = 0; round < 5; round++) {
      const older = await ask('/')
      vi.setSystemTime(Date.now() + 61_000)
      const newer = await ask('/')
      ends.at(-2)?.(html('x'))
      ends.at(-1)?.(html('x'))
      await Promise.all([older.page, newer.page])
      vi.setSystemTime(Date.now() + 61_000)
    }
    for (const path of ['/a', '/', '/b']) {
      const asked = await ask(path)
      ends.at(-1)?.(html('x'))
      await asked.page
    }
    // Two fit: of the three, the least recently used is evicted.
    const before = ends.length
    await (
      await ask('/')
    ).page
    await (
      await ask('/b')
    ).page
    expect(ends.length).toBe(before)
    await ask('/a')
    expect(ends.length).toBe(before + 1)
  })
})

test('the policy names inline scripts by their hash, and no others (safe-13)', () => {
  expect(
    inlineHashes(
      Buffer.from(
        '<script>1</script><script src="/a.js"></script><script type="module" async="">1</script><script id="page-data" type="application/json">3</script><style>2</style>',
      ),
      'script',
    ),
  ).toEqual(["'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s='"])
  const text = "'<script>茉莉’<\\/script>'"
  expect(inlineHashes(Buffer.from(`<script>${text}</script><script>${text}</script>`), 'script')).toEqual([
    `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  ])
})

test.each([
  ['/productlist/category/home?param=%7B%22pageNo%22%3A2%7D&utm_source=x', '/productlist/category/home?param=%7B%22pageNo%22%3A2%7D'],
  ['/ProductList/Category/home?param=1', '/ProductList/Category/home?param=1'],
  [
    '/productlist/category/home.data?_routes=root%2Cpages%2Fcategory&param=1',
    '/productlist/category/home.data?param=1&_routes=root%2Cpages%2Fcategory',
  ],
  ['/_.data?_routes=root&param=1', '/_.data?_routes=root'],
  ['/productlist/category/home?_routes=root', '/productlist/category/home'],
  ['/?keyword=abc&param=1&_routes=root', '/'],
  [`/productlist/category/home?param=${'x'.repeat(513)}`, '/productlist/category/home'],
  ['/productlist/category/home?param=%00', '/productlist/category/home'],
  ['/invoice?orderNumber=KM-2611-04827&key=secret', '/invoice'],
  ['/product/%E6%97%A5?a=?b', '/product/%E6%97%A5'],
  ['/a/../product/b', '/product/b'],
])('only parameters that the page reads reach it: %s (safe-18)', (url, path) => {
  expect(pagePath(url)).toBe(path)
})

test.each([
  ['/productlist/category/home?param=a1', '/productlist/category/home'],
  ['/productlist/brand/selat?param=%7B%22pageNo%22%3A1%2C%22pageSize%22%3A32%7D', '/productlist/brand/selat'],
  ['/search?keyword=tea&param=%7B%22SortBy%22%3A%22relevance%22%7D', '/search?keyword=tea'],
  ['/Search?keyword=tea&param=%7B%22SortBy%22%3A%22bestseller%22%7D', '/Search?keyword=tea&param=%7B%22SortBy%22%3A%22bestseller%22%7D'],
])('a page is cached once, however its parameters are written: %s (shop-17)', (url, path) => {
  expect(pagePath(url, readParameter)).toBe(path)
  const [one, other] = [
    ['b', 'a'],
    ['a', 'b'],
  ].map((BrandCodes) => pagePath(`/productlist/category/home?param=${encodeURIComponent(JSON.stringify({ BrandCodes }))}`, readParameter))
  expect(one).toBe(other)
})

const noPages = [
  '//',
  '//[',
  '//a:b',
  '//evil.example/',
  '/\\evil.example',
  '/a/..//evil.example',
  '/product/%00',
  '/product/a%0Ab',
  'http://evil.example/',
]

test.each([...noPages, '/product/%ff', '/%', '*', ''])('is the path of no page: %s', (url) => {
  expect(pagePath(url)).toBeNull()
})

const part = defineEndpoint({
  name: 'Part',
  method: 'GET',
  path: '/api/part',
  backend: 'commerce',
  access: 'public',
  summary: 'A part of a page',
  problems: [],
  query: z.object({}),
  data: z.object({}),
})

describe('over HTTP', () => {
  const app = Fastify({ routerOptions: { maxParamLength: 300, ignoreTrailingSlash: true } })
  const rendered: string[] = []
  let root = ''
  let isFailing = false

  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'site-'))
    for (const folder of ['build/client/assets', 'public/art', 'public/fonts', 'public/icons', 'var/pictures/3f'])
      await mkdir(join(root, folder), { recursive: true })
    const files = {
      'build/client/assets/page.js': 'long',
      'build/client/assets/page.js.br': 'short',
      'public/art/vase 1.avif': 'a vase',
      'var/pictures/3f/0b8c-240.avif': 'a jar',
    }
    for (const [file, content] of Object.entries(files)) await writeFile(join(root, file), content)
    await writeFile(join(root, 'public/secret'), 'a secret')
    await app.register(cookie)
    app.get('/api/part', (_, reply) => reply.code(isFailing ? 503 : 200).send({ succeeded: !isFailing, data: {} }))
    const render: RenderSite = async ({ url }, client, culture) => {
      rendered.push(url)
      if (url.endsWith('/lost')) throw new Error('The thread ended')
      if (url.endsWith('/parts')) return html(`<h1>${(await client(part, { query: {} })).ok}</h1>`)
      if (url.endsWith('/beyond')) return { ...html('', 302), location: '/product/x?param=1' }
      if (url.endsWith('/former')) return { ...html('', 301), location: '/product/x' }
      return html(culture === 'zh' ? `<h1 lang="zh">${url}</h1>` : `<h1>${url}</h1>`, url.endsWith('/404') ? 404 : 200)
    }
    await addSite(app, {
      root,
      buildDir: 'build',
      picturesDir: join(root, 'var/pictures'),
      publicOrigin: 'https://shop.example',
      apiOrigins: [],
      frameOrigin: 'http://bank.example',
      render,
      addresses: ['about-us', 'our-stores', 'product/:slug', 'search', 'lost', 'parts', 'other'],
      mediaOrigins: () => (isFailing ? Promise.reject(new Error('away')) : Promise.resolve(['https://cdn.example'])),
      orm: {} as Orm,
      changes: { subscribe: () => {}, isFollowed: () => true },
    })
    await app.listen({ port: 0, host: '127.0.0.1' })
  })
  afterAll(async () => {
    await app.close()
    await rm(root, { recursive: true })
  })

  /** Sends the path exactly as written; `fetch` would normalise it. */
  const ask = (path: string, method = 'GET', headers = {}) =>
    new Promise<{ status?: number; headers: object; body: string }>((resolve, reject) => {
      const { port } = app.server.address() as AddressInfo
      const asked = request({ host: '127.0.0.1', port, path, method, headers, agent: false }, async (response) => {
        const body = Buffer.concat(await response.toArray()).toString()
        const { date: _, connection: __, 'keep-alive': ___, ...headers } = response.headers
        resolve({ status: response.statusCode, headers, body })
      })
      asked.on('error', reject).end()
    })

  test('pages load pictures and videos from the origins that the shop names, and HTML is made by its policies alone (safe-34, safe-49)', async () => {
    const { headers } = await ask('/search')
    expect((headers as Record<string, string>)['content-security-policy']!.split('; ')).toEqual(
      expect.arrayContaining([
        "img-src 'self' data: https://cdn.example",
        "media-src 'self' https://cdn.example",
        "require-trusted-types-for 'script'",
      ]),
    )
  })

  test('while the database is away, and where a page cannot be rendered, browsers get a page (shell-29)', async () => {
    await ask('/search')
    isFailing = true
    expect(await ask('/other')).toMatchObject({
      status: 200,
      headers: { 'content-type': expect.stringContaining('text/html'), 'content-security-policy': expect.stringContaining('cdn.example') },
    })
    isFailing = false
    expect(await ask('/lost')).toMatchObject({
      status: 503,
      headers: {
        'content-type': expect.stringContaining('text/html'),
        'retry-after': expect.stringMatching(/\d/),
        'cache-control': 'no-store',
      },
    })
  })

  test('a refused page is refused also to who has one like it (run-30)', async () => {
    const { etag } = (await ask('/lost')).headers as { etag: string }
    expect((await ask('/lost', 'GET', { 'if-none-match': etag })).status).toBe(503)
  })

  test('a page that lacks a part because a call failed is not cached', async () => {
    isFailing = true
    expect((await ask('/parts')).body).toContain('false')
    isFailing = false
    expect((await ask('/parts')).body).toContain('true')
    rendered.length = 0
    await ask('/parts')
    expect(rendered).toEqual([])
  })

  test('the language of the address overrides the cookie, and no cached page is in another language', async () => {
    const inChinese = '<h1 lang="zh">https://shop.example/our-stores</h1>'
    const inEnglish = '<h1>https://shop.example/our-stores</h1>'
    const pages: [path: string, cookie: string, body: string][] = [
      ['/our-stores?lang=zh', '', inChinese],
      ['/our-stores', '', inEnglish],
      ['/our-stores?lang=en', 'culture=zh', inEnglish],
      ['/our-stores', 'culture=zh', inChinese],
      ['/our-stores?lang=zh-Hant', '', inEnglish],
      ['/our-stores?lang=zh&lang=en', '', inChinese],
    ]
    rendered.length = 0
    for (const [path, cookie, body] of pages) expect((await ask(path, 'GET', { cookie })).body, `${path} with ${cookie}`).toBe(body)
    expect(rendered.length).toBe(2)
  })

  test.each(noPages)('%s is a missing page', async (path) => {
    rendered.length = 0
    expect((await ask(path)).status).toBe(404)
    expect(rendered).toEqual(['https://shop.example/404'])
  })

  test('a page has one address and one cached copy; every other way to write it is a 301 that keeps the query (shop-17)', async () => {
    rendered.length = 0
    for (const path of ['/PRODUCT/x?lang=zh&key=a%2Fb', '/Product/x/?lang=zh&key=a%2Fb', '/%70roduct/x?lang=zh&key=a%2Fb']) {
      const { status, headers } = await ask(path)
      expect([status, headers]).toMatchObject([301, { location: '/product/x?lang=zh&key=a%2Fb' }])
    }
    for (let n = 0; n < 3; n++) expect((await ask('/product/x')).status).toBe(200)
    expect(rendered).toEqual(['https://shop.example/product/x'])
  })

  test('a page that has moved for good leads on with the query as it was sent (shop-23)', async () => {
    rendered.length = 0
    for (const query of ['?variant=96385074&lang=zh', '']) {
      const { status, headers } = await ask(`/product/former${query}`)
      expect([status, headers]).toMatchObject([
        301,
        { location: `/product/x${query}`, 'cache-control': 'public, max-age=0, must-revalidate' },
      ])
    }
    expect(rendered).toHaveLength(2)
  })

  test('a page that leads on with a query of its own keeps the language that was asked for (language-03)', async () => {
    expect((await ask('/product/beyond?lang=zh&other=1')).headers).toMatchObject({ location: '/product/x?param=1&lang=zh' })
    expect((await ask('/product/beyond?other=1')).headers).toMatchObject({ location: '/product/x?param=1' })
  })

  test('files come from their folders, compressed where they were built so, and are kept by browsers', async () => {
    const script = await ask('/assets/page.js', 'GET', { 'accept-encoding': 'gzip, br' })
    expect(script).toMatchObject({ status: 200, body: 'short' })
    expect(script.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'application/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    })
    expect(await ask('/assets/page.js')).toMatchObject({ status: 200, body: 'long' })
    const fetched = await ask('/pictures/3f/0b8c-240.avif')
    expect(fetched).toMatchObject({ status: 200, body: 'a jar' })
    expect(fetched.headers).toMatchObject({ 'content-type': 'image/avif', 'cache-control': 'public, max-age=31536000, immutable' })
    const picture = await ask('/art/vase%201.avif')
    expect(picture).toMatchObject({ status: 200, body: 'a vase', headers: { 'cache-control': 'public, max-age=86400' } })
    const { etag } = picture.headers as { etag: string }
    expect(await ask('/art/vase%201.avif', 'GET', { 'if-none-match': etag })).toMatchObject({ status: 304, body: '' })
    expect(await ask('/art/vase%201.avif', 'HEAD')).toEqual({ ...picture, body: '' })
  })

  test.each([
    '/art/../secret',
    '/art/..%2fsecret',
    '/art/%2e%2e/secret',
    '/art/..%5csecret',
    '/art//../secret',
    '/art/none.avif',
    '/pictures/..%2fsecret',

    '/art/%00',
  ])('%s is no file of the folder', async (path) => {
    const { status, body } = await ask(path)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
    expect(body).not.toContain('a secret')
  })

  test('a path that cannot be decoded is refused', async () => {
    expect((await ask('/product/%ff')).status).toBeLessThan(500)
  })

  test('HEAD gets the headers of GET without the body', async () => {
    const page = await ask('/about-us')
    expect(page.body).toBe('<h1>https://shop.example/about-us</h1>')
    expect(page.headers).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'strict-transport-security': 'max-age=31536000',
      'content-length': String(page.body.length),
    })
    const withoutId = ({ headers, ...reply }: Awaited<ReturnType<typeof ask>>) => ({
      ...reply,
      headers: { ...headers, 'x-request-id': '' },
    })
    expect(withoutId(await ask('/about-us', 'HEAD'))).toEqual(withoutId({ ...page, body: '' }))
  })
})

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { getSiteSettings } from '#src/features/settings/settings.contract.ts'
import { getStoreLocations } from '#src/features/stock/stock.contract.ts'
import { movableClock } from '#src/kit/clock.ts'
import { isSiteBuilt, openSecondProcess, type SecondProcess } from '#test/second-process.ts'
import { must, openTestShop } from '#test/shop.ts'
import { runSettings } from '#tools/settings/run.ts'

/** A clock that stands: what a shop has cached it never reads again by itself. */
const clock = movableClock('2099-01-01T00:00:00Z')
const first = await openTestShop({ clock })
const second = await openTestShop({ clock, databaseUrl: first.databaseUrl })
const shops = [first, second]
const command = (...words: string[]) => runSettings(words, { DATABASE_URL: first.databaseUrl })

let folder: string
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'at-once-'))))
afterAll(() => rm(folder, { recursive: true, force: true }))

const store = {
  code: 'harbour',
  kind: 'store',
  name: { en: 'Northwind Harbour' },
  address: { en: '1 Harbour Road' },
  phone: '',
  hours: { en: '' },
  sellsOnline: true,
}

describe('both processes at once (shop-18)', () => {
  const answers = () =>
    Promise.all(
      shops.map(async ({ shopper }) => {
        const { call } = shopper()
        return [must(await call(getSiteSettings, {})), must(await call(getStoreLocations, {}))] as const
      }),
    )
  /** Waits until every shop has read the feed up to what is committed now. */
  const followed = () => Promise.all(shops.map(({ shop }) => shop.changes.catchUp()))

  test('what the command changes is in the next answer of two running shops', async () => {
    for (const [{ storeName, colours }] of await answers()) expect([storeName, colours]).toEqual(['Kemuning', undefined])
    expect((await command('set', 'name.en', 'Northwind Trading')).code).toBe(0)
    expect((await command('set', 'colours', '{"leaf":"#204080"}')).code).toBe(0)
    const { stores } = JSON.parse((await command('show', '--json')).out) as { stores: object[] }
    expect((await command('set', 'stores', JSON.stringify([...stores, store]))).code).toBe(0)
    await followed()
    for (const [settings, places] of await answers()) {
      expect(settings).toMatchObject({
        storeName: 'Northwind Trading',
        themeColour: '#204080',
        colours: ':root{--leaf:#204080;--leaf-hover:#183060}',
      })
      expect(places.map(({ code }) => code)).toContain('harbour')
    }
  })

  test('twin: without the triggers, both go on with what they have read', async () => {
    await first.database.pool.query('alter table settings disable trigger user')
    await command('set', 'name.en', 'Southwind Trading')
    await followed()
    expect((await answers()).map(([{ storeName }]) => storeName)).toEqual(['Northwind Trading', 'Northwind Trading'])
    await first.database.pool.query('alter table settings enable trigger user')
    await command('set', 'tagline.en', 'From the other side')
    await followed()
    expect((await answers()).map(([{ storeName }]) => storeName)).toEqual(['Southwind Trading', 'Southwind Trading'])
  })
})

describe.skipIf(!isSiteBuilt)('the pages of two processes (shop-18, shop-19)', () => {
  let processes: SecondProcess[]
  beforeAll(async () => void (processes = await Promise.all([1, 2].map(() => openSecondProcess(first.databaseUrl)))))
  afterAll(() => Promise.all(processes.map((each) => each.close())))

  const pages = (path: string) => Promise.all(processes.map((each) => each.page(path)))
  /** Less than the minute for which a page is cached when nothing changes. */
  const shown = (path: string, ...words: string[]) =>
    vi.waitFor(
      async () => {
        for (const page of await pages(path)) for (const word of words) expect(page).toContain(word)
      },
      { timeout: 30_000, interval: 50 },
    )

  test('follow a file: the name, the mark and the colours, with a policy that lets them in', async () => {
    const path = '/customer-service/delivery'
    for (const page of await pages(path)) expect(page).not.toContain('Eastwind')
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>'
    const file = join(folder, 'shop.json')
    await writeFile(file, JSON.stringify({ name: { en: 'Eastwind Trading' }, mark: svg, colours: { leaf: '#1a3a7a', berry: '#8a1020' } }))
    expect((await command('import', file)).code).toBe(0)
    const css = ':root{--leaf:#1a3a7a;--berry:#8a1020;--leaf-hover:#142c5c}'
    await shown(
      path,
      'Eastwind Trading',
      `${css}</style>`,
      'src="data:image/svg+xml,%3Csvg',
      '<meta name="theme-color" content="#1a3a7a"/>',
    )
    await shown('/manifest.webmanifest', '"theme_color":"#1a3a7a"', '"name":"Eastwind Trading"')
    for (const each of processes) {
      const answer = await fetch(each.url + path)
      const policy = answer.headers.get('content-security-policy')!
      const [, style] = /<style>([^<]*)<\/style>/.exec(await answer.text())!
      const hash = Buffer.from(await crypto.subtle.digest('SHA-256', Buffer.from(style!))).toString('base64')
      expect(policy).toContain(`'sha256-${hash}'`)
    }
    await command('set', 'mark', 'https://cdn.eastwind.example/mark.png')
    await shown(path, 'src="https://cdn.eastwind.example/mark.png"')
    for (const each of processes)
      expect((await fetch(each.url + path)).headers.get('content-security-policy')).toContain('https://cdn.eastwind.example;')
    await command('set', 'colours', '{}')
    await command('set', 'mark', '')
    await vi.waitFor(
      async () => {
        for (const page of await pages(path)) expect(page).not.toMatch(/:root\{--leaf|eastwind\.example/)
      },
      { timeout: 30_000, interval: 50 },
    )
  })
})

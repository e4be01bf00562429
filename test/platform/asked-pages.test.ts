import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { createAskedPages } from '#src/platform/pages-cache/asked-pages.ts'
import { findMostAsked } from '#src/platform/pages-cache/asked-pages.store.ts'
import type { CachedPage, PageKey } from '#src/platform/pages-cache/pages-cache.ts'
import { freshDatabase } from '#test/database.ts'
import { openTestShop } from '#test/shop.ts'

const en = (path: string): PageKey => ({ path, culture: 'en' })

describe('the pages asked for most (run-21)', () => {
  test('are counted by all processes together, without what somebody typed or chose', async () => {
    const { orm } = await freshDatabase()
    const processes = [createAskedPages(orm), createAskedPages(orm)]
    for (const asked of processes) {
      for (const path of ['/a', '/b', '/b', '/search?keyword=mei.lin@example.sg']) asked.count(en(path))
      asked.count({ path: '/b', culture: 'zh' })
    }
    await Promise.all(processes.map((asked) => asked.store()))
    await Promise.all(processes.map((asked) => asked.store()))
    expect(await findMostAsked(orm, 10)).toEqual([en('/b'), en('/a'), { path: '/b', culture: 'zh' }])
    expect((await orm.execute('select round(weight)::int weight from asked_pages order by 1')).rows).toEqual([
      { weight: 2 },
      { weight: 2 },
      { weight: 4 },
    ])
  })

  test('are forgotten by half in a week, and all but 400 of them', async () => {
    const { orm } = await freshDatabase()
    const asked = createAskedPages(orm)
    for (let time = 0; time < 3; time++) asked.count(en('/old'))
    await asked.store()
    await orm.execute(`update asked_pages set counted_at = now() - interval '7 days'`)
    for (const path of ['/new', '/new']) asked.count(en(path))
    await asked.store()
    expect(await findMostAsked(orm, 10)).toEqual([en('/new'), en('/old')])
    for (let page = 0; page < 5000; page++) asked.count(en(`/page/${page}`))
    await asked.store()
    expect((await orm.execute('select count(*)::int n from asked_pages')).rows).toEqual([{ n: 400 }])
    expect((await findMostAsked(orm, 2)).map(({ path }) => path)).toEqual(['/new', '/old'])
  })

  test('are rendered after a start, the most wanted first, though one of them fails', async () => {
    const { orm } = await freshDatabase()
    const asked = createAskedPages(orm)
    for (const [path, times] of Object.entries({ '/third': 1, '/first': 9, '/second': 5 }))
      for (let time = 0; time < times; time++) asked.count(en(path))
    await asked.store()
    const rendered: string[] = []
    await asked.warm({
      get: async ({ path }) => {
        rendered.push(path)
        if (path === '/second') throw new Error('no such product')
        return {} as CachedPage
      },
    })
    expect(rendered).toEqual(['/first', '/second', '/third'])
  })

  test('are waited for ten seconds at most, also while one of them is being rendered', async () => {
    const { orm } = await freshDatabase()
    const asked = createAskedPages(orm)
    asked.count(en('/endless'))
    await asked.store()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
    onTestFinished(() => void vi.useRealTimers())
    const begun = Promise.withResolvers<void>()
    let isOver = false
    const get = () => {
      begun.resolve()
      return new Promise<CachedPage>(() => {})
    }
    void asked.warm({ get }).then(() => (isOver = true))
    await begun.promise
    await vi.advanceTimersByTimeAsync(9_999)
    expect(isOver).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(isOver).toBe(true)
  })
})

test('a process is ready when its first pages are (run-21)', async () => {
  const { shop, url } = await openTestShop()
  const ready = async () => (await fetch(`${url}/readyz`)).status
  const { promise, resolve } = Promise.withResolvers<void>()
  const states = [await ready()]
  const warmed = shop.readyAfter(() => promise)
  states.push(await ready(), (await fetch(`${url}/healthz`)).status)
  resolve()
  await warmed
  expect([...states, await ready()]).toEqual([200, 503, 200, 200])
})

import { brotliDecompressSync } from 'node:zlib'
import { afterEach, expect, test } from 'vitest'
import { collectReads, noteRead } from '#src/platform/changes/read-topics.ts'
import { sameId } from '#src/platform/http/request-id.ts'
import type { AskApi } from '#src/platform/pages-cache/page-api.ts'
import { createPagesCache } from '#src/platform/pages-cache/pages-cache.ts'
import { openRenderThreads, type RenderThreads, type RenderThreadsOptions } from '#src/platform/pages-cache/render-threads.ts'

let threads: RenderThreads
const open = async (options: Partial<RenderThreadsOptions> = {}): Promise<RenderThreads> =>
  (threads = await openRenderThreads({ script: new URL('render-thread-sample.ts', import.meta.url), data: {}, threads: 1, ...options }))
afterEach(() => threads.close())

const answering: AskApi = async () => ({ status: 200, text: '{"succeeded":true,"data":"words"}' })
/** Answers when the test lets it. */
function held() {
  const release: (() => void)[] = []
  const ask: AskApi = async (key) => {
    await new Promise<void>((answered) => release.push(answered))
    return answering(key)
  }
  return { ask, release }
}
const at = (path: string) => ({ path, culture: 'en' }) as const

test('a page is rendered from what the API answers, and comes compressed', async () => {
  const { addresses, renderer } = await open()
  expect(addresses).toEqual(['a', 'b'])
  const page = await createPagesCache(renderer(answering)).get(at('/a'))
  expect(brotliDecompressSync(await page.as('br')).toString()).toBe('/a {"ok":true,"value":"words"}')
  expect((await page.as('identity')).toString()).toBe('/a {"ok":true,"value":"words"}')
})

test('what its calls read is noted for that page alone, and they have its id', async () => {
  const { renderer } = await open()
  const ids = new Set<string | undefined>()
  const render = renderer(async (key) => {
    noteRead(key.culture === 'en' ? 'product:1' : 'product:2')
    ids.add(sameId.getStore())
    return answering(key)
  })
  const [english, chinese] = await Promise.all(
    (['en', 'zh'] as const).map((culture) => sameId.run(culture, () => collectReads(() => render({ path: '/a', culture })))),
  )
  expect([[...english!.reads.topics], [...chinese!.reads.topics]]).toEqual([['product:1'], ['product:2']])
  expect([...ids].sort()).toEqual(['en', 'zh'])
})

test('a call that fails reaches the page as one without a response', async () => {
  const { renderer } = await open()
  const page = await createPagesCache(renderer(() => Promise.reject(new Error('down')))).get(at('/a'))
  expect((await page.as('identity')).toString()).toContain('"ok":false')
})

test('a page that fails fails alone', async () => {
  const { renderer } = await open()
  const render = renderer(answering)
  const [failed, rendered] = await Promise.allSettled([render(at('/fails')), render(at('/a'))])
  expect(failed).toMatchObject({ status: 'rejected', reason: { message: expect.stringContaining('no such page') } })
  expect(rendered.status).toBe('fulfilled')
})

test('a thread that ends is started again, and what waits is rendered then (run-30)', async () => {
  const { renderer } = await open()
  const { ask, release } = held()
  const render = renderer(ask)
  const [ended, ...waiting] = ['/ends', '/a', '/b', '/c', '/d'].map((path) => render(at(path)))
  await expect(ended).rejects.toThrow('The thread that rendered /ends ended')
  const settled = Promise.allSettled(waiting)
  const letGo = setInterval(() => release.splice(0).forEach((answer) => answer()), 5)
  // Of the others, those that had been given to the thread are lost with it.
  expect((await settled).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled', 'fulfilled'])
  clearInterval(letGo)
})

test('a page that never ends is given up with its thread (run-30)', async () => {
  const { renderer } = await open({ mostMs: 3000 })
  const render = renderer(answering)
  await expect(render(at('/never-ends'))).rejects.toThrow('ended')
  await expect(render(at('/a'))).resolves.toMatchObject({ status: 200 })
})

test('more pages than may wait are refused at once, and are not cached (run-30)', async () => {
  const { renderer } = await open({ mostWaiting: 2 })
  const { ask, release } = held()
  const pages = createPagesCache(renderer(ask))
  const accepted = ['/a', '/b', '/c', '/d', '/e'].map((path) => pages.get(at(path)))
  await expect(pages.get(at('/f'))).resolves.toMatchObject({ status: 503 })
  const chinese = await pages.get({ path: '/f', culture: 'zh' })
  expect((await chinese.as('identity')).toString()).toContain('商店暂时没有回应')
  const letGo = setInterval(() => release.splice(0).forEach((answer) => answer()), 5)
  expect((await Promise.all(accepted)).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  expect((await pages.get(at('/f'))).status).toBe(200)
  clearInterval(letGo)
})

test('a network that asks for more than may wait does not stand before another, which is rendered next (safe-48)', async () => {
  const { renderer } = await open({ mostWaiting: 4 })
  const { ask, release } = held()
  const render = renderer(ask)
  const ended: string[] = []
  const from = async (network: string, path: string): Promise<void> => {
    const page = await render({ ...at(path), network })
    ended.push(`${path} ${'status' in page ? page.status : ''}`)
  }
  // Three are rendered at once; of the other five, one is one too many.
  const flood = ['/1', '/2', '/3', '/4', '/5', '/6', '/7', '/8'].map((path) => from('many', path))
  const one = from('one', '/one')
  await new Promise(setImmediate)
  expect(ended).toEqual(['/8 503', '/7 503'])
  const letGo = setInterval(() => release.splice(0, 1).forEach((answer) => answer()), 5)
  await Promise.all([...flood, one])
  clearInterval(letGo)
  expect(ended.slice(2)).toEqual(['/1 200', '/2 200', '/3 200', '/4 200', '/one 200', '/5 200', '/6 200'])
})

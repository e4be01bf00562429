import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { expect, test, vi } from 'vitest'
import { closeAfterwards } from '#test/closing.ts'
import { freshDatabaseUrl } from '#test/database.ts'
import { isSiteBuilt, openSecondProcess } from '#test/second-process.ts'
import { openTestShop } from '#test/shop.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

test('every answer has an id of its own, whatever the browser sends as one (run-10)', async () => {
  const { url } = await openTestShop({ onlyEnqueues: true })
  const ids = new Set<string>()
  for (const path of ['/api/cart/GetShoppingCart', '/healthz', '/nowhere', '/api/nowhere', '/%zz']) {
    const reply = await fetch(url + path, { headers: { 'x-request-id': 'mine', 'request-id': 'mine' } })
    expect(reply.headers.get('x-request-id'), path).toMatch(uuid)
    ids.add(reply.headers.get('x-request-id')!)
  }
  expect(ids.size).toBe(5)
})

interface Line {
  reqId?: string
  route?: string
  status?: number
  level: number
  msg?: string
}

test.skipIf(!isSiteBuilt)(
  'each line of the log about a request has the id of its answer, a page’s loaders that of the page (run-10)',
  async () => {
    const databaseUrl = await freshDatabaseUrl('template_cast')
    const shop = await openSecondProcess(databaseUrl, { variables: { LOG_LEVEL: 'info' } })
    const lines = (): Line[] =>
      shop
        .output()
        .split('\n')
        .flatMap((line) => (line.startsWith('{') ? [JSON.parse(line) as Line] : []))
    try {
      const page = await fetch(`${shop.url}/branddirectory`)
      const again = await fetch(`${shop.url}/branddirectory`, { headers: { 'if-none-match': page.headers.get('etag')! } })
      expect(again.status).toBe(304)
      const ids = [page, again].map(({ headers }) => headers.get('x-request-id')!)
      for (const id of ids) expect(id).toMatch(uuid)
      expect(ids[0]).not.toBe(ids[1])
      await vi.waitFor(() => {
        const of = (id: string): Line[] => lines().filter(({ reqId }) => reqId === id)
        expect(of(ids[0]!).find(({ route }) => route === '/*')).toMatchObject({ status: 200 })
        expect(of(ids[0]!).some(({ route }) => route?.startsWith('/api/'))).toBe(true)
        expect(of(ids[1]!)).toEqual([expect.objectContaining({ route: '/*', status: 304 })])
        expect(lines().filter(({ route, reqId }) => route && !reqId)).toEqual([])
      })
    } finally {
      await shop.close()
    }
  },
  60_000,
)

/** Stands before the database, and can be away. */
async function openWayTo(databaseUrl: string): Promise<{ url: string; leave(): Promise<void>; comeBack(): Promise<void> }> {
  const { hostname, port: behind } = new URL(databaseUrl)
  const open = new Set<Socket>()
  const server = createServer((socket) => {
    const onward = connect(Number(behind), hostname)
    for (const each of [socket, onward]) {
      open.add(each)
      each.on('error', () => {})
      each.once('close', () => [socket, onward].forEach((one) => one.destroy()))
    }
    socket.pipe(onward).pipe(socket)
  })
  const listen = (port: number): Promise<void> => new Promise((listening) => server.listen(port, '127.0.0.1', listening))
  await listen(0)
  const { port } = server.address() as AddressInfo
  const leave = async (): Promise<void> => {
    const closed = new Promise((end) => server.close(end))
    for (const socket of open) socket.destroy()
    await closed
  }
  closeAfterwards(() => leave())
  return { url: Object.assign(new URL(databaseUrl), { port: String(port) }).href, leave, comeBack: () => listen(port) }
}

test.skipIf(!isSiteBuilt)(
  'while the database is away, pages and calls get 503 and when to come again; afterwards they are answered (run-01)',
  async () => {
    const way = await openWayTo(await freshDatabaseUrl('template_cast'))
    const shop = await openSecondProcess(way.url)
    const status = async (path: string): Promise<number> => (await fetch(shop.url + path)).status
    try {
      await way.leave()
      const paths = ['/branddirectory', '/branddirectory?lang=zh', '/product/vetiver-clove-candle', '/api/cart/GetShoppingCart', '/readyz']
      for (const path of paths) {
        const reply = await fetch(shop.url + path, { headers: { cookie: `session=${'x'.repeat(43)}` } })
        expect({ path, status: reply.status, retryAfter: reply.headers.get('retry-after') }).toEqual({ path, status: 503, retryAfter: '5' })
      }
      expect(await status('/healthz')).toBe(200)
      await way.comeBack()
      for (const path of paths.filter((each) => !each.startsWith('/api/')))
        await vi.waitFor(async () => expect(await status(path)).toBe(200), 10_000)
    } finally {
      await shop.close()
    }
  },
  60_000,
)

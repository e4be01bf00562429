import { createConnection, type AddressInfo, type Socket } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { createSessions } from '#src/platform/session/sessions.ts'
import { problemWords } from '#src/words.ts'
import { createApi } from './api.ts'
import { connectionLimits } from './connections.ts'

const limits = { headersMs: 300, requestMs: 600, responseMs: 1000, idleMs: 1500, ofNetwork: 5 }

/** The server of the API with small limits, without a database: what is asked of it needs none. */
async function open({ trustedProxies = [], publicOrigin = 'http://localhost' }: { trustedProxies?: string[]; publicOrigin?: string } = {}) {
  const app = await createApi({
    publicOrigin,
    logLevel: 'silent',
    sessions: createSessions(null as never, 'http://localhost'),
    words: problemWords,
    operatorToken: null,
    trustedProxies,
    connections: limits,
  })
  app.post('/echo', async ({ body }) => body)
  // More than the buffers of a connection on loopback hold.
  app.get('/long', (_, reply) => reply.send(Buffer.alloc(64 * 1024 * 1024)))
  await app.listen({ host: '127.0.0.1', port: 0 })
  return { app, port: (app.server.address() as AddressInfo).port }
}

const guarded = await open()
afterAll(() => guarded.app.close())

/** What the server sent until it ended the connection, and after how long; null when it was open at the end of `ms`. */
async function untilCut(socket: Socket, ms = 4000): Promise<{ said: string; ms: number } | null> {
  const since = performance.now()
  let said = ''
  socket.on('data', (bytes) => void (said += bytes.toString('latin1')))
  socket.on('error', () => {})
  return new Promise((resolve) => {
    const open = setTimeout(() => resolve((socket.destroy(), null)), ms)
    socket.once('close', () => resolve((clearTimeout(open), { said, ms: performance.now() - since })))
  })
}

const connect = (port: number): Promise<Socket> =>
  new Promise((resolve) => {
    const socket = createConnection({ port, host: '127.0.0.1' }, () => resolve(socket))
  })

/** Sends bytes one by one, faster than any pause would end the connection. */
async function drip(head: string): Promise<Socket> {
  const socket = await connect(guarded.port)
  socket.write(head)
  const dripping = setInterval(() => socket.write('a'), 50)
  socket.once('close', () => clearInterval(dripping))
  return socket
}

const post = 'POST /echo HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n'

test.each([
  ['a slow head', 'GET /echo HTTP/1.1\r\nx-long: '],
  ['a slow body', `${post}content-length: 60000\r\n\r\n`],
])('%s ends with a 408 in its time, however steadily it drips (safe-44)', async (_, head) => {
  const cut = await untilCut(await drip(head))
  expect(cut?.said).toMatch(/^HTTP\/1\.1 408 .*"code":"MALFORMED"/s)
})

test('slow chunks end so, too (safe-44)', async () => {
  const socket = await connect(guarded.port)
  socket.write(`${post}transfer-encoding: chunked\r\n\r\n`)
  const dripping = setInterval(() => socket.write('1\r\na\r\n'), 50)
  expect((await untilCut(socket))?.said).toMatch(/^HTTP\/1\.1 408 /)
  clearInterval(dripping)
})

test('a reader who does not read is cut (safe-44)', async () => {
  const socket = await connect(guarded.port)
  socket.pause()
  socket.write('GET /long HTTP/1.1\r\nhost: localhost\r\n\r\n')
  socket.on('error', () => {})
  await new Promise((resolve) => setTimeout(resolve, 1600))
  const connections = await new Promise<number>((resolve) => guarded.app.server.getConnections((_, count) => resolve(count)))
  socket.destroy()
  expect(connections).toBe(0)
})

test('a network has so many connections; the next is cut, and a place is free when one ends; a proxy has more (safe-44)', async () => {
  const sockets = await Promise.all(Array.from({ length: limits.ofNetwork }, () => connect(guarded.port)))
  expect((await untilCut(await connect(guarded.port), 300))?.said).toBe('')
  sockets[0]!.destroy()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(await untilCut(await connect(guarded.port), 150)).toBeNull()
  for (const socket of sockets) socket.destroy()
  const behind = await open({ trustedProxies: ['127.0.0.0/8'] })
  const many = await Promise.all(Array.from({ length: 2 * limits.ofNetwork }, () => connect(behind.port)))
  const cut = await Promise.all(many.map((socket) => untilCut(socket, 150)))
  expect(cut.every((each) => each === null)).toBe(true)
  await behind.app.close()
})

test('bytes that are no HTTP get the shop’s own problem, with the headers of every answer (safe-44, safe-47, run-10)', async () => {
  const { app, port } = await open({ publicOrigin: 'https://shop.example' })
  const socket = await connect(port)
  socket.write('\u0016\u0003\u0001 hello\r\n\r\n')
  const said = (await untilCut(socket))!.said
  expect(said).toMatch(/^HTTP\/1\.1 400 .*\{"succeeded":false,"code":"MALFORMED"/s)
  expect(said).toContain('strict-transport-security: max-age=31536000\r\n')
  expect(said).toContain('x-content-type-options: nosniff\r\n')
  expect(said).toMatch(/\r\nx-request-id: [\da-f-]{36}\r\n/)
  await app.close()
})

test('a request of which a part came before the shop ends is answered as any other (run-04)', async () => {
  const { app, port } = await open()
  const socket = await connect(port)
  socket.write(post)
  await new Promise((resolve) => setTimeout(resolve, 50))
  const closed = app.close()
  socket.write('content-length: 7\r\n\r\n{"a":1}')
  expect((await untilCut(socket))?.said).toMatch(/^HTTP\/1\.1 200 .*x-request-id: .*\{"a":1\}$/s)
  await closed
})

test('the shop’s own limits leave a slow telephone its time', () => {
  expect(connectionLimits).toMatchObject({ requestMs: 30_000, responseMs: 120_000, ofNetwork: 1000 })
})

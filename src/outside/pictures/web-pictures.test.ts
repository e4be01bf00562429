import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { createWebPictures, mostBytes } from './web-pictures.ts'

const asked: string[] = []
let answer: RequestListener = () => {}
const server = createServer((request, response) => {
  asked.push(request.url!)
  answer(request, response)
})
await new Promise<void>((done) => void server.listen(0, done))
const { port } = server.address() as AddressInfo
const origin = `http://127.0.0.1:${port}`
const pictures = createWebPictures({ allowed: ['127.0.0.1'], askedAgainAfterMs: [1, 1] })
const hasty = createWebPictures({ allowed: ['127.0.0.1'], askedAgainAfterMs: [1, 1], timeoutMs: 400 })
const strict = createWebPictures({ askedAgainAfterMs: [] })
afterAll(() => {
  pictures.close()
  hasty.close()
  strict.close()
  server.closeAllConnections()
  server.close()
})

async function fetched(to: RequestListener, by = pictures): Promise<unknown> {
  answer = to
  asked.length = 0
  return by.fetch(`${origin}/picture`)
}

test('a picture is fetched, also after redirects (run-20)', async () => {
  const bytes = Buffer.from('picture')
  expect(
    await fetched(({ url }, response) =>
      url === '/picture' ? response.writeHead(302, { location: '/moved' }).end() : response.end(bytes),
    ),
  ).toEqual({ bytes })
  expect(asked).toEqual(['/picture', '/moved'])
})

test('a server that is busy is asked again, three times in all (run-20)', async () => {
  let times = 0
  expect(await fetched((_, response) => void (++times < 3 ? response.writeHead(503).end() : response.end('late')))).toEqual({
    bytes: Buffer.from('late'),
  })
  expect(await fetched((_, response) => void response.writeHead(429).end())).toEqual({ failure: 'its server does not answer' })
  expect(asked).toHaveLength(3)
})

test.each([
  [404, 'it is not there'],
  [410, 'it is not there'],
  [403, 'its server refuses it'],
])('what a server answers with %i is not asked for again: %s (run-20)', async (status, failure) => {
  expect(await fetched((_, response) => void response.writeHead(status).end())).toEqual({ failure })
  expect(asked).toHaveLength(1)
})

test.each(['http://', 'https://[shop]/a.png', 'ftp://files.example/a.png', '/a.png'])(
  '%s leads to no picture, and is no fault (run-20)',
  async (address) => {
    expect(await strict.fetch(address)).toEqual({ failure: 'it is not there' })
  },
)

test('a server that never ends its answer is given up (run-20)', async () => {
  expect(await fetched((_, response) => void response.write('a'), hasty)).toEqual({ failure: 'its server does not answer' })
})

test('more than 20 MB are not read, announced or not (run-20)', async () => {
  const failure = 'it is larger than 20 MB'
  expect(await fetched((_, response) => void response.writeHead(200, { 'content-length': mostBytes + 1 }).write('a'))).toEqual({ failure })
  let sent = 0
  const chunk = Buffer.alloc(1024 * 1024)
  const flood: RequestListener = (_, response) => {
    const more = () => {
      while (!response.destroyed && response.write(chunk)) sent += chunk.length
    }
    response.on('drain', more)
    more()
  }
  expect(await fetched(flood)).toEqual({ failure })
  expect(sent).toBeLessThan(3 * mostBytes)
})

test('a circle of redirects ends (run-20)', async () => {
  expect(await fetched((_, response) => void response.writeHead(301, { location: '/again' }).end())).toEqual({
    failure: 'it leads to too many other addresses',
  })
  expect(asked).toHaveLength(4)
})

test.each([
  `http://127.0.0.1:${port}/`,
  `http://localhost:${port}/`,
  `http://[::1]:${port}/`,
  `http://[::ffff:127.0.0.1]:${port}/`,
  `http://0.0.0.0:${port}/`,
  `http://2130706433:${port}/`,
  'http://10.0.0.1/',
  'http://172.16.0.1/',
  'http://192.168.1.1/',
  'http://100.64.0.1/',
  'https://169.254.169.254/latest/meta-data/',
  'https://[fd00::1]/',
  'https://[fe80::1]/',
])('%s is inside this network and not asked (run-20, safe-51)', async (url) => {
  asked.length = 0
  expect(await strict.fetch(url)).toEqual({ failure: 'its address is inside this network' })
  expect(asked).toEqual([])
})

test('a redirect into this network is not followed (run-20, safe-51)', async () => {
  expect(await fetched((_, response) => void response.writeHead(302, { location: `http://127.0.0.2:${port}/` }).end())).toEqual({
    failure: 'its address is inside this network',
  })
  expect(asked).toEqual(['/picture'])
})

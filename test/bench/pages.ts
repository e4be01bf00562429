/**
 * How many pages a second the shop serves from memory, beside a bare node:http server that sends the same bytes. Both
 * run in a process of their own and take turns, 0.3 s each, so that what else the machine does hits both. Beside
 * the pages a second, those for each second of processor time, which the asking and other programs do not change.
 *
 *   node --disable-warning=ExperimentalWarning test/bench/pages.ts [turns for each page, 20 when left out]
 */
import { spawn, type ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { freePort } from '#src/platform/db/embedded-postgres.ts'
import { openProductionShop } from './production-shop.ts'

const turns = Number(process.argv[2] ?? 20)
const turnMs = 300
const sockets = 32
const leastRatio = 0.6
const pages = { 'the home page': '/', 'a listing': '/productlist/category/home', 'a product': '' }
const say = (line: string): void => void process.stdout.write(`${line}\n`)

/** Gets the responses from its parent process, then serves them by path. */
const bareServer = `
  const { createServer } = require('node:http')
  process.once('message', ({ port, answers }) => {
    const ready = new Map(answers.map(({ path, headers, body }) => [path, { headers, body: Buffer.from(body, 'base64') }]))
    createServer((request, response) => {
      const { headers, body } = ready.get(request.url)
      response.writeHead(200, headers)
      response.end(body)
    }).listen(port, '127.0.0.1', () => process.send('listening'))
  })`

const askFor = (path: string): string =>
  `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: keep-alive\r\nUser-Agent: Mozilla/5.0 (X11; Linux x64) Chrome/150\r\nAccept: text/html,application/xhtml+xml,*/*;q=0.8\r\nAccept-Encoding: gzip, deflate, br, zstd\r\nAccept-Language: en-SG,en;q=0.9\r\nCookie: culture=en\r\n\r\n`

const opened = (port: number): Promise<Socket> =>
  new Promise((open, failed) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true }, () => open(socket)).on('error', failed)
  })

/** One response with its headers, byte for byte. */
async function answerOf(port: number, path: string): Promise<Buffer> {
  const socket = await opened(port)
  socket.write(askFor(path))
  const chunks: Buffer[] = []
  for await (const chunk of socket) {
    chunks.push(chunk as Buffer)
    const all = Buffer.concat(chunks)
    const head = all.indexOf('\r\n\r\n')
    const length = Number(/content-length: (\d+)/i.exec(all.subarray(0, head).toString('latin1'))?.[1])
    if (head >= 0 && all.length >= head + 4 + length) return all
  }
  throw new Error(`${path} was cut off`)
}

/** Seconds of processor time a process has used; not a number where the system does not tell. */
function cpuSeconds({ pid }: ChildProcess): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
    return (Number(fields[11]) + Number(fields[12])) / 100
  } catch {
    return NaN
  }
}

interface Run {
  perSecond: number
  perCpuSecond: number
}

/** Responses per second over many connections, each of which sends its next request as soon as it has a response. */
async function run(server: ChildProcess, port: number, path: string, answerBytes: number): Promise<Run> {
  const request = askFor(path)
  let answers = 0
  let isOver = false
  const lines = await Promise.all(Array.from({ length: sockets }, () => opened(port)))
  for (const line of lines) {
    let missing = answerBytes
    line.on('data', (chunk: Buffer) => {
      missing -= chunk.length
      if (missing < 0) throw new Error(`${path} answered more than it did before`)
      if (missing > 0 || isOver) return
      answers++
      missing = answerBytes
      line.write(request)
    })
    line.write(request)
  }
  const [begun, cpuBefore] = [performance.now(), cpuSeconds(server)]
  await new Promise((over) => setTimeout(over, turnMs))
  isOver = true
  const seconds = (performance.now() - begun) / 1000
  const cpu = cpuSeconds(server) - cpuBefore
  for (const line of lines) line.destroy()
  return { perSecond: answers / seconds, perCpuSecond: answers / cpu }
}

const middle = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]!

const barePort = await freePort()
const shop = await openProductionShop()
const { port } = shop
const bare = spawn(process.execPath, ['-e', bareServer], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
try {
  pages['a product'] = shop.aProduct
  const paths = Object.values(pages)
  const answers = []
  for (const path of paths) {
    const all = await answerOf(port, path)
    const head = all.indexOf('\r\n\r\n')
    const headers = all
      .subarray(0, head)
      .toString('latin1')
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(/: (.*)/s, 2) as [string, string])
    answers.push({
      path,
      headers: headers.filter(([name]) => !/^(date|connection|keep-alive)$/i.test(name)).flat(),
      body: all.subarray(head + 4).toString('base64'),
    })
  }
  bare.send({ port: barePort, answers })
  await new Promise((listening) => bare.once('message', listening))
  let worst = Infinity
  for (const [name, path] of Object.entries(pages)) {
    const [ours, theirs] = [(await answerOf(port, path)).length, (await answerOf(barePort, path)).length]
    const runs: { shop: Run; bare: Run }[] = []
    for (let turn = 0; turn < turns + 3; turn++) {
      const both = { shop: await run(shop.process, port, path, ours), bare: await run(bare, barePort, path, theirs) }
      // The first turns are for warming up.
      if (turn >= 3) runs.push(both)
    }
    const figures = (['perSecond', 'perCpuSecond'] as const).map((of) => {
      const [a, b] = [middle(runs.map((each) => each.shop[of])), middle(runs.map((each) => each.bare[of]))]
      const ratio = middle(runs.map((each) => each.shop[of] / each.bare[of]))
      if (ratio < worst) worst = ratio
      return `${Math.round(a)} to ${Math.round(b)}, ${(ratio * 100).toFixed(0)} %`
    })
    say(`${name}, ${ours} bytes (bare ${theirs}): a second ${figures[0]}; a second of processor time ${figures[1]}`)
  }
  say(`The least is ${(worst * 100).toFixed(0)} %; it should be ${leastRatio * 100} % or more`)
  if (worst < leastRatio) process.exitCode = 1
} finally {
  bare.kill()
  await shop.close()
}

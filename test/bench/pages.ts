/**
 * How many pages a second the shop serves from memory, beside a bare node:http server that sends the same bytes. Both
 * run in a process of their own and take turns, 0.3 s each, so that what else the machine does hits both. Beside
 * the pages a second, those for each second of processor time, which the asking and other programs do not change.
 *
 *   node --disable-warning=ExperimentalWarning test/bench/pages.ts [turns for each page, 20 when left out]
 */
import { spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '#src/platform/db/embedded-postgres.ts'
import { answerOf, middle, run, type Run } from './http-load.ts'
import { openProductionShop } from '#test/production-shop.ts'

const turns = Number(process.argv[2] ?? 20)
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

const barePort = await freePort()
const shop = await openProductionShop()
const { port } = shop
const bare = spawn(process.execPath, ['-e', bareServer], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
try {
  pages['a product'] = await shop.aProduct()
  const paths = Object.values(pages)
  const answers = []
  // Whoever asks second has a page compressed better in the background.
  for (const path of [...paths, ...paths]) await answerOf(port, path)
  await wait(1000)
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

/**
 * Ends a shop again and again while a request is under way, by SIGTERM to what was started, in the ways in which it is run:
 * `npm start` and `npm run serve` under a shell, and both `npm run serve` and `node` as the first process of a container's
 * PID namespace (Linux, as root). Each round: the request is answered, all ends with 0, and nothing is left behind.
 *
 *   npm run build && node --disable-warning=ExperimentalWarning test/bench/endings.ts [rounds, 100 when left out] [way]
 */
import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { freePort } from '#src/platform/db/embedded-postgres.ts'
import { isAlive } from '#src/platform/db/running-process.ts'
import { environment } from '#test/environment.ts'
import { temporaryFolder } from '#tools/temporary.ts'

const root = join(import.meta.dirname, '..', '..')
const opensWithinMs = 60_000

/** What is started, and which of its processes gets the signal. */
const ways: Record<string, { command: string[]; target(child: ChildProcess): Promise<number> }> = {
  'npm start under a shell': { command: ['sh', '-c', 'npm start & wait $!'], target: childOf },
  'npm run serve under a shell': { command: ['sh', '-c', 'npm run serve & wait $!'], target: childOf },
  'npm run serve as PID 1': { command: [...namespace(), 'npm', 'run', 'serve'], target: childOf },
  'node as PID 1': { command: [...namespace(), process.execPath, 'build/shop/main.js'], target: childOf },
  'node alone, as systemd runs it': { command: [process.execPath, 'build/shop/main.js'], target: async ({ pid }) => pid! },
}

function namespace(): string[] {
  return ['unshare', '--pid', '--fork', '--kill-child', '--mount-proc']
}

async function childOf({ pid }: ChildProcess): Promise<number> {
  const [first] = (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).trim().split(' ')
  return Number(first)
}

/** One round; answers what went wrong. */
async function endOnce(way: string, dataDir: string): Promise<string[]> {
  const { command, target } = ways[way]!
  const port = await freePort()
  const child = spawn(command[0]!, command.slice(1), {
    cwd: root,
    env: environment({ DATA_DIR: dataDir, PORT: String(port), BANK_PORT: String(await freePort()), SEED_DEMONSTRATION: 'no' }),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const ended = new Promise<number | null>((end) => child.on('close', end))
  for (const until = Date.now() + opensWithinMs; !output.includes('The shop is open at'); await delay(20))
    if (child.exitCode !== null || Date.now() > until) return [`did not open: ${output}`]
  const bank = (JSON.parse(await readFile(join(dataDir, 'bank', 'running.json'), 'utf8')) as { control: string }).control
  const late = request({ port, method: 'POST', path: '/api/Account/SendOTP', headers: { 'content-type': 'application/json' } })
  const answered = new Promise<number | string>((answer) =>
    late.on('response', ({ statusCode }) => answer(statusCode!)).on('error', ({ message }) => answer(message)),
  )
  late.write('{"email":')
  // Until the server has the request.
  await delay(100)
  const told = await target(child)
  process.kill(told, 'SIGTERM')
  await delay(150)
  late.end('"nobody"}')
  const [status, code] = [await answered, await ended]
  const answers = (url: string): Promise<boolean> =>
    fetch(url).then(
      () => true,
      () => false,
    )
  return [
    ...(status === 422 ? [] : [`the request under way got ${status}`]),
    ...(code === 0 ? [] : [`it ended with ${code}: ${output}`]),
    ...(isAlive(told) ? ['its process goes on'] : []),
    ...((await answers(`http://127.0.0.1:${port}/healthz`)) ? ['the shop still answers'] : []),
    ...((await answers(bank)) ? ['the bank still answers'] : []),
    ...['postgres/postmaster.pid', 'shop.pid'].filter((file) => existsSync(join(dataDir, file))).map((file) => `${file} is left`),
  ]
}

const [rounds = '100', only] = process.argv.slice(2)
for (const way of Object.keys(ways).filter((name) => only === undefined || name === only)) {
  const dataDir = await mkdtemp(join(temporaryFolder, 'endings-'))
  let good = 0
  const start = performance.now()
  for (let round = 1; round <= Number(rounds); round++) {
    const faults = await endOnce(way, dataDir)
    if (faults.length === 0) good++
    else process.stdout.write(`${way}, round ${round}: ${faults.join('; ')}\n`)
  }
  process.stdout.write(
    `${way}: ${good} of ${rounds} ended, their requests answered, in ${((performance.now() - start) / 1000).toFixed(0)} s\n`,
  )
  if (good < Number(rounds)) process.exitCode = 1
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
}

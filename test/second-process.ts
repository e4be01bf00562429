import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '#src/platform/db/embedded-postgres.ts'
import { environment } from './environment.ts'
import { operatorToken } from './shop.ts'

const root = join(import.meta.dirname, '..')
const opensWithinMs = 120_000

/** Pages need the built site, which `npm test` builds first. */
export const isSiteBuilt = existsSync(join(root, 'build', 'server', 'index.js'))

export interface SecondProcess {
  url: string
  pid: number
  page(path: string): Promise<string>
  output(): string
  close(): Promise<void>
}

interface SecondOptions {
  /** What Node is started with. */
  script?: string[]
  variables?: Record<string, string>
  /** How often it is started again because another test has taken its port meanwhile. */
  triesLeft?: number
}

/** The real shop with its pages, in a process of its own, on a database that it may share. */
export async function openSecondProcess(databaseUrl: string, options: SecondOptions = {}): Promise<SecondProcess> {
  const { script = ['build/shop/main.js'], variables = {}, triesLeft = 2 } = options
  const folder = await mkdtemp(join(tmpdir(), 'second-'))
  const port = await freePort()
  const env = environment({
    NODE_ENV: 'test',
    DATABASE_URL: databaseUrl,
    DATA_DIR: folder,
    PORT: String(port),
    BANK_PORT: String(await freePort()),
    PUBLIC_ORIGIN: 'http://localhost',
    SEED_DEMONSTRATION: 'no',
    OPERATOR_TOKEN: operatorToken,
    ...variables,
  })
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...script], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise((end) => child.on('close', end))
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  async function close(): Promise<void> {
    child.kill('SIGTERM')
    await ended
    await rm(folder, { recursive: true, force: true })
  }
  for (const until = Date.now() + opensWithinMs; !output.includes('The shop is open at');) {
    if (child.exitCode !== null || Date.now() > until) {
      await close()
      if (triesLeft > 0 && output.includes('is taken by another program'))
        return openSecondProcess(databaseUrl, { ...options, triesLeft: triesLeft - 1 })
      throw new Error(`The second process did not open:\n${output}`)
    }
    await new Promise((again) => setTimeout(again, 20))
  }
  const url = `http://127.0.0.1:${port}`
  return { url, pid: child.pid!, output: () => output, close, page: async (path) => (await fetch(url + path)).text() }
}

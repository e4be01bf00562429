import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { openBankProcess, type BankProcess } from '#src/outside/payments/sandbox/own-process.ts'
import { socialProviders } from '#src/features/sign-in/rules/social.ts'
import { ConfigError, readConfig, type Config } from '#src/platform/config.ts'
import { launchEmbeddedPostgres, type LaunchedPostgres } from '#src/platform/db/embedded-postgres.ts'
import { endOnSignal, localAddress, mustBeFree, say, stopAll, type Part } from '#src/platform/life.ts'
import { openRenderThreads, type RenderThreads } from '#src/platform/pages-cache/render-threads.ts'
import type { SiteConfig } from './built-site.ts'

/**
 * Opens the shop. What has a thread or a process of its own starts first, while this thread loads the shop's code, which
 * takes as long. Each opened part is added to `parts` at once, so that a start that fails half-way can be undone.
 */
async function open(config: Config, parts: Part[], signal: AbortSignal): Promise<Pick<LaunchedPostgres, 'lost'>> {
  const render = openThreads(config)
  // A failure is thrown where they are awaited.
  render.catch(() => {})
  parts.push({ name: 'The render threads', stop: async () => (await render).close() })
  const postgres = config.databaseUrl ? ofItsOwn(config.databaseUrl) : await embedded(config, parts, signal)
  // Checked before the seeding, which takes seconds, so that a taken port is reported at once.
  await mustBeFree(config.port, config.host)
  const bank = config.braintree ? null : await openBank(config, parts)
  const { openShop } = await import('./open-shop.ts')
  await openShop(config, { render, postgres, bank }, parts, signal)
  for (const flag of collecting) setFlagsFromString(flag)
  setTimeout(freeMemoryOfStart, startEndsAfterMs).unref()
  return postgres
}

/** Leaves a processor to the API and the database where there are two. */
async function openThreads({ buildDir, publicOrigin, commerceApiUrl, siteApiUrl, mode, renderThreads }: Config): Promise<RenderThreads> {
  const data: SiteConfig = { buildDir, publicOrigin, commerceApiUrl, siteApiUrl, mode }
  const script = new URL('render-thread.ts', import.meta.url)
  return openRenderThreads({ script, data, threads: renderThreads ?? Math.min(4, Math.max(1, availableParallelism() - 1)) })
}

/** A server that others run: the shop waits until it is back. */
const ofItsOwn = (url: string) => ({ url, ready: Promise.resolve(), lost: new Promise<never>(() => {}) })

async function embedded(config: Config, parts: Part[], signal: AbortSignal): Promise<LaunchedPostgres> {
  const server = await launchEmbeddedPostgres({ dataDir: config.dataDir, onStep: (step) => say(`${step} …`), signal })
  parts.push({ name: 'PostgreSQL', stop: () => server.stop() })
  return server
}

/** The sandbox bank in a process of its own, which starts while the shop does. */
async function openBank(config: Config, parts: Part[]): Promise<BankProcess> {
  const bank = await openBankProcess({
    host: config.host,
    port: config.bankPort,
    origin: config.bankOrigin,
    journalFile: join(config.dataDir, 'bank', 'journal.jsonl'),
    shopOrigins: [config.publicOrigin],
    apiKey: config.keyFor('bank'),
    eventSecret: config.keyFor('events of the bank'),
    eventsUrl: `${localAddress(config.host, config.port)}/api/payment/webhook`,
  })
  parts.push({ name: 'The bank', stop: () => bank.stop() })
  return bank
}

/**
 * How the heaps of all threads are collected from when the shop listens; during the start it would cost 0.15 s. A heap grows
 * by 15 % between two collections, and not by half or more, which saves memory. Marking begins when most of that is used:
 * V8 would begin at once, because the room is smaller than a young generation, and mark the whole heap again and again.
 */
const collecting = ['--heap-growing-percent=15', '--incremental-marking-soft-trigger=60', '--incremental-marking-hard-trigger=90']

const startEndsAfterMs = 2000

/** Frees the 25 MB that only the start needed, which takes 0.1 s. By itself V8 would do so when the heap has grown by as much. */
function freeMemoryOfStart(): void {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as NodeJS.GCFunction
  collect({ type: 'major', flavor: 'last-resort' })
}

/** The message of a failed start; for the commonest failures, what to do about them. */
function advice(error: unknown): string {
  if (error instanceof ConfigError) return error.message
  const { code, port } = error as NodeJS.ErrnoException & { port?: number }
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken by another program. Choose others: PORT=${otherPort(port)} BANK_PORT=${otherPort(port) + 1} npm start`
  if (code === 'ENOSPC') return 'The disk is full. Make room and start again.'
  if (code === 'EACCES') return `The shop may not use this file or port: ${(error as Error).message}`
  return (error as Error).message || String(error)
}

const otherPort = (port = 3000): number => (port + 100 < 65_535 ? port + 100 : 3100)

/** Opens the shop, runs it until a signal to end or until its database is lost for good, and stops all opened parts. */
async function run(): Promise<void> {
  const ending = new AbortController()
  const ended = endOnSignal(ending)
  const parts: Part[] = []
  try {
    const { lost } = await open(readConfig(process.env, socialProviders), parts, ending.signal)
    await Promise.race([ended, lost])
  } catch (error) {
    if (!ending.signal.aborted) {
      process.stderr.write(`${advice(error)}\n`)
      process.exitCode = 1
    }
  }
  await stopAll(parts)
  process.exit()
}

if (import.meta.main) await run()

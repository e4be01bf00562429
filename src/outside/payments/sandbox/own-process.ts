import { spawn, type ChildProcess } from 'node:child_process'
import { createHash } from 'node:crypto'
import { closeSync, mkdirSync, openSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { mustBeFree } from '#src/platform/life.ts'
import { runningFile, type BankProcessOptions, type Report, type Running } from './running-bank.ts'

/** The bank in a process of its own. */
export interface BankProcess {
  /** Resolves once the bank listens. Rejects when it could not start. */
  ready: Promise<void>
  /** Ends the bank, and resolves when it has ended. */
  stop(): Promise<void>
}

const checksEveryMs = 5_000
const answersWithinMs = 2_000
const endsWithinMs = 10_000

/**
 * Opens the bank beside the shop. One that an earlier shop has left running with the same journal and options is taken
 * over; with other options it is ended first. While this process runs, a bank that ends is started again.
 * Rejects at once when the port is taken.
 */
export async function openBankProcess(given: BankProcessOptions): Promise<BankProcess> {
  const options = { ...given, journalFile: resolve(given.journalFile) }
  const settings = createHash('sha256').update(JSON.stringify(options)).digest('base64url')
  let running = await left(options, settings)
  if (!running) await mustBeFree(options.port, options.host)
  let isStopping = false
  let restoring: Promise<void> | null = null

  async function start(): Promise<void> {
    running = await launch(options, settings, () => void restore())
  }
  async function startAgain(): Promise<void> {
    if (!isStopping && running && (await ask(running, '/')) === 'gone') await start()
  }
  function restore(): Promise<void> {
    restoring ??= startAgain()
      // The port may be taken for a moment; the next check tries again.
      .catch(() => {})
      .finally(() => void (restoring = null))
    return restoring
  }

  const ready = running ? Promise.resolve() : start()
  // Its failure is thrown where it is awaited.
  ready.catch(() => {})
  const checking = setInterval(() => void restore(), checksEveryMs)
  checking.unref()
  return {
    ready,
    async stop() {
      isStopping = true
      clearInterval(checking)
      await ready.catch(() => {})
      await restoring
      if (running) await end(running)
    },
  }
}

/** The bank that an earlier process has left running with this journal. */
async function left({ journalFile }: BankProcessOptions, settings: string): Promise<Running | null> {
  const running = await readFile(runningFile(journalFile), 'utf8').then(runningIn, () => null)
  if (!running || (await ask(running, '/')) !== 'done') return null
  if (running.settings === settings) return running
  await end(running)
  return null
}

/** Null: a file that a full disk or a power cut has left says nothing. */
function runningIn(text: string): Running | null {
  try {
    return JSON.parse(text) as Running | null
  } catch {
    return null
  }
}

/** Spawns the bank before it returns, so that the bank starts while the shop does; resolves once the bank listens. Its own process group keeps Ctrl-C in the terminal for the shop, which then ends the bank. */
async function launch(options: BankProcessOptions, settings: string, onEnd: () => void): Promise<Running> {
  const folder = dirname(options.journalFile)
  mkdirSync(folder, { recursive: true })
  const errors = openSync(join(folder, 'errors.log'), 'a', 0o600)
  const file = join(import.meta.dirname, 'bank-process.ts')
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', file], {
    detached: true,
    windowsHide: true,
    stdio: ['ignore', 'ignore', errors, 'ipc'],
  })
  try {
    // Its secrets go through the pipe, because arguments and environment are shown to others.
    child.send({ options, settings })
    const report = await reportOf(child)
    if ('error' in report) throw Object.assign(new Error(report.error.message), report.error)
    child.once('exit', onEnd)
    return report
  } finally {
    closeSync(errors)
    if (child.connected) child.disconnect()
    child.unref()
  }
}

const reportOf = (child: ChildProcess): Promise<Report> =>
  new Promise((reported, failed) => {
    child.once('message', (message) => reported(message as Report))
    child.once('error', failed)
    child.once('exit', () => failed(new Error('The bank ended while it was starting')))
  })

/** `gone`: nobody listens there, or somebody else. */
async function ask({ control, token }: Running, path: '/' | '/end'): Promise<'done' | 'gone' | 'busy'> {
  try {
    const headers = { authorization: `Bearer ${token}` }
    const signal = AbortSignal.timeout(answersWithinMs)
    const { status } = await fetch(control + path, { method: path === '/' ? 'GET' : 'POST', headers, signal })
    return status === 204 ? 'done' : 'gone'
  } catch (error) {
    return (error as Error).name === 'TimeoutError' ? 'busy' : 'gone'
  }
}

async function end(running: Running): Promise<void> {
  await ask(running, '/end')
  for (const until = Date.now() + endsWithinMs; (await ask(running, '/')) !== 'gone';) {
    if (Date.now() > until) throw new Error('the bank did not end')
    await new Promise((again) => setTimeout(again, 20))
  }
}

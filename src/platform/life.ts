import { createServer, isIPv6 } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { ConfigError } from './config.ts'

/** A part of the running shop, which has to be stopped at the end. */
export interface Part {
  name: string
  stop(): Promise<unknown>
}

/** Prints a line for who starts the shop. */
export const say = (line: string): void => void process.stdout.write(`${line}\n`)

const requestsEndWithinMs = 15_000
/** Longer than the time limits that the parts have themselves. */
const partStopsWithinMs = 30_000
const sameSignalWithinMs = 1_000

/** Aborts `ending` at the first signal to end, and then resolves. A second signal ends the process at once. */
export function endOnSignal(ending: AbortController): Promise<void> {
  return new Promise((resolve) => {
    let first = 0
    const onSignal = (): void => {
      if (ending.signal.aborted) {
        // One Ctrl-C arrives several times: from the terminal, and forwarded by npm and by the tool that runs this process.
        if (Date.now() - first > sameSignalWithinMs) process.exit(130)
        return
      }
      first = Date.now()
      ending.abort()
      resolve()
    }
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal)
  })
}

/** Stops the parts one after another, the last opened first. A part that fails or hangs does not prevent the others from stopping. */
export async function stopAll(parts: readonly Part[]): Promise<void> {
  for (const { name, stop } of parts.toReversed()) {
    try {
      await within(partStopsWithinMs, stop())
    } catch (error) {
      process.exitCode = 1
      process.stderr.write(`${name} did not stop: ${(error as Error).message}\n`)
    }
  }
}

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, failed) => {
    timer = setTimeout(() => failed(new Error(`it took longer than ${ms / 1000} s`)), ms)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

/** Accepts no more requests, and waits for the running ones. */
export async function closeServer(app: FastifyInstance): Promise<void> {
  // Browsers leave a connection open after the response; waiting for them to close it would take longer than any request.
  const idle = setInterval(() => app.server.closeIdleConnections(), 100)
  const late = setTimeout(() => app.server.closeAllConnections(), requestsEndWithinMs)
  await app.close().finally(() => {
    clearInterval(idle)
    clearTimeout(late)
  })
}

const noSuchAddress = new Set(['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN'])

/** Rejects, as listening would, when the port is taken, and with a ConfigError when this machine has no such address. */
export function mustBeFree(port: number, host: string): Promise<void> {
  return new Promise((free, failed) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) =>
      failed(
        noSuchAddress.has(error.code ?? '') ? new ConfigError(`HOST: expected an address of this machine, and ${host} is none`) : error,
      ),
    )
    probe.listen(port, host, () => probe.close(() => free()))
  })
}

/** Where a server that listens there is reached on this machine. */
export function localAddress(host: string, port: number): string {
  const reached = { '0.0.0.0': '127.0.0.1', '::': '::1' }[host] ?? host
  return `http://${isIPv6(reached) ? `[${reached}]` : reached}:${port}`
}

import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { reason } from './postgres-files.ts'
import { isAlive, stopPostgres } from './running-process.ts'
import { sqlState } from './sql-state.ts'

const readyWithinMs = 30_000
const wrongPassword = '28P01'

/** What a start finds while the processes of a killed server still end, or another process ends its server. */
const isPassing = /lock file ".*" already exists|pre-existing shared memory block/
const firstPauseMs = 250
const mostTries = 6

/** A server that ends more often has a fault that no start mends. */
const mostRestarts = 3
const restartsWithinMs = 10 * 60_000

/** The system says when a process that this one started ends; after another one it has to be looked, which shall cost nothing. */
const looksEveryMs = 5000

/** One that this process has started, or that an earlier one left running. */
export interface ServerProcess {
  /** Undefined when the program could not be run. */
  pid: number | undefined
  isGone(): boolean
  /** The end of what it wrote to standard error. */
  output(): string
  /** Calls once when the process has ended. Returns the function that ends the watch. */
  whenGone(call: () => void): () => void
}

/** A process that is no child of this one. */
export const leftProcess = (pid: number): ServerProcess => ({
  pid,
  isGone: () => !isAlive(pid),
  output: () => '',
  whenGone(call) {
    const timer = setInterval(() => {
      if (isAlive(pid)) return
      clearInterval(timer)
      call()
    }, looksEveryMs).unref()
    return () => clearInterval(timer)
  },
})

export interface SupervisedServer {
  /** Resolves when the server takes connections for the first time. Rejects when it could not start. */
  ready: Promise<void>
  /** Rejects when the server has ended by itself and cannot be started again. Never resolves. */
  lost: Promise<never>
  stop(): Promise<void>
}

export interface SuperviseOptions {
  url: string
  /** Runs already, and answers. */
  left: ServerProcess | null
  /** Starts the server, always at the same address. */
  launch(): ServerProcess
  onStep(step: string): void
  /** Aborts the first start. */
  signal: AbortSignal | undefined
}

/** Supervises a server until it is stopped: one that ends by itself, killed for want of memory for example, is started again. */
export function superviseServer({ url, left, launch, onStep, signal }: SuperviseOptions): SupervisedServer {
  const ending = new AbortController()
  const restarts: number[] = []
  let server = left ?? launch()
  let endWatch = (): void => {}
  const { promise: lost, reject: giveUp } = Promise.withResolvers<never>()
  // Who only needs the server for a moment does not listen.
  lost.catch(() => {})

  async function untilUp(until: AbortSignal): Promise<void> {
    for (let tries = 1; ; tries++) {
      try {
        await untilReady(url, until, server)
        break
      } catch (error) {
        if (tries === mostTries || !server.isGone() || !isPassing.test(server.output())) throw error
        await pause(firstPauseMs * 2 ** (tries - 1), undefined, { signal: until })
        server = launch()
      }
    }
    endWatch = server.whenGone(() => void startAgain())
  }

  /** Also one that ends while it is being started again is started again, as often as any other. */
  async function startAgain(): Promise<void> {
    while (!ending.signal.aborted) {
      const now = Date.now()
      if (restarts.filter((at) => now - at < restartsWithinMs).length === mostRestarts) {
        return giveUp(new Error(`The database has ended by itself, and starting it again does not help: ${reason(server.output())}`))
      }
      restarts.push(now)
      onStep('The database has ended by itself. Starting it again')
      // It may only take long, to make up for a crash.
      if (server.isGone()) server = launch()
      const isUp = await untilUp(ending.signal).then(
        () => true,
        () => false,
      )
      if (isUp) return
    }
  }

  return {
    ready: untilUp(signal ? AbortSignal.any([signal, ending.signal]) : ending.signal),
    lost,
    async stop() {
      ending.abort()
      endWatch()
      if (server.pid !== undefined && !server.isGone()) await stopPostgres(server.pid)
    },
  }
}

/** Resolves when the server takes connections; rejects when it refuses the password, has ended, or takes too long. */
export async function untilReady(url: string, signal: AbortSignal | undefined, server: ServerProcess): Promise<void> {
  const until = Date.now() + readyWithinMs
  for (;;) {
    signal?.throwIfAborted()
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 })
    client.on('error', () => {})
    try {
      await client.connect()
      await client.end()
      return
    } catch (error) {
      await client.end().catch(() => {})
      if (server.isGone()) throw new Error(`The database did not start: ${reason(server.output())}`, { cause: error })
      if (sqlState(error) === wrongPassword || Date.now() > until)
        throw new Error(`The database did not become ready: ${(error as Error).message}`, { cause: error })
      await pause(25)
    }
  }
}

import { setTimeout as delay } from 'node:timers/promises'

/** Sweeps that run together: one job for all of them, so that an idle shop asks its database little. */
export interface Sweeps {
  add(name: string, work: () => Promise<void>): void
  isEmpty(): boolean
  /** Runs each of them that does not run still; one that fails or hangs disturbs no other. */
  run(): Promise<void>
}

/** The next run waits no longer than `waitForMs` for one that hangs. */
export function createSweeps(onError: (error: Error, sweep: string) => void, waitForMs = 45_000): Sweeps {
  const all = new Map<string, () => Promise<void>>()
  const running = new Set<string>()

  async function runOne(name: string, work: () => Promise<void>): Promise<void> {
    if (running.has(name)) return
    running.add(name)
    await work()
      .catch((error: Error) => onError(error, name))
      .finally(() => running.delete(name))
  }

  return {
    add: (name, work) => void all.set(name, work),
    isEmpty: () => all.size === 0,
    async run() {
      const over = new AbortController()
      const each = [...all].map(([name, work]) => runOne(name, work))
      const late = delay(waitForMs, undefined, { ref: false, signal: over.signal }).catch(() => {})
      await Promise.race([Promise.all(each), late])
      over.abort()
    },
  }
}

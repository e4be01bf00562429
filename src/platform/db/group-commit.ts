import { AsyncLocalStorage } from 'node:async_hooks'

type Effect = () => void | Promise<void>
type WithEffects = { afterCommit(effect: Effect): void }
type Run<Tx> = <T>(work: (tx: Tx) => Promise<T>, settings?: Record<string, string>) => Promise<T>

interface Waiting<Tx> {
  work(tx: Tx): Promise<unknown>
  answer(value: unknown): void
}

const mostTogether = 32
/** Work that waits for a lock delays the work of others for no longer. */
const lockWait = { lock_timeout: '100ms' }

/**
 * Runs work in transactions that others share: what is asked for while one of them is open is done together in the next, which has
 * one BEGIN and one COMMIT, and whose packets carry the statements of all. Whatever goes wrong in a group undoes all of it; then
 * each piece of work gets a transaction of its own, so it succeeds or fails as if it had been alone.
 */
export function groupCommits<Tx extends WithEffects>(transaction: Run<Tx>): <T>(work: (tx: Tx) => Promise<T>) => Promise<T> {
  const waiting: Waiting<Tx>[] = []
  let isRunning = false

  async function runAll(): Promise<void> {
    isRunning = true
    while (waiting.length > 0) await runGroup(waiting.splice(0, mostTogether))
    isRunning = false
  }

  async function runGroup(group: Waiting<Tx>[]): Promise<void> {
    let hasBegun = false
    const workAll = (tx: Tx): Promise<Done[]> => {
      hasBegun = true
      return allOf(group.map(({ work }) => done(work, tx)))
    }
    try {
      const all = await transaction(workAll, lockWait)
      group.forEach(({ answer }, at) => answer(afterCommit(all[at]!)))
    } catch (error) {
      // Without a connection for all of them, none would get one by itself.
      for (const { work, answer } of group) answer(hasBegun ? transaction(work) : Promise.reject(error as Error))
    }
  }

  return <T>(work: (tx: Tx) => Promise<T>) =>
    new Promise<T>((resolve) => {
      waiting.push({ work: AsyncLocalStorage.bind(work), answer: (value) => resolve(value as T) })
      if (!isRunning) void runAll()
    })
}

interface Done {
  value: unknown
  effects: Effect[]
}

/** Each has effects of its own: when one fails, the transaction has been committed all the same. */
async function done<Tx extends WithEffects>(work: (tx: Tx) => Promise<unknown>, tx: Tx): Promise<Done> {
  const effects: Effect[] = []
  const value = await work({ ...tx, afterCommit: (effect) => effects.push(AsyncLocalStorage.bind(effect)) })
  return { value, effects }
}

async function afterCommit({ value, effects }: Done): Promise<unknown> {
  for (const effect of effects) await effect()
  return value
}

/** Answers once no work has anything more to ask of the transaction. */
async function allOf(works: Promise<Done>[]): Promise<Done[]> {
  const results = await Promise.allSettled(works)
  return results.map((result) => {
    if (result.status === 'fulfilled') return result.value
    throw new Error('One of a group is undone', { cause: result.reason })
  })
}

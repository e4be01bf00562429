import { AsyncLocalStorage } from 'node:async_hooks'
import { inBatches } from './in-batches.ts'

type Effect = () => void | Promise<void>
type WithEffects = { afterCommit(effect: Effect): void }
type Work<Tx, T> = (tx: Tx) => Promise<T>
type Run<Tx> = <T>(work: Work<Tx, T>, settings?: Record<string, string>) => Promise<T>

/** Work that waits for a lock delays the work of others for no longer. */
const lockWait = { lock_timeout: '100ms' }

/**
 * Runs work in transactions that others share: what is asked for while one of them is open is done together in the next, which has
 * one BEGIN and one COMMIT, and whose packets carry the statements of all. Whatever goes wrong in such a transaction undoes all of it; then
 * each piece of work gets a transaction of its own, so it succeeds or fails as if it had been alone. Only a failure of COMMIT is
 * everybody's, because what it leaves is not known.
 */
export function groupCommits<Tx extends WithEffects>(transaction: Run<Tx>): <T>(work: Work<Tx, T>) => Promise<T> {
  const commit = inBatches<Work<Tx, unknown>, unknown>(async (works) => {
    let isWorking = false
    const workAll = async (tx: Tx): Promise<Done[]> => {
      isWorking = true
      const all = await allOf(works.map((work) => done(work, tx)))
      isWorking = false
      return all
    }
    try {
      return (await transaction(workAll, lockWait)).map(afterCommit)
    } catch (error) {
      // Without a connection none of them would get one by itself, and what a failed COMMIT leaves is not known.
      if (!isWorking) throw error
      return works.map((work) => transaction(work))
    }
  })
  return <T>(work: Work<Tx, T>) => commit(AsyncLocalStorage.bind(work)) as Promise<T>
}

interface Done {
  value: unknown
  effects: Effect[]
}

/** Each has effects of its own: when one fails, the transaction has been committed all the same. */
async function done<Tx extends WithEffects>(work: Work<Tx, unknown>, tx: Tx): Promise<Done> {
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
    throw new Error('Other work of the transaction has failed', { cause: result.reason })
  })
}

import { AsyncLocalStorage } from 'node:async_hooks'
import type { Topic } from './topics.ts'

const reader = new AsyncLocalStorage<Set<string>>()

/** Notes the topics that the current work has read, for the cache that stores its result. Stores call it wherever they read data that pages show. */
export function noteRead(...topics: readonly Topic[]): void {
  const read = reader.getStore()
  if (read) for (const topic of topics) read.add(topic)
}

/** Runs the work and returns its result with the topics that were noted in it, at any depth of calls. */
export async function collectReads<T>(work: () => Promise<T>): Promise<{ made: T; read: ReadonlySet<string> }> {
  const read = new Set<string>()
  return { made: await reader.run(read, work), read }
}

import { AsyncLocalStorage } from 'node:async_hooks'
import type { Topic } from './topics.ts'

const reader = new AsyncLocalStorage<Set<string>>()

/** Says what an answer is made from, to whoever keeps what comes of it. A service says so wherever it reads what pages show. */
export function noteRead(...topics: readonly Topic[]): void {
  const read = reader.getStore()
  if (read) for (const topic of topics) read.add(topic)
}

/** Does the work and answers, beside its outcome, everything it has read, however many calls deep. */
export async function collectReads<T>(work: () => Promise<T>): Promise<{ made: T; read: ReadonlySet<string> }> {
  const read = new Set<string>()
  return { made: await reader.run(read, work), read }
}

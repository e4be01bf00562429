import { AsyncLocalStorage } from 'node:async_hooks'
import type { Topic } from './topics.ts'

/** What a result was made from, and so how long it is right. */
export interface Reads {
  /** The topics whose change makes it wrong. */
  topics: ReadonlySet<string>
  /** The moment from which it may be wrong although nothing has changed, in ms of the shop's clock; Infinity when there is none. */
  until: number
}

const reader = new AsyncLocalStorage<{ topics: Set<string>; until: number; since: number }>()

/** Notes the topics that the current work has read, for the cache that stores its result. Stores call it wherever they read data that pages show. */
export function noteRead(...topics: readonly Topic[]): void {
  const reads = reader.getStore()
  if (reads) for (const topic of topics) reads.topics.add(topic)
}

/** Notes that what the current work has read holds until a moment: a banner that ends, a setting that begins. Null: nothing is planned. */
export function noteUntil(moment: Date | null): void {
  const reads = reader.getStore()
  if (reads && moment !== null) reads.until = Math.min(reads.until, moment.getTime())
}

/** Notes for the current work what a cached result that it uses was made from. */
export function noteReads({ topics, until }: Reads): void {
  const reads = reader.getStore()
  if (!reads) return
  for (const topic of topics) reads.topics.add(topic)
  reads.until = Math.min(reads.until, until)
}

/** Runs the work and returns its result with what was noted in it, at any depth of calls. */
export async function collectReads<T>(work: () => Promise<T>): Promise<{ made: T; reads: Reads }> {
  const reads = { topics: new Set<string>(), until: Infinity, since: performance.now() }
  return { made: await reader.run(reads, work), reads }
}

/** When the current work began whose reads are collected, by `performance.now()`; null outside of any. */
export const workBegan = (): number | null => reader.getStore()?.since ?? null

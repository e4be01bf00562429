import { LRUCache } from 'lru-cache'
import { collectReads } from '#src/platform/changes/read-topics.ts'
import { passing, type Changed } from '#src/platform/changes/topics.ts'

/** What was made, and the topics that were read for it. */
export interface Kept<Value> {
  value: Value
  read: ReadonlySet<string>
}

interface Making<Value> {
  kept: Promise<Kept<Value>>
  since: number
  /** The topics that changed meanwhile, so that the value may be of their old state; null for all topics. */
  missed: Set<string> | null
}

export interface TopicCache<Key, Value> {
  get(key: Key): Promise<Kept<Value>>
  /** Drops what was made from what has changed; what is being made, when it is made. */
  invalidate(changed: Changed): void
  counts(): CacheCounts
}

/** How many values are cached now, their size in bytes, and how many were made since the start. */
export interface CacheCounts {
  kept: number
  bytes: number
  made: number
}

const cacheForMs = 60_000

/**
 * Caches values in memory until a topic that was read for them changes, and for a minute at most. Simultaneous requests for
 * one value share one making. Above `mostBytes` the least recently used value is evicted.
 */
export function createTopicCache<Key, Value>(options: {
  make(key: Key): Promise<Value>
  nameOf(key: Key): string
  isCacheable(value: Value): boolean
  bytesOf(value: Value): number
  mostBytes: number
}): TopicCache<Key, Value> {
  const { make, nameOf, bytesOf, mostBytes: maxSize } = options
  const cached = new LRUCache<string, Kept<Value>>({
    maxSize,
    sizeCalculation: ({ value }) => bytesOf(value),
    ttl: cacheForMs,
    ttlResolution: 0,
    perf: Date,
  })
  const making = new Map<string, Making<Value>>()
  let makings = 0

  /** False for a making that ends after a newer one has replaced it: its value must not be cached. */
  function end(name: string, run: Making<Value>): boolean {
    return making.get(name) === run && making.delete(name)
  }

  function begin(name: string, key: Key): Promise<Kept<Value>> {
    makings++
    const made = collectReads(() => make(key)).then(({ made: value, read }) => ({ value, read }))
    const run: Making<Value> = { kept: made, since: Date.now(), missed: new Set() }
    making.set(name, run)
    made.then(
      (kept) => {
        const isCacheable = options.isCacheable(kept.value) && !kept.read.has(passing) && !isTouched(kept.read, run.missed)
        if (end(name, run) && isCacheable) cached.set(name, kept, { start: run.since })
      },
      () => end(name, run),
    )
    return made
  }

  function get(key: Key): Promise<Kept<Value>> {
    const name = nameOf(key)
    const found = cached.get(name)
    if (found) return Promise.resolve(found)
    const run = making.get(name)
    if (!run || Date.now() - run.since >= cacheForMs) return begin(name, key)
    if (run.missed?.size === 0) return run.kept
    // A request after a change gets a value whose making began after the change.
    return run.kept.then((kept) => (cached.peek(name) === kept ? kept : get(key)))
  }

  return {
    get,
    counts: () => ({ kept: cached.size, bytes: cached.calculatedSize, made: makings }),
    invalidate(changed) {
      const touched = [...cached.entries()].filter(([, { read }]) => isTouched(read, changed))
      for (const [name] of touched) cached.delete(name)
      for (const run of making.values()) {
        if (changed === null) run.missed = null
        else for (const topic of changed) run.missed?.add(topic)
      }
    },
  }
}

function isTouched(read: ReadonlySet<string>, changed: Changed): boolean {
  if (changed === null) return true
  const [fewer, more] = read.size < changed.size ? [read, changed] : [changed, read]
  for (const topic of fewer) if (more.has(topic)) return true
  return false
}

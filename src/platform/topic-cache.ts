import { LRUCache } from 'lru-cache'
import { collectReads, noteReads, type Reads } from '#src/platform/changes/read-topics.ts'
import { passing, type Changed } from '#src/platform/changes/topics.ts'

interface Cached<Value> {
  value: Value
  reads: Reads
  /** When its making began. */
  since: number
}

interface Making<Value> {
  value: Promise<Cached<Value>>
  since: number
  /** The topics that changed meanwhile, so that the value may be of their old state; null for all topics. */
  missed: Set<string> | null
}

export interface TopicCache<Key, Value> {
  /** The cached value, or a new one. What it was made from is noted for the caller's own result. */
  get(key: Key): Promise<Value>
  /** The cached value; null when `get` would have to make one. For whoever makes nothing from it: what it was made from is not noted. */
  peek(key: Key): Value | null
  /** Whether `get` would answer with what was made, or begun, before it was asked. */
  has(key: Key): boolean
  /** Drops what was made from what has changed; what is being made, when it is made. */
  invalidate(changed: Changed): void
  counts(): CacheCounts
}

/** How many values are cached now, their size in bytes, and how many were made since the start. */
export interface CacheCounts {
  cached: number
  bytes: number
  made: number
}

export interface TopicCacheOptions<Key, Value> {
  make(key: Key): Promise<Value>
  nameOf(key: Key): string
  isCacheable(value: Value): boolean
  bytesOf(value: Value): number
  mostBytes: number
  /** Whether changes are being announced. Without them a value may be a minute old, and no older. */
  isFollowed?(): boolean
  /** Milliseconds of the shop's clock. */
  now?(): number
}

const unfollowedForMs = 60_000
/** What a topic takes in the set of a value. */
const topicBytes = 64

/**
 * Caches values in memory until a topic that was read for them changes, or their own moment comes. Simultaneous requests for
 * one value share one making. Above `mostBytes` the least recently used value is evicted.
 */
export function createTopicCache<Key, Value>(options: TopicCacheOptions<Key, Value>): TopicCache<Key, Value> {
  const { make, nameOf, bytesOf, mostBytes: maxSize, isFollowed = () => true, now = Date.now } = options
  const cached = new LRUCache<string, Cached<Value>>({
    maxSize,
    sizeCalculation: ({ value, reads }, name) => bytesOf(value) + name.length + topicBytes * reads.topics.size,
  })
  const making = new Map<string, Making<Value>>()
  let makings = 0

  const isOld = (since: number): boolean => now() - since >= unfollowedForMs
  const isRight = ({ reads, since }: Cached<Value>): boolean => now() < reads.until && (isFollowed() || !isOld(since))

  /** False for a making that ends after a newer one has replaced it: its value must not be cached. */
  function end(name: string, run: Making<Value>): boolean {
    return making.get(name) === run && making.delete(name)
  }

  function begin(name: string, key: Key): Promise<Cached<Value>> {
    makings++
    const since = now()
    const made = collectReads(() => make(key)).then(({ made: value, reads }) => ({ value, reads, since }))
    const run: Making<Value> = { value: made, since, missed: new Set() }
    making.set(name, run)
    made.then(
      (found) => {
        const { topics } = found.reads
        const isCacheable = options.isCacheable(found.value) && !topics.has(passing) && !isTouched(topics, run.missed)
        if (end(name, run) && isCacheable) cached.set(name, found)
      },
      () => end(name, run),
    )
    return made
  }

  function find(key: Key): Promise<Cached<Value>> {
    const name = nameOf(key)
    const found = cached.get(name)
    if (found && isRight(found)) return Promise.resolve(found)
    if (found) cached.delete(name)
    const run = making.get(name)
    if (!run || isOld(run.since)) return begin(name, key)
    if (run.missed?.size === 0) return run.value
    // A request after a change gets a value whose making began after the change.
    return run.value.then((found) => (cached.peek(name) === found ? found : find(key)))
  }

  return {
    async get(key) {
      const { value, reads } = await find(key)
      noteReads(reads)
      return value
    },
    peek(key) {
      const found = cached.get(nameOf(key))
      return found && isRight(found) ? found.value : null
    },
    has: (key) => cached.has(nameOf(key)) || making.has(nameOf(key)),
    counts: () => ({ cached: cached.size, bytes: cached.calculatedSize, made: makings }),
    invalidate(changed) {
      const touched = [...cached.entries()].filter(([, { reads }]) => isTouched(reads.topics, changed))
      for (const [name] of touched) cached.delete(name)
      for (const run of making.values()) miss(run, changed)
    },
  }
}

/** Tells what is being made what has changed meanwhile. */
function miss(run: Pick<Making<unknown>, 'missed'>, changed: Changed): void {
  if (changed === null) run.missed = null
  else for (const topic of changed) run.missed?.add(topic)
}

function isTouched(read: ReadonlySet<string>, changed: Changed): boolean {
  if (changed === null) return true
  const [fewer, more] = read.size < changed.size ? [read, changed] : [changed, read]
  for (const topic of fewer) if (more.has(topic)) return true
  return false
}

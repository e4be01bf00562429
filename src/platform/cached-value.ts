/** A value that is on every page and seldom changes, cached in memory for a while. */
export interface CachedValue<Value> {
  /**
   * The cached value, or what `read` finds. Two calls never share one `read`: a call that holds the last free connection
   * of the pool would otherwise wait for a read that itself waits for a connection.
   */
  get(read: () => Promise<Value>): Promise<Value>
  /** Drops the cached value; the result of a `read` that is still running is not cached either. */
  invalidate(): void
}

/** Caches a value for so many milliseconds of `now`, from the beginning of its read; a failed read is not cached. */
export function createCachedValue<Value>(forMs: number, now: () => number = () => performance.now()): CachedValue<Value> {
  let cached: { value: Value; until: number } | null = null
  let invalidations = 0
  return {
    async get(read) {
      const begun = now()
      if (cached && begun < cached.until) return cached.value
      const before = invalidations
      const value = await read()
      if (before === invalidations) cached = { value, until: begun + forMs }
      return value
    },
    invalidate() {
      cached = null
      invalidations++
    },
  }
}

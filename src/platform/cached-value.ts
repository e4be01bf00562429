/** What is on every page and seldom changes: read once, and remembered for a while. */
export interface CachedValue<Value> {
  /**
   * What is remembered, or what `read` finds. Nobody waits for another's reading: who holds the last free connection
   * would wait for one who waits for a connection.
   */
  get(read: () => Promise<Value>): Promise<Value>
  /** Has it read anew. What was read before is not remembered after. */
  forget(): void
}

/** Remembers for so many milliseconds by a clock; a reading that fails is not remembered. */
export function createCachedValue<Value>(forMs: number, now: () => number = () => performance.now()): CachedValue<Value> {
  let kept: { value: Value; until: number } | null = null
  let timesForgotten = 0
  return {
    async get(read) {
      const begun = now()
      if (kept && begun < kept.until) return kept.value
      const before = timesForgotten
      const value = await read()
      if (before === timesForgotten) kept = { value, until: begun + forMs }
      return value
    },
    forget() {
      kept = null
      timesForgotten++
    },
  }
}

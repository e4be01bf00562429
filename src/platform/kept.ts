/** What is on every page and seldom changes: read once, and remembered for a while. */
export interface Kept<Value> {
  /** What is remembered, or what `read` finds. Those who ask while somebody reads share his answer. */
  get(read: () => Promise<Value>): Promise<Value>
  /** Has it read anew. What was read before is not remembered after. */
  forget(): void
}

/** Remembers for so many milliseconds by a clock; a read that fails is not remembered. */
export function createKept<Value>(forMs: number, now: () => number = () => performance.now()): Kept<Value> {
  let kept: { value: Promise<Value>; until: number } | null = null
  return {
    get(read) {
      if (kept && now() < kept.until) return kept.value
      const reading = { value: read(), until: now() + forMs }
      kept = reading
      reading.value.catch(() => {
        if (kept === reading) kept = null
      })
      return reading.value
    },
    forget() {
      kept = null
    },
  }
}

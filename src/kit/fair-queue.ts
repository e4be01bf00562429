/** A queue in which askers take turns, so that nobody's many items stand before another's one. Of one asker, the longest waiting goes first. */
export interface FairQueue<Item> {
  count(): number
  add(asker: string, item: Item): void
  next(): Item | undefined
  /** Takes out what came last from the asker with most waiting. */
  dropOne(): Item | undefined
}

export function createFairQueue<Item>(): FairQueue<Item> {
  const waiting = new Map<string, Item[]>()
  let count = 0

  /** One item fewer of an asker, who is forgotten with the last. */
  function taken(asker: string, items: Item[], item: Item | undefined): Item | undefined {
    count--
    if (items.length === 0) waiting.delete(asker)
    return item
  }

  return {
    count: () => count,
    add(asker, item) {
      count++
      const own = waiting.get(asker)
      if (own) own.push(item)
      else waiting.set(asker, [item])
    },
    next() {
      const [first] = waiting
      if (!first) return undefined
      const [asker, items] = first
      // Back at the end: the other askers come before its next one.
      waiting.delete(asker)
      waiting.set(asker, items)
      return taken(asker, items, items.shift())
    },
    dropOne() {
      const [most] = [...waiting].toSorted(([, a], [, b]) => b.length - a.length)
      return most && taken(...most, most[1].pop())
    },
  }
}

/** Divides places among lists in turn: how many entries of each list are shown when there is room for `places` in all. */
export function deal(lengths: readonly number[], places: number): number[] {
  const shown = lengths.map(() => 0)
  for (let left = places; left > 0;) {
    const before = left
    for (const [index, length] of lengths.entries()) {
      if (left === 0 || shown[index]! >= length) continue
      shown[index]!++
      left--
    }
    if (left === before) break
  }
  return shown
}

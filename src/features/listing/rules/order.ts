import type { Culture } from '#src/kit/culture.ts'
import type { Sorting } from './listing-query.ts'
import type { ListingIndex } from './listing-index.ts'

type Compare = (a: number, b: number) => number

/** The comparison of two rows. No two rows are equal: at last the older product comes first. */
function comparison(
  { popularity, day, isNew, price, percentOff, nameKeys }: ListingIndex,
  sorting: Exclude<Sorting, 'relevance'>,
  culture: Culture,
): Compare {
  const better: Compare = (a, b) => popularity[b]! - popularity[a]! || a - b
  const names = nameKeys[culture]
  const comparisons: Record<typeof sorting, Compare> = {
    bestseller: better,
    // Products of one day are equally new; the more popular one comes first.
    newest: (a, b) => Number(isNew[b]) - Number(isNew[a]) || day[b]! - day[a]! || better(a, b),
    priceUp: (a, b) => price[a]! - price[b]! || a - b,
    priceDown: (a, b) => price[b]! - price[a]! || a - b,
    discount: (a, b) => percentOff[b]! - percentOff[a]! || better(a, b),
    name: (a, b) => (names[a]! < names[b]! ? -1 : names[a]! > names[b]! ? 1 : a - b),
  }
  return comparisons[sorting]
}

/** One page of rows in order; `relevance` is the order given. May reorder `rows`. */
export function pageOf(
  index: ListingIndex,
  rows: number[],
  sorting: Sorting,
  { culture, from, size }: { culture: Culture; from: number; size: number },
): number[] {
  const to = Math.min(rows.length, from + size)
  if (sorting === 'relevance' || from >= to) return rows.slice(from, to)
  const compare = comparison(index, sorting, culture)
  settle(rows, to, compare)
  settle(rows, from, compare, to)
  return rows.slice(from, to).sort(compare)
}

/** Moves rows until the first `count` of them are those that come first (Hoare's selection), without sorting either part. */
function settle(rows: number[], count: number, compare: Compare, end = rows.length): void {
  let low = 0
  let high = end - 1
  while (low < high) {
    const pivot = rows[(low + high) >> 1]!
    let left = low
    let right = high
    while (left <= right) {
      while (compare(rows[left]!, pivot) < 0) left++
      while (compare(rows[right]!, pivot) > 0) right--
      if (left > right) break
      ;[rows[left], rows[right]] = [rows[right]!, rows[left]!]
      left++
      right--
    }
    if (count <= right) high = right
    else if (count > left) low = left
    else return
  }
}

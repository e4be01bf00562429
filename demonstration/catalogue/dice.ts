// Repeatable random numbers: the same words always give the same number, so a new product does not change the price of another.

/** A number from 0 up to 1, fixed by its words (FNV-1a, then the finaliser of MurmurHash3, 32 bits). */
export function dice(...words: readonly string[]): number {
  let hash = 0x811c9dc5
  for (const letter of words.join('|')) hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32
}

/** A whole number from `low` to `high`, both included. */
export const between = (low: number, high: number, ...words: readonly string[]): number =>
  low + Math.floor(dice(...words) * (high - low + 1))

export const pick = <T>(from: readonly T[], ...words: readonly string[]): T => from[Math.floor(dice(...words) * from.length)]!

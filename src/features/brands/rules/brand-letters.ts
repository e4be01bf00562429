/** Names that begin with a digit or another sign stand under it. */
export const otherLetter = '#'

/** The keys of the directory in their order (brand-01). */
export const brandLetters: readonly string[] = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ', otherLetter]

/** Lower case, without accents: what two names are compared by. */
export const folded = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim()

/** The key of a name in Latin letters, or of the pinyin of a Chinese one. */
export function letterOf(reading: string): string {
  const [first = ''] = folded(reading)
  return /[a-z]/.test(first) ? first.toUpperCase() : otherLetter
}

export interface Read {
  /** The name in Latin letters, by which it is sorted. */
  reading: string
}

/** Brands under their letters; letters without brands are left out, and within one they stand by their reading. */
export function groupByLetter<B extends Read>(brands: readonly B[]): Record<string, B[]> {
  const sorted = brands.map((brand) => ({ brand, key: folded(brand.reading) })).sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
  const groups: Record<string, B[]> = {}
  for (const letter of brandLetters) {
    const under = sorted.filter(({ brand }) => letterOf(brand.reading) === letter)
    if (under.length > 0) groups[letter] = under.map(({ brand }) => brand)
  }
  return groups
}

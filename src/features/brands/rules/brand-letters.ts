import { inPlainLetters } from '#src/kit/plain-letters.ts'

/** The key of names that begin with a digit or another sign. */
export const otherLetter = '#'

/** The keys of the directory in their order (brand-01). */
export const brandLetters: readonly string[] = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ', otherLetter]

/** Lower case without accents, for comparing names. */
export const folded = (text: string): string => inPlainLetters(text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()).trim()

/** The key of a name in Latin letters, or of the pinyin of a Chinese one. */
export function letterOf(latinName: string): string {
  const [first = ''] = folded(latinName)
  return /[a-z]/.test(first) ? first.toUpperCase() : otherLetter
}

export interface Transliterated {
  /** The name in Latin letters, or its pinyin; names are sorted by it. */
  latinName: string
}

// Created once, because creating a collator takes longer than sorting with it.
const inLatin = new Intl.Collator('en')

/** Brands under their letters; letters without brands are left out, and the brands of a letter are sorted by their Latin name. */
export function groupByLetter<B extends Transliterated>(brands: readonly B[]): Record<string, B[]> {
  const sorted = brands.map((brand) => ({ brand, key: folded(brand.latinName) })).sort((a, b) => inLatin.compare(a.key, b.key))
  const groups: Record<string, B[]> = {}
  for (const letter of brandLetters) {
    const under = sorted.filter(({ brand }) => letterOf(brand.latinName) === letter)
    if (under.length > 0) groups[letter] = under.map(({ brand }) => brand)
  }
  return groups
}

import { codeOf } from '#src/features/catalogue/rules/codes.ts'

/** Where a file places a product: the text that a mapping calls `from`, and the names from the department down to the type. */
export interface TypePlace {
  from: string
  path: string[]
}

/**
 * The same for names that mean the same: case, accents, punctuation, spaces, the word "and" and an English plural make no
 * difference. `Home & Garden` and `home and gardens` have one key. Empty for a name without a letter or digit.
 */
export function nameKey(name: string): string {
  const words = codeOf(name.replaceAll(/[&＆+]/g, ' and ')).split('-')
  const meant = words.filter((word) => word !== 'and')
  return (meant.length > 0 ? meant : words).map(singular).join('')
}

function singular(word: string): string {
  if (!/^[a-z]{3,}$/.test(word)) return word
  if (/(?:ss|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2)
  const one = word.length > 3 && /[^siu]s$/.test(word) ? word.slice(0, -1) : word
  return one.replace(/ie$/, 'y')
}

/** The key of a whole path, `from` included. */
export const pathKey = (path: readonly string[]): string => path.map(nameKey).join('>')

/** The names in `Home > Kitchen > Mugs`; none in a number or code of a taxonomy, and none in "Uncategorized". */
export function pathIn(text: string | null | undefined): string[] {
  if (!text || /^(?:\d+|[a-z]{2}(?:-\d+)+|uncategori[sz]ed)$/i.test(text.trim())) return []
  return text
    .split('>')
    .map((name) => name.normalize('NFC').replaceAll(/\s+/g, ' ').trim())
    .filter((name) => nameKey(name) !== '')
}

/** The type with the path of its category above it. A type that is a path itself stays as it is. */
export function placeOf(type: string | null | undefined, category: string | null | undefined): TypePlace {
  const [own, outer] = [pathIn(type), pathIn(category)]
  if (own.length === 0) return { from: outer.join(' > '), path: outer }
  const from = own.join(' > ')
  if (own.length > 1) return { from, path: own }
  const itself = outer.findIndex((name) => nameKey(name) === nameKey(from))
  return { from, path: [...(itself < 0 ? outer : outer.slice(0, itself)), from] }
}

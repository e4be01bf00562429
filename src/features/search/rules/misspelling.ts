const comparedLetters = 7

/** How many slips are allowed in a word of this length. A slip is a missing, added or wrong letter, or two swapped letters. */
export const allowedSlips = (length: number): number => (length < 4 ? 0 : length < 7 ? 1 : 2)

/**
 * The beginning of a word, with as many letters left out as slips are allowed. Two words within that distance have a
 * deletion in common, so that a misspelling finds its word in an index, without comparing it to every word.
 */
export function deletionsOf(word: string): string[] {
  const start = word.slice(0, comparedLetters)
  const found = new Set([start])
  for (let slip = allowedSlips(word.length), edge = [start]; slip > 0; slip--) {
    edge = edge.flatMap((text) => [...text].map((_, at) => text.slice(0, at) + text.slice(at + 1)))
    for (const each of edge) found.add(each)
  }
  return [...found]
}

/** The number of slips between two words; each letter is part of at most one slip (optimal string alignment). */
export function slipsBetween(one: string, other: string): number {
  let before: number[] = []
  let above = Array.from({ length: other.length + 1 }, (_, column) => column)
  for (let row = 1; row <= one.length; row++) {
    const line = [row]
    for (let column = 1; column <= other.length; column++) {
      const wrong = one[row - 1] === other[column - 1] ? 0 : 1
      const swapped = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      const ways = [above[column]! + 1, line[column - 1]! + 1, above[column - 1]! + wrong, ...(swapped ? [before[column - 2]! + 1] : [])]
      line.push(Math.min(...ways))
    }
    before = above
    above = line
  }
  return above[other.length]!
}

/** A word by its consonants as they are heard, which are the same for `neckless` and `necklace`. */
const heard = (word: string): string =>
  word
    .replaceAll(/c(?=[eiy])/g, 's')
    .replaceAll(/ph/g, 'f')
    .replaceAll(/[cq]k?|ck/g, 'k')
    .replaceAll('x', 'ks')
    .replaceAll('z', 's')
    .replaceAll(/(.)\1/g, '$1')
    .replaceAll(/(?<!^)[aeiouyh]/g, '')

const heardAlike = 1.5
/** A wrong vowel is likelier than a wrong consonant: `suade` is suede and no shade. */
const consonants = (word: string): string => word.replaceAll(/[aeiou]/g, '')

function slipsOf(typed: string, word: string): number {
  const slips = slipsBetween(typed, word)
  const isAlike = slips > heardAlike && Math.abs(typed.length - word.length) <= 2 && heard(typed).length > 2 && heard(typed) === heard(word)
  return (isAlike ? heardAlike : slips) - (word[0] === typed[0] ? 0.5 : 0) - (consonants(word) === consonants(typed) ? 0.25 : 0)
}

/** A word in one of its spellings: British and American ones become the same, and so do `caliper` and `calliper`. */
export const spellingOf = (word: string): string =>
  word
    .replaceAll(/([a-z])\1/g, '$1')
    .replace(/our(?=$|s$|ed$|ful)/, 'or')
    .replaceAll(/([iy])s(?=e|ing|ation)/g, '$1z')
    .replace(/tre(?=s?$)/, 'ter')
    .replace(/ogue(?=s?$)/, 'og')
    .replaceAll(/[ao]e/g, 'e')
    .replaceAll('gray', 'grey')
    .replaceAll(/(?<=umin)ium/g, 'um')

/** The word that was probably meant: the one with the fewest slips, then the one in more products. Null when no word is near. */
export function meantWord(typed: string, words: readonly { word: string; products: number }[]): string | null {
  const near = words
    .map(({ word, products }) => ({ word, products, slips: slipsOf(typed, word) }))
    .filter(({ slips }) => Math.ceil(slips) <= allowedSlips(typed.length))
  return near.sort((a, b) => a.slips - b.slips || b.products - a.products || (a.word < b.word ? -1 : 1))[0]?.word ?? null
}

import { folded } from './brand-letters.ts'

/** The names of a brand that typing is matched against. */
export interface Findable {
  name: string
  otherName: string
  /** The pinyin of its Chinese name, syllable by syllable; empty without one. */
  pinyin: string
  aliases: readonly string[]
}

/**
 * Whether the typed text matches a brand: the beginning of any word of a name, any part of a Chinese name, its pinyin
 * with or without spaces, or the first letters of its syllables.
 */
export function findsBrand(typed: string, { name, otherName, pinyin, aliases }: Findable): boolean {
  const wanted = folded(typed)
  const together = wanted.replace(/\s+/g, '')
  const initials = pinyin
    .split(' ')
    .map(([first = '']) => first)
    .join('')
  if (initials.startsWith(together)) return true
  const names = [name, otherName, pinyin, ...aliases].map((each) => ` ${folded(each).replace(/[^\p{L}\p{N}]+/gu, ' ')}`)
  const isIn = (word: string) => names.some((each) => (/\p{Script=Han}/u.test(word) ? each.includes(word) : each.includes(` ${word}`)))
  return wanted.split(/[^\p{L}\p{N}]+/u).every(isIn) || names.some((each) => each.replaceAll(' ', '').startsWith(together))
}

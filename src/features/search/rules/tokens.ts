import { inPlainLetters } from '#src/kit/plain-letters.ts'

/** A token of a text: a Latin word or number, or a run of Chinese characters. */
export interface Token {
  kind: 'word' | 'chinese'
  text: string
}

/** Stop words; they are in no document and in no query. */
const stopWords = new Set(['a', 'an', 'and', 'at', 'by', 'de', 'for', 'from', 'in', 'of', 'on', 'or', 'the', 'to', 'with'])

export const isStopWord = (word: string): boolean => stopWords.has(word)

const pieces = /\p{Script=Han}+|[a-z]+|\p{N}+|[^\P{L}a-z\p{Script=Han}]+/gu

/** Lower case without accents, apostrophes and control characters; other signs become spaces, but a hyphen stays. */
export function plainText(text: string): string {
  // Most texts are plain English and need no normalisation.
  if (/^[ -~]*$/.test(text))
    return text
      .toLowerCase()
      .replaceAll("'", '')
      .replace(/[^a-z0-9-]+/g, ' ')
      .trim()
  const bare = text
    .toWellFormed()
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}|['‘’ʼ]/gu, '')
    .normalize('NFC')
  return inPlainLetters(bare)
    .replace(/[^\p{L}\p{N}-]+/gu, ' ')
    .trim()
}

/** The tokens of a text. Letters and digits are separate tokens: `SPF50` is the same as `SPF 50`. */
export function tokensOf(text: string): Token[] {
  const found = plainText(text).match(pieces) ?? []
  return found.filter((piece) => !stopWords.has(piece)).map((piece) => ({ kind: isChinese(piece) ? 'chinese' : 'word', text: piece }))
}

/** Hyphened words as one: `Cross-body` is also found as `crossbody`. */
export const joinedWords = (text: string): string[] =>
  plainText(text)
    .split(' ')
    .filter((word) => /[a-z]-[a-z]/.test(word))
    .map((word) => word.replaceAll('-', ''))
    .filter((word) => /^[a-z]+$/.test(word))

/** Single characters and pairs of neighbours, because Chinese is written without spaces between words. */
export function gramsOf(run: string): { single: string[]; pairs: string[] } {
  const single = [...run]
  return { single, pairs: single.slice(1).map((character, index) => single[index]! + character) }
}

const isChinese = (text: string): boolean => /^\p{Script=Han}/u.test(text)

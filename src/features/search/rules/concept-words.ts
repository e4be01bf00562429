import type { Concept } from './concept.ts'
import { isLatinText } from './lexemes.ts'
import { textsOf } from './lexicon.ts'

/** Words in pieces. Of a person, a single character is in other words too: 男 is in 男友. */
const inPieces = (words: readonly string[], { kind: of }: Concept): string[][] =>
  words.map(textsOf).filter((texts) => texts.length > 0 && (of !== 'recipient' || texts.length > 1 || isLatinText(texts[0]!)))

const wordsByConcept = new WeakMap<Concept, string[][]>()

/** The words of concepts in pieces. They are divided once for each concept, since a broad one has hundreds below it. */
export const wordsOf = (concepts: readonly Concept[]): string[][] =>
  concepts.flatMap((concept) => {
    const known = wordsByConcept.get(concept)
    if (known) return known
    const words = inPieces([...concept.words.en, ...concept.words.zh], concept)
    wordsByConcept.set(concept, words)
    return words
  })

const fewWords = 3

/** The commonest words of concepts in both languages: a product is named by them, whatever shoppers call it. */
export const namesOf = (concepts: readonly Concept[]): string[][] =>
  concepts.flatMap((concept) => {
    const { en, zh } = concept.words
    return inPieces([...en.slice(0, fewWords), ...zh.slice(0, fewWords)], concept)
  })

import { withoutEmpty } from './empty-words.ts'
import { deletionsOf } from './misspelling.ts'
import { stem } from './stem.ts'
import { tokensOf } from './tokens.ts'
import { keyOf, stemmedKeyOf } from './typed.ts'
import type { Concept } from './concept.ts'

/** The vocabulary as a search looks it up. */
export interface Lexicon {
  concepts: ReadonlyMap<string, Concept>
  /** Which concepts a word or phrase stands for as it is written in the vocabulary, without spaces. */
  byText: ReadonlyMap<string, readonly Concept[]>
  /** The same by its key. */
  byKey: ReadonlyMap<string, readonly Concept[]>
  /** The Chinese words with such pinyin. */
  bySound: ReadonlyMap<string, readonly string[]>
  narrower: ReadonlyMap<string, readonly Concept[]>
  /** Latin words of the vocabulary, by what is left of them without some of their letters. Made when a word is misspelt for the first time. */
  readonly byDeletion: ReadonlyMap<string, readonly string[]>
  /** Stems of every Latin word of the vocabulary. */
  stems: ReadonlySet<string>
}

/** Pieces as a keyword has them: each Chinese character is one. */
export const textsOf = (text: string): string[] =>
  tokensOf(text).flatMap((token) => (token.kind === 'word' ? [token.text] : [...token.text]))

export function createLexicon(concepts: readonly Concept[], soundsOf: (chinese: string) => readonly string[]): Lexicon {
  const byText = new Map<string, Concept[]>()
  const byKey = new Map<string, Concept[]>()
  const bySound = new Map<string, string[]>()
  const narrower = new Map<string, Concept[]>()
  const stems = new Set<string>()
  /** The first word of each stem. */
  const words: string[] = []
  for (const concept of concepts) {
    for (const id of concept.broader) add(narrower, id, concept)
    for (const word of [...concept.words.en, ...concept.words.zh]) {
      const texts = textsOf(word)
      if (texts.length === 0) continue
      add(byText, texts.join(''), concept)
      add(byKey, keyOf(texts), concept)
      add(byKey, stemmedKeyOf(texts), concept)
      add(byKey, stemmedKeyOf(withoutEmpty(texts)), concept)
      for (const text of texts) {
        if (!/^[a-z]{3,}$/.test(text)) continue
        if (!stems.has(stem(text))) words.push(text)
        stems.add(stem(text))
      }
    }
    for (const word of concept.words.zh) for (const sound of soundsOf(word)) add(bySound, sound, word)
  }
  let byDeletion: ReadonlyMap<string, readonly string[]> | null = null
  return {
    concepts: new Map(concepts.map((concept) => [concept.id, concept])),
    byText,
    byKey,
    bySound,
    narrower,
    get byDeletion() {
      return (byDeletion ??= deletionsIn(words))
    },
    stems,
  }
}

function add<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const values = map.get(key)
  if (!values) map.set(key, [value])
  else if (!values.includes(value)) values.push(value)
}

function deletionsIn(words: readonly string[]): Map<string, string[]> {
  const byDeletion = new Map<string, string[]>()
  for (const word of words) for (const left of deletionsOf(word)) add(byDeletion, left, word)
  return byDeletion
}

/** What is shorter is no form of another word but its plural: `cas` is not `casing`, `making` is not `mak`. */
const shortestStem = 4

/** The concepts that a run of pieces stands for. */
export function conceptsFor({ byText, byKey }: Lexicon, texts: readonly string[]): readonly Concept[] {
  const joined = texts.join('')
  const asWritten = byText.get(joined)
  if (asWritten !== undefined) return asWritten
  const mayBe = (key: string) => !/^[a-z]/.test(key) || key.length >= shortestStem || joined === `${key}s`
  const keys = [keyOf(texts), stemmedKeyOf(texts), stemmedKeyOf(withoutEmpty(texts))]
  return keys.reduce<readonly Concept[] | undefined>((found, key) => found ?? (mayBe(key) ? byKey.get(key) : undefined), undefined) ?? []
}

/** A concept with everything narrower than it, itself first. */
export function withNarrower({ narrower }: Lexicon, concept: Concept): Concept[] {
  const found = new Set([concept])
  for (const each of found) for (const below of narrower.get(each.id) ?? []) found.add(below)
  return [...found]
}

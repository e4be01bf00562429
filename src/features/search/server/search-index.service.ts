import { insertChange } from '#src/platform/changes/changes.store.ts'
import type { Database } from '#src/platform/db/database.ts'
import { bandEnds, bandOf } from '../rules/bands.ts'
import { compact, kind, lexemesOf, termsOf, wholeOf, wordsOf } from '../rules/lexemes.ts'
import { deletionsOf } from '../rules/misspelling.ts'
import { stem } from '../rules/stem.ts'
import { tokensOf } from '../rules/tokens.ts'
import { chineseWordsOf, simplified, syllablesOf, typedSounds, typedSyllables } from './chinese.ts'
import {
  addSounds,
  addWords,
  countOutdated,
  countWords,
  deleteUnusedLexemes,
  fillBands,
  findNewWords,
  findUnindexed,
  isEmpty,
  lockOutdated,
  readDirectory,
  readProducts,
  writeDirectory,
  withoutLexemeIndexes,
  writeDocuments,
  type DirectoryName,
  type IndexedProduct,
  type Queryable,
} from './search-index.store.ts'
import { fillVocabulary } from './vocabulary.ts'

// The writing side of search: every writer of the catalogue passes the ids of the products that it has written.

const batchSize = 4000

/** Updates the search documents of these products. Must run in the transaction that writes the products. */
export const refreshSearch = (on: Queryable, productIds: readonly number[]): Promise<void> => writeProducts(on, productIds, () => null)

/** `bandAt` returns the band of a product by its position in `productIds`. */
async function writeProducts(on: Queryable, productIds: readonly number[], bandAt: (place: number) => number | null): Promise<void> {
  if (productIds.length === 0) return
  const products = await readProducts(on, productIds)
  const places = new Map(productIds.map((id, place) => [id, place]))
  const documentOf = documentMaker(memoized(simplified), memoized(syllablesOf), memoized(termsOf))
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
  await addNewWords(on, products)
}

/** Adds new words to those of the shop's products. */
async function addNewWords(on: Queryable, products: readonly IndexedProduct[]): Promise<void> {
  const texts = [
    ...new Set(
      products.flatMap((product) => [
        ...product.titles,
        ...product.types,
        ...product.brandNames,
        ...product.categories,
        ...product.texts,
        ...product.attributes.map(({ value }) => value),
      ]),
    ),
  ]
  const brands = new Set(products.flatMap(({ brandNames }) => brandNames))
  const words = [
    ...texts.flatMap((text) => [...wordsOf(text), ...chineseWordsOf(simplified(text))]),
    ...[...brands].map(compact).flatMap(wordsOf),
  ]
  const newWords = await findNewWords(on, [...new Set(words)])
  if (newWords.length === 0) return
  await addWords(
    on,
    newWords.map((word) => ({
      word,
      stem: isLatin(word) ? stem(word) : word.slice(0, 2),
      deletions: isLatin(word) ? deletionsOf(word) : [],
    })),
  )
  await addSounds(on, newWords.filter((word) => !isLatin(word)).flatMap(soundsOf))
}

const isLatin = (word: string): boolean => /^[a-z]/.test(word)

function soundsOf(word: string): { sound: string; word: string }[] {
  const syllables = syllablesOf(word).flat()
  const sounds = [...typedSounds(syllables.join('')), syllables.map((syllable) => syllable[0]).join('')]
  return sounds.filter((sound) => /^[a-z]{2,}$/.test(sound)).map((sound) => ({ sound, word }))
}

/**
 * Updates the bands, and the counts of words and of the names of brands and categories, in one transaction; deletes unused lexemes in
 * another. Runs after an import.
 */
export async function recountSearch(database: Database): Promise<void> {
  await database.transaction(async ({ client }) => {
    await fillBands(client, bandEnds)
    await countWords(client, kind.name)
    await writeDirectory(client, (await readDirectory(client)).flatMap(keysOf))
    await insertChange(client, 'search')
  })
  await database.transaction(({ client }) => deleteUnusedLexemes(client))
}

/** Fills the vocabulary, and indexes the products that have no search document yet, such as those of an older version. All of them become searchable at once. */
export async function completeSearch(database: Database): Promise<void> {
  await fillVocabulary(database.pool)
  const ids = await findUnindexed(database.pool)
  if (ids.length === 0) return
  await database.transaction(async ({ client }) => {
    const isFirst = await isEmpty(client)
    const fill = async () => {
      for (let from = 0; from < ids.length; from += batchSize)
        await writeProducts(client, ids.slice(from, from + batchSize), isFirst ? (place) => bandOf(from + place) : () => null)
    }
    await (isFirst ? withoutLexemeIndexes(client, fill) : fill())
  })
  await database.pool.query('analyze search_documents, search_lexemes, search_words, search_sounds')
  await recountSearch(database)
}

const renewedAtOnce = 200

/** Writes the documents anew whose lexemes are of another version of the shop, a few at a time: searches and writers go on (search-19). */
export async function renewSearchIndex(database: Database, say: (words: string) => void): Promise<void> {
  const count = await countOutdated(database.pool)
  if (count === 0) return
  const renewFrom = (last: number) =>
    database.transaction(async ({ client }) => {
      const ids = await lockOutdated(client, last, renewedAtOnce)
      await refreshSearch(client, ids)
      return ids
    })
  say(`The search index is of another version: ${count} products are indexed anew`)
  let [done, said] = [0, 0]
  for (let ids = await renewFrom(0); ids.length > 0; ids = await renewFrom(ids.at(-1)!)) {
    done += ids.length
    if (done - said >= count / 10) say(`${(said = done)} of ${count} products are indexed anew`)
  }
  await recountSearch(database)
  say('The search index is up to date')
}

/** Caches results by text: the products of a batch share most of their texts. */
function memoized<T>(work: (text: string) => T): (text: string) => T {
  const cache = new Map<string, T>()
  return (text) => {
    if (!cache.has(text)) cache.set(text, work(text))
    return cache.get(text)!
  }
}

const documentMaker =
  (simplify: (text: string) => string, toSyllables: (text: string) => string[][], toTerms: typeof termsOf) =>
  (product: IndexedProduct): string[] => {
    const [titles, types, brandNames] = [product.titles, product.types, product.brandNames].map((texts) => texts.map(simplify))
    const searchable = {
      ...product,
      titles: titles!,
      types: types!,
      brandNames: brandNames!,
      categories: product.categories.map(simplify),
      texts: product.texts.map(simplify),
      attributes: product.attributes.map(({ label, value }) => ({ label: simplify(label), value: simplify(value) })),
      // A description is of one product alone: there is nothing to cache.
      descriptions: product.descriptions.map(simplified),
      spoken: [...new Set([...titles!, ...types!, ...brandNames!])].flatMap(toSyllables).flatMap(typedSyllables),
    }
    return lexemesOf(searchable, toTerms)
  }

/** The keys of a name: from each of its words on, as one word, its pinyin, and its initials. */
function keysOf({ kind: of, code, names, products }: DirectoryName) {
  const keys = names.map(simplified).flatMap((name) => {
    const words = tokensOf(name).map(({ text }) => text)
    const sounds = syllablesOf(name).flat()
    return [
      ...words.map((_, start) => words.slice(start).join(' ')),
      compact(name),
      wholeOf(name),
      ...typedSounds(sounds.join('')),
      sounds.map((sound) => sound[0]).join(''),
    ]
  })
  return [...new Set(keys)].filter((key) => key !== '').map((key) => ({ key, kind: of, code, products }))
}

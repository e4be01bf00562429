import type { Database } from '#src/platform/db/database.ts'
import { compact, kind, lexemesOf, termsOf, wordsOf } from '../rules/lexemes.ts'
import { deletionsOf } from '../rules/misspelling.ts'
import { stem } from '../rules/stem.ts'
import { tokensOf } from '../rules/tokens.ts'
import { simplified, syllablesOf } from './chinese.ts'
import {
  addWords,
  countWords,
  fillWindow,
  findNewWords,
  findUnindexed,
  readDirectory,
  readProducts,
  writeDirectory,
  writeDocuments,
  type DirectoryName,
  type IndexedProduct,
  type Queryable,
} from './search-index.store.ts'

// The writing side of search: whoever writes the catalogue says which products it wrote.

const mostAtOnce = 500
const windowSize = 2000

/** Makes these products found by what they are now; belongs into the transaction that writes them. */
export async function refreshSearch(on: Queryable, productIds: readonly number[]): Promise<void> {
  if (productIds.length === 0) return
  const products = await readProducts(on, productIds)
  const documentOf = documentMaker(remembering(simplified), remembering(syllablesOf), remembering(termsOf))
  await writeDocuments(
    on,
    productIds,
    products.map((product) => ({ product_id: product.productId, popularity: product.popularity, on_sale_from: product.onSaleFrom, lexemes: documentOf(product) })),
  )
  const texts = new Set(products.flatMap(({ titles, brandNames, texts: others }) => [...titles, ...brandNames, ...others]))
  const words = await findNewWords(on, [...new Set([...texts].flatMap(wordsOf))])
  if (words.length > 0) await addWords(on, words.map((word) => ({ word, stem: stem(word), deletions: deletionsOf(word) })))
}

/** Picks the best sold, and counts what the vocabulary and the names of brands and categories lead to. After an import; all or nothing. */
export async function recountSearch(database: Database): Promise<void> {
  await database.transaction(async ({ client }) => {
    await fillWindow(client, windowSize)
    await countWords(client, kind.name)
    await writeDirectory(client, (await readDirectory(client)).flatMap(keysOf))
  })
}

/** Makes products found that came into the database by another way, such as before there was a search. */
export async function completeSearch(database: Database): Promise<void> {
  let found = 0
  for (;;) {
    const ids = await findUnindexed(database.pool, mostAtOnce)
    if (ids.length === 0) break
    await database.transaction(({ client }) => refreshSearch(client, ids))
    found += ids.length
  }
  if (found === 0) return
  await database.pool.query('analyze search_documents, search_words')
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

const documentMaker = (inSimplified: (text: string) => string, inSyllables: (text: string) => string[][], inTerms: typeof termsOf) =>
  ({ titles, brandNames, texts, codes }: IndexedProduct): string[] => {
    const names = [...titles, ...brandNames].map(inSimplified)
    return lexemesOf({ names, brandNames, texts: texts.map(inSimplified), codes, spoken: [...new Set(names)].flatMap(inSyllables) }, inTerms)
  }

/** A name from each of its words on, in one word, by its sound and its initials. */
function keysOf({ kind: of, code, names, products }: DirectoryName) {
  const keys = names.map(simplified).flatMap((name) => {
    const words = tokensOf(name).map(({ text }) => text)
    const sounds = syllablesOf(name).flat()
    return [...words.map((_, start) => words.slice(start).join(' ')), compact(name), sounds.join(''), sounds.map((sound) => sound[0]).join('')]
  })
  return [...new Set(keys)].filter((key) => key !== '').map((key) => ({ key, kind: of, code, products }))
}

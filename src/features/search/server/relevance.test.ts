import { expect, test } from 'vitest'
import { createCatalogue } from '#src/features/catalogue/server/catalogue.service.ts'
import { createListing } from '#src/features/listing/server/listing.service.ts'
import { systemClock } from '#src/kit/clock.ts'
import { seedIfEmpty } from '#demonstration/seed.ts'
import { searches } from '#test/cast/searches.ts'
import { fulfils, readWished } from '#test/cast/wishes.ts'
import { feedOf, freshDatabase } from '#test/database.ts'
import { wordsOf } from '../rules/lexemes.ts'
import { createSearch } from './search.service.ts'

const database = await freshDatabase({ connections: 6 })
await seedIfEmpty(database, systemClock, () => {})
const feed = feedOf(database)
const catalogue = createCatalogue(feed)
const search = createSearch(database, catalogue, createListing(database, catalogue, feed), feed)
const products = await readWished(database)
const top = 3

test('every wish is fulfilled by some product', () => {
  const wishes = Object.values(searches)
    .flat()
    .map(([, wish]) => wish)
  expect(wishes.filter((wish) => ![...products.values()].some((product) => fulfils(product, wish)))).toEqual([])
})

test('95 % of typical searches find what they should among the first three (search-05)', async () => {
  const misses: string[] = []
  let count = 0
  for (const [group, pairs] of Object.entries(searches)) {
    for (const [typed, wish] of pairs) {
      count++
      const found = (await search.rank(typed)).slice(0, top).map((id) => products.get(id)!)
      if (!found.some((product) => fulfils(product, wish)))
        misses.push(`${group}: ${typed} (${wish}) → ${found.map(({ slug }) => slug).join(', ') || 'nothing'}`)
    }
  }
  process.stdout.write(`${count - misses.length} of ${count} searches find it\n${misses.map((miss) => `  ${miss}\n`).join('')}`)
  expect(count).toBeGreaterThanOrEqual(120)
  expect(misses.length / count).toBeLessThanOrEqual(0.05)
})

test('words that begin with what was typed come before words of its stem and before what sounds like it (search-17)', async () => {
  const found = (await search.rank('lin')).map((id) => products.get(id)!.title)
  expect(found[0]).toContain('Linen')
  // Lined, and therefore of the stem `lin`.
  expect(found).not.toContain('River Shorts-lined Trousers')
  expect((await search.suggestions('lin', 'en')).terms[0]).toBe('linen')
})

test('every term that is suggested finds something (search-20)', async () => {
  const words = [...products.values()].filter((_, place) => place % 15 === 0).flatMap(({ title }) => wordsOf(title))
  const starts = new Set(words.flatMap((word) => [word.slice(0, 2), word.slice(0, 3), `blue ${word.slice(0, 3)}`]))
  const terms = new Set<string>()
  for (const start of starts) for (const term of (await search.suggestions(start, 'en')).terms) terms.add(term)
  const empty: string[] = []
  for (const term of terms) if ((await search.rank(term)).length === 0) empty.push(term)
  expect(terms.size).toBeGreaterThan(150)
  expect(empty).toEqual([])
})

test('what is wrong is not dropped for a thing that the shop does not sell (search-22)', async () => {
  expect(await search.rank('leaking tap')).toEqual([])
  expect(await search.rank('broken drill')).toEqual([])
})

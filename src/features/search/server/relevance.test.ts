import { expect, test } from 'vitest'
import { createCatalogue } from '#src/features/catalogue/server/catalogue.service.ts'
import { createListing } from '#src/features/listing/server/listing.service.ts'
import { systemClock } from '#src/kit/clock.ts'
import { seedIfEmpty } from '#demonstration/seed.ts'
import { searches } from '#test/cast/searches.ts'
import { feedOf, freshDatabase } from '#test/database.ts'
import { createSearch } from './search.service.ts'

interface Known {
  slug: string
  title: string
  type: string
  brand: string
  categories: string[]
  values: string[]
}

const database = await freshDatabase({ connections: 6 })
await seedIfEmpty(database, systemClock, () => {})
const catalogue = createCatalogue()
const search = createSearch(database, catalogue, createListing(database, catalogue, feedOf(database)))
const products = await everyProduct()
const top = 3

async function everyProduct(): Promise<Map<number, Known>> {
  const { rows } = await database.pool.query(`
    with recursive lineage as (
      select pc.product_id, c.parent_id, c.code from product_categories pc join categories c on c.auto_id = pc.category_id
      union select l.product_id, c.parent_id, c.code from lineage l join categories c on c.auto_id = l.parent_id
    )
    select p.auto_id id, p.slug, p.title, p.product_type type, b.code brand,
      array(select code from lineage l where l.product_id = p.auto_id) categories,
      array(select value from product_attributes a where a.product_id = p.auto_id)
        || array(select unnest(array[option1, option2, option3]) from variants v where v.product_id = p.auto_id) "values"
    from products p join brands b on b.auto_id = p.brand_id`)
  return new Map(rows.map((row) => [row.id, row]))
}

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

function fulfils(product: Known, wish: string): boolean {
  const [, how, what] = /^(brand|type|in|title|has):(.+)$/.exec(wish) ?? []
  if (how === 'brand') return product.brand === what
  if (how === 'type') return product.type === what
  if (how === 'in') return product.categories.includes(what!)
  if (how === 'title') return product.title.includes(what!)
  if (how === 'has') return product.values.some((value) => value !== null && plain(value).includes(what!))
  return product.slug === wish
}

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

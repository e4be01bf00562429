import { expect, test } from 'vitest'
import { dayMs, movableClock } from '#src/kit/clock.ts'
import { createQuotas } from '#src/platform/quota/quotas.ts'
import { cast } from '#test/cast/catalogue.ts'
import { must, openTestShop } from '#test/shop.ts'
import { runSearch } from '#tools/search/run.ts'
import { countSearch, countSearchChoice, type Choice } from '../search-counts.contract.ts'
import { searchProducts } from '../search.contract.ts'
import { createSearchCounts } from './search-counts.service.ts'

const clock = movableClock('2026-11-21T12:00:00+08:00')
const { shopper, url, database, databaseUrl } = await openTestShop({ clock, trustedProxies: ['127.0.0.1'], onlyEnqueues: true })
const counts = createSearchCounts({ database, clock, quotas: createQuotas(clock), key: 'a key of this test' })

/** A call as it comes from one network. */
async function from(network: string, { path }: { path: string }, body: object): Promise<number> {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': network }
  return (await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })).status
}
const search = (network: string, keyword: string, countProducts = 2) => from(network, countSearch, { keyword, countProducts })
const choose = (network: string, keyword: string, slug: string, choice: Choice = 'opened') =>
  from(network, countSearchChoice, { keyword, slug, choice })
const networks = (count: number) => Array.from({ length: count }, (_, number) => `203.0.113.${number}`)
const rows = async (query: string) => (await database.pool.query(query)).rows
const found = async (keyword: string) => must(await shopper().call(searchProducts, { query: { keyword } })).map(({ slug }) => slug)

test('a search is counted by its plain keyword, once for a network and day, and never who it was (search-60, search-61)', async () => {
  expect(await search('203.0.113.1', ' the VASES ')).toBe(204)
  expect(await search('203.0.113.1', 'vases')).toBe(204)
  expect(await search('203.0.113.2', 'vases')).toBe(204)
  expect(await search('203.0.113.2', 'mei.lin@example.sg')).toBe(204)
  expect(await search('203.0.113.2', '9123 4567', 0)).toBe(204)
  expect(await rows('select day::text, keyword, culture, results, networks from search_counts')).toEqual([
    { day: '2026-11-21', keyword: 'vases', culture: 'en', results: 2, networks: 2 },
  ])
  clock.advance(dayMs)
  await search('203.0.113.1', 'vases')
  expect(await rows(`select networks from search_counts where day = '2026-11-22'`)).toEqual([{ networks: 1 }])
})

test('after a day, choices move a product among its equals; those of one network move nothing (search-62, search-63)', async () => {
  const [first, second] = await found('vase')
  for (let day = 0; day < 20; day++) {
    await choose('203.0.113.9', 'vase', second!, 'bagged')
    await choose('203.0.113.9', 'vase', second!, 'bagged')
    clock.advance(dayMs)
  }
  await counts.learn()
  expect(await found('vase')).toEqual([first, second])
  for (const network of networks(8)) await choose(network, 'vase', second!)
  await choose('203.0.113.0', 'vase', 'no-such-product')
  await counts.learn()
  expect(await found('vase')).toEqual([first, second])
  clock.advance(dayMs)
  await counts.learn()
  await counts.learn()
  expect(await found('the VASE')).toEqual([second, first])
  expect(await found('vases')).toEqual([first, second])
})

test('the report lists what was searched, what found nothing and what nobody opened (search-64)', async () => {
  for (const network of networks(3)) await search(network, 'umbrella', 0)
  for (const network of networks(2)) await search(network, 'chopsticks', 4)
  const report = async (...words: string[]) => runSearch(['report', ...words], { DATABASE_URL: databaseUrl })
  const { code, out } = await report('--since', '2026-12-01', '--json')
  expect(code).toBe(0)
  const umbrella = { keyword: 'umbrella', searches: 3, results: 0, opened: 0, bagged: 0 }
  const chopsticks = { keyword: 'chopsticks', searches: 2, results: 4, opened: 0, bagged: 0 }
  expect(JSON.parse(out)).toEqual({
    since: '2026-12-01',
    top: [umbrella, chopsticks],
    withoutResults: [umbrella],
    withoutClicks: [chopsticks],
  })
  expect((await report('--since', '2026-11-01', '--most', '1')).out).toContain(
    '  umbrella | 3 searches | 0 results | 0 opened | 0 in the bag',
  )
  expect((await report('--since', '2026-11-31')).code).toBe(2)
})

test('choices are forgotten after 30 days; searches become a count of the month, but not what one network alone searched (search-61, search-62)', async () => {
  await database.pool.query('delete from search_counts')
  for (const network of networks(3)) await search(network, 'bone china', network === '203.0.113.0' ? 0 : 4)
  await search('203.0.113.0', 'a name of somebody')
  clock.advance(30 * dayMs)
  await counts.learn()
  expect(await rows('select from search_counts')).not.toEqual([])
  clock.advance(dayMs)
  await counts.learn()
  expect(await rows('select from search_counts union all select from search_choices')).toEqual([])
  expect(await rows('select from search_learned')).toEqual([])
  expect(await rows('select keyword, networks, without_results none from search_months')).toEqual([
    { keyword: 'bone china', networks: 3, none: 1 },
  ])
  clock.advance(400 * dayMs)
  await counts.learn()
  expect(await rows('select from search_months')).toEqual([])
})

test('one network is counted 300 times an hour (search-61)', async () => {
  const tries = Array.from({ length: 301 }, (_, number) => search('198.51.100.7', `word ${'abcdefghij'[number % 10]}${number}`))
  expect((await Promise.all(tries)).filter((status) => status === 429)).toHaveLength(1)
  expect(await choose('198.51.100.7', 'vase', cast.lastVase.slug)).toBe(429)
})

import { expect, test, vi } from 'vitest'
import { importCatalogue } from '#src/features/catalogue-import/server/catalogue-import.service.ts'
import { cast } from '#test/cast/catalogue.ts'
import { must, openTestShop } from '#test/shop.ts'
import { statementsOf } from '#test/statements.ts'
import { runSearch } from '#tools/search/run.ts'
import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { Queryable } from './search-index.store.ts'
import { fillVocabulary } from './vocabulary.ts'
import { recountSearch, refreshSearch, renewSearchIndex } from './search-index.service.ts'
import { getSearchHelp, getSearchTermAutocomplete, searchProducts } from '../search.contract.ts'

const { shopper, shop, url, database, databaseUrl } = await openTestShop()
const guest = shopper()
const chinese = shopper({ culture: 'zh' })
const slugs = async (keyword: string) => must(await guest.call(searchProducts, { query: { keyword } })).map(({ slug }) => slug)

test.each([
  ['vase', [cast.lastVase.slug, cast.soldOut.slug]],
  ['VASES', [cast.lastVase.slug, cast.soldOut.slug]],
  ['clove candle', [cast.candle.slug]],
  ['oolo', [cast.oolong.slug]],
  ['clove c', [cast.candle.slug]],
  ['乌龙', [cast.oolong.slug]],
  ['烏龍', [cast.oolong.slug]],
  ['wulong', [cast.oolong.slug]],
  ['tanahati', [cast.bag.slug]],
  ['心土', [cast.bag.slug]],
  ['xintu', [cast.bag.slug]],
  [cast.bag.ean, [cast.bag.slug]],
  ['celadno vase', [cast.lastVase.slug]],
  ['nothing at all like it', []],
  ['', []],
])('%s finds %j', async (keyword, expected) => {
  expect(await slugs(keyword)).toEqual(expected)
})

test('what is cheap or dear comes first, and nothing is left out (search-24)', async () => {
  const vases = [cast.lastVase.slug, cast.soldOut.slug]
  const [cheaper, dearer] = await Promise.all(['cheap vase', 'luxury vase'].map(slugs))
  expect(cheaper!.toSorted()).toEqual(vases.toSorted())
  expect(dearer).toEqual(cheaper!.toReversed())
  const prices = must(await guest.call(searchProducts, { query: { keyword: 'cheap vase' } })).map(({ price }) => price)
  expect(prices).toEqual(prices.toSorted((a, b) => a - b))
  expect(must(await guest.call(getSearchHelp, { query: { keyword: 'cheap vase' } }))).toMatchObject({
    understood: [{ text: 'cheap', without: 'vase' }, { text: 'vase' }],
    dropped: [],
  })
})

test('two words of the shop that were typed as one come before one that it has not', async () => {
  expect(await slugs('clovecandle')).toEqual([cast.candle.slug])
  expect(must(await guest.call(getSearchHelp, { query: { keyword: 'dayvase' } })).correctedTerm).toBe('day vase')
})

test('results are summaries in the language of the request, counted, paged and sorted (search-08, wire-09)', async () => {
  const reply = await chinese.call(searchProducts, { query: { keyword: '瓶', SortBy: 'priceDown' } })
  expect(reply).toMatchObject({ ok: true, paging: { totalRecordCount: 2, pageCount: 1, pageNumber: 1, pageSize: 32 } })
  expect(must(reply).map(({ slug, name }) => [slug, name])).toEqual([
    [cast.soldOut.slug, '风暴蓝瓶'],
    [cast.lastVase.slug, '青瓷瓶'],
  ])
  expect(must(await guest.call(searchProducts, { query: { keyword: 'vase', pageNo: 7 } }))).toEqual([])
})

test('help has the correction, and departments when nothing is found (search-16)', async () => {
  expect(must(await guest.call(getSearchHelp, { query: { keyword: 'candel' } }))).toMatchObject({
    correctedTerm: 'candle',
    countProducts: 1,
    categories: [],
    products: [],
  })
  expect(must(await guest.call(getSearchHelp, { query: { keyword: 'candle' } })).correctedTerm).toBeNull()
  const none = must(await chinese.call(getSearchHelp, { query: { keyword: 'zzzz' } }))
  expect(none.categories).toEqual([{ code: 'home', name: '家居', url: '/productlist/category/home' }])
  expect(none.countProducts).toBe(0)
  expect(none.products).toEqual([])
})

test('suggestions: terms, brands, categories, products (search-09)', async () => {
  const typed = must(await guest.call(getSearchTermAutocomplete, { query: { SearchText: 'ca' } }))
  expect(typed.terms).toContain('candle')
  expect(typed.products[0]).toMatchObject({ slug: cast.candle.slug, display_Price: 'S$52.20', price: 5220 })
  expect(typed.countProducts).toBe(1)
  expect(must(await guest.call(getSearchTermAutocomplete, { query: { SearchText: 'tana' } })).brands).toEqual([
    { code: 'tanahati', name: 'Tanahati', url: '/productlist/brand/tanahati', countProducts: 1 },
  ])
  expect(must(await chinese.call(getSearchTermAutocomplete, { query: { SearchText: '家' } })).categories).toEqual([
    { code: 'home', name: '家居', url: '/productlist/category/home', parentName: null },
  ])
  expect(must(await guest.call(getSearchTermAutocomplete, { query: { SearchText: ' ' } })).countProducts).toBe(0)
})

test.each([
  ['蜡', '蜡烛'],
  ['蠟', '蜡烛'],
  ['lazh', '蜡烛'],
  ['丁香蜡', '丁香蜡烛'],
])('%s is completed in Chinese, %s', async (SearchText, word) => {
  expect(must(await chinese.call(getSearchTermAutocomplete, { query: { SearchText } })).terms).toContain(word)
})

const hostile = [
  '\u0000',
  '👩‍👩‍👧‍👦',
  "'",
  '"',
  '\\',
  "' | 'a':* & !",
  '!!!',
  ':*',
  '&|!()<->',
  '蜡'.repeat(50),
  '\ud800',
  'a'.repeat(50),
  'a '.repeat(25),
  '%',
  '_',
  "'; drop table search_documents; --",
  '<b>x</b>',
  'ﷺ'.repeat(50),
  '1'.repeat(50),
]

test.each(hostile)('the keyword %j cannot break the query', async (keyword) => {
  for (const path of ['SearchProducts?keyword', 'GetSearchHelp?keyword', 'GetSearchTermAutocomplete?SearchText']) {
    const response = await fetch(`${url}/api/Product/${path}=${encodeURIComponent(keyword.toWellFormed())}`)
    expect(response.status, await response.text()).toBe(200)
  }
})

test('the 51st character is refused (search-01)', async () => {
  const reply = await guest.call(searchProducts, { query: { keyword: 'a'.repeat(51) } })
  expect(reply).toMatchObject({ ok: false, problem: { status: 400 } })
})

test('products of an import are found at once, and archived ones are not', async () => {
  const file = (title: string, status: string) =>
    Readable.from([
      `Handle,Title,Vendor,Type,Variant Price,Variant Barcode,Status\nkaya-jar,${title},Nenek,Jam,9.50,8880000000017,${status}\n`,
    ])
  const bring = (title: string, status = 'active') =>
    importCatalogue(database, () => file(title, status), {
      format: 'shopify',
      name: 'test',
      dryRun: false,
      onBadRow: 'skip',
      now: new Date(),
    })
  // What a keyword found before is in memory.
  expect(await slugs('kaya')).toEqual([])
  await bring('Kaya Jar')
  expect(await slugs('kaya')).toEqual(['kaya-jar'])
  expect(must(await guest.call(getSearchTermAutocomplete, { query: { SearchText: 'nen' } })).brands[0]).toMatchObject({
    name: 'Nenek',
    countProducts: 1,
  })
  await bring('Coconut Jam')
  expect(await slugs('kaya coconut')).toEqual(['kaya-jar'])
  expect(await slugs('coconut')).toEqual(['kaya-jar'])
  expect(must(await guest.call(searchProducts, { query: { keyword: 'coconut' } }))[0]!.name).toBe('Coconut Jam')
  await bring('Coconut Jam', 'archived')
  expect(await slugs('coconut')).toEqual([])
})

test('a product whose price has not begun is found when it begins, also by a keyword that was searched before', async () => {
  expect(await slugs('frame day bag')).toEqual([cast.bag.slug])
  await database.pool.query(
    `update search_documents set on_sale_from = now() + interval '1 second' where product_id = (select auto_id from products where slug = $1)`,
    [cast.bag.slug],
  )
  expect(await slugs('frame day bag')).toEqual([])
  await expect.poll(() => slugs('frame day bag'), { timeout: 5000 }).toEqual([cast.bag.slug])
})

test('a keyword is searched once for all filters and orders, until something that it may find changes', async () => {
  const ask = (query: object) => guest.call(searchProducts, { query: { keyword: 'vase', ...query } })
  must(await ask({}))
  const sent = await statementsOf(async () => {
    for (const minPriceCents of [1, 2, 3]) must(await ask({ minPriceCents }))
  })
  expect(sent.filter(({ text }) => text.includes('search_'))).toEqual([])
  await database.pool.query(`update brands set display_name = display_name where code = 'rumah-wangi'`)
  expect((await statementsOf(() => ask({ minPriceCents: 4 }))).filter(({ text }) => text.includes('search_'))).not.toEqual([])
})

const help = async (keyword: string) => must(await guest.call(getSearchHelp, { query: { keyword } }))

test('a keyword is answered with what it was understood as, and with what no product has besides (search-13, search-15)', async () => {
  expect(await help('vase under 500')).toMatchObject({
    understood: [
      { kind: 'type', text: 'vase', start: 0, end: 4, without: 'under 500' },
      { kind: 'price', text: 'under 500', start: 5, end: 14, without: 'vase' },
    ],
    dropped: [],
  })
  const dropped = await help('turquoise vase')
  expect(dropped.dropped).toEqual([{ text: 'turquoise', start: 0, end: 9, insisted: '"turquoise" vase' }])
  expect(dropped.countProducts).toBe(2)
  expect((await help('"turquoise" vase')).countProducts).toBe(0)
  expect((await help('candel')).asTyped).toBe('"candel"')
  expect(await help('candle under 1')).toMatchObject({ countProducts: 1, dropped: [{ text: 'under 1' }] })
})

test('a word that says what is done is dropped, and the thing that is searched for is not (search-15)', async () => {
  const { understood, dropped, countProducts } = await help('got the vase that turquoises?')
  expect(countProducts).toBe(2)
  expect(understood).toMatchObject([{ kind: 'type', text: 'vase' }])
  expect(dropped).toMatchObject([{ text: 'turquoises' }])
})

test('what is of another type is no answer, and nothing is offered that has nothing to do with it (search-16)', async () => {
  const sofa = await help('sofa')
  expect(sofa).toMatchObject({ countProducts: 0, understood: [{ kind: 'type', text: 'sofa' }] })
  expect(sofa.products.map(({ slug }) => slug)).not.toContain(cast.candle.slug)
})

test('another vocabulary holds at once, and can be written out again (search-18)', async () => {
  const file = join(await mkdtemp(join(tmpdir(), 'vocabulary-')), 'own.csv')
  const run = (verb: string, ...flags: string[]) => runSearch(['vocabulary', verb, file, ...flags], { DATABASE_URL: databaseUrl })
  expect(await slugs('zibble')).toEqual([])
  await writeFile(file, 'concept,kind,en,zh,broader,finds\nzibble,type,zibble,,,vase\n')
  expect(await run('import')).toMatchObject({ code: 0, out: expect.stringContaining('1 new: zibble') })
  await shop.changes.catchUp()
  expect(await slugs('zibble')).toEqual([cast.lastVase.slug, cast.soldOut.slug])
  expect((await run('export')).code).toBe(0)
  expect(await readFile(file, 'utf8')).toContain('\nzibble,type,zibble,,,vase\n')
  await writeFile(file, 'concept,kind,en,zh,broader,finds\nzibble,type,zibble,,nowhere,\n')
  expect(await run('import')).toMatchObject({ code: 2, errors: expect.stringContaining('nowhere') })
  await writeFile(file, 'concept,kind,en,zh,broader,finds\nzibble,,,,,\n')
  expect((await run('import', '--dry-run')).out).toContain('A trial: nothing was changed.\n0 new\n0 changed\n1 taken out: zibble')
  expect(await slugs('zibble')).toEqual([cast.lastVase.slug, cast.soldOut.slug])
  expect((await run('import')).out).toContain('1 taken out: zibble')
  await shop.changes.catchUp()
  expect(await slugs('zibble')).toEqual([])
  expect(await run('import')).toMatchObject({ code: 2, errors: expect.stringContaining('no such concept') })
})

test('a start parses the vocabulary only where the database has another one, whoever has written it (search-18)', async () => {
  const asked: string[] = []
  const watched = {
    query: (text: string, values: unknown[]) => {
      asked.push(text)
      return database.pool.query(text, values)
    },
  } as Queryable
  const words = async () => (await database.pool.query(`select en from search_vocabulary where concept = 'vase'`)).rows[0]
  await fillVocabulary(watched)
  asked.length = 0
  await fillVocabulary(watched)
  expect(asked).toHaveLength(1)
  const before = await words()
  // As an older version of the shop does that runs in between.
  await database.pool.query(`update search_vocabulary set en = '{pot}' where concept = 'vase'`)
  await database.pool.query(`insert into search_vocabulary_filled values ('files of another version', 'x')`)
  await fillVocabulary(watched)
  expect(await words()).toEqual(before)
  asked.length = 0
  await fillVocabulary(watched)
  expect(asked).toHaveLength(1)
  expect((await database.pool.query('select from search_vocabulary_filled')).rowCount).toBe(1)
})

test('documents of another version are written anew, while they still find (search-19)', async () => {
  await database.pool.query(`insert into search_words (word, stem, deletions) values ('zobble', 'zobbl', '{}')`)
  await database.pool.query(`update search_documents set version = 0, lexemes = array_to_tsvector(array['Nzobbl'])`)
  expect((await slugs('zobble')).length).toBeGreaterThan(2)
  const said: string[] = []
  await renewSearchIndex(database, (words) => void said.push(words))
  expect(said.at(0)).toMatch(/^The search index is of another version: \d+ products are indexed anew$/)
  expect(said.at(-1)).toBe('The search index is up to date')
  expect(await slugs('vase')).toEqual([cast.lastVase.slug, cast.soldOut.slug])
  expect(await slugs('zobble')).toEqual([])
  await renewSearchIndex(database, () => expect.unreachable())
})

test('where nothing else is asked for, what says that it is without a thing is found (search-23)', async () => {
  expect(await slugs('talc free')).toEqual([])
  const said = `insert into product_attributes (product_id, position, code, label, label_zh, value, value_zh)
    select auto_id, 99, 'free-of', 'Free of', '不含', 'Talc free', '不含滑石粉' from products where slug = $1`
  await database.pool.query(said, [cast.candle.slug])
  await database.pool.query('update search_documents set version = 0')
  await renewSearchIndex(database, () => {})
  expect(await slugs('talc free')).toEqual([cast.candle.slug])
  expect(await slugs('talc free vase')).toEqual([cast.lastVase.slug, cast.soldOut.slug])
  expect(must(await guest.call(getSearchHelp, { query: { keyword: 'talc free' } }))).toMatchObject({
    understood: [{ kind: 'exclusion', text: 'talc free' }],
    dropped: [],
  })
})

test('suggestions keep to a price limit, as the search does (search-21)', async () => {
  const suggested = async (SearchText: string) =>
    must(await guest.call(getSearchTermAutocomplete, { query: { SearchText } })).products.map(({ slug }) => slug)
  const prices = must(await guest.call(searchProducts, { query: { keyword: 'vase' } })).map(({ price }) => price)
  expect(await suggested('vase')).toHaveLength(2)
  const limit = Math.ceil(Math.min(...prices) / 100)
  expect(await suggested(`vase under ${limit}`)).toEqual(await slugs(`vase under ${limit}`))
  expect(await suggested(`vase under ${limit}`)).toHaveLength(1)
})

test('a product is found by a word of the vocabulary as soon as its document has it, whoever wrote the document', async () => {
  const known = async () =>
    (await database.pool.query(`select lexeme from search_lexemes where lexeme = any('{Hteapot,Cteapot}') order by 1`)).rows
  expect([await slugs('teapot'), await known()]).toEqual([[], []])
  await database.pool.query(
    `update search_documents set lexemes = array_to_tsvector(tsvector_to_array(lexemes) || '{Hteapot,Cteapot}')
      where product_id = (select auto_id from products where slug = $1)`,
    [cast.oolong.slug],
  )
  // The results for the first keyword are cached.
  expect([await slugs('teapots'), await known()]).toEqual([[cast.oolong.slug], [{ lexeme: 'Hteapot' }]])
  await database.pool.query('update search_documents set band = band')
  expect(await known()).toEqual([{ lexeme: 'Hteapot' }])
})

test('the lexemes of a product that is withdrawn go with the next import, and those of other products stay', async () => {
  const known = async (...lexemes: string[]) =>
    (
      await database.pool.query<{ lexeme: string }>('select distinct lexeme from search_lexemes where lexeme = any($1)', [lexemes])
    ).rows.map(({ lexeme }) => lexeme)
  const publish = async (published: boolean) => {
    const change = 'update products set published = $1 where slug = $2 returning auto_id id'
    const { rows } = await database.pool.query<{ id: number }>(change, [published, cast.candle.slug])
    await refreshSearch(database.pool, [rows[0]!.id])
    await recountSearch(database)
  }
  const { rows } = await database.pool.query<{ lexemes: string[] }>(
    `with of_document as (select p.slug, unnest(tsvector_to_array(lexemes)) lexeme from search_documents join products p on p.auto_id = product_id)
     select array_agg(lexeme) lexemes from (select lexeme from of_document where slug = $1 and left(lexeme, 1) not in ('C', 'P', 'I')
       except select lexeme from of_document where slug <> $1) own`,
    [cast.candle.slug],
  )
  const own = rows[0]!.lexemes
  const all = (await database.pool.query<{ lexeme: string }>('select distinct lexeme from search_lexemes')).rows.map(({ lexeme }) => lexeme)
  expect((await known(...own)).length).toBe(own.length)
  await publish(false)
  expect(await known(...own)).toEqual([])
  expect(new Set(await known(...all))).toEqual(new Set(all).difference(new Set(own)))
  await publish(true)
  expect((await known(...own)).length).toBe(own.length)
  expect(await slugs('clove candle')).toEqual([cast.candle.slug])
})

test('a lexeme that no product had stays when a document with it is written while unused lexemes are deleted', async () => {
  await database.pool.query(`insert into search_lexemes values ('Hunheard')`)
  const writer = await database.pool.connect()
  await writer.query('begin')
  await writer.query(
    `update search_documents set lexemes = array_to_tsvector(tsvector_to_array(lexemes) || '{Hunheard}')
      where product_id = (select auto_id from products where slug = $1)`,
    [cast.oolong.slug],
  )
  const recounted = recountSearch(database)
  const isWaiting = async () => (await database.pool.query('select from pg_locks where not granted')).rowCount! > 0
  await Promise.race([vi.waitUntil(isWaiting, { timeout: 10_000, interval: 5 }), recounted])
  await writer.query('commit')
  writer.release()
  await recounted
  expect((await database.pool.query(`select lexeme from search_lexemes where lexeme = 'Hunheard'`)).rows).toHaveLength(1)
})

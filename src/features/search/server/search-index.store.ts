import type pg from 'pg'
import { lastBand } from '../rules/bands.ts'
import { kind, lexemesVersion, type Searchable } from '../rules/lexemes.ts'

/** A connection, or a pool for statements that need no transaction. */
export type Queryable = Pick<pg.ClientBase, 'query'>

/** A product of the catalogue with every text that it is found by. */
export interface IndexedProduct extends Omit<Searchable, 'spoken'> {
  productId: number
  popularity: number
  onSaleFrom: Date
}

/**
 * The active products among these ids, also those whose prices begin later. One query. Prices are looked up by variant: joined, all
 * of them would be read for each product of a first import, during which PostgreSQL takes them for few.
 */
export async function readProducts(on: Queryable, ids: readonly number[]): Promise<IndexedProduct[]> {
  const { rows } = await on.query({ text: productsQuery, values: [ids] })
  return rows
}

const productsQuery = `
  with recursive lineage as (
    select pc.product_id, c.parent_id, c.name, c.name_zh
      from product_categories pc join categories c on c.auto_id = pc.category_id where pc.product_id = any($1)
    union select l.product_id, c.parent_id, c.name, c.name_zh from lineage l join categories c on c.auto_id = l.parent_id
  ),
  placed as (select product_id, array_agg(name) || array_agg(name_zh) names from lineage group by product_id)
  select p.auto_id "productId", p.rank popularity, sale.starts "onSaleFrom", b.code "brandCode",
    array_remove(array[p.title, p.title_zh], null) titles,
    array_remove(array[p.product_type, p.product_type_zh], null) types,
    array_remove(array[b.display_name, b.display_name_zh] || b.aliases, null) "brandNames",
    array_remove(coalesce(placed.names, '{}') || regexp_replace(p.product_category, '^.*> *', ''), null) categories,
    array_remove(p.tags
      || array(select distinct unnest(array[v.option1, v.option1_zh, v.option2, v.option2_zh, v.option3, v.option3_zh]) from variants v where v.product_id = p.auto_id), null) texts,
    array(select json_build_object('label', t.label, 'value', t.value) from product_attributes a,
      lateral (values (a.label, a.value), (a.label_zh, a.value_zh)) t (label, value) where a.product_id = p.auto_id and t.label is not null and t.value is not null) attributes,
    array_remove(array[p.details, p.details_zh, regexp_replace(p.body, '<[^>]*>', ' ', 'g'), regexp_replace(p.body_zh, '<[^>]*>', ' ', 'g')], null) descriptions,
    array_remove(array(select unnest(array[v.ean, v.sku]) from variants v where v.product_id = p.auto_id), null) codes
  from products p
  join brands b on b.auto_id = p.brand_id
  join lateral (
    select min((select starts_at from prices where variant_id = v.auto_id order by starts_at limit 1)) starts from variants v where v.product_id = p.auto_id
  ) sale on sale.starts is not null
  left join placed on placed.product_id = p.auto_id
  where p.auto_id = any($1) and p.status = 'active' and p.published`

export interface DocumentRow {
  product_id: number
  popularity: number
  on_sale_from: Date
  /** Null where it is not counted yet: a product keeps its band, and a new one goes into the last band. */
  band: number | null
  lexemes: string[]
}

/** Replaces the documents of these products; a product without a row loses its document. */
export async function writeDocuments(on: Queryable, ids: readonly number[], rows: readonly DocumentRow[]): Promise<void> {
  const indexed = rows.map((row) => row.product_id)
  await on.query('delete from search_documents where product_id = any($1) and not product_id = any($2)', [ids, indexed])
  await on.query(
    `insert into search_documents (product_id, popularity, on_sale_from, band, lexemes, version)
      select product_id, popularity, on_sale_from, coalesce(band, ${lastBand}), array_to_tsvector(array(select json_array_elements_text(lexemes))), ${lexemesVersion}
      from json_to_recordset($1) as r (product_id int, popularity int, on_sale_from timestamptz, band int, lexemes json)
      on conflict (product_id) do update
        set popularity = excluded.popularity, on_sale_from = excluded.on_sale_from, lexemes = excluded.lexemes, version = excluded.version`,
    [JSON.stringify(rows)],
  )
}

/** The words among these that no product has had so far. */
export async function findNewWords(on: Queryable, words: readonly string[]): Promise<string[]> {
  const { rows } = await on.query(
    'select word from unnest($1::text[]) word where not exists (select from search_words w where w.word = word.word)',
    [words],
  )
  return rows.map(({ word }) => word)
}

/** Adds words, sorted, so that two writers cannot deadlock. */
export async function addWords(on: Queryable, rows: readonly { word: string; stem: string; deletions: string[] }[]): Promise<void> {
  await on.query(
    `insert into search_words (word, stem, deletions)
      select word, stem, array(select json_array_elements_text(deletions))
      from json_to_recordset($1) as r (word text, stem text, deletions json) order by word on conflict do nothing`,
    [JSON.stringify(rows)],
  )
}

/** Adds the Latin spellings of Chinese words. */
export async function addSounds(on: Queryable, rows: readonly { sound: string; word: string }[]): Promise<void> {
  await on.query(
    `insert into search_sounds (sound, word) select sound, word from json_to_recordset($1) as r (sound text, word text) order by sound, word on conflict do nothing`,
    [JSON.stringify(rows)],
  )
}

/**
 * Deletes the lexemes that no product has any more. Whoever writes documents waits for it, and it for them: a lexeme that is here is
 * not added again with a document. In a transaction that has written no document before, or two of these would wait for each other.
 */
export async function deleteUnusedLexemes(on: Queryable): Promise<void> {
  await on.query('lock table search_documents in share mode')
  await on.query(
    `delete from search_lexemes known where not exists (
      select from search_documents, unnest(tsvector_to_array(lexemes)) lexeme where lexeme = known.lexeme)`,
  )
}

/** Counts for each word how many products have it in their names; `mark` is the prefix of lexemes from names. */
export async function countWords(on: Queryable, mark: string): Promise<void> {
  await on.query(
    `with counted as materialized (
        select substr(lexeme, 2) stem, count(*)::int products from search_documents, unnest(tsvector_to_array(lexemes)) lexeme
        where starts_with(lexeme, $1) group by lexeme
      ), wanted as (
        select w.word, coalesce(c.products, 0) products from search_words w left join counted c using (stem)
      )
      update search_words w set products = wanted.products from wanted where wanted.word = w.word and wanted.products <> w.products`,
    [mark],
  )
}

/** Updates the band of every product. `ends` is the number of products in each band and those before it, without the last band. */
export async function fillBands(on: Queryable, ends: readonly number[]): Promise<void> {
  await on.query(
    `with placed as (
        select product_id, width_bucket(row_number() over (order by popularity desc, product_id) - 1, $1::bigint[]) band from search_documents
      )
      update search_documents d set band = placed.band from placed where placed.product_id = d.product_id and placed.band <> d.band`,
    [ends],
  )
}

export interface DirectoryName {
  kind: 'brand' | 'category'
  code: string
  names: string[]
  products: number
}

/** Brands and categories that have products, with all their names. */
export async function readDirectory(on: Queryable): Promise<DirectoryName[]> {
  const { rows } = await on.query(`
    with recursive tree as (
      select auto_id, auto_id root from categories
      union all select c.auto_id, t.root from categories c join tree t on c.parent_id = t.auto_id
    )
    select 'brand' kind, b.code, array_remove(array[b.display_name, b.display_name_zh] || b.aliases, null) names, count(*)::int products
      from brands b join products p on p.brand_id = b.auto_id join search_documents d on d.product_id = p.auto_id group by b.auto_id
    union all
    select 'category', c.code, array_remove(array[c.name, c.name_zh], null), count(distinct d.product_id)::int
      from categories c join tree t on t.root = c.auto_id join product_categories pc on pc.category_id = t.auto_id
      join search_documents d on d.product_id = pc.product_id group by c.auto_id`)
  return rows
}

export async function writeDirectory(
  on: Queryable,
  rows: readonly { key: string; kind: string; code: string; products: number }[],
): Promise<void> {
  await on.query('delete from search_names')
  await on.query(
    `insert into search_names (key, kind, code, products)
      select key, kind, code, products from json_to_recordset($1) as r (key text, kind text, code text, products int) on conflict do nothing`,
    [JSON.stringify(rows)],
  )
}

/** The products that should have a document and have none, the most popular first. */
export async function findUnindexed(on: Queryable): Promise<number[]> {
  const { rows } = await on.query(
    `select coalesce(array_agg(p.auto_id order by p.rank desc, p.auto_id), '{}') ids from products p where p.status = 'active' and p.published
       and not exists (select from search_documents d where d.product_id = p.auto_id)
       and exists (select from variants v join prices pr on pr.variant_id = v.auto_id where v.product_id = p.auto_id)`,
  )
  return rows[0].ids
}

/** How many documents have lexemes of another version. */
export async function countOutdated(on: Queryable): Promise<number> {
  const { rows } = await on.query('select count(*)::int count from search_documents where version <> $1', [lexemesVersion])
  return rows[0].count
}

/** The next products behind `after` whose documents have lexemes of another version. Others that write them meanwhile are not waited for. */
export async function lockOutdated(on: Queryable, after: number, most: number): Promise<number[]> {
  const { rows } = await on.query<{ id: number }>(
    `select product_id id from search_documents where version <> $1 and product_id > $2 order by product_id limit $3 for update skip locked`,
    [lexemesVersion, after, most],
  )
  return rows.map(({ id }) => id)
}

/** Whether there are no documents yet. */
export async function isEmpty(on: Queryable): Promise<boolean> {
  const { rows } = await on.query('select not exists (select from search_documents) empty')
  return rows[0].empty
}

/**
 * Drops the lexeme indexes, does the work that fills empty documents and creates them again, which is many times faster than
 * updating them product by product; so are the shop's lexemes, read from all documents at once. Must run in a transaction, so
 * that other connections never miss an index.
 */
export async function withoutLexemeIndexes(on: Queryable, work: () => Promise<void>): Promise<void> {
  const { rows } = await on.query(
    `select indexname name, indexdef definition from pg_indexes where schemaname = current_schema() and tablename = 'search_documents' and indexdef like '% USING gin %'`,
  )
  for (const { name } of rows) await on.query(`drop index "${name}"`)
  await on.query('alter table search_documents disable trigger lexemes_added')
  await work()
  await on.query(`set local maintenance_work_mem = '256MB'`)
  for (const { definition } of rows) await on.query(definition)
  await on.query('alter table search_documents enable trigger lexemes_added')
  await on.query(`set local work_mem = '256MB'`)
  await on.query('delete from search_lexemes')
  await on.query(
    `insert into search_lexemes select distinct lexeme from search_documents, unnest(tsvector_to_array(lexemes)) lexeme
      where left(lexeme, 1) not in ('${kind.code}', '${kind.pinyin}', '${kind.initials}')`,
  )
}

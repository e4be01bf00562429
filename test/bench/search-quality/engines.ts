import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { readProducts, type IndexedProduct } from '#src/features/search/server/search-index.store.ts'
import type { Database } from '#src/platform/db/database.ts'

/** Another search over the same products: their ids for what was typed, the best first. */
export interface Engine {
  name: string
  find(typed: string): Promise<number[]>
}

const packages = { minisearch: '7.2.0', 'fuse.js': '7.5.0', '@orama/orama': '3.1.18' }
const folder = resolve('var', 'bench', 'engines')
const most = 10

/** The texts of a product, by how much they say; the weights are those that the engines' manuals take as examples. */
const weights = { name: 4, kind: 3, words: 2, description: 1 }
type Document = Record<keyof typeof weights, string> & { id: number }
const fields = Object.keys(weights) as (keyof typeof weights)[]

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })

/** Words as the engines are given them: Chinese has no spaces, so a dictionary divides it. */
const wordsOf = (text: string): string[] =>
  [...segmenter.segment(text.toLowerCase())].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment)

const documentOf = (product: IndexedProduct): Document => ({
  id: product.productId,
  name: [...product.titles, ...product.brandNames].join(' '),
  kind: [...product.types, ...product.categories].join(' '),
  words: [...product.texts, ...product.attributes.map(({ label, value }) => `${label} ${value}`), ...product.codes].join(' '),
  description: product.descriptions.join(' '),
})

/** MiniSearch, Orama and Fuse.js from the package registry, put into a folder of their own, and PostgreSQL's full text search with trigrams. */
export async function otherEngines(database: Database, ids: readonly number[]): Promise<Engine[]> {
  const documents = (await readProducts(database.pool, ids)).map(documentOf)
  const load = install()
  return [miniSearch(load, documents), await orama(load, documents), fuse(load, documents), await postgres(database, documents)]
}

function install(): NodeJS.Require {
  if (!Object.keys(packages).every((name) => existsSync(join(folder, 'node_modules', name)))) {
    mkdirSync(folder, { recursive: true })
    const wanted = Object.entries(packages).map(([name, version]) => `${name}@${version}`)
    const words = ['install', ...wanted, '--ignore-scripts', '--no-audit', '--no-fund', '--no-save', '--prefix', folder]
    if (spawnSync('npm', words, { stdio: 'inherit' }).status !== 0) throw new Error('The other engines could not be fetched')
  }
  return createRequire(join(folder, 'engines.cjs'))
}

/** Prefixes and slips, as its manual advises for what shoppers type. */
function miniSearch(load: NodeJS.Require, documents: readonly Document[]): Engine {
  const MiniSearch = load('minisearch')
  const index = new MiniSearch({ fields, tokenize: wordsOf, searchOptions: { boost: weights, prefix: true, fuzzy: 0.2 } })
  index.addAll(documents)
  return { name: 'MiniSearch', find: async (typed) => index.search(typed).map(({ id }: { id: number }) => id) }
}

async function orama(load: NodeJS.Require, documents: readonly Document[]): Promise<Engine> {
  const { create, insertMultiple, search } = load('@orama/orama')
  const tokenizer = { language: 'english', normalizationCache: new Map(), tokenize: wordsOf }
  const index = create({
    schema: Object.fromEntries(fields.map((field) => [field, 'string'])),
    components: { tokenizer },
  })
  await insertMultiple(
    index,
    documents.map(({ id, ...texts }) => ({ ...texts, id: String(id) })),
  )
  return {
    name: 'Orama',
    async find(typed) {
      const { hits } = await search(index, { term: typed, boost: weights, tolerance: 1, limit: most })
      return hits.map(({ id }: { id: string }) => Number(id))
    },
  }
}

function fuse(load: NodeJS.Require, documents: readonly Document[]): Engine {
  const loaded = load('fuse.js')
  const Fuse = loaded.default ?? loaded
  const keys = fields.map((name) => ({ name, weight: weights[name] }))
  const index = new Fuse(documents, { keys, ignoreLocation: true, threshold: 0.3, includeScore: true })
  return {
    name: 'Fuse.js',
    find: async (typed) => index.search(typed, { limit: most }).map(({ item }: { item: Document }) => item.id),
  }
}

/** All words of what was typed, else any; then names that look alike. */
async function postgres({ pool }: Database, documents: readonly Document[]): Promise<Engine> {
  await pool.query(`create extension if not exists pg_trgm; drop table if exists other_engine;
    create table other_engine (id int primary key, name text, lexemes tsvector)`)
  const parts = fields.map((_, place) => `setweight(to_tsvector('english', $${place + 2}), '${'ABCD'[place]}')`).join(' || ')
  for (const document of documents)
    await pool.query(`insert into other_engine values ($1, lower($${fields.length + 2}), ${parts})`, [
      document.id,
      ...fields.map((field) => wordsOf(document[field]).join(' ')),
      document.name,
    ])
  const found = async (query: string, words: string): Promise<number[]> =>
    (
      await pool.query(
        `select id from other_engine, (select ${query} query) asked where lexemes @@ query order by ts_rank_cd(lexemes, query) desc, id limit ${most}`,
        [words],
      )
    ).rows.map(({ id }) => id)
  return {
    name: 'PostgreSQL full text and trigrams',
    async find(typed) {
      const words = wordsOf(typed).join(' ')
      if (words === '') return []
      const all = await found(`plainto_tsquery('english', $1)`, words)
      const any = all.length > 0 ? all : await found(`replace(plainto_tsquery('english', $1)::text, '&', '|')::tsquery`, words)
      if (any.length > 0) return any
      const { rows } = await pool.query(
        `select id from other_engine where word_similarity($1, name) > 0.4 order by word_similarity($1, name) desc, id limit ${most}`,
        [typed.toLowerCase()],
      )
      return rows.map(({ id }) => id)
    },
  }
}

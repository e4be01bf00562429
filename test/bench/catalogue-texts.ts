import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Pool } from 'pg'
import { systemClock } from '#src/kit/clock.ts'
import { migrateDatabase, openDatabase } from '#src/platform/db/database.ts'
import { startEmbeddedPostgres } from '#src/platform/db/embedded-postgres.ts'
import { seedIfEmpty } from '#demonstration/seed.ts'
import { say } from './bench-shop.ts'

// Three ways to store a product's texts in four languages: their size, and what reading them takes. See docs/decisions/018.
// node --disable-warning=ExperimentalWarning test/bench/catalogue-texts.ts [products]

const products = Number(process.argv[2] ?? 10_000)
const languages = ['en', 'zh', 'l3', 'l4']
const texts = ['title', 'details', 'body', 'product_type']
const runs = 1000

/** The demonstration's products again and again, their English and Chinese texts doing for the third and fourth language too. */
const source = `
  create table source as
  select row_number() over (order by n, p.auto_id)::int id, ${texts
    .flatMap((text) => [`p.${text} ${text}_en`, `p.${text}_zh`, `reverse(p.${text}) ${text}_l3`, `reverse(p.${text}_zh) ${text}_l4`])
    .join(', ')}
  from products p, generate_series(1, 1 + ${products} / (select count(*) from products)) n
  limit ${products}`

const each = (written: (language: string) => string): string => languages.map(written).join(', ')
const inOwn = (text: string): string => `coalesce(own.${text}, fallback.${text})`

interface Layout {
  make: string[]
  tables: string[]
  /** With \`$1\` for ids: what a card shows in the fourth language, else in English. */
  cards: string
  page: string
  /** All titles in all languages, for the listing index. */
  index: string
}

const layouts: Record<string, Layout> = {
  'a column for each language': {
    make: [`create table by_column as select * from source`, `alter table by_column add primary key (id)`],
    tables: ['by_column'],
    cards: `select id, coalesce(title_l4, title_en), coalesce(details_l4, details_en) from by_column where id = any($1)`,
    page: `select id, ${texts.map((text) => `coalesce(${text}_l4, ${text}_en)`).join(', ')} from by_column where id = any($1)`,
    index: `select id, ${each((language) => `title_${language}`)} from by_column`,
  },
  'a table of texts': {
    make: [
      `create table by_row as ${languages.map((language) => `select id, '${language}' culture, ${texts.map((text) => `${text}_${language} ${text}`).join(', ')} from source`).join(' union all ')} order by 1, 2`,
      `alter table by_row add primary key (id, culture)`,
    ],
    tables: ['by_row'],
    cards: `select fallback.id, ${inOwn('title')}, ${inOwn('details')} from by_row fallback
      left join by_row own on own.id = fallback.id and own.culture = 'l4' where fallback.culture = 'en' and fallback.id = any($1)`,
    page: `select fallback.id, ${texts.map(inOwn).join(', ')} from by_row fallback
      left join by_row own on own.id = fallback.id and own.culture = 'l4' where fallback.culture = 'en' and fallback.id = any($1)`,
    index: `select id, json_object_agg(culture, title) from by_row group by id`,
  },
  'jsonb for each text': {
    make: [
      `create table by_json as select id, ${texts.map((text) => `jsonb_build_object(${each((language) => `'${language}', ${text}_${language}`)}) ${text}`).join(', ')} from source`,
      `alter table by_json add primary key (id)`,
    ],
    tables: ['by_json'],
    cards: `select id, coalesce(title ->> 'l4', title ->> 'en'), coalesce(details ->> 'l4', details ->> 'en') from by_json where id = any($1)`,
    page: `select id, ${texts.map((text) => `coalesce(${text} ->> 'l4', ${text} ->> 'en')`).join(', ')} from by_json where id = any($1)`,
    index: `select id, title from by_json`,
  },
}

const median = (times: number[]): string => times.sort((a, b) => a - b)[times.length >> 1]!.toFixed(3)

async function took(pool: Pool, name: string, text: string, count: number, ids: number): Promise<string> {
  const times: number[] = []
  for (let run = 0; run < count; run++) {
    const values = ids === 0 ? [] : [Array.from({ length: ids }, (_, place) => 1 + ((run * 7919 + place * 104_729) % products))]
    const begun = performance.now()
    await pool.query({ name, text, values })
    times.push(performance.now() - begun)
  }
  return median(times)
}

const folder = await mkdtemp(join(tmpdir(), 'texts-'))
const server = await startEmbeddedPostgres({ dataDir: folder, onStep: say, signal: new AbortController().signal })
const database = openDatabase(server.url)
try {
  await migrateDatabase(database)
  await seedIfEmpty(database, systemClock, say, { demonstration: true, signal: new AbortController().signal })
  await database.pool.query(source)
  for (const [name, { make, tables, cards, page, index }] of Object.entries(layouts)) {
    for (const statement of make) await database.pool.query(statement)
    for (const table of tables) await database.pool.query(`vacuum analyze ${table}`)
    const { rows } = await database.pool.query(
      `select sum(pg_total_relation_size(name::regclass))::int bytes from unnest($1::text[]) name`,
      [tables],
    )
    for (let round = 0; round < 2; round++) {
      const read = [await took(database.pool, `c${name}`, cards, runs, 48), await took(database.pool, `p${name}`, page, runs, 1)]
      const whole = await took(database.pool, `i${name}`, index, 7, 0)
      say(`${name}: ${(rows[0].bytes / 2 ** 20).toFixed(1)} MB, 48 cards ${read[0]} ms, a page ${read[1]} ms, all titles ${whole} ms`)
    }
  }
} finally {
  await database.close()
  await server.stop()
  await rm(folder, { recursive: true, force: true })
}

import type { ClientBase } from 'pg'
import type { Database } from '#src/platform/db/database.ts'
import { analyzeFilled } from '#src/platform/db/statistics.ts'
import { care, colours, departments, finishes, madeName, materials, places, qualities, sizes } from './vocabulary.ts'

export interface LargeCatalogue {
  products: number
  /** The same number makes the same catalogue. */
  seed: number
  /** Called with the number of products written so far. */
  onProgress?: (made: number) => void
}

const atOnce = 20_000

/**
 * Fills an empty, migrated database as a large shop would be: few brands, departments and words have most products
 * (Zipf), prices are log-normal, a product has one to eight variants, one in six is reduced and one in ten sold out.
 * The rows are made in the database, set by set and without its triggers, since no process follows the feed yet.
 */
export async function loadCatalogue({ pool }: Database, { products, seed, onProgress = () => {} }: LargeCatalogue): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query(`set session_replication_role = replica; set work_mem = '128MB'; set synchronous_commit = off`)
    await client.query(draws(seed))
    await client.query(words())
    await client.query(`insert into locations (code, kind, name, name_zh) values
      ('warehouse', 'warehouse', 'Warehouse', '仓库'), ('katong', 'store', 'Katong', '加东店'), ('orchard', 'store', 'Orchard', '乌节店')`)
    await addTree(client)
    await addBrands(client, Math.max(60, Math.round(products / 250)))
    for (let from = 1; from <= products; from += atOnce) {
      const to = Math.min(products, from + atOnce - 1)
      for (const statement of chunk) await client.query(statement, [from, to])
      onProgress(to)
    }
    await client.query(`select setval(pg_get_serial_sequence('products', 'auto_id'), $1)`, [products])
  } finally {
    await client.query('set session_replication_role = default; reset work_mem').catch(() => {})
    client.release()
  }
  await analyzeFilled(pool, 'vacuum analyze')
}

type Queryable = Pick<ClientBase, 'query'>

/** `draw(n, what)`: a fraction, fixed by product, purpose and seed. `zipf`: a whole number from 1, a rank by 1/rank. `bell`: normal. */
const draws = (seed: number): string => `
  create function pg_temp.draw(n bigint, what int) returns float8 language sql immutable as
    $$ select ((hashint8extended(n * 64 + what, ${Math.trunc(seed)}) >> 11) & 4503599627370495)::float8 / 4503599627370496 $$;
  create function pg_temp.zipf(below int, n bigint, what int) returns int language sql immutable as
    $$ select least(below, floor(power(below + 1, pg_temp.draw(n, what)))::int) $$;
  create function pg_temp.bell(n bigint, what int) returns float8 language sql immutable as
    $$ select sqrt(-2 * ln(1 - pg_temp.draw(n, what))) * cos(2 * pi() * pg_temp.draw(n, what + 1)) $$`

const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`
const table = (name: string, rows: readonly (readonly string[])[]): string =>
  `create temp table ${name} as select * from (values ${rows.map((row, index) => `(${index + 1}, ${row.map(literal).join(', ')})`).join(', ')}) t (n, en, zh${rows[0]!.length > 2 ? ', more' : ''});
   create index on ${name} (n); analyze ${name};`

const collections = 3000
const words = (): string =>
  [
    table('qualities', qualities),
    table('materials', materials),
    table('colours', colours),
    table('places', places),
    table('care', care),
    table('finishes', finishes),
    table(
      'collections',
      Array.from({ length: collections }, (_, n) => madeName(5999 - n)),
    ),
  ].join('\n')

const codeOf = (text: string): string => text.toLowerCase().replace(/[^a-z]+/g, '-')

/** Departments with groups with kinds; a kind is a category of its own and is remembered under a number. */
async function addTree(client: Queryable): Promise<void> {
  const add = async (
    code: string,
    parent: number | null,
    level: number,
    position: number,
    [en, zh]: readonly string[],
  ): Promise<number> => {
    const { rows } = await client.query(
      'insert into categories (code, parent_id, level, position, name, name_zh) values ($1, $2, $3, $4, $5, $6) returning auto_id',
      [code, parent, level, position, en, zh],
    )
    return rows[0].auto_id
  }
  await client.query('create temp table kinds (n int generated always as identity primary key, category_id int, en text, zh text)')
  for (const [place, { name, groups }] of departments.entries()) {
    const department = codeOf(name[0])
    const departmentId = await add(department, null, 1, place, name)
    for (const [index, { name: groupName, kinds }] of groups.entries()) {
      const groupCode = `${department}-${codeOf(groupName[0])}`
      const groupId = await add(groupCode, departmentId, 2, index, groupName)
      for (const [at, kind] of kinds.entries()) {
        const id = await add(`${groupCode}-${codeOf(kind[0])}`, groupId, 3, at, kind)
        await client.query('insert into kinds (category_id, en, zh) values ($1, $2, $3)', [id, ...kind])
      }
    }
  }
  await client.query('analyze kinds')
}

async function addBrands(client: Queryable, count: number): Promise<void> {
  const names = Array.from({ length: count }, (_, n) => {
    const [[en, zh], [second]] = [madeName(n), madeName(n * 7 + 3)]
    return [`brand-${n + 1}`, capital(n < 3000 ? en : `${en} ${second}`), n < 3000 ? zh : `${zh}${n}`]
  })
  await client.query(
    `insert into brands (code, display_name, display_name_zh, fulfiller)
      select code, en, zh, case when pg_temp.draw(at, 60) < 0.2 then 'brand' else 'store' end
      from unnest($1::text[], $2::text[], $3::text[]) with ordinality r (code, en, zh, at) order by at`,
    [names.map(([code]) => code), names.map(([, en]) => en), names.map(([, , zh]) => zh)],
  )
}

const capital = (text: string): string => text.replace(/\b[a-z]/g, (letter) => letter.toUpperCase())

/** A product of `n` picks by rank, so that some words are everywhere and most are rare. Numbers in `draw` only tell its uses apart. */
const drawn = `
  select n, pg_temp.zipf((select count(*)::int from brands), n, 1) brand, pg_temp.zipf((select count(*)::int from kinds), n, 2) kind,
    1 + floor(45 * pg_temp.draw(n, 3))::int quality, pg_temp.zipf(20, n, 4) material, pg_temp.zipf(${collections}, n, 5) collection,
    least(8, 1 + floor(-2 * ln(1 - pg_temp.draw(n, 6))))::int variants
  from generate_series($1::int, $2::int) n`

const variantsOf = `from variants v where v.product_id between $1 and $2`

const chunk: readonly string[] = [
  `insert into products (auto_id, slug, title, title_zh, brand_id, product_type, product_type_zh, details, details_zh, body, is_new, exclusive, status, popularity, created_at)
    overriding system value
    select d.n, 'product-' || d.n, initcap(c.en) || ' ' || q.en || case when pg_temp.draw(d.n, 7) < 0.5 then ' ' || m.en else '' end || ' ' || k.en,
      c.zh || q.zh || case when pg_temp.draw(d.n, 7) < 0.5 then m.zh else '' end || k.zh, d.brand, k.en, k.zh,
      q.en || ' ' || lower(k.en) || ' of ' || lower(m.en), m.zh || '制' || q.zh || k.zh, '<p>' || q.en || ' ' || lower(k.en) || ' from the ' || c.en || ' collection.</p>',
      pg_temp.draw(d.n, 8) < 0.04, pg_temp.draw(d.n, 9) < 0.03, case when pg_temp.draw(d.n, 10) < 0.02 then 'draft' else 'active' end,
      floor(1000000 * power(pg_temp.draw(d.n, 11), 6))::int, timestamptz '2024-01-01' + floor(900 * pg_temp.draw(d.n, 12)) * interval '1 day'
    from (${drawn}) d join kinds k on k.n = d.kind join qualities q on q.n = d.quality join materials m on m.n = d.material join collections c on c.n = d.collection
    order by d.n`,
  `insert into product_categories (product_id, category_id, position)
    select d.n, k.category_id, 0 from (${drawn}) d join kinds k on k.n = d.kind
    union select d.n, k.category_id, 1 from (${drawn}) d join kinds k on k.n = pg_temp.zipf((select count(*)::int from kinds), d.n, 13) where pg_temp.draw(d.n, 14) < 0.15
    on conflict do nothing`,
  `insert into product_images (product_id, position, url)
    select n, at, '/art/vase/celadon-front-800.webp' from generate_series($1::int, $2::int) n, generate_series(1, 1 + floor(4 * pg_temp.draw(n, 15))::int) at`,
  `insert into product_options (product_id, position, name, name_zh)
    select n, 1, 'Colour', '颜色' from generate_series($1::int, $2::int) n
    union all select n, 2, 'Size', '尺码' from generate_series($1::int, $2::int) n where pg_temp.draw(n, 16) < 0.4`,
  `insert into variants (product_id, position, ean, sku, option1, option1_zh, option2, swatch, allow_over_sell)
    select d.n, at, (2000000000000 + d.n::bigint * 10 + at)::text, 'SKU-' || d.n || '-' || at, c.en, c.zh,
      case when pg_temp.draw(d.n, 16) < 0.4 then (array[${sizes.map(literal).join(', ')}])[1 + (at - 1) % 6] end, c.more, pg_temp.draw(d.n, 17) < 0.01
    from (${drawn}) d, generate_series(1, d.variants) at
    join colours c on true
    where c.n = 1 + (pg_temp.zipf(24, d.n, 18) + case when pg_temp.draw(d.n, 16) < 0.4 then (at - 1) / 6 else at - 1 end) % 24
    order by d.n, at`,
  // About S$60 in the middle, two thirds between S$25 and S$150, and always ending in ninety cents.
  `insert into prices (variant_id, starts_at, price_cents, original_cents)
    select auto_id, timestamptz '2026-01-01', cents, case when pg_temp.draw(product_id, 21) < 0.17 then cents + 100 * ceil(cents * (0.1 + 0.5 * pg_temp.draw(product_id, 22)) / 100)::int end
    from (select v.auto_id, v.product_id, 90 + 100 * floor(exp(4.1 + 0.9 * pg_temp.bell(v.product_id, 19)) + v.position / 3)::int cents ${variantsOf}) priced`,
  `insert into stock_levels (variant_id, location_id, on_hand)
    select v.auto_id, l.auto_id, case when pg_temp.draw(v.product_id, 23) < 0.1 or pg_temp.draw(v.auto_id, 24) < 0.08 then 0 else floor(60 * power(pg_temp.draw(v.auto_id, 25 + l.auto_id), 2))::int end
    from variants v join locations l on l.kind = 'warehouse' or pg_temp.draw(v.product_id, 29 + l.auto_id) < 0.35 where v.product_id between $1 and $2`,
  `insert into product_attributes (product_id, position, code, label, label_zh, value, value_zh)
    select d.n, 1, 'material', 'Material', '材质', m.en, m.zh from (${drawn}) d join materials m on m.n = d.material
    union all select g, 2, 'made-in', 'Made in', '产地', p.en, p.zh from generate_series($1::int, $2::int) g join places p on p.n = pg_temp.zipf(12, g, 40)
    union all select g, 3, 'finish', 'Finish', '表面', f.en, f.zh from generate_series($1::int, $2::int) g join finishes f on f.n = 1 + floor(6 * pg_temp.draw(g, 41))::int where pg_temp.draw(g, 42) < 0.5
    union all select g, 4, 'care', 'Care', '保养', c.en, c.zh from generate_series($1::int, $2::int) g join care c on c.n = 1 + floor(5 * pg_temp.draw(g, 43))::int where pg_temp.draw(g, 44) < 0.6
    union all select d.n, 5, 'collection', 'Collection', '系列', initcap(c.en), c.zh from (${drawn}) d join collections c on c.n = d.collection where pg_temp.draw(d.n, 45) < 0.3`,
]

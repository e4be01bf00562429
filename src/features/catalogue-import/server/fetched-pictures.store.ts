import type { Addresses } from '../rules/local-pictures.ts'
import type { Queryable } from './rows.ts'

export async function insertFetched(on: Queryable, source: string, path: string, now: Date): Promise<void> {
  const text =
    'INSERT INTO fetched_pictures (source, path, fetched_at) VALUES ($1, $2, $3) ON CONFLICT (source) DO UPDATE SET path = $2, fetched_at = $3'
  await on.query(text, [source, path, now])
}

/** The shop's own addresses of pictures, by where they came from. */
export async function findFetched(on: Queryable, sources: readonly string[]): Promise<Addresses> {
  if (sources.length === 0) return new Map()
  const { rows } = await on.query<{ source: string; path: string }>('SELECT source, path FROM fetched_pictures WHERE source = ANY($1)', [
    sources,
  ])
  return new Map(rows.map(({ source, path }) => [source, path]))
}

/** Where the shop's own pictures came from, by their addresses. */
export async function findSources(on: Queryable, paths: readonly string[]): Promise<Addresses> {
  if (paths.length === 0) return new Map()
  const { rows } = await on.query<{ source: string; path: string }>(
    'SELECT DISTINCT ON (path) source, path FROM fetched_pictures WHERE path = ANY($1) ORDER BY path, source',
    [paths],
  )
  return new Map(rows.map(({ source, path }) => [path, source]))
}

/** The web addresses that pictures of products and variants have. */
export async function findLinked(on: Queryable): Promise<string[]> {
  const { rows } = await on.query<{ url: string }>(
    `SELECT url FROM product_images WHERE url ~* '^https?://' UNION SELECT image_url FROM variants WHERE image_url ~* '^https?://'`,
  )
  return rows.map(({ url }) => url)
}

/** Lets products and variants name, in place of a web address, the picture that was fetched from it. */
export async function linkFetched(on: Queryable): Promise<void> {
  await on.query('UPDATE product_images i SET url = f.path FROM fetched_pictures f WHERE f.source = i.url')
  await on.query('UPDATE variants v SET image_url = f.path FROM fetched_pictures f WHERE f.source = v.image_url')
}

const pageSize = 500

/** A product's texts. */
export interface Texts {
  id: number
  body: string
  bodyZh: string | null
}

/** The texts that have pictures, page by page. */
export async function* textsWithPictures(on: Queryable): AsyncGenerator<Texts> {
  for (let after = 0; ;) {
    const { rows } = await on.query<Texts>(
      `SELECT auto_id id, body, body_zh "bodyZh" FROM products
        WHERE auto_id > $1 AND (body LIKE '%<img %' OR body_zh LIKE '%<img %') ORDER BY auto_id LIMIT $2`,
      [after, pageSize],
    )
    yield* rows
    if (rows.length < pageSize) return
    after = rows.at(-1)!.id
  }
}

export async function updateTexts(on: Queryable, { id, body, bodyZh }: Texts): Promise<void> {
  await on.query('UPDATE products SET body = $2, body_zh = $3 WHERE auto_id = $1', [id, body, bodyZh])
}

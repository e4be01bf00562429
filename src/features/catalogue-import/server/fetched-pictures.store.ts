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

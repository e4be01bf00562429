import type { PictureSource } from '#src/outside/pictures/port.ts'
import type { Database } from '#src/platform/db/database.ts'
import { isElsewhere, movePicturesIn, picturesOf } from '../rules/local-pictures.ts'
import { findFetched, insertFetched } from './fetched-pictures.store.ts'
import { writePicture } from './picture-files.ts'
import type { Queryable } from './rows.ts'

export interface FetchOptions {
  pictures: PictureSource
  /** Where the pictures are kept: `pictures` in the shop's folder. */
  folder: string
  now: Date
  onProgress?(progress: { done: number; failed: number; all: number }): void
}

export interface FetchReport {
  fetched: number
  failed: { url: string; why: string }[]
}

/** Servers answer late and pictures take the processor: several at once keep both busy. */
const atOnce = 4
const pageSize = 500

/**
 * Brings every picture that a product of the shop names by a web address into the shop, and lets the product name it there
 * (run-20). What fails stays linked, and is tried again the next time.
 */
export async function fetchPictures(database: Database, options: FetchOptions): Promise<FetchReport> {
  const urls = await findElsewhere(database.pool)
  const report: FetchReport = { fetched: 0, failed: [] }
  const waiting = urls.values()
  const work = async (): Promise<void> => {
    for (const url of waiting) {
      const outcome = await fetchOne(url, options)
      if ('why' in outcome) report.failed.push({ url, why: outcome.why })
      else {
        await insertFetched(database.pool, url, outcome.path, options.now)
        report.fetched++
      }
      options.onProgress?.({ done: report.fetched + report.failed.length, failed: report.failed.length, all: urls.length })
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  await moveProducts(database, urls)
  report.failed.sort((a, b) => (a.url < b.url ? -1 : 1))
  return report
}

async function fetchOne(url: string, { pictures, folder }: FetchOptions): Promise<{ path: string } | { why: string }> {
  const reply = await pictures.fetch(url)
  if ('failure' in reply) return { why: reply.failure }
  const path = await writePicture(folder, reply.bytes)
  return path === null ? { why: 'it is no picture that can be read' } : { path }
}

interface Texts {
  id: number
  body: string
  bodyZh: string | null
}

/** The web addresses of all products' pictures, each once. */
async function findElsewhere(on: Queryable): Promise<string[]> {
  const { rows } = await on.query<{ url: string }>(
    `SELECT url FROM product_images WHERE url ~* '^https?://' UNION SELECT image_url FROM variants WHERE image_url ~* '^https?://'`,
  )
  const found = new Set(rows.map(({ url }) => url))
  for await (const { body, bodyZh } of textsWithPictures(on))
    for (const url of picturesOf({ variants: [], fields: { body, bodyZh } })) if (isElsewhere(url)) found.add(url)
  return [...found].toSorted()
}

async function* textsWithPictures(on: Queryable): AsyncGenerator<Texts> {
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

/** Lets the products name the pictures of these addresses in the shop, as far as they are there. */
async function moveProducts(database: Database, urls: readonly string[]): Promise<void> {
  const to = await findFetched(database.pool, urls)
  await database.transaction(async ({ client }) => {
    await client.query('UPDATE product_images i SET url = f.path FROM fetched_pictures f WHERE f.source = i.url')
    await client.query('UPDATE variants v SET image_url = f.path FROM fetched_pictures f WHERE f.source = v.image_url')
    for await (const { id, body, bodyZh } of textsWithPictures(client)) {
      const moved = { body: movePicturesIn(body, to), bodyZh: bodyZh && movePicturesIn(bodyZh, to) }
      if (moved.body === body && moved.bodyZh === bodyZh) continue
      await client.query('UPDATE products SET body = $2, body_zh = $3 WHERE auto_id = $1', [id, moved.body, moved.bodyZh])
    }
  })
}

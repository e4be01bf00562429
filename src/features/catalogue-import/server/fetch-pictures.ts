import type { PictureSource } from '#src/outside/pictures/port.ts'
import type { Database } from '#src/platform/db/database.ts'
import { isElsewhere, movePicturesIn, picturesOf } from '../rules/local-pictures.ts'
import { findFetched, findLinked, insertFetched, textsWithPictures, updateTexts, linkFetched } from './fetched-pictures.store.ts'
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

/** The web addresses of all products' pictures, each once. */
async function findElsewhere(on: Queryable): Promise<string[]> {
  const found = new Set(await findLinked(on))
  for await (const { body, bodyZh } of textsWithPictures(on))
    for (const url of picturesOf({ variants: [], fields: { body, bodyZh } })) if (isElsewhere(url)) found.add(url)
  return [...found].toSorted()
}

/** Lets the products name the pictures of these addresses in the shop, as far as they are there. */
async function moveProducts(database: Database, urls: readonly string[]): Promise<void> {
  const to = await findFetched(database.pool, urls)
  await database.transaction(async ({ client }) => {
    await linkFetched(client)
    for await (const { id, body, bodyZh } of textsWithPictures(client)) {
      const moved = { body: movePicturesIn(body, to), bodyZh: bodyZh && movePicturesIn(bodyZh, to) }
      if (moved.body === body && moved.bodyZh === bodyZh) continue
      await updateTexts(client, { id, ...moved })
    }
  })
}

import type { Readable } from 'node:stream'
import { cleanHtml } from '#src/platform/html.ts'
import type { CatalogueItem } from '../rules/catalogue-item.ts'
import { loadDirectory } from './catalogue-reader.ts'
import { removeVariants, previewRemoval } from './departing-variants.ts'
import { importBatch, type Known, type Leaving } from './import-batch.ts'
import type { ImportOptions } from './import-options.ts'
import { planTypes } from '../rules/plan-types.ts'
import { createSlugs } from '../rules/slugs.ts'
import { countBatch, countRemoval, countEvent, emptyReport, type ImportReport } from './import-report.ts'
import { handlesIn, type ReadEvent } from './read-events.ts'
import { readGoogle } from './read-google.ts'
import { readShopify } from './read-shopify.ts'
import { typesIn } from './file-types.ts'
import type { Queryable } from './rows.ts'

/**
 * Opens a file, which an import reads twice: once for its types and ids, and once for its products; a third time for all its
 * handles, when a product may have a new one.
 */
export type OpenFile = () => Readable

/** Runs one batch, in a transaction of its own or in the one of the whole import. */
export type Batches = <T>(work: (on: Queryable) => Promise<T>) => Promise<T>

/** The most products in a batch: enough that round trips hardly matter, few enough for memory. */
const mostProducts = 250
const mostVariants = 1000

/** Imports a file batch by batch and reports the result. `reason` is set when the file cannot be read to its end. */
export async function runImport(open: OpenFile, options: ImportOptions, batches: Batches): Promise<ImportReport> {
  const started = performance.now()
  const report = emptyReport()
  const { format, now } = options
  const known: Known = { directory: await batches(loadDirectory), eans: new Map(), released: new Set(), moved: new Set() }
  const slugs = createSlugs()
  const eventsOf = (bytes: AsyncIterable<Uint8Array>): AsyncIterable<ReadEvent> =>
    format === 'shopify' ? readShopify(bytes) : readGoogle(bytes, now, slugs)
  known.directory.plan = planTypes(await typesIn(eventsOf(counted(open(), { bytes: 0 })), format), known.directory)
  let handles: Promise<Set<string>> | undefined
  const handlesInFile = (): Promise<Set<string>> => (handles ??= handlesIn(eventsOf(counted(open(), { bytes: 0 }))))
  const leaving: Leaving[] = []
  const scattered = new Set<string>()
  const progress = { bytes: 0, rows: 0, products: 0 }
  const writes = (): boolean => !options.dryRun && !(options.onBadRow === 'refuse' && report.badRows.length > 0)

  async function finish(items: readonly CatalogueItem[]): Promise<void> {
    const outcome = await batches((on) => importBatch(on, items, known, { format, now, write: writes(), handlesInFile }))
    known.directory = outcome.directory
    for (const [ean, place] of outcome.eans) known.eans.set(ean, place)
    for (const ean of outcome.released) known.released.add(ean)
    for (const id of outcome.moved) known.moved.add(id)
    leaving.push(...outcome.leaving)
    countBatch(report, outcome, options.onChange)
    options.onProgress?.({ ...progress })
  }

  const items: CatalogueItem[] = []
  for await (const event of eventsOf(counted(open(), progress))) {
    countEvent(report, event)
    if (event.kind !== 'product') continue
    progress.rows += event.rows
    progress.products++
    if (event.scattered) scattered.add(event.handle)
    if (event.reading.item) items.push(withCleanHtml(event.reading.item))
    if (isFull(items)) await finish(items.splice(0))
  }
  await finish(items)
  // Where the file breaks off, what it lacks may stand in the part that was not read.
  const gone = report.reason === null ? leaving.filter(({ handle }) => !scattered.has(handle)) : []
  if (gone.length > 0) {
    const ids = gone.map(({ variantId }) => variantId)
    const departure = await batches((on) => (writes() ? removeVariants : previewRemoval)(on, ids))
    countRemoval(report, departure, gone, options.onChange)
  }
  report.badRows.sort((a, b) => a.line - b.line)
  return { ...report, milliseconds: Math.round(performance.now() - started) }
}

const isFull = (items: readonly CatalogueItem[]): boolean =>
  items.length >= mostProducts || items.reduce((sum, { variants }) => sum + variants.length, 0) >= mostVariants

async function* counted(source: Readable, progress: { bytes: number }): AsyncGenerator<Uint8Array> {
  for await (const chunk of source) {
    const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : (chunk as Uint8Array)
    progress.bytes += bytes.length
    yield bytes
  }
}

/** HTML is sanitised before it is compared and stored, so that a second import finds nothing to change. */
function withCleanHtml(item: CatalogueItem): CatalogueItem {
  const { body, bodyZh } = item.fields
  const fields = { ...item.fields, body: body && cleanHtml(body), bodyZh: bodyZh && (cleanHtml(bodyZh) || null) }
  return { ...item, fields }
}

import type { Readable } from 'node:stream'
import type { Database } from '#src/platform/db/database.ts'
import { cleanHtml } from '#src/platform/html.ts'
import type { CatalogueItem } from '../../rules/catalogue-item.ts'
import { loadDirectory } from './catalogue-reader.ts'
import { departVariants, foreseeDeparture, type Departure } from './departing-variants.ts'
import { importBatch, type BatchOutcome, type Known } from './import-batch.ts'
import { recordImport } from './import-record.ts'
import { emptyReport, type ImportReport, type ProductChange } from './import-report.ts'
import type { ReadEvent } from './read-events.ts'
import { readGoogle } from './read-google.ts'
import { readShopify } from './read-shopify.ts'
import type { Queryable } from './rows.ts'

export interface ImportOptions {
  format: 'shopify' | 'google-merchant'
  /** The file's name, for the record that is kept of every import. */
  name: string
  /** Changes nothing and tells what an import would change. */
  dryRun: boolean
  /** `skip` leaves out what is bad; `refuse` changes nothing at all when anything is. */
  onBadRow: 'skip' | 'refuse'
  now: Date
  /** After every batch: bytes of the file read so far, and rows and products understood. */
  onProgress?(progress: { bytes: number; rows: number; products: number }): void
  /** Every product that changes, in the order of the file. */
  onChange?(change: ProductChange): void
}

/** How many products go into one transaction: enough that round trips do not count, few enough to hold in memory. */
const batchProducts = 250
const batchVariants = 1000

/**
 * Brings the products of a file into the shop. Products are found by handle and their variants by article number or options;
 * what the file does not say stays as it is; products that are not in the file are left alone. The same file twice changes
 * nothing. Memory does not grow with the length of the file, but for its handles and article numbers.
 * One import runs at a time; a second one is refused. Needs two connections of the pool.
 */
export async function importCatalogue(database: Database, source: Readable, options: ImportOptions): Promise<ImportReport> {
  const started = performance.now()
  const report = emptyReport()
  if (options.dryRun) {
    report.outcome = 'dry-run'
    await run(source, options, report, (work) => work(database.pool))
  } else {
    await recordImport(database, options, report, () => change(database, source, options, report))
  }
  report.milliseconds = Math.round(performance.now() - started)
  return report
}

/** Runs one batch: in a transaction of its own, or within the one that the whole import is. */
type Batches = <T>(work: (on: Queryable) => Promise<T>) => Promise<T>

async function change(database: Database, source: Readable, options: ImportOptions, report: ImportReport): Promise<void> {
  if (options.onBadRow === 'skip') {
    return run(source, options, report, (work) => database.transaction((tx) => work(tx.client)))
  }
  let begun = false
  await database.transaction(async (tx) => {
    // The file can be read once only, so the whole cannot be tried again as a batch can.
    if (begun) throw new Error('The import met another change of the same rows and was rolled back. Run it again.')
    begun = true
    await run(source, options, report, (work) => work(tx.client))
    if (report.badRows.length > 0 || report.outcome === 'incomplete') throw new RolledBack(undefined)
  })
}

async function run(source: Readable, options: ImportOptions, report: ImportReport, batches: Batches): Promise<void> {
  const known: Known = { directory: await batches(loadDirectory), eans: new Map() }
  const leaving = new Map<string, number[]>()
  const scattered = new Set<string>()
  let batch: CatalogueItem[] = []
  let bytes = 0

  async function finishBatch(): Promise<void> {
    const items = batch
    batch = []
    const write = !options.dryRun && !(options.onBadRow === 'refuse' && report.badRows.length > 0)
    const outcome = await batches((on) => importBatch(on, items, known, { now: options.now, write }))
    keep(outcome, known, leaving)
    account(outcome, report, options)
    options.onProgress?.({ bytes, rows: report.rows, products: productsIn(report) })
  }

  for await (const event of read(counted(source, (size) => (bytes += size)), options)) {
    note(event, report)
    if (event.kind !== 'product') continue
    if (event.scattered) scattered.add(event.handle)
    if (event.reading.item) batch.push(cleaned(event.reading.item))
    else report.products.skipped++
    const variants = batch.reduce((sum, item) => sum + item.variants.length, 0)
    if (batch.length >= batchProducts || variants >= batchVariants) await finishBatch()
  }
  await finishBatch()
}

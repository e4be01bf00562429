import { recountSearch } from '#src/features/search/server/search-index.service.ts'
import { RolledBack, type Database } from '#src/platform/db/database.ts'
import type { ImportOptions } from './import-options.ts'
import { recordedImport } from './import-record.ts'
import { changesAnything, emptyReport, type ImportReport } from './import-report.ts'
import { runImport, type Batches, type OpenFile } from './import-run.ts'

/**
 * Imports the products of a file. Products are found by handle, under a new one by what they sell (shop-23), and their variants
 * by article number or options; values that the file does not have, and products that are not in it, stay unchanged. Importing
 * the same file twice changes nothing.
 * Memory grows with the file only by its handles and article numbers.
 * One import runs at a time; a second one is refused. Needs two connections of the pool.
 */
export async function importCatalogue(database: Database, open: OpenFile, options: ImportOptions): Promise<ImportReport> {
  if (options.dryRun) {
    const report = await runImport(open, options, (work) => work(database.pool))
    return report.rows === 0 && report.reason !== null ? { ...report, outcome: 'refused' } : { ...report, outcome: 'dry-run' }
  }
  let report = emptyReport()
  const ran = await recordedImport(database, options, async (afterCutOff) => {
    report = await (options.onBadRow === 'refuse' ? allOrNothing : batchByBatch)(database, open, options)
    if (changesAnything(report) || afterCutOff) await refreshStatistics(database)
    return report
  })
  if (ran) return report
  return { ...report, outcome: 'refused', reason: 'Another import is running. Wait until it has ended, then start this one again.' }
}

/** Updates the statistics of the query planner, which would be wrong after an import until the next autovacuum, and the search counts. */
async function refreshStatistics(database: Database): Promise<void> {
  await database.pool.query(
    `ANALYZE brands, categories, products, product_categories, product_options, product_images, product_attributes,
       variants, prices, stock_levels, search_documents, search_lexemes, search_words`,
  )
  await recountSearch(database)
}

/** Each batch has a transaction of its own, so that good batches stay. */
async function batchByBatch(database: Database, open: OpenFile, options: ImportOptions): Promise<ImportReport> {
  const report = await runImport(open, options, (work) => database.transaction((tx) => work(tx.client)))
  if (report.reason === null) return report
  return { ...report, outcome: report.rows === 0 ? 'refused' : 'incomplete' }
}

/** The whole import is one transaction, which is rolled back when any row is bad. */
async function allOrNothing(database: Database, open: OpenFile, options: ImportOptions): Promise<ImportReport> {
  let begun = false
  return database.transaction(async (tx) => {
    // A file can be read only once, so this transaction cannot be retried as a batch can.
    if (begun) throw new Error('The import met other changes of the same rows and was rolled back. Start it again.')
    begun = true
    const batches: Batches = (work) => work(tx.client)
    const report = await runImport(open, options, batches)
    const { badRows, reason, rows, ignoredColumns, notes } = report
    if (badRows.length === 0 && reason === null) return report
    const why = reason ?? `${badRows.length} ${badRows.length === 1 ? 'row is' : 'rows are'} bad, so nothing was changed.`
    throw new RolledBack<ImportReport>({ ...emptyReport(), outcome: 'refused', reason: why, rows, badRows, notes, ignoredColumns })
  })
}

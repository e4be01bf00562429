import type pg from 'pg'
import type { Database } from '#src/platform/db/database.ts'
import type { ImportOptions } from './import-options.ts'
import type { ImportReport } from './import-report.ts'

/** The advisory lock of an import. */
const importLock = 4712
/** The most remarks in a record; the report of the import has all of them. */
const mostRemarks = 1000

/**
 * Records when an import ran and what it did. The work is told whether the import before it was cut off, and may have left
 * something undone. Returns false, and does nothing, when another import is running.
 */
export function recordedImport(
  database: Database,
  source: Source,
  work: (afterCutOff: boolean) => Promise<ImportReport>,
): Promise<boolean> {
  return whileNoImportRuns(database, async (client) => {
    const afterCutOff = await isLastCutOff(client)
    const id = await begin(client, source)
    const report = await work(afterCutOff)
    await client.query('UPDATE catalogue_imports SET finished_at = now(), summary = $2 WHERE auto_id = $1', [id, summaryOf(report)])
  })
}

/** Does the work while no import runs. Returns false, and does nothing, when one is running. */
export async function whileNoImportRuns(database: Database, work: (client: pg.PoolClient) => Promise<void>): Promise<boolean> {
  const client = await database.pool.connect()
  try {
    const { rows } = await client.query('SELECT pg_try_advisory_lock($1) AS free', [importLock])
    if (!rows[0].free) return false
    try {
      await work(client)
      return true
    } finally {
      await client.query('SELECT pg_advisory_unlock($1)', [importLock]).catch(() => {})
    }
  } finally {
    client.release()
  }
}

async function isLastCutOff(client: pg.PoolClient): Promise<boolean> {
  const { rows } = await client.query('SELECT finished_at FROM catalogue_imports ORDER BY auto_id DESC LIMIT 1')
  return rows[0]?.finished_at === null
}

type Source = Pick<ImportOptions, 'format' | 'name' | 'currency'>

async function begin(client: pg.PoolClient, { format, name, currency }: Source): Promise<number> {
  const text = 'INSERT INTO catalogue_imports (source, format, currency) VALUES ($1, $2, $3) RETURNING auto_id'
  const { rows } = await client.query(text, [name, format, currency ?? null])
  return rows[0].auto_id
}

/** The currency of the last imported file that did not name its own; null before the first. */
export async function lastCurrency({ pool }: Database): Promise<string | null> {
  const { rows } = await pool.query('SELECT currency FROM catalogue_imports WHERE currency IS NOT NULL ORDER BY auto_id DESC LIMIT 1')
  return rows[0]?.currency ?? null
}

function summaryOf(report: ImportReport): string {
  const summary = {
    ...report,
    badRows: report.badRows.slice(0, mostRemarks),
    notes: report.notes.slice(0, mostRemarks),
    badRowCount: report.badRows.length,
    noteCount: report.notes.length,
  }
  return JSON.stringify(summary, (_, value) => (typeof value === 'string' ? storable(value) : value))
}

/** PostgreSQL takes neither half a character nor a zero in JSON, and a file may have both. */
const storable = (text: string): string => text.toWellFormed().replaceAll('\0', '')

import type pg from 'pg'
import type { Database } from '#src/platform/db/database.ts'
import type { ImportReport } from './import-report.ts'

/** The advisory lock of an import. */
const importLock = 4712
/** The most remarks in a record; the report of the import has all of them. */
const mostRemarks = 1000

/**
 * Runs an import while no other runs, and records when it ran and what it did. Returns false, and does nothing, when
 * another import is running.
 */
export async function recordedImport(
  database: Database,
  { format, name }: { format: string; name: string },
  work: () => Promise<ImportReport>,
): Promise<boolean> {
  const client = await database.pool.connect()
  try {
    const { rows } = await client.query('SELECT pg_try_advisory_lock($1) AS free', [importLock])
    if (!rows[0].free) return false
    try {
      const id = await begin(client, name, format)
      const report = await work()
      await client.query('UPDATE catalogue_imports SET finished_at = now(), summary = $2 WHERE auto_id = $1', [id, summaryOf(report)])
      return true
    } finally {
      await client.query('SELECT pg_advisory_unlock($1)', [importLock]).catch(() => {})
    }
  } finally {
    client.release()
  }
}

async function begin(client: pg.PoolClient, name: string, format: string): Promise<number> {
  const text = 'INSERT INTO catalogue_imports (source, format) VALUES ($1, $2) RETURNING auto_id'
  const { rows } = await client.query(text, [name, format])
  return rows[0].auto_id
}

const summaryOf = (report: ImportReport): string =>
  JSON.stringify({
    ...report,
    badRows: report.badRows.slice(0, mostRemarks),
    notes: report.notes.slice(0, mostRemarks),
    badRowCount: report.badRows.length,
    noteCount: report.notes.length,
  })

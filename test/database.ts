import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { createChanges, type Changes } from '#src/platform/changes/changes.ts'
import { openDatabase, type Database } from '#src/platform/db/database.ts'
import { closeAfterwards } from './closing.ts'
import { databaseUrl, type Template } from './postgres.ts'

/** The address of a new database, as its template has it; dropped after the test that asked for it, or after the file. */
export async function freshDatabaseUrl(template: Template = 'template_empty'): Promise<string> {
  const server = inject('postgresUrl')
  const name = `test_${randomBytes(6).toString('hex')}`
  // Files copied as they are cost half of what a copy through the log costs.
  await administer(server, `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY file_copy`)
  closeAfterwards(() => administer(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`))
  return databaseUrl(server, name)
}

/** A new database with nothing in it, opened; closed and dropped afterwards. */
export async function freshDatabase(options: { connections?: number } = {}): Promise<Database> {
  const database = openDatabase(await freshDatabaseUrl(), options)
  closeAfterwards(() => database.close())
  return database
}

/** The feed of changes, for code that queries it; without it nothing is notified. */
export const feedOf = (database: Database): Changes => createChanges({ database, databaseUrl: '', onLost: () => {} })

async function administer(server: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  client.on('error', () => {})
  await client.connect()
  await client.query(sql)
  await client.end()
}

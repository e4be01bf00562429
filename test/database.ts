import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, inject } from 'vitest'
import { createChanges, type Changes } from '#src/platform/changes/changes.ts'
import { openDatabase, type Database } from '#src/platform/db/database.ts'
import { databaseUrl, templateName } from './postgres.ts'

/** The address of a new database with the current schema and nothing in it; dropped after the test file. */
export async function freshDatabaseUrl(): Promise<string> {
  const server = inject('postgresUrl')
  const name = `test_${randomBytes(6).toString('hex')}`
  await administer(server, `CREATE DATABASE ${name} TEMPLATE ${templateName}`)
  afterAll(() => administer(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`))
  return databaseUrl(server, name)
}

/** A new database, opened; closed and dropped after the test file. */
export async function freshDatabase(options: { connections?: number } = {}): Promise<Database> {
  const database = openDatabase(await freshDatabaseUrl(), options)
  afterAll(() => database.close())
  return database
}

/** The feed of changes for who catches up by asking; nothing is told without. */
export const feedOf = (database: Database): Changes => createChanges({ database, databaseUrl: '', onLost: () => {} })

async function administer(server: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  client.on('error', () => {})
  await client.connect()
  await client.query(sql)
  await client.end()
}

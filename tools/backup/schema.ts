import { readMigrationFiles } from 'drizzle-orm/migrator'
import type pg from 'pg'
import { migrationsFolder } from '#src/platform/db/database.ts'

const migrations = readMigrationFiles({ migrationsFolder })

/** Whether this version of the shop has the migration that was made then. */
export const knowsMigration = (made: number): boolean => migrations.some(({ folderMillis }) => folderMillis === made)

/** The schema as it was after that migration. The list of migrations that have run comes with the backup's tables. */
export async function createSchemaOf(client: pg.ClientBase, made: number): Promise<void> {
  for (const { sql, folderMillis } of migrations) if (folderMillis <= made) for (const statement of sql) await client.query(statement)
  // As Drizzle's migrator makes it.
  await client.query('CREATE SCHEMA IF NOT EXISTS drizzle')
  await client.query('CREATE TABLE drizzle.__drizzle_migrations (id serial PRIMARY KEY, hash text NOT NULL, created_at bigint)')
}

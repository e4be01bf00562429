import { mkdtemp, rm, chmod } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { migrateDatabase, openDatabase } from '#src/platform/db/database.ts'
import { startEmbeddedPostgres } from '#src/platform/db/embedded-postgres.ts'
import { seedProgramme } from '#demonstration/settings/seed-programme.ts'
import { seedCast } from './cast/catalogue.ts'
import { temporaryFolder } from '#tools/temporary.ts'

/** Databases that tests copy: PostgreSQL's own, one with the current schema and nothing in it, and one with the cast in it. */
export type Template = 'template1' | 'template_empty' | 'template_cast'

/** Before the tests: one server with its templates. */
export default async function setup(project: Pick<TestProject, 'provide'>): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(temporaryFolder, 'shop-test-'))
  await chmod(folder, 0o755)
  const server = await startEmbeddedPostgres({ dataDir: folder, durable: false })
  const admin = new pg.Client({ connectionString: server.url })
  await admin.connect()
  await admin.query('CREATE DATABASE template_empty')
  const empty = openDatabase(databaseUrl(server.url, 'template_empty'))
  await migrateDatabase(empty)
  await empty.close()
  await admin.query('CREATE DATABASE template_cast TEMPLATE template_empty')
  await admin.end()
  const withCast = openDatabase(databaseUrl(server.url, 'template_cast'))
  await seedCast(withCast)
  await seedProgramme(withCast.orm)
  await withCast.close()
  project.provide('postgresUrl', server.url)
  return async () => {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
  }
}

import pg from 'pg'
import { analyzeFilled } from '#src/platform/db/statistics.ts'
import { parentOf } from './processes.ts'

async function connected<T>(connectionString: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** The rows of one statement. */
export const query = <T>(url: string, text: string): Promise<T[]> =>
  connected(url, async (client) => (await client.query(text)).rows as T[])

/** Runs statements that find data as JSON in the settings `bench.<name>`. */
export const runWith = (url: string, data: Record<string, unknown>, statements: string): Promise<void> =>
  connected(url, async (client) => {
    for (const [name, value] of Object.entries(data))
      await client.query('select set_config($1, $2, false)', [`bench.${name}`, JSON.stringify(value)])
    await client.query(statements)
    await analyzeFilled(client, 'vacuum analyze')
  })

export function databaseOf(serverUrl: string, name: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}

/** An empty database in the place of the one of this name. */
export async function emptyDatabase(serverUrl: string, name: string): Promise<void> {
  await query(serverUrl, `drop database if exists ${name} with (force)`)
  await query(serverUrl, `create database ${name}`)
}

/** The process id of the server itself, under which each connection has a process of its own. */
export const postgresOf = (serverUrl: string): Promise<number> =>
  connected(serverUrl, async (client) => parentOf((await client.query('select pg_backend_pid() pid')).rows[0].pid))

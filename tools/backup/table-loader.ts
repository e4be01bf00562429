import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { Manifest } from './manifest.ts'
import { copied, ofOneServer, readTables } from './tables.ts'

export interface Loader {
  /** Brings in a piece of a table; those of one table follow one another. */
  take(table: string, pieces: AsyncIterable<Buffer>): Promise<void>
  /** Ends the table that is being filled: until then the connection takes no other statement. */
  end(): Promise<void>
  /** Sets what the rows alone do not. */
  finish(): Promise<void>
  rows(): number
  /** Tables of the backup that the schema does not have. */
  leftOut: string[]
}

interface OpenTable {
  name: string
  stream: ReturnType<typeof copyFrom>
  ended: Promise<void>
}

/** Fills the tables of a schema in which nothing is yet but what its migrations have written. */
export async function openLoader(client: pg.ClientBase, { tables, sequences }: Pick<Manifest, 'tables' | 'sequences'>): Promise<Loader> {
  const existing = (await readTables(client)).map(({ name }) => name)
  const filled = tables.filter(({ name }) => existing.includes(name))
  // The schema of an early version has no feed of changes.
  const { rows: feed } = await client.query<{ name: string | null }>('SELECT to_regclass($1)::text AS name', [ofOneServer])
  await client.query(`TRUNCATE ${[...existing, ...feed.flatMap(({ name }) => name ?? [])].join(', ')}`)
  // What triggers would write is in the backup, as they wrote it then.
  for (const { name } of filled) await client.query(`ALTER TABLE ${name} DISABLE TRIGGER USER`)
  let open: OpenTable | null = null
  let rows = 0

  function begin(name: string): OpenTable {
    const stream = client.query(copyFrom(`COPY ${copied(filled.find((table) => table.name === name)!)} FROM STDIN`))
    const ended = finished(stream)
    ended.catch(() => {})
    return { name, stream, ended }
  }
  async function end(): Promise<void> {
    if (!open) return
    open.stream.end()
    await open.ended
    rows += open.stream.rowCount ?? 0
    open = null
  }
  return {
    end,
    async take(name, pieces) {
      const isKnown = filled.some((table) => table.name === name)
      if (open?.name !== name) await end()
      if (isKnown) open ??= begin(name)
      for await (const piece of pieces) {
        if (isKnown && !open!.stream.write(piece)) await Promise.race([once(open!.stream, 'drain'), open!.ended])
      }
    },
    async finish() {
      for (const { name } of filled) await client.query(`ALTER TABLE ${name} ENABLE TRIGGER USER`)
      for (const { name, lastValue, isCalled } of sequences)
        await client.query('SELECT setval(to_regclass($1), $2, $3)', [name, lastValue, isCalled])
    },
    rows: () => rows,
    leftOut: tables.map(({ name }) => name).filter((name) => !existing.includes(name)),
  }
}

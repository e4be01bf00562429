import type pg from 'pg'

export interface StoredTable {
  /** With its schema, quoted where it needs to be: `public.orders`. */
  name: string
  /** Those that are stored; what PostgreSQL works out itself is left out. */
  columns: string[]
}

export interface StoredSequence {
  name: string
  lastValue: string
  isCalled: boolean
}

/**
 * The feed of changes is not taken along: its rows are known by the transactions of one server, which another server has
 * not had. A shop that starts has cached nothing, and needs none of them.
 */
export const ofOneServer = 'public.changes'

/** So that values are written and read in one way, whatever the server's own settings are. */
export const plainValues = `SET datestyle = 'ISO, YMD'; SET intervalstyle = 'postgres'; SET timezone = 'UTC'; SET bytea_output = 'hex';
  SET extra_float_digits = 1; SET client_encoding = 'UTF8'; SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0`

type Queryable = Pick<pg.ClientBase, 'query'>

const shopSchemas = `('public'::regnamespace, to_regnamespace('drizzle'))`

/** The tables of the shop and of its migrations, in the order in which they can be filled. */
export async function readTables(on: Queryable): Promise<StoredTable[]> {
  const { rows: tables } = await on.query<StoredTable>(`
    select format('%I.%I', c.relnamespace::regnamespace::text, c.relname) as name,
      array(select a.attname::text from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum) as columns
    from pg_class c where c.relkind in ('r', 'p') and not c.relispartition and c.relnamespace in ${shopSchemas} order by 1`)
  const { rows: references } = await on.query<Reference>(`
    select format('%I.%I', f.relnamespace::regnamespace::text, f.relname) as "from", format('%I.%I', t.relnamespace::regnamespace::text, t.relname) as "to"
    from pg_constraint join pg_class f on f.oid = conrelid join pg_class t on t.oid = confrelid
    where contype = 'f' and conrelid <> confrelid and f.relnamespace in ${shopSchemas}`)
  const stored = tables.filter(({ name }) => name !== ofOneServer)
  return inLoadOrder(stored, references)
}

export interface Reference {
  from: string
  to: string
}

/** Each table after those that its rows point to. */
export function inLoadOrder<Table extends { name: string }>(tables: readonly Table[], references: readonly Reference[]): Table[] {
  const ordered: Table[] = []
  let left = [...tables]
  while (left.length > 0) {
    const waiting = new Set(left.map(({ name }) => name))
    const isReady = ({ name }: Table): boolean => !references.some(({ from, to }) => from === name && waiting.has(to))
    const ready = left.filter(isReady)
    if (ready.length === 0) throw new Error(`These tables point to each other: ${[...waiting].join(', ')}`)
    ordered.push(...ready)
    left = left.filter((table) => !ready.includes(table))
  }
  return ordered
}

/** Read after the snapshot was taken, a sequence is never behind the rows of the snapshot. */
export async function readSequences(on: Queryable): Promise<StoredSequence[]> {
  const { rows } = await on.query<{ name: string }>(`
    select format('%I.%I', relnamespace::regnamespace::text, relname) as name from pg_class
    where relkind = 'S' and relnamespace in ${shopSchemas} order by 1`)
  const sequences: StoredSequence[] = []
  for (const { name } of rows) {
    const found = await on.query<Omit<StoredSequence, 'name'>>(
      `select last_value::text as "lastValue", is_called as "isCalled" from ${name}`,
    )
    sequences.push({ name, ...found.rows[0]! })
  }
  return sequences
}

/** What COPY is told of a table. */
export const copied = ({ name, columns }: StoredTable): string => `${name} (${columns.map((column) => `"${column}"`).join(', ')})`

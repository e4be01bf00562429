import { getTableColumns, getTableName, type InferInsertModel } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type pg from 'pg'

// Many rows in one statement: they are sent as one JSON text, and PostgreSQL converts each value to the type of its column.

/** A connection, or a pool for statements that need no transaction. */
export type Queryable = Pick<pg.ClientBase, 'query'>

/** A row by the names of the Drizzle table; rows of one call name the same columns. `autoId` identifies a row to update. */
export type RowOf<Table extends PgTable> = InferInsertModel<Table> & { autoId?: number }

/** Inserts rows. `after` completes the statement, `ON CONFLICT …` or `RETURNING …`. */
export async function insertRows<Table extends PgTable, Answer = never>(
  on: Queryable,
  table: Table,
  rows: readonly RowOf<Table>[],
  after = '',
): Promise<Answer[]> {
  if (rows.length === 0) return []
  const name = getTableName(table)
  const columns = columnNames(table, rows[0]!)
  const text = `INSERT INTO ${name} (${columns.join(', ')})
    SELECT ${columns.join(', ')} FROM json_populate_recordset(NULL::${name}, $1) ${after}`
  const answer = await on.query({ text, values: [asJson(table, rows)] })
  return answer.rows as Answer[]
}

/** Updates the rows with these auto ids. */
export async function updateRows<Table extends PgTable>(
  on: Queryable,
  table: Table,
  rows: readonly (Partial<RowOf<Table>> & { autoId: number })[],
): Promise<void> {
  if (rows.length === 0) return
  const name = getTableName(table)
  const sets = columnNames(table, rows[0]!)
    .filter((column) => column !== 'auto_id')
    .map((column) => `${column} = new.${column}`)
  const text = `UPDATE ${name} held SET ${sets.join(', ')}
    FROM json_populate_recordset(NULL::${name}, $1) new WHERE held.auto_id = new.auto_id`
  await on.query({ text, values: [asJson(table, rows)] })
}

/** The database's name of a column. */
export function columnName(table: PgTable, property: string): string {
  const column = getTableColumns(table)[property]
  if (!column) throw new Error(`${getTableName(table)} has no column ${property}`)
  return column.name
}

const columnNames = (table: PgTable, row: object): string[] => Object.keys(row).map((property) => columnName(table, property))

function asJson(table: PgTable, rows: readonly object[]): string {
  const names = new Map(Object.keys(rows[0]!).map((property) => [property, columnName(table, property)]))
  return JSON.stringify(rows.map((row) => Object.fromEntries(Object.entries(row).map(([property, value]) => [names.get(property), value]))))
}

import { fillPlaceholders, getTableColumns, sql, type SQL } from 'drizzle-orm'
import { PgDialect, type PgTable } from 'drizzle-orm/pg-core'
import type { Orm } from './database.ts'

const dialect = new PgDialect()

/** A list as one parameter of a prepared statement, for `any`. Written out as separate parameters, each length of the list would be another statement to plan. */
export const listed = (name: string, type: 'int' | 'text'): SQL =>
  sql`(select ${sql.placeholder(name)}::${sql.raw(type)}[])::${sql.raw(type)}[]`

/**
 * A hot statement, built once here, and parsed and planned once by each connection, which for the statements of pages
 * takes longer than running them. Its values are placeholders: `sql.placeholder('slug')`. The name must be unique to the
 * statement. Times come as `Date`, unlike those of `orm.execute`.
 */
export function prepared<Row, Values extends Record<string, unknown> = Record<never, never>>(
  name: string,
  query: SQL,
): (orm: Orm, values: Values) => Promise<Row[]> {
  const { sql: text, params } = dialect.sqlToQuery(query)
  return async (orm, values) => (await orm.$client.query({ name, text, values: fillPlaceholders(params, values) })).rows
}

type Column = [key: string, column: string]

const columnsIn = (table: PgTable): Column[] => Object.entries(getTableColumns(table)).map(([key, { name }]) => [key, name])

const listOf = (columns: readonly Column[], each: (column: Column) => SQL): SQL => sql.join(columns.map(each), sql`, `)

const nameOf = ([, column]: Column): SQL => sql`${sql.identifier(column)}`

/** All columns of a table, by the names that they have in code. */
export const columnsOf = (table: PgTable): SQL =>
  listOf(columnsIn(table), ([key, column]) => sql`${sql.identifier(column)} ${sql.identifier(key)}`)

/** Inserts a whole row. `omitted` columns get their defaults. */
export function preparedInsert<Row extends object>(
  name: string,
  table: PgTable,
  omitted: readonly string[] = [],
): (orm: Orm, row: Row) => Promise<void> {
  const columns = columnsIn(table).filter(([key]) => !omitted.includes(key))
  const values = listOf(columns, ([key]) => sql`${sql.placeholder(key)}`)
  const insert = prepared<object, Record<string, unknown>>(
    name,
    sql`insert into ${table} (${listOf(columns, nameOf)}) overriding system value values (${values})`,
  )
  return async (orm, row) => void (await insert(orm, row as Record<string, unknown>))
}

/** Inserts whole rows, however many, by one statement: they travel as one JSON list. */
export function preparedInsertAll<Row extends object>(name: string, table: PgTable): (orm: Orm, rows: readonly Row[]) => Promise<void> {
  const columns = columnsIn(table)
  const names = listOf(columns, nameOf)
  const insert = prepared<object, { rows: string }>(
    name,
    sql`insert into ${table} (${names}) select ${names} from json_populate_recordset(null::${table}, ${sql.placeholder('rows')}::json)`,
  )
  return async (orm, rows) => {
    const stored = rows.map((row) => Object.fromEntries(columns.map(([key, column]) => [column, row[key as keyof Row]])))
    await insert(orm, { rows: JSON.stringify(stored) })
  }
}

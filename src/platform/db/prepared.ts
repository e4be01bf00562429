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

/** All columns of a table, by the names that they have in code. */
export const columnsOf = (table: PgTable): SQL =>
  sql.join(
    Object.entries(getTableColumns(table)).map(([name, column]) => sql`${sql.identifier(column.name)} ${sql.identifier(name)}`),
    sql`, `,
  )

/** Inserts whole rows, however many, by one statement: they travel as one JSON list. `omitted` columns get their defaults. */
export function preparedInsert<Row extends object>(
  name: string,
  table: PgTable,
  omitted: readonly string[] = [],
): (orm: Orm, rows: readonly Row[]) => Promise<void> {
  const columns = Object.entries(getTableColumns(table)).filter(([column]) => !omitted.includes(column))
  const names = sql.join(
    columns.map(([, column]) => sql.identifier(column.name)),
    sql`, `,
  )
  const insert = prepared<object, { rows: string }>(
    name,
    sql`insert into ${table} (${names}) overriding system value
      select ${names} from json_populate_recordset(null::${table}, ${sql.placeholder('rows')}::json)`,
  )
  return async (orm, rows) => {
    const stored = rows.map((row) => Object.fromEntries(columns.map(([key, column]) => [column.name, row[key as keyof Row]])))
    await insert(orm, { rows: JSON.stringify(stored) })
  }
}

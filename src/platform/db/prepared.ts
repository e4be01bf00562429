import { fillPlaceholders, sql, type SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
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
